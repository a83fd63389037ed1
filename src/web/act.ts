// The short words on the buttons of a selected card.
import type { OptionLine } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import type { Words } from './words.ts'

/** "Fight", or the whole sentence where the verb alone would not tell the options apart. */
export function actOf(words: Words, line: OptionLine, alike: number): string {
  const short = words.verbs[line.view.verb]
  if (short === undefined || line.view.ability || line.view.as !== undefined || line.view.mode !== undefined) return line.text
  return alike > 1 && line.view.target !== undefined ? `${short} …` : short
}

/** "Flaxia: Reap or Fight?": what is possible with it, in the words on the buttons. */
export function whichAct(name: string, acts: readonly string[]): string {
  return `${name}: ${new Intl.ListFormat(LISTS[settings.language], { type: 'disjunction' }).format(new Set(acts))}?`
}

// American lists have a comma before their "or"
const LISTS = { en: 'en-GB', de: 'de', it: 'it' } as const
