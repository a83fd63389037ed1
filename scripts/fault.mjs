// What a program of the project says when it cannot be loaded or fails: one line, and no stack.

/** The first file of the project in a stack, with its line. */
const PLACE = /\b((?:src|test|train|bench|scripts)\/[^\s():]+:\d+)/

/**
 * @param {unknown} problem
 * @returns {{ line: string, code: number }} `code`: 2 for what whoever changes cards can mend, 1 for a fault of the program
 */
export function tellFault(problem) {
  const { name, message, stack = '' } = problem instanceof Error ? problem : new Error(String(problem))
  // files of cards with a fault: it says in one line what would make them right
  if (name === 'CardFault') return { line: message, code: 2 }
  const place = PLACE.exec(stack)?.[1]
  const word = /^(\S+) is not defined$/.exec(message)?.[1]
  if (place?.includes('/cards/') && word !== undefined)
    return { line: `${place}: "${word}" is used without its import. "npm run format" writes it, or says which word comes near.`, code: 2 }
  return { line: `A fault of the program itself: ${message.replace(/\s+/g, ' ')}${place === undefined ? '' : ` (${place})`}`, code: 1 }
}

/**
 * Ends the program with that line.
 * @param {unknown} problem
 * @returns {never}
 */
export function endByFault(problem) {
  const { line, code } = tellFault(problem)
  console.error(line)
  process.exit(code)
}
