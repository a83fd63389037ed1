import type { Language } from '../../../ability/language.ts'
import type { OptionView, Reason } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { speakPlainly } from '../../speech/fallback.ts'
import { joinNames, nameCards, reasonText, withSource } from '../../speech/frame.ts'
import type { Speaker, SpeechContext } from '../../speech/frame.ts'
import { ASPECTS, STONES, TIERS } from '../face.ts'
import type { Aspect, Stone, Tier } from '../face.ts'
import { packOf } from './language-pack.ts'
import type { RiftbladeObservation } from '../observe.ts'
import { EVENT_KINDS, QUESTIONS, REFUSALS, VERBS } from './phrases.ts'
import type { EventKind, Offered, Phrases, Question, Refusal, Refused, Told, Verb } from './phrases.ts'
import { nameSide } from './side.ts'
import { layTable } from './table.ts'

/** Riftblade in words. What only a set with cards that ask could say is said plainly. */
export function speakRiftblade(language: Language, context: SpeechContext): Speaker {
  const phrases = packOf(language)
  const plainly = speakPlainly(language, context)
  return {
    prompt(decision) {
      const { rule, source } = decision
      return isIn(QUESTIONS, rule) ? withSource(language, context, source, phrases.prompts[rule as Question]) : plainly.prompt(decision)
    },
    option(view) {
      return isIn(VERBS, view.verb) ? phrases.options[view.verb as Verb](offer(language, context, view)) : plainly.option(view)
    },
    event(event) {
      if (!isIn(EVENT_KINDS, event.kind)) return plainly.event(event)
      const sentence = phrases.events[event.kind as EventKind](tell(language, context, phrases, event))
      // what did it is said behind, unless the sentence names it already
      const named = event.source < 0 || event.cards.includes(event.source)
      return capital(named ? sentence : `${sentence} (${nameCards(language, context, [event.source])})`)
    },
    reason(reason) {
      if (!isIn(REFUSALS, reason.rule)) return reasonText(language, context, reason)
      return `${capital(phrases.refusals[reason.rule as Refusal](refuse(language, context, phrases, reason)))}. [${reason.rule}]`
    },
    table: (observation) => layTable(language, context, phrases, observation as RiftbladeObservation),
  }
}

function offer(language: Language, context: SpeechContext, { card, seat, amount, mode, as }: OptionView): Offered {
  return {
    card: card === undefined || card < 0 ? '' : nameCards(language, context, [card]),
    seat: seat === undefined ? '' : context.seatName(seat),
    own: seat !== undefined && seat === context.viewer,
    amount,
    tier: mode === undefined ? undefined : TIERS[mode],
    stone: stoneOf(as),
    fromHand: as === 'hand',
  }
}

function tell(language: Language, context: SpeechContext, phrases: Phrases, event: GameEvent): Told {
  const { seat, cards, amount, name = '' } = event
  const reader = context.viewer === seat
  const seatName = seat < 0 ? '' : context.seatName(seat)
  const sideName = seat < 0 ? '' : nameSide(language, context, phrases, seat)
  const who = (you: string, they: string) => (reader ? subjectYou(language, you) : `${seatName} ${they}`)
  const rolled = name.split(' ')
  return {
    who,
    side: (you, they) => (context.partnerOf === undefined ? who(you, they) : `${sideName} ${they}`),
    pick: (you, they) => (reader ? you : they),
    sideName,
    cards: nameCards(language, context, cards),
    plural: cards.length > 1,
    n: amount,
    tier: TIERS[amount] ?? 'base',
    stone: stoneOf(name),
    rolled: STONES.flatMap((stone): [Stone, number][] => {
      const n = rolled.filter((one) => one === stone).length
      return n === 0 ? [] : [[stone, n]]
    }),
    fromHand: event.from === 'hand',
  }
}

function refuse(language: Language, context: SpeechContext, phrases: Phrases, { card, facts = {} }: Reason): Refused {
  const number = (fact: unknown) => (typeof fact === 'number' ? fact : undefined)
  const aspects = (fact: unknown) =>
    joinNames(
      language,
      String(fact ?? '')
        .split(' ')
        .filter((aspect): aspect is Aspect => isIn(ASPECTS, aspect))
        .map((aspect) => phrases.aspects[aspect]),
    )
  return {
    card: card === undefined || card < 0 ? '' : nameCards(language, context, [card]),
    tier: TIERS.find((tier): tier is Tier => tier === facts.tier),
    cost: number(facts.cost),
    mana: number(facts.mana),
    seat: typeof facts.seat === 'number' ? context.seatName(facts.seat) : '',
    has: aspects(facts.has),
    needs: aspects(facts.needs),
  }
}

function stoneOf(name: string | undefined): Stone | undefined {
  return STONES.find((stone) => stone === name)
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
