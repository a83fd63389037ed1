import { viewColumn } from './position.ts'
import type { Position } from './position.ts'
import { AMOUNT, BELOW, PC, RESULT, SEAT, SELF, SLOTS, SOURCE } from './program.ts'
import type { Code, Program } from './program.ts'

/** A program as text, one step a line with its address: for debugging and for docs. */
export function printProgram<P extends Position>(code: Code<P>, program: Program): string {
  const lines = [`program ${program.name} (${program.slots} slots)`]
  for (let pc = program.start; pc < code.steps.length; pc++) {
    lines.push(`  ${String(pc).padStart(5)} ${code.asks[pc] === undefined ? '   ' : 'ask'} ${code.labels[pc]}`)
    if (code.labels[pc] === 'end') break
  }
  return lines.join('\n')
}

/** A position as text: frames by name, zones as lists, every other column that is not all zero. */
export function printPosition<P extends Position>(code: Code<P>, p: P, nameOf: (card: number) => string): string {
  const lines: string[] = []
  for (let f = p.machine[0]; f >= 0; f = p.frames[f + BELOW]) {
    const program = code.programAt(p.frames[f + PC])
    const slots = Array.from(p.frames.subarray(f + SLOTS, f + SLOTS + (program?.slots ?? 0)))
    lines.push(
      `frame ${program?.name} at ${p.frames[f + PC]} "${code.labels[p.frames[f + PC]]}" seat ${p.frames[f + SEAT]}` +
        ` source ${nameOf(p.frames[f + SOURCE])} self ${nameOf(p.frames[f + SELF])} result ${p.frames[f + RESULT]}` +
        ` amount ${p.frames[f + AMOUNT]} [${slots.join(' ')}]`,
    )
  }
  const { zones } = p
  for (let zone = 0; zone < zones.names.length; zone++) {
    const cards = Array.from(zones.list.subarray(zones.start[zone], zones.start[zone] + zones.length[zone]))
    if (cards.length > 0) lines.push(`${zones.names[zone]}: ${cards.map(nameOf).join(', ')}`)
  }
  for (const column of p.columns) {
    if (['frames', 'machine', 'zones', 'zone lengths', 'zone'].includes(column.name)) continue
    const values = viewColumn(p, column)
    const shown = Array.from(values, (value, i) => (value === 0 ? '' : `${i}:${value}`)).filter(Boolean)
    if (shown.length > 0) lines.push(`${column.name} ${shown.join(' ')}`)
  }
  return lines.join('\n')
}
