import type { Language } from '../../../ability/language.ts'
import type { OptionView } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { nameCards, quoteName, reasonText, withSource } from '../../speech/frame.ts'
import type { Speaker, SpeechContext } from '../../speech/frame.ts'
import type { KeyColor, KeyforgeObservation } from '../rules/index.ts'
import { termOf } from './terms.ts'
import { packOf } from './language-pack.ts'
import { EVENT_KINDS } from './phrases.ts'
import type { EventKind, Offered, Phrases, Told } from './phrases.ts'
import { layTable } from './table.ts'

/** Events whose sentence tells of the source, too. */
const PAIRS: readonly string[] = ['fight', 'attacks', 'eluded', 'attach', 'swap', 'putUnder']

/** KeyForge in words. */
export function speakKeyforge(language: Language, context: SpeechContext): Speaker {
  const { phrases } = packOf(language)
  return {
    prompt({ kind, source, min, max, picked }) {
      return withSource(language, context, source, phrases.prompts[kind]({ min, max, picked: picked.length }))
    },
    option(view) {
      const phrase = phrases.options[view.verb]
      if (phrase === undefined) return plainly(language, context, view)
      const sentence = phrase(offer(language, context, phrases, view))
      // several abilities alike of one card are counted
      return view.ability !== undefined && view.verb !== 'order' ? `${sentence} (${view.ability + 1})` : sentence
    },
    event(event) {
      if (!isKnown(event.kind)) return undefined
      const sentence = phrases.events[event.kind](tell(language, context, phrases, event))
      // who did it is said behind, unless the sentence names it already
      const named = event.source < 0 || event.cards.includes(event.source) || PAIRS.includes(event.kind)
      const text = named ? sentence : `${sentence} (${nameCards(language, context, [event.source])})`
      return text.charAt(0).toUpperCase() + text.slice(1)
    },
    // what stands in the way is said by the rule; a house has a name
    reason: (reason) =>
      reasonText(
        language,
        context,
        reason,
        reason.facts?.house === undefined ? [] : [termOf('house', String(reason.facts.house), language)],
      ),
    table: (observation) => layTable(language, context, phrases, observation as KeyforgeObservation),
  }
}

/** An option that no sentence was written for: its verb and its cards. */
function plainly(language: Language, context: SpeechContext, { verb, card, target }: OptionView): string {
  const cards = [card, target].filter((one): one is number => one !== undefined && one >= 0)
  return [verb.charAt(0).toUpperCase() + verb.slice(1), ...cards.map((one) => nameCards(language, context, [one]))].join(' ')
}

function isKnown(kind: string): kind is EventKind {
  return (EVENT_KINDS as readonly string[]).includes(kind)
}

function offer(language: Language, context: SpeechContext, phrases: Phrases, view: OptionView): Offered {
  const name = (card: number | undefined) => (card === undefined || card < 0 ? '' : nameCards(language, context, [card]))
  return {
    card: name(view.card),
    target: name(view.target),
    seat: view.seat === undefined ? '' : context.seatName(view.seat),
    place: view.place,
    house: view.house === undefined ? '' : termOf('house', view.house, language),
    color: view.color === undefined ? '' : term(phrases.colors, view.color),
    // a card named is an id
    name: view.name === undefined ? '' : quoteName(language, context.cardName(view.name)),
    trait: view.trait === undefined ? '' : termOf('trait', view.trait, language),
    amount: view.amount,
    mode: view.mode ?? 0,
    as: view.as ?? '',
  }
}

function tell(language: Language, context: SpeechContext, phrases: Phrases, event: GameEvent): Told {
  const { kind, seat, source, cards, amount, name } = event
  const reader = context.viewer === seat
  const acting = source >= 0 && !cards.includes(source) ? [source, ...cards] : cards
  const one = (card: number | undefined) => (card === undefined ? '' : nameCards(language, context, [card]))
  const seatName = seat < 0 ? '' : context.seatName(seat)
  return {
    who: (you, they) => (reader ? subjectYou(language, you) : `${seatName} ${they}`),
    pick: (you, they) => (reader ? you : they),
    seat: seatName,
    cards: nameCards(language, context, cards),
    plural: cards.length > 1,
    first: one(acting[0]),
    second: one(acting[1]),
    n: amount,
    name: name === undefined ? '' : nameIn(language, context, phrases, kind, name),
  }
}

/** The reader as subject: Italian needs no pronoun. */
function subjectYou(language: Language, verb: string): string {
  if (language === 'it') return verb
  return `${language === 'de' ? 'du' : 'you'} ${verb}`
}

function nameIn(language: Language, context: SpeechContext, phrases: Phrases, kind: string, name: string): string {
  if (kind === 'house' || kind === 'chosenHouse') return termOf('house', name, language)
  if (kind === 'forge' || kind === 'unforge') return term(phrases.colors, name as KeyColor)
  if (kind === 'step') return term(phrases.steps, name)
  if (kind === 'counters') return term(phrases.counters, name)
  if (kind === 'chosenName') return quoteName(language, context.cardName(name))
  return name
}

/** A term in the reader's language; one that has none is shown as it is. */
export function term(terms: Readonly<Record<string, string>>, id: string): string {
  return terms[id] ?? id
}
export { addLanguage, hasLanguage } from './language-pack.ts'
export type { LanguagePack } from './language-pack.ts'
export { termOf } from './terms.ts'
export { nameOf, textOf, textOfAbility, textOfEffect, textOfFace } from './text.ts'
export type { TextLine } from './text.ts'
