import type { Terminal } from './terminal.ts'

/**
 * A terminal that breaks long lines between words, where it knows how wide it is; what goes on stands further in than where it began. A line
 * of JSON stays one line: it is for programs.
 */
export function wrapping(terminal: Terminal): Terminal {
  if (terminal.columns === undefined) return terminal
  const wrap = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => (/^[[{]/.test(line) ? [line] : wrapLine(line, terminal.columns ?? Number.POSITIVE_INFINITY)))
      .join('\n')
  return { ...terminal, print: (text) => terminal.print(wrap(text)), warn: (text) => terminal.warn(wrap(text)) }
}

/** The lines, none wider than `columns` unless a word is; what stands in a column behind others stays in it. */
export function wrapLine(line: string, columns: number): string[] {
  if (line.length <= columns) return [line]
  const [begin, column] = /^\s*(?:[-*] |\d+[.)] |(\S.{0,30} {2,})(?=\S))?/.exec(line)!
  const further = ' '.repeat(begin.length + (column === undefined ? 2 : 0))
  const lines: string[] = []
  let current = begin
  let empty = true
  for (const word of line.slice(begin.length).split(' ')) {
    if (!empty && current.length + 1 + word.length > columns) {
      lines.push(current)
      current = further + word
    } else current += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, current]
}
