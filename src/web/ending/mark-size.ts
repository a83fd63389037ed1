/** A mark and the ring around one, in pixels. */
const WIDEST = 34

/** How large the marks of a seat are drawn, by the turns that they stand at and the width of a turn: those of turns close together stand apart. */
export function markSize(turns: readonly number[], slot: number, largest: number): number {
  return Math.min(largest, ...turns.slice(1).map((turn, i) => ((turn - turns[i]) * slot) / WIDEST))
}
