import { expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../../ability/language.ts'
import { keyforge, speakKeyforge } from '../index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { buildScenario } from '../scenario/setup.ts'
import './languages/all.ts'

const FILL = ['urchin', 'dextre', 'silvertooth']

/** Plays the first card in hand, and says what is asked then. */
function ask(card: string, house: 'brobnar' | 'untamed', mine: readonly string[], theirs: readonly string[]) {
  const p = buildScenario({
    house,
    seats: [
      { hand: [card], battleline: mine, deck: FILL, houses: ['brobnar', 'shadows', 'untamed'] },
      { battleline: theirs, deck: FILL, houses: ['dis', 'logos', 'sanctum'] },
    ],
  })
  const options = new Int16Array(keyforge.maxOptions)
  const legal = Array.from(options.subarray(0, keyforge.options(p, options)))
  keyforge.choose(p, legal.find((option) => keyforge.describe(p, option).verb === 'play')!)
  const decision = keyforge.decision(p)!
  return LANGUAGES.map((language) => {
    const speaker = speakerOf(p, language)
    return [speaker.prompt(decision), speaker.purpose(decision)]
  })
}

function speakerOf(p: KeyforgePosition, language: Language) {
  return speakKeyforge(language, { cardId: (card) => keyforge.cardId(p, card), cardName: (id) => id, seatName: String, viewer: 0 })
}

test('a question is put with the kind of card that is asked for, and with what its ability does', () => {
  expect(ask('anger', 'brobnar', ['troll', 'krump'], ['dust-imp'])).toEqual([
    ['anger: Which creature?', 'Play: Ready and fight with a friendly creature.'],
    ['„anger“: Welche Kreatur?', expect.stringMatching(/^Spielen: .*befreundete/)],
    ['“anger”: Quale creatura?', expect.stringMatching(/amica/)],
  ])
})

test('a card whose effect asks by another program says what it does too', () => {
  const [[, purpose], [, german], [, italian]] = ask('cooperative-hunting', 'untamed', ['troll', 'krump'], ['dust-imp', 'charette'])
  expect(purpose).toMatch(/^Play: Deal .*each friendly creature/)
  expect(german).toMatch(/^Spielen: .*befreundete/)
  expect(italian).toMatch(/amica/)
})

test('a mulligan is the first thing that a game asks, and says what it is', () => {
  const begun = keyforge.start(keyforge.defaultSetup(), '1')
  if (!begun.ok) throw new Error('no game')
  const decision = keyforge.decision(begun.value)!
  expect(decision.kind).toBe('mulligan')
  expect(LANGUAGES.map((language) => speakerOf(begun.value, language).purpose(decision))).toEqual([
    expect.stringMatching(/^A mulligan: once/),
    expect.stringMatching(/^Ein Mulligan: einmal/),
    expect.stringMatching(/^Un mulligan: una volta/),
  ])
})
