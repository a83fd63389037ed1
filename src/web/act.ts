// The short words on the buttons of a selected card, and their letters.
import type { OptionLine } from './protocol.ts'
import type { Words } from './words.ts'

const LETTERS: Readonly<Record<string, string>> = { reap: 'R', fight: 'F', action: 'A', omni: 'M', unstun: 'N', play: 'P', discard: 'X' }

/** "Fight", or the whole sentence where the verb alone would not tell the options apart. */
export function actOf(words: Words, line: OptionLine, alike: number): string {
  const short = words.verbs[line.view.verb]
  if (short === undefined || line.view.ability || line.view.as !== undefined || line.view.mode !== undefined) return line.text
  return alike > 1 && line.view.target !== undefined ? `${short} …` : short
}

export function letterOf(line: OptionLine, selected: boolean): string | undefined {
  return selected && !line.view.ability ? LETTERS[line.view.verb] : undefined
}
