import { makeSpeak } from '../../speech/frame.ts'
import type { Names, Speak } from '../../speech/frame.ts'
import { PHASES } from '../layout.ts'
import { packOf } from './language-pack.ts'
import type { Offered, Phrases, Told } from './phrases.ts'
import { cardSpoken } from './text.ts'

/** Events that a text may bring about as well as a rule. */
const CAUSED: readonly string[] = ['boost', 'counter', 'damage', 'damagePlayer', 'heal', 'strengthen']

/** Events whose sentence says nothing of whose the card is. */
const OWNERLESS: readonly string[] = ['bounce', 'counter', 'damage', 'destroy', 'discard', 'exile', 'heal', 'kicker', 'strengthen']

/** Nightfall in words. */
export const speakNightfall: Speak = makeSpeak<Phrases, Offered, Told>({
  phrases: (language) => packOf(language).phrases,
  // no text asks for the order of texts of attackers
  question: (_names, { rule, source }, { prompts }) =>
    rule === 'nf.concept.3' && source < 0 ? prompts['nf.concept.3 attackers'] : undefined,
  offer(names, { card, target, seat, name }, phrases) {
    return {
      card: name === undefined ? names.card(card) : names.called(name),
      target: names.card(target),
      seat: names.seat(seat),
      whom: nameObject(names, phrases, seat),
    }
  },
  tell(names, { kind, seat, source, cards, amount, from = '', to = '', doubled }, told, phrases) {
    return {
      ...told,
      cards: doubled && OWNERLESS.includes(kind) ? `${told.cards} (${names.seat(seat)})` : told.cards,
      whom: nameObject(names, phrases, seat),
      source: names.card(source),
      named: cards.every((card) => card >= 0),
      phase: PHASES[amount] ?? 'draft',
      fromPlay: from.startsWith('play'),
      toExile: to.startsWith('exile'),
      toHand: to.startsWith('hand'),
    }
  },
  card: cardSpoken,
  saysSource: ({ kind }) => CAUSED.includes(kind),
})

/** A seat as the object of a verb. */
function nameObject(names: Names, phrases: Phrases, seat: number | undefined): string {
  return seat !== undefined && seat === names.context.viewer ? phrases.you : names.seat(seat)
}
