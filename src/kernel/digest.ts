import type { Game, Setup } from './game.ts'
import type { Position } from './position.ts'

/**
 * Hash of a position by its meaning, 16 hexadecimal digits: chance, where each card lies, what every seat may know, and what is asked.
 * It does not depend on how this version numbers cards, abilities, programs or words, nor on the layout of its columns, so that a later
 * version that plays the same game comes to the same hash. Slow: it is for closing records, not for comparing copies.
 */
export function digestPosition<P extends Position, S extends Setup>(game: Game<P, S>, p: P, seats: number): string {
  const { names, start, length, list } = p.zones
  const zones: Record<string, number[]> = {}
  for (let zone = 0; zone < names.length; zone++) {
    zones[names[zone]] = Array.from(list.subarray(start[zone], start[zone] + length[zone]))
  }
  const options = new Int16Array(game.maxOptions)
  const count = game.options(p, options)
  return hashText(
    canonical({
      chance: Array.from(p.random),
      zones,
      seats: Array.from({ length: seats }, (_, seat) => withoutDecision(game.observe(p, seat))),
      decider: game.seatToDecide(p),
      // what is asked is told by the answers that are possible; their order is a matter of numbers
      options: Array.from(options.subarray(0, count), (option) => game.makeOption(p, option)).sort(),
      outcome: game.outcome(p),
    }),
  )
}

/** The decision that is part of an observation holds numbers of options and of rules. */
function withoutDecision(observation: unknown): unknown {
  return { ...(observation as object), decision: undefined }
}

/**
 * JSON with the names in order. What is nothing (undefined, null, false, 0, an empty text, list or record) is left out of records, so that
 * a field that is added later, and is nothing where it does not matter, changes no hash.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const record = value as Readonly<Record<string, unknown>>
  const fields: string[] = []
  for (const name of Object.keys(record).sort()) {
    const field = record[name]
    if (field === undefined || field === null || field === false || field === 0 || field === '') continue
    const text = canonical(field)
    if (text !== '[]' && text !== '{}') fields.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${fields.join(',')}}`
}

/** 64-bit hash of a text, 16 hexadecimal digits; the same on every machine. */
export function hashText(text: string): string {
  let low = 0x811c9dc5 | 0
  let high = 0x1b873593 | 0
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    low = Math.imul(low ^ sign, 16777619)
    high = Math.imul((high << 13) ^ (high >>> 19) ^ sign, 0x85ebca6b | 0)
    low = (low << 5) ^ (low >>> 27) ^ high
  }
  return hex(low) + hex(high)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
