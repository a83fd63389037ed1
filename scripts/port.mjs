// The port to listen on, from the environment.

/**
 * @param {string | undefined} text what PORT says
 * @param {number} fallback
 * @returns {number | undefined} undefined when the text is not a port
 */
export function parsePort(text, fallback) {
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,5}$/.test(text)) return undefined
  const port = Number(text)
  return port >= 1 && port <= 65535 ? port : undefined
}
