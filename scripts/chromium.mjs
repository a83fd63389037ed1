// The system's Chromium. The project downloads no browser of its own.
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

// first the one without a window's buttons and menus, which the others draw for every page that is opened
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns {string | undefined} the path of the browser; CHROME_PATH, when set, is the only place looked at */
export function findChromium() {
  const chosen = process.env.CHROME_PATH
  if (chosen) return isProgram(chosen) ? chosen : undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const places = [
    ...names.flatMap((name) => folders.filter((folder) => folder !== '').map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find(isProgram)
}
