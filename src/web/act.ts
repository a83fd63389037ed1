// The short words on the buttons of a selected card.
import type { OptionLine } from './protocol.ts'
import type { Words } from './words.ts'

/** "Fight", or the whole sentence where the verb alone would not tell the options apart. */
export function actOf(words: Words, line: OptionLine, alike: number): string {
  const short = words.verbs[line.view.verb]
  if (short === undefined || line.view.ability || line.view.as !== undefined || line.view.mode !== undefined) return line.text
  return alike > 1 && line.view.target !== undefined ? `${short} …` : short
}
