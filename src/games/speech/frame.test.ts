import { expect, test } from 'vitest'
import type { Decision } from '../../kernel/decision.ts'
import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { german as de } from './frame-words/de.ts'
import { english as en } from './frame-words/en.ts'
import { italian as it } from './frame-words/it.ts'
import { makeSpeak } from './frame.ts'
import { makeRefuse } from './refuse.ts'
import type { Sentences, SpeechContext, Told } from './frame.ts'

const COMMON = { en, de, it }
const phrases: Sentences<string, Told> = {
  common: en,
  prompts: { 'x.a.1': 'One rule?', 'x.a.1 order': 'Its other question?', amount: ({ min, max }) => `A number from ${min} to ${max}.` },
  picks: (picked, _min, max) => `${picked} of ${max}`,
  options: { play: (card) => `play ${card}` },
  events: { draw: ({ who, cards }) => `${who('draw', 'draws')} ${cards}`, step: () => undefined },
}
const speak = makeSpeak<typeof phrases, string, Told>({
  phrases: (language) => ({ ...phrases, common: COMMON[language] }),
  offer: (names, { card }) => names.card(card),
  tell: (_names, _event, told) => told,
  saysSource: () => true,
})
const REFUSALS = { 'x.a.2': (card: string) => `${card} is too dear` }
const context: SpeechContext = {
  cardId: (card) => ['troll', 'imp'][card],
  cardName: (id) => id.charAt(0).toUpperCase() + id.slice(1),
  seatName: (seat) => ['Anna', 'Bruno'][seat],
  viewer: 0,
  refuse: makeRefuse({ en: REFUSALS, de: REFUSALS, it: REFUSALS }, (names, { card }) => names.card(card)),
}
const english = speak('en', context)
const asked = (more: Partial<Decision>): Decision => ({
  seat: 0,
  kind: 'target',
  source: -1,
  rule: 'x.b.1',
  optional: false,
  min: 1,
  max: 1,
  picked: [],
  eligible: [],
  ordered: false,
  secret: false,
  ...more,
})
const event = { kind: 'draw', seat: 0, source: -1, cards: [0, -1, -1], amount: 3, seen: SEEN_BY_ALL }

test('a question is found by rule and kind, by rule, by kind, and else among those of the ability language', () => {
  expect(english.prompt(asked({ rule: 'x.a.1', kind: 'order' }))).toBe('Its other question?')
  expect(english.prompt(asked({ rule: 'x.a.1', max: 3, picked: [1] }))).toBe('One rule? (1 of 3)')
  expect(english.prompt(asked({ kind: 'amount', min: 0, source: 1 }))).toBe('Imp: A number from 0 to 1.')
  expect(english.prompt(asked({ kind: 'may' }))).toBe('Do you want to?')
})

test('an option without a sentence is still readable, whatever its verb is called', () => {
  expect(english.option({ verb: 'play', card: 1 })).toBe('Play Imp')
  expect(english.option({ verb: 'mode', mode: 1 })).toBe('Alternative 2')
  expect(english.option({ verb: 'toString', target: 0 })).toBe('ToString Troll')
})

test('the log: the reader is spoken to, hidden cards are counted, what did it stands behind', () => {
  expect(['en', 'de', 'it'].map((language) => speak(language as 'en', context).event({ ...event, source: 1 }))).toEqual([
    'You draw Troll and 2 cards (Imp)',
    'Du draw „Troll“ und 2 Karten („Imp“)',
    'Draw “Troll” e 2 carte (“Imp”)',
  ])
  expect(english.event({ ...event, seat: 1, cards: [1], source: 1 })).toBe('Bruno draws Imp')
  expect([english.event({ ...event, kind: 'step' }), english.event({ ...event, kind: 'unknown' })]).toEqual([undefined, undefined])
})

test('a reason: in the words of the game, else of the rule, else by its number', () => {
  expect(english.reason({ rule: 'x.a.2', card: 0 })).toBe('Troll is too dear. [x.a.2]')
  expect(speak('en', { ...context, ruleText: () => 'Once a turn.' }).reason({ rule: 'x.a.3', card: 0 })).toBe('Troll: Once a turn. [x.a.3]')
  expect(english.reason({ rule: 'x.a.3' })).toBe('rule x.a.3')
})
