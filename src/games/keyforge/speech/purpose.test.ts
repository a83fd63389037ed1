import { expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../../ability/language.ts'
import { keyforge, speakKeyforge } from '../index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { buildScenario } from '../scenario/setup.ts'
import './languages/all.ts'

const FILL = ['urchin', 'dextre', 'silvertooth']

/** Plays the first card in hand, and says what is asked then. */
function ask(
  card: string,
  house: 'brobnar' | 'untamed' | 'saurian' | 'staralliance' | 'dis',
  mine: readonly string[],
  theirs: readonly string[],
) {
  const p = buildScenario({
    house,
    seats: [
      { hand: [card], battleline: mine, deck: FILL, houses: [house, 'shadows', 'sanctum'] },
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

test('a question is put with what is done to the card, and with the kind of card that is asked for; the text is not said twice', () => {
  expect(ask('anger', 'brobnar', ['troll', 'krump'], ['dust-imp'])).toEqual([
    ['anger: Ready and fight with a friendly creature – which creature?', undefined],
    ['„anger“: Eine befreundete Kreatur spielbereit machen und sie kämpfen lassen – welche Kreatur?', undefined],
    ['“anger”: Ripristinare una creatura amica e combattere con essa – quale creatura?', undefined],
  ])
})

test('what a text says before and after what is asked stands below, without that', () => {
  expect(ask('blast-from-the-past', 'saurian', ['troll', 'krump'], ['dust-imp'])[0]).toEqual([
    'blast-from-the-past: Exalt a friendly creature – which creature?',
    expect.stringMatching(/^Play: … Archive/),
  ])
  expect(ask('arise', 'dis', [], [])).toEqual([
    [expect.stringMatching(/^arise: Choose a house[.] Return .*hand[.]$/), 'Play: … Gain 1 chain.'],
    [expect.stringMatching(/^„arise“: Wähle eine Fraktion[.] Schicke .*[.]$/), 'Spielen: … Erhalte 1 Kette.'],
    [expect.stringMatching(/^“arise”: Scegli una Casa[.] Riporta .*[.]$/), 'Gioco: … Ottieni 1 vincolo.'],
  ])
})

// kf.foreach.1: point by point
test('of damage that is divided each question says how much of it is left', () => {
  const said = ask('cooperative-hunting', 'untamed', ['troll', 'krump'], ['dust-imp', 'charette'])
  expect(said.map(([prompt]) => prompt)).toEqual([
    expect.stringMatching(/ – which creature[?] \(2 left\)$/),
    expect.stringMatching(/ – welche Kreatur[?] \(noch 2\)$/),
    expect.stringMatching(/ – quale creatura[?] \(ne restano 2\)$/),
  ])
})

test('what is chosen first says what follows', () => {
  expect(ask('technobabble', 'staralliance', ['troll', 'krump'], ['dust-imp']).map(([prompt]) => prompt)).toEqual([
    'technobabble: Choose a creature. Stun it and each neighbor of it that shares a house with it.',
    expect.stringMatching(/^„technobabble“: Wähle eine Kreatur[.] Betäube/),
    expect.stringMatching(/^“technobabble”: Scegli una creatura[.] Stordisci/),
  ])
})

test('a card whose effect asks by another program says what it does too', () => {
  const [[prompt], [german], [italian]] = ask('cooperative-hunting', 'untamed', ['troll', 'krump'], ['dust-imp', 'charette'])
  expect(prompt).toMatch(/: Deal .*each friendly creature/)
  expect(german).toMatch(/befreundete/)
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

// "Für bis zu 3 … nacheinander sie spielbereit machen" is no German
test('what is done to each of several, one after the other, is asked for in the infinitive', () => {
  const [[english], [german]] = ask('relentless-assault', 'brobnar', ['troll', 'krump'], ['dust-imp'])
  expect(english).toBe('relentless-assault: Ready and fight with up to 3 friendly creatures, one at a time – which creature, if any?')
  expect(german).toBe(
    '„relentless-assault“: Nacheinander bis zu 3 befreundete Kreaturen spielbereit machen und sie kämpfen lassen – welche Kreatur, wenn überhaupt?',
  )
})
