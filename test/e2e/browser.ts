// The system's Chromium on the built client, for the browser tests.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { webOutput } from '../../scripts/root.mjs'
import { serve } from '../../src/server/files.ts'

export interface Opened {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A page in a context of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>
  /** where the client is served, with a slash at the end */
  address: string
  close(): Promise<void>
}

/** Opens a browser on what is served of a folder: the built client, or copies of it. */
export async function openBrowser(folder = webOutput): Promise<Opened> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: install it, or set CHROME_PATH.')
  if (folder === webOutput && !existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no client in ${folder}: npm run build makes it.`)
  const server = await serve(folder, 0)
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const newContext = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext(options)
    // However slow the machine: a limit ends what hangs, and judges nothing.
    context.setDefaultTimeout(300_000)
    return context
  }
  return {
    newContext,
    newPage: async (options) => {
      const context = await newContext(options)
      const page = await context.newPage()
      page.on('close', () => void context.close().catch(() => undefined))
      return page
    },
    address: server.address,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
