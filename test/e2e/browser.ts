// The system's Chromium on the built client, for the browser tests.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
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
export async function openBrowser(folder = webOutput, executablePath = findChromium()): Promise<Opened> {
  if (executablePath === undefined) throw new Error('No Chromium: install it, or set CHROME_PATH.')
  if (folder === webOutput && !existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no client in ${folder}: npm run build makes it.`)
  const server = await serve(folder, 0)
  const browser = await launch(executablePath)
  const contexts: BrowserContext[] = []
  const newContext = async (options?: BrowserContextOptions) => {
    // What keeps the client for later loads fetches all of it, beside what is tested: only where that is the matter.
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    // However slow the machine: a limit ends what hangs, and judges nothing.
    context.setDefaultTimeout(120_000)
    context.on('page', awaitSizes)
    contexts.push(context)
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
      await Promise.all(contexts.map((context) => context.close()))
      await server.close()
    },
  }
}

/** A new size is there once it is drawn: the page learns of it in the next frame, and its parts of theirs in the one after that. */
function awaitSizes(page: Page): void {
  const setViewportSize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await setViewportSize(size)
    // a page that is left meanwhile has its size from the start
    await page.evaluate(drawTwice).catch(() => undefined)
  }
}

/** Runs in the page; whatever draws no frame is not waited for. */
async function drawTwice(): Promise<void> {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((done) => {
      requestAnimationFrame(done)
      setTimeout(done, 5000)
    })
}

const launched = new Map<string, Promise<Browser>>()

/** The browser of this process: the files that it tests share it, one after the other, each in contexts of its own. It ends with the process. */
async function launch(executablePath: string): Promise<Browser> {
  const running = await launched.get(executablePath)?.catch(() => undefined)
  if (running?.isConnected()) return running
  const browser = chromium.launch({
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
  launched.set(executablePath, browser)
  return browser
}
