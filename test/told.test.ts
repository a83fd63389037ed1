// A log beside a table: what came of a card stands on its line.
import { expect, test } from 'vitest'
import { buildScenario } from '../src/games/keyforge/scenario/setup.ts'
import '../src/games/keyforge/speech/languages/all.ts'
import { title as keyforge } from '../src/games/keyforge/title.ts'
import { HAND, PLAY } from '../src/games/nightfall/layout.ts'
import { give, table as layNight } from '../src/games/nightfall/scenario.ts'
import '../src/games/nightfall/speech/languages/en.ts'
import { title as nightfall } from '../src/games/nightfall/title.ts'
import { Session } from '../src/play/session.ts'
import { Voice } from '../src/play/voice.ts'

const NAMES = ['A', 'B']
const FILL = ['urchin', 'dextre', 'silvertooth']

/** A game in which a card is played that asks whom it hits, and how to choose there by a verb or a card. */
function playPunch() {
  const p = buildScenario({
    house: 'brobnar',
    seats: [
      { hand: ['punch'], battleline: ['troll'], deck: FILL, houses: ['brobnar', 'shadows', 'untamed'] },
      { battleline: ['dust-imp', 'charette'], deck: FILL, houses: ['dis', 'logos', 'sanctum'] },
    ],
  })
  const session = new Session({ title: keyforge, p, seed: '1', setup: { seats: 2 } } as never)
  const choose = (verb: string, target?: string) => {
    const chosen = session.legal().find((option) => {
      const view = session.describe(option)
      return target === undefined ? view.verb === verb : keyforge.game.cardId(p, view.target!) === target
    })
    session.choose(0, chosen!)
  }
  return { session, choose }
}

test.each(['en', 'de', 'it'] as const)('what comes of a card stands on its line, though a question stood between (%s)', (language) => {
  const { session, choose } = playPunch()
  const voice = new Voice(session.match, { language, names: NAMES, seat: 0, own: true })
  choose('play')
  expect(voice.read(session.happened)).toBe(0)
  const [cause] = voice.from(0).slice(-1)
  const { lines } = voice
  const before = session.happened.length
  choose('target', 'dust-imp')
  // that line is told anew, and no other
  expect(voice.read(session.happened)).toBe(lines - 1)
  const [told] = voice.from(lines - 1)
  expect(voice.lines).toBe(lines)
  expect(told.text.startsWith(`${cause.text} · `)).toBe(true)
  expect(told.text).toContain(keyforge.cardName('dust-imp', language))
  expect(voice.read(session.happened)).toBe(lines)
  // read at once, it is the same log
  const later = new Voice(session.match, { language, names: NAMES, seat: 0, own: true })
  later.read(session.happened)
  expect(later.from(0)).toEqual(voice.from(0))
  // taken back to the question, the line says what it said
  voice.forget(before)
  expect(voice.read(session.happened.slice(0, before))).toBe(lines - 1)
  expect(voice.from(lines - 1)).toEqual([cause])
})

/** What a log says of a game in which a card is played, then so many answers are given by the first option, and the turn is ended. */
function tellOf(card: string, house: 'dis' | 'untamed', answers: number, theirs: readonly string[] = ['troll', 'krump', 'bumpsy']) {
  const p = buildScenario({
    house,
    seats: [
      { hand: [card, 'urchin'], battleline: ['dust-imp'], deck: FILL, houses: ['dis', 'shadows', 'untamed'] },
      { battleline: theirs, deck: FILL, houses: ['brobnar', 'logos', 'sanctum'] },
    ],
  })
  const session = new Session({ title: keyforge, p, seed: '1', setup: { seats: 2 } } as never)
  const verb = (wanted: string) => session.legal().find((option) => session.describe(option).verb === wanted)!
  session.choose(0, verb('play'))
  for (let i = 0; i < answers; i++) session.choose(0, session.legal()[0])
  session.choose(0, verb('end'))
  const voices = [0, 1].map(() => new Voice(session.match, { language: 'en', names: NAMES, seat: 0, own: true }))
  voices[0].read(session.happened)
  // bit by bit it is the same log
  for (let i = 0; i <= session.happened.length; i++) voices[1].read(session.happened.slice(0, i))
  expect(voices[1].from(0)).toEqual(voices[0].from(0))
  return voices[0].from(0).map(({ text }) => text)
}

test('what the rules do once a question is answered stands on the line of what asked it', () => {
  const [played] = tellOf('hand-of-dis', 'dis', 1)
  expect(played).toBe('You play Hand of Dis · Krump is destroyed')
  const [attached] = tellOf('way-of-the-wolf', 'untamed', 1)
  expect(attached).toMatch(/^You play Way of the Wolf · .*Way of the Wolf is attached to Dust Imp/)
})

test('what a step of the turn does begins a line of its own', () => {
  const lines = tellOf('hand-of-dis', 'dis', 1)
  expect(lines[1]).toMatch(/^You draw /)
})

test('Nightfall: damage stands behind the fight that it comes of, and who enters play behind no order of the chain (nf.combat.6, nf.chain.8)', () => {
  const p = layNight(2, 'lisaveta-florescu')
  for (const minion of ['enraged-wight', 'lisaveta-florescu']) give(p, minion, 1, PLAY)
  for (const minion of ['jj-mcteague', 'genesis-one']) give(p, minion, 0, PLAY)
  give(p, 'bad-smoke', 0, HAND)
  const session = new Session({ title: nightfall, p, seed: '1', setup: { seats: 2 } } as never)
  const choose = (wanted: string) =>
    session.choose(session.toDecide, session.legal().find((option) => nightfall.game.makeOption(p, option).includes(wanted))!)
  while (nightfall.game.decision(p)?.rule !== 'nf.combat.4') choose('stop')
  for (const act of ['block enraged-wight.3 > jj', '> genesis', 'fight > jj', 'chain bad-smoke', 'stop', 'stop']) choose(act)
  const voice = new Voice(session.match, { language: 'en', names: NAMES, seat: 'all', own: false })
  voice.read(session.happened)
  const told = voice.from(0).map(({ text }) => text)
  expect(told).toContain('B blocks Genesis One with Lisaveta Florescu')
  expect(told).toContain('J.J. McTeague fights with strength 1 · Enraged Wight takes 1 damage · Enraged Wight is destroyed and exiled')
  expect(told.slice(told.indexOf('A resolves Bad Smoke'))).toContain('Bad Smoke enters play for A')
})
