import type { LogLine } from './protocol.ts'

export interface TurnGroup {
  readonly turn: number
  readonly active: readonly number[]
  /** Index of its first line in the log. */
  readonly start: number
  readonly lines: readonly LogLine[]
}

/** The log by turns; a turn is one player's, what comes before the first nobody's. */
export function groupTurns(log: readonly LogLine[]): TurnGroup[] {
  const groups: (TurnGroup & { lines: LogLine[] })[] = []
  log.forEach((line, index) => {
    const last = groups[groups.length - 1]
    const isSame = last?.turn === line.turn && (line.turn === 0 || last.active.join() === line.active.join())
    if (isSame) last.lines.push(line)
    else groups.push({ turn: line.turn, active: line.active, start: index, lines: [line] })
  })
  return groups
}

export interface Piece {
  readonly text: string
  /** Set when the piece names a card. */
  readonly id?: string
}

/** Cuts a line at the cards it names, so that they can be linked. */
export function splitLine({ text, cards }: LogLine): Piece[] {
  let pieces: Piece[] = [{ text }]
  const longestFirst = [...cards].sort((a, b) => b.name.length - a.name.length)
  for (const { id, name } of longestFirst) {
    pieces = pieces.flatMap((piece) => {
      if (piece.id !== undefined || name === '') return [piece]
      const between = piece.text.split(name)
      return between.flatMap((part, index): Piece[] => (index === 0 ? [{ text: part }] : [{ text: name, id }, { text: part }]))
    })
  }
  return pieces.filter((piece) => piece.text !== '')
}
