import type { Language } from '../../ability/language.ts'
import type { Decision, OptionView, Purpose, Reason } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import { capital } from '../../ability/text/capital.ts'
import { Names } from './names.ts'
import type { SpeechContext } from './names.ts'
import { sayAct, sayMode, sayPurpose } from './purpose.ts'
import type { CardSpoken } from './purpose.ts'
import type { FrameWords } from './frame-words/index.ts'

export { capital } from '../../ability/text/capital.ts'
export { countAlike, Names } from './names.ts'
export type { SpeechContext } from './names.ts'

/** A game's words for people, in one language. Every client shows these and makes up none of its own. */
export interface Speaker {
  /** What is asked, as a sentence. */
  prompt(decision: Decision): string
  /** What the text says that asks; undefined when a rule asks. */
  purpose(decision: Decision): string | undefined
  /** One option as a short sentence; with the purpose of the question an alternative says what it does. */
  option(view: OptionView, purpose?: Purpose): string
  /** A line of the log; undefined for what nobody wants to read. `known`: cards that are no news as its source. */
  event(event: GameEvent, known?: readonly number[]): string | undefined
  /** The same beside the name of a card, where the sentence begins with it: what is left of it. */
  fate(event: GameEvent, card: number, known?: readonly number[]): string | undefined
  /** Why something is not possible. */
  reason(reason: Reason, wish?: OptionView): string
  /** How cards and seats are called, for whoever says more. */
  readonly names: Names
}

/** What a seat sees, as lines of plain text: for terminals. */
export type LayTable = (names: Names, observation: unknown) => string[]

export type Speak = (language: Language, context: SpeechContext) => Speaker

/** What a prompt is about. */
export interface Asked {
  readonly min: number
  readonly max: number
  readonly picked: number
}

/** What every event's sentence is made of. */
export interface Told {
  /** The subject with its verb: the form for the reader, and the form for another player. */
  who(you: string, they: string): string
  /** The form for the reader or for another player, without the subject. */
  pick(you: string, they: string): string
  /** The seat in a sentence about it, not as its subject. */
  readonly seat: string
  /** All cards, quoted and joined. */
  readonly cards: string
  readonly plural: boolean
  readonly n: number
}

/** The sentences of a game in one language, by what they answer. */
export interface Sentences<Offer, Tell> {
  /** What every game says alike in this language. */
  readonly common: FrameWords
  /** By rule and kind of the question, by its rule, or by its kind. */
  readonly prompts: Readonly<Record<string, string | ((asked: Asked) => string)>>
  /** Put behind a question with several picks: "1 of 2 chosen". */
  picks?(picked: number, min: number, max: number): string
  /** By verb. */
  readonly options: Readonly<Record<string, (offered: Offer) => string>>
  /** By kind; undefined for what nobody wants to read. */
  readonly events: Readonly<Record<string, (told: Tell) => string | undefined>>
}

/** What a game brings to the frame: its sentences, and what fills their gaps. */
export interface Speech<Phrases extends Sentences<Offer, Tell>, Offer, Tell extends Told> {
  phrases(language: Language): Phrases
  offer(names: Names, view: OptionView, phrases: Phrases): Offer
  tell(names: Names, event: GameEvent, told: Told, phrases: Phrases): Tell
  /** A card to be read aloud; undefined for one that is not here. */
  card?(id: string, language: Language): CardSpoken | undefined
  /** A question that the game says otherwise than by its kind or its rule. */
  question?(names: Names, decision: Decision, phrases: Phrases): string | undefined
  /** The source of an event is said behind its sentence, unless the sentence names it. */
  saysSource?(event: GameEvent): boolean
}

/** Makes a game speak. What the ability language asks alike in every game is said without the game's help. */
export function makeSpeak<Phrases extends Sentences<Offer, Tell>, Offer, Tell extends Told>(game: Speech<Phrases, Offer, Tell>): Speak {
  return (language, context) => {
    const phrases = game.phrases(language)
    const { common } = phrases
    const names = new Names(language, common, context)
    /** Something in the words of the card that asks. */
    const inItsWords = (purpose: Purpose | undefined, say: (purpose: Purpose, card: CardSpoken) => string | undefined) => {
      const card = purpose && game.card?.(purpose.id, language)
      return purpose && card && say(purpose, card)
    }
    const isSaidApart = (event: GameEvent) => game.saysSource?.(event) === true
    const sayEvent = (event: GameEvent, known: readonly number[] = []) => {
      if (event.kind === 'concede') return names.subject(event.seat, ...common.concede)
      const { source, cards } = event
      const said = event.least === undefined ? event : { ...event, amount: event.amount < 0 ? -SOME : SOME }
      const sentence = find(
        phrases.events,
        event.kind,
      )?.(game.tell(names, said, told(names, said), phrases))?.replace(
        String(SOME),
        () => `${Math.abs(event.least!)}–${Math.abs(event.amount)}`,
      )
      const isNews = source >= 0 && !cards.includes(source) && !known.includes(source)
      if (sentence === undefined || !isNews || !isSaidApart(event)) return sentence
      // by what it was done, and by whom, stand together
      const end = event.name !== undefined && sentence.endsWith(')') ? [sentence.slice(0, -1), ', '] : [sentence, ' (']
      return `${end.join('')}${names.card(source)})`
    }
    return {
      purpose: ({ purpose }) => inItsWords(purpose, sayPurpose),
      prompt(decision) {
        const { rule, kind, source, min, max, picked, purpose } = decision
        const act = kind === 'may' ? inItsWords(purpose, sayAct) : undefined
        const prompt =
          (act && `${capital(act).replace(/\.$/, '')}?`) ??
          game.question?.(names, decision, phrases) ??
          find(phrases.prompts, `${rule} ${kind}`) ??
          find(phrases.prompts, rule) ??
          find(phrases.prompts, kind)
        const sentence =
          typeof prompt === 'function' ? prompt({ min, max, picked: picked.length }) : (prompt ?? common.prompts[kind] ?? kind)
        const picks = max > 1 ? phrases.picks?.(picked.length, min, max) : undefined
        const whole = picks === undefined ? sentence : `${sentence} (${picks})`
        return source < 0 ? whole : `${names.card(source)}: ${whole}`
      },
      option(view, purpose) {
        const { verb, mode } = view
        const alternative = verb === 'mode' && mode !== undefined && inItsWords(purpose, (...asks) => sayMode(...asks, mode))
        if (alternative) return alternative
        const phrase = find(phrases.options, view.verb)
        if (phrase !== undefined) return capital(phrase(game.offer(names, view, phrases)))
        const card = names.card(view.target ?? view.card)
        return find(common.options, view.verb)?.({ card, mode: view.mode ?? 0 }) ?? `${capital(view.verb)} ${card}`.trim()
      },
      event(event, known) {
        const sentence = sayEvent(event, known)
        return sentence && capital(sentence)
      },
      fate(event, card, known) {
        const { cards, source } = event
        // who acts stands first where the sentence tells of both
        const subject = isSaidApart(event) || source < 0 || cards.includes(source) ? cards[0] : source
        if (card < 0 || cards.length !== 1 || subject !== card) return undefined
        const name = names.card(card)
        const sentence = sayEvent(event, known)
        return sentence?.startsWith(name) === true ? /^:? (.*)$/s.exec(sentence.slice(name.length))?.[1] : undefined
      },
      reason(reason, wish = NOTHING) {
        const { rule, card } = reason
        const refusal = context.refuse?.(names, reason, wish)
        if (refusal !== undefined) return `${capital(refusal)}. [${rule}]`
        // in the words of the rules, with the number under which they can be looked up
        const cause = card === undefined || card < 0 ? '' : `${names.card(card)}: `
        const text = context.ruleText?.(rule)
        return text === undefined ? `${cause}${common.rule} ${rule}` : `${cause}${text} [${rule}]`
      },
      names,
    }
  }
}

/** Stands for a range in a sentence, which is spoken as of many. */
const SOME = 987_654_321

/** Nobody says what was wished. */
const NOTHING: OptionView = { verb: '' }

/** Only what is written there: a verb may be called like something that every object has. */
function find<T>(sentences: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(sentences, key) ? sentences[key] : undefined
}

function told(names: Names, { seat, cards, amount, either }: GameEvent): Told {
  return {
    who: (you, they) => names.subject(seat, you, they),
    pick: (you, they) => (seat === names.context.viewer ? you : they),
    seat: names.seat(seat),
    cards: names.cards(cards, either, seat),
    plural: either === undefined && cards.length > 1,
    n: amount,
  }
}
