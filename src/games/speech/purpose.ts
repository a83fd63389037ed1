// What for somebody is asked, in the words of the card that asks.
import type { Effect, Ability } from '../../ability/tree.ts'
import { isNode, nodeAt } from '../../ability/tree.ts'
import type { German } from '../../ability/text/de.ts'
import type { English } from '../../ability/text/en.ts'
import type { Italian } from '../../ability/text/it.ts'
import type { Purpose } from '../../kernel/decision.ts'

/** A card to be read aloud: all that it says, by the numbers that purposes name it by. */
export interface CardSpoken {
  readonly reader: English | German | Italian
  readonly texts: readonly (Ability | readonly Effect[])[]
}

/** The whole text that asks; undefined where the card has none there. */
export function sayPurpose({ ability }: Purpose, { reader, texts }: CardSpoken): string | undefined {
  const text = texts[ability] as Ability | readonly Effect[] | undefined
  if (text === undefined) return undefined
  return isNode(text) ? reader.ability(text) : reader.sentences(text as readonly Effect[])
}

/** What is done by whoever says yes; undefined where something else is asked. */
export function sayAct(purpose: Purpose, card: CardSpoken): string | undefined {
  const asks = effectAt(purpose, card, 'may')
  if (asks === undefined) return undefined
  return card.reader.within(
    () => sayPurpose(purpose, card),
    asks,
    () => card.reader.act(asks.args as readonly Effect[]),
  )
}

/** What one of several alternatives does, by its number. */
export function sayMode(purpose: Purpose, card: CardSpoken, mode: number): string | undefined {
  const asks = effectAt(purpose, card, 'oneOf')
  const chosen = asks?.args[mode] as Effect | undefined
  if (asks === undefined || chosen === undefined) return undefined
  return card.reader.within(
    () => sayPurpose(purpose, card),
    asks,
    () => card.reader.sentences([chosen]),
  )
}

function effectAt({ ability, path }: Purpose, { texts }: CardSpoken, word: string): Effect | undefined {
  const found = nodeAt(texts[ability], path)
  return found?.word === word ? (found as Effect) : undefined
}
