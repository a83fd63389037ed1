// The system's Chromium on the built client, for the browser tests.
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { webOutput } from '../../scripts/root.mjs'
import { serve } from '../../scripts/server.mjs'

export interface Opened {
  browser: Browser
  /** where the client is served, with a slash at the end */
  address: string
  close(): Promise<void>
}

/** Opens a browser on what is served of a folder: the built client, or copies of it. */
export async function openBrowser(folder = webOutput): Promise<Opened> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: install it, or set CHROME_PATH.')
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
  return {
    browser,
    address: server.address,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
