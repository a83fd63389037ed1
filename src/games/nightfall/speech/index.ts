import type { Language } from '../../../ability/language.ts'
import type { Decision, OptionView } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { speakPlainly } from '../../speech/fallback.ts'
import { nameCards, quoteName, reasonText, withSource } from '../../speech/frame.ts'
import type { Speaker, SpeechContext } from '../../speech/frame.ts'
import { MOONS } from '../face.ts'
import { PHASES } from '../layout.ts'
import type { NightfallObservation } from '../observe.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'
import { EVENT_KINDS, QUESTIONS, VERBS } from './phrases.ts'
import type { EventKind, Offered, Phrases, Question, Told, Verb } from './phrases.ts'
import { layTable } from './table.ts'
import { termOf } from './terms.ts'

const PHRASES: Readonly<Record<Language, Phrases>> = { en: english, de: german, it: italian }

/** Nightfall in words. Yes, no and alternatives of a text are said as in every game. */
export function speakNightfall(language: Language, context: SpeechContext): Speaker {
  const phrases = PHRASES[language]
  const plainly = speakPlainly(language, context)
  return {
    prompt(decision) {
      const question = questionOf(decision)
      if (question === undefined) return plainly.prompt(decision)
      const { picked, min, max } = decision
      const picks = max > 1 ? ` (${phrases.picks(picked.length, min, max)})` : ''
      return withSource(
        language,
        context,
        decision.source,
        phrases.prompts[question].replace(/[.?]$/, (end) => picks + end),
      )
    },
    option(view) {
      return isIn(VERBS, view.verb) ? phrases.options[view.verb as Verb](offer(language, context, phrases, view)) : plainly.option(view)
    },
    event(event) {
      // what a text does follows it
      if (event.kind === 'text') return undefined
      if (!isIn(EVENT_KINDS, event.kind)) return plainly.event(event)
      return capital(phrases.events[event.kind as EventKind](tell(language, context, phrases, event)))
    },
    reason(reason) {
      const facts = Object.entries(reason.facts ?? {}).flatMap(([fact, value]) => nameFact(fact, value, language) ?? [])
      return reasonText(language, context, reason, facts)
    },
    table: (observation) => layTable(language, context, phrases, observation as NightfallObservation),
  }
}

/** What a refusal adds to its rule, in words; undefined for a fact that says nothing to a player. */
function nameFact(fact: string, value: string | number, language: Language): string | undefined {
  const { facts } = PHRASES[language]
  if (fact === 'moon' && isIn(MOONS, String(value))) return facts.moon(termOf('moon', String(value), language))
  if (fact === 'cost') return facts.cost(Number(value))
  return fact === 'influence' ? facts.influence(Number(value)) : undefined
}

/** The question that a decision puts; some rules ask for two things. */
export function questionOf({ rule, kind }: Decision): Question | undefined {
  const precise = `${rule} ${kind}`
  if (isIn(QUESTIONS, precise)) return precise as Question
  return isIn(QUESTIONS, rule) ? (rule as Question) : undefined
}

function offer(language: Language, context: SpeechContext, phrases: Phrases, { card, target, seat, name }: OptionView): Offered {
  const known = (one: number | undefined) => (one === undefined || one < 0 ? '' : nameCards(language, context, [one]))
  return {
    card: name === undefined ? known(card) : quoteName(language, context.cardName(name)),
    target: known(target),
    seat: seat === undefined ? '' : context.seatName(seat),
    whom: seat === undefined ? '' : nameObject(context, phrases, seat),
  }
}

function tell(language: Language, context: SpeechContext, phrases: Phrases, event: GameEvent): Told {
  const { seat, source, cards, amount, from = '', to = '' } = event
  const seatName = seat < 0 ? '' : context.seatName(seat)
  return {
    who: (you, they) => (context.viewer === seat ? subjectYou(language, you) : `${seatName} ${they}`),
    seat: seatName,
    whom: seat < 0 ? '' : nameObject(context, phrases, seat),
    cards: nameCards(language, context, cards),
    source: source < 0 || cards.includes(source) ? '' : nameCards(language, context, [source]),
    n: amount,
    phase: PHASES[amount] ?? 'draft',
    fromPlay: from.startsWith('play'),
    toExile: to.startsWith('exile'),
    toHand: to.startsWith('hand'),
  }
}

/** A seat as the object of a verb. */
function nameObject(context: SpeechContext, phrases: Phrases, seat: number): string {
  return seat === context.viewer ? phrases.you : context.seatName(seat)
}

/** The reader as subject: Italian needs no pronoun. */
function subjectYou(language: Language, verb: string): string {
  if (language === 'it') return verb
  return `${language === 'de' ? 'du' : 'you'} ${verb}`
}

function isIn(list: readonly string[], text: string): boolean {
  return list.includes(text)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
