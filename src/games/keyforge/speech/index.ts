import type { GameEvent } from '../../../kernel/event.ts'
import { makeSpeak } from '../../speech/frame.ts'
import type { Names, Speak, Told as Common } from '../../speech/frame.ts'
import { definitionById, type KeyforgeOption } from '../rules/index.ts'
import { packOf } from './language-pack.ts'
import type { Offered, Phrases, Told } from './phrases.ts'
export type { EventKind } from './phrases.ts'
import { termOf } from './terms.ts'
import { cardSpoken, textOfNth } from './text.ts'

/** Events whose sentence tells of the source, too. */
const PAIRS: readonly string[] = ['fight', 'attacks', 'eluded', 'attach', 'swap', 'putUnder']

/** Events that a keyword is named of: what is had, and what damage is dealt by. */
const BY_KEYWORD: readonly string[] = ['keyword', 'damage', 'destroyed']

/** What cards ask in their own words; until it is there, a question is put by its kind. */
let questions: typeof import('./questions.ts') | undefined

export async function bringQuestions(): Promise<void> {
  questions ??= await import('./questions.ts')
}

const speak = makeSpeak<Phrases, Offered, Told>({
  phrases: (language) => packOf(language).phrases,
  offer,
  tell,
  card: cardSpoken,
  question: (...asked) => questions?.sayQuestion(...asked),
  saysSource: ({ kind }) => !PAIRS.includes(kind),
})

/** KeyForge in words. */
export const speakKeyforge: Speak = (language, context) => {
  const speaker = speak(language, context)
  return {
    ...speaker,
    // the first thing that a game asks, before any card could say what for
    purpose(decision) {
      if (decision.kind === 'mulligan') return packOf(language).phrases.mulliganIs
      const whole = speaker.purpose(decision)
      return whole && (questions ? questions.sayBesides(whole, decision, language) : whole)
    },
    option(view, purpose) {
      const sentence = speaker.option(view, purpose)
      // several of one card are told apart by what they say; of those that wait for an order, what another card gave it
      if (view.ability === undefined || (view.verb === 'order' && view.source === undefined)) return sentence
      const said = textOfNth(context.cardId(view.source ?? view.card ?? -1), view.ability, language)
      return said === undefined ? sentence : `${sentence}: ${said}`
    },
  }
}

function offer(names: Names, view: KeyforgeOption, phrases: Phrases): Offered {
  return {
    card: names.card(view.card),
    target: names.card(view.target),
    seat: names.seat(view.seat),
    place: view.place,
    house: view.house === undefined ? '' : termOf('house', view.house, names.language),
    color: view.color === undefined ? '' : term(phrases.colors, view.color),
    // a card named is an id, and so is a bonus icon
    name: view.name === undefined ? '' : names.called(term(phrases.icons, view.name)),
    trait: view.trait === undefined ? '' : termOf('trait', view.trait, names.language),
    amount: view.amount,
    mode: view.mode ?? 0,
    as: view.as ?? '',
  }
}

function tell(names: Names, { kind, source, cards, name, from = '' }: GameEvent, told: Common, phrases: Phrases): Told {
  const acting = source >= 0 && !cards.includes(source) ? [source, ...cards] : cards
  const one = (card: number | undefined) => (card === undefined ? '' : names.cards([card]))
  const called = name === undefined ? '' : nameIn(names, phrases, kind, name)
  const isArtifact = cards.some((card) => definitionById.get(names.context.cardId(card) ?? '')?.face.type === 'artifact')
  return { ...told, first: one(acting[0]), second: one(acting[1]), name: called, isArtifact, before: from }
}

function nameIn(names: Names, phrases: Phrases, kind: string, name: string): string {
  if (kind === 'house' || kind === 'chosenHouse') return termOf('house', name, names.language)
  if (kind === 'forge' || kind === 'unforge') return term(phrases.colors, name)
  if (kind === 'step') return term(phrases.steps, name)
  if (kind === 'counters') return term(phrases.counters, name)
  if (kind === 'value') return term(phrases.values, name)
  if (kind === 'lasts') return term(phrases.spans, name)
  if (BY_KEYWORD.includes(kind)) return termOf('keyword', name, names.language)
  if (kind === 'chosenTrait') return termOf('trait', name, names.language)
  return kind === 'chosenName' ? names.called(name) : name
}

/** A term in the reader's language; one that has none is shown as it is. */
export function term(terms: Readonly<Record<string, string>>, id: string): string {
  return terms[id] ?? id
}
export { hasLanguage } from './language-pack.ts'
export type { LanguagePack } from './language-pack.ts'
export { bringLanguage, bringNames, nameOf } from './names.ts'
export { termOf } from './terms.ts'
export { textOf, textOfAbility, textOfEffect, textOfFace } from './text.ts'
