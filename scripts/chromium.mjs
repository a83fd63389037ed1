// The system's Chromium. The project downloads no browser of its own.
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** It has no frame of a window, which the others draw for every page that is opened, and shows no notifications. */
const SHELL = 'chromium-headless-shell'

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {{ notifies?: boolean }} [wanted] `notifies`: one that shows notifications
 * @returns {string | undefined} the path of the browser; CHROME_PATH, when set, is the only place looked at
 */
export function findChromium({ notifies = false } = {}) {
  const chosen = process.env.CHROME_PATH
  if (chosen) return isProgram(chosen) && !(notifies && chosen.endsWith(SHELL)) ? chosen : undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const places = [
    ...(notifies ? names : [SHELL, ...names]).flatMap((name) =>
      folders.filter((folder) => folder !== '').map((folder) => path.join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find(isProgram)
}
