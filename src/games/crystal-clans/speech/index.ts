import type { Language } from '../../../ability/language.ts'
import type { Decision, OptionView, Reason } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { speakPlainly } from '../../speech/fallback.ts'
import { nameCards, reasonText, withSource } from '../../speech/frame.ts'
import type { Speaker, SpeechContext } from '../../speech/frame.ts'
import { PLACES } from '../board.ts'
import { STYLES } from '../face.ts'
import type { Style } from '../face.ts'
import { faces } from '../faces.ts'
import type { CrystalClansObservation } from '../observe.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'
import { EVENT_KINDS, QUESTIONS, REFUSALS, VERBS } from './phrases.ts'
import type { EventKind, Offered, Phrases, Question, Refusal, Refused, Told, Verb } from './phrases.ts'
import { namePlace } from './place.ts'
import { layTable } from './table.ts'

const PHRASES: Readonly<Record<Language, Phrases>> = { en: english, de: german, it: italian }
const styleById = new Map(faces.flatMap((face) => (face.type === 'unit' ? [[face.id, face.style]] : [])))

/** Crystal Clans in words. What only other games could say is said plainly. */
export function speakCrystalClans(language: Language, context: SpeechContext): Speaker {
  const phrases = PHRASES[language]
  const plainly = speakPlainly(language, context)
  return {
    prompt(decision) {
      const question = questionOf(decision)
      return question === undefined ? plainly.prompt(decision) : withSource(language, context, decision.source, phrases.prompts[question])
    },
    option(view) {
      return isIn(VERBS, view.verb) ? capital(phrases.options[view.verb as Verb](offer(language, context, view))) : plainly.option(view)
    },
    event(event) {
      if (!isIn(EVENT_KINDS, event.kind)) return undefined
      const sentence = phrases.events[event.kind as EventKind](tell(language, context, event))
      return sentence === undefined ? undefined : capital(sentence)
    },
    reason(reason) {
      if (!isIn(REFUSALS, reason.rule)) return reasonText(language, context, reason)
      return `${capital(phrases.refusals[reason.rule as Refusal](refuse(language, context, reason)))}. [${reason.rule}]`
    },
    table: (observation) => layTable(language, context, phrases, observation as CrystalClansObservation),
  }
}

function questionOf({ rule, kind }: Decision): Question | undefined {
  return QUESTIONS.find((question) => question === rule || question === `${rule} ${kind}`)
}

function offer(language: Language, context: SpeechContext, view: OptionView): Offered {
  const { target, card = target, place, amount, mode, name } = view
  return {
    card: card === undefined || card < 0 ? '' : nameCards(language, context, [card]),
    place: typeof place === 'number' ? namePlace(language, context, PHRASES[language], PLACES[place].id) : '',
    style: styleCalled(name),
    n: mode === undefined ? (amount ?? 0) : mode + 1,
  }
}

function tell(language: Language, context: SpeechContext, event: GameEvent): Told {
  const { kind, seat, cards, amount, name = '', to = '' } = event
  const reader = context.viewer === seat
  const seatName = seat === 0 || seat === 1 ? context.seatName(seat) : ''
  const [from, goal] = kind === 'march' ? name.split(' ') : ['', kind === 'activate' ? name : to.split(' ')[1]]
  const place = kind === 'battle' ? PLACES[amount].id : goal
  const called = (id: string | undefined) =>
    id !== undefined && PLACES.some((known) => known.id === id) ? namePlace(language, context, PHRASES[language], id) : ''
  const [first = -1] = cards
  return {
    who: (you, they) => (reader ? subjectYou(language, you) : `${seatName} ${they}`),
    pick: (you, they) => (reader ? you : they),
    seatName,
    cards: nameCards(language, context, cards),
    n: amount,
    place: called(place),
    from: called(from),
    style: styleCalled(name) ?? (first < 0 ? undefined : styleById.get(context.cardId(first) ?? '')),
    side: name === 'left' ? 'left' : 'right',
  }
}

function refuse(language: Language, context: SpeechContext, { card, facts = {} }: Reason): Refused {
  const number = (fact: unknown) => (typeof fact === 'number' ? fact : undefined)
  return {
    card: card === undefined || card < 0 ? '' : nameCards(language, context, [card]),
    cost: number(facts.cost),
    available: number(facts.available),
    controlled: number(facts.controlled),
  }
}

const styleCalled = (name: string | undefined): Style | undefined => STYLES.find((style) => style === name)

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
