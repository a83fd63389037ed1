import { expect, test } from 'vitest'
import '../src/games/keyforge/index.ts'
import { keyforge } from '../src/games/keyforge/index.ts'
import { buildScenario, type ScenarioCard } from '../src/games/keyforge/scenario/setup.ts'
import { openTitleFor } from '../src/games/load.ts'
import { Table } from '../src/games/riftblade/scenario.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator, parseSeed, seedOf } from '../src/kernel/random.ts'
import type { House } from '../src/games/keyforge/rules/index.ts'
import type { Language } from '../src/ability/language.ts'
import { Forecast } from '../src/play/forecast.ts'
import { Session } from '../src/play/session.ts'
import { Voice } from '../src/play/voice.ts'

/** What is left out where it is empty. */
const NONE = { fate: [], certain: [], chosen: [], possible: [], still: false }
const FILL = ['urchin', 'silvertooth', 'bad-penny']

type Line = readonly ScenarioCard[]

async function lay(
  hand: readonly string[],
  mine: Line,
  theirs: Line,
  { now = () => 0, house = 'brobnar', language = 'en' }: { now?: () => number; house?: House; language?: Language } = {},
) {
  const title = await openTitleFor('keyforge', undefined)
  await title.bringLanguage(language)
  const p = buildScenario({
    house,
    seats: [
      {
        hand,
        battleline: mine,
        deck: FILL,
        houses: [house, ...(['shadows', 'untamed', 'logos'] as const).filter((one) => one !== house)].slice(0, 3),
        amber: 1,
      },
      { battleline: theirs, deck: FILL, hand: ['dextre'], houses: ['dis', 'logos', 'sanctum'], amber: 2 },
    ],
  })
  const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
  const session = new Session(match)
  const voice = new Voice(match, { language, names: ['Anna', 'Ben'], seat: 0, own: true })
  const forecast = new Forecast(match, now)
  const choose = (verb: string) => session.choose(0, session.legal().find((option) => session.describe(option).verb === verb)!)
  const say = (option: number) => voice.option(option, session.describe(option)).text
  const pick = (text: string) => session.choose(0, session.legal().find((option) => say(option) === text)!)
  const results = () => {
    const options = session.legal()
    const names = options.map(say)
    const told = forecast.tell(0, options, voice, session.moves.length)
    return Object.fromEntries(told.map((result, index) => [names[index], result && { ...NONE, ...result }]))
  }
  const count = () => forecast.tell(0, session.legal(), voice, 1).filter((result) => result !== undefined).length
  return { p, session, choose, pick, results, count }
}

test('each target of a fight says what would come of it, and the game stays as it is', async () => {
  const { p, choose, results } = await lay([], ['troll'], ['dust-imp', 'pit-demon'])
  choose('fight')
  const before = keyforge.blank()
  keyforge.copy(before, p)
  const told = results()
  expect(Object.keys(told)).toEqual(['Dust Imp', 'Pit Demon'])
  expect(told['Dust Imp']).toEqual({
    fate: ['is destroyed'],
    certain: ['Ben gains 2 Æmber', 'Troll takes 2 damage'],
    chosen: [],
    possible: [],
    still: false,
  })
  expect(told['Pit Demon']?.fate).toEqual(['is destroyed'])
  expect(p.zones.of).toEqual(before.zones.of)
  expect(keyforge.decision(p)).toEqual(keyforge.decision(before))
})

test('the question of a step is not tried: it names what can be done', async () => {
  const { results } = await lay([], ['troll'], ['dust-imp'])
  expect(Object.values(results()).every((result) => result === undefined)).toBe(true)
})

const many = Array.from({ length: 8 }, () => 'dust-imp')

// what was not reached in the first slice of time is told when the question is shown again
test('what comes of each of many options is told, slice by slice', async () => {
  let time = 0
  const { choose, count } = await lay(['punch'], ['troll', ...many], many, { now: () => (time += 10) })
  choose('play')
  const counts = [count(), count(), count(), count(), count()]
  expect(counts[0]).toBeGreaterThan(3)
  expect(counts[0]).toBeLessThan(17)
  expect(counts.at(-1)).toBe(17)
})

test('a target of which a further one depends says what is sure whatever the second answer is, and what depends on it', async () => {
  const { choose, pick, results } = await lay(['mighty-lance'], ['troll'], ['dust-imp', 'pit-demon', 'troll'], { house: 'sanctum' })
  choose('play')
  expect(results()['Pit Demon']).toMatchObject({
    fate: ['takes 3 damage'],
    certain: [],
    chosen: ['Ben gains 2 Æmber (Dust Imp)', 'Dust Imp is destroyed', 'Troll takes 3 damage'],
  })
  pick('Pit Demon')
  expect(results()['Dust Imp']).toMatchObject({
    fate: ['is destroyed'],
    certain: ['Ben gains 2 Æmber', 'Pit Demon takes 3 damage'],
    chosen: [],
  })
})

// whomever Krump destroys, its owner loses Æmber
test('of each creature that becomes ready and fights is told in its order what comes of it, whomever it will fight', async () => {
  const { choose, results } = await lay(['anger'], ['troll', { card: 'krump', exhausted: true }], ['dust-imp', 'pit-demon'])
  choose('play')
  const chosen = ['Ben gains 2 Æmber (Dust Imp)', 'Dust Imp or Pit Demon is destroyed']
  expect(results()).toMatchObject({
    Troll: { fate: ['takes 2–5 damage'], certain: [], chosen, possible: [] },
    Krump: { fate: ['becomes ready', 'takes 2–5 damage'], certain: ['Ben loses 1 Æmber'], chosen, possible: [] },
  })
})

test('of many foes one of which is met, none is named', async () => {
  const { choose, results } = await lay(['anger'], ['troll', 'krump'], ['dust-imp', 'pit-demon', 'krump', 'silvertooth', 'dust-imp'])
  choose('play')
  expect(results().Troll?.chosen).toContain('One of 5 cards is destroyed')
})

test('an upgrade says to each creature what its values come to, and what it can do then', async () => {
  const { choose, results } = await lay(['blood-of-titans'], ['troll', 'urchin'], ['dust-imp'])
  choose('play')
  expect(results()).toMatchObject({
    Troll: { fate: ['power 8 → 13'] },
    Urchin: { fate: ['power 1 → 6'] },
    'Dust Imp': { fate: ['power 2 → 7'] },
  })
})

test('a keyword without a value is there or not: nobody is told of a second one', async () => {
  const { choose, results } = await lay(['protect-the-weak'], ['troll', 'champion-anaphiel'], ['dust-imp'], { house: 'sanctum' })
  choose('play')
  const told = results()
  expect(JSON.stringify(told.Troll)).toContain('taunt')
  expect(JSON.stringify(told['Champion Anaphiel'])).toContain('armor')
  expect(JSON.stringify(told['Champion Anaphiel'])).not.toContain('taunt')
})

test('an option that is certain to change nothing is told from one of which nothing is known', async () => {
  const { choose, results } = await lay(['anger'], ['troll', { card: 'krump', exhausted: true }], [])
  choose('play')
  expect(results()).toMatchObject({ Troll: { fate: [], still: true }, Krump: { fate: ['becomes ready'], still: false } })
})

// one creature for each point: the first points are dealt with the last one
test('of damage that is divided each point says only what its own creature gets', async () => {
  const { choose, pick, results } = await lay(['cooperative-hunting'], ['troll', 'krump'], ['pit-demon', 'francus'], { house: 'untamed' })
  choose('play')
  expect(results()['Pit Demon']).toMatchObject({ fate: ['takes 1–2 damage'] })
  pick('Pit Demon')
  expect(Object.keys(results())).toEqual(['Troll', 'Krump', 'Pit Demon', 'Francus'])
  expect(results()).toMatchObject({
    Troll: { fate: ['takes 1 damage'], certain: [], chosen: [], possible: [], still: false },
    'Pit Demon': { fate: ['takes 2 damage'], certain: [], chosen: [], possible: [], still: false },
    Francus: { fate: [], certain: ['Armor of Francus prevents 1 damage'], chosen: [], possible: [], still: false },
  })
})

test('what becomes of the target is told first: back in hand, or elusive', async () => {
  const { choose, results } = await lay(
    [],
    ['troll'],
    ['urchin', { card: 'pit-demon', upgrades: ['phoenix-heart'] }, 'bad-penny', { card: 'dextre', warded: true }, 'francus'],
  )
  choose('fight')
  const told = results()
  expect(told['Pit Demon']).toEqual({
    fate: ['goes to the hand of Ben (Phoenix Heart)'],
    certain: expect.arrayContaining(['Troll is destroyed', 'Bad Penny goes to the hand of Ben']),
    chosen: [],
    possible: [],
    still: false,
  })
  expect(told['Bad Penny']).toEqual({
    fate: ['goes to the hand of Ben'],
    certain: ['Troll takes 1 damage'],
    chosen: [],
    possible: [],
    still: false,
  })
  expect(told.Urchin).toEqual({
    fate: ['is elusive: the fight with Troll deals no damage'],
    certain: [],
    chosen: [],
    possible: [],
    still: false,
  })
  // that its armor prevented some of it is no news
  expect(told.Francus).toEqual({ fate: ['is destroyed'], certain: ['Troll takes 6 damage'], chosen: [], possible: [], still: false })
})

test('own losses are told before those of others, and several cards that fare alike at once', async () => {
  const { choose, results } = await lay(
    [],
    ['silvertooth', 'urchin'],
    [{ card: 'pit-demon', damage: 4, upgrades: ['phoenix-heart'] }, 'dust-imp', 'troll', 'krump'],
    { house: 'shadows' },
  )
  choose('fight')
  expect(results()['Pit Demon']?.certain).toEqual([
    'Ben gains 2 Æmber (Dust Imp)',
    'Urchin and Silvertooth are destroyed',
    'Dust Imp is destroyed',
    'Troll and Krump take 3 damage (Phoenix Heart)',
  ])
})

test.each([
  [
    'de',
    '„Staubteufelchen“',
    { fate: ['wird zerstört'], certain: ['Ben erhält 2 Æmber', '„Troll“ erhält 2 Schaden'], chosen: [], possible: [], still: false },
  ],
  [
    'it',
    '“Imp della Polvere”',
    { fate: ['viene distrutta'], certain: ['Ben ottiene 2 Æmber', '“Troll” subisce 2 danni'], chosen: [], possible: [], still: false },
  ],
] as const)('%s: neither the option nor what asks is named again', async (language, name, result) => {
  const { choose, results } = await lay([], ['troll'], ['dust-imp', 'pit-demon'], { language })
  choose('fight')
  expect(results()[name]).toEqual(result)
})

/** Every question of four games of two, which go on by chance; `ask` tells what comes of options of the question that stands. */
async function* askedIn(name: 'nightfall' | 'crystal-clans', seed: number, most: number) {
  const title = await openTitleFor(name, undefined)
  const { game } = title
  const random = new Generator(seedOf(seed))
  const options = new Int16Array(game.maxOptions)
  let asked = 0
  for (let games = 0; games < 4; games++) {
    const setup = game.defaultSetup(2)
    const started = game.start(setup, random.seed())
    if (!started.ok) throw new Error(started.error.message)
    const match = { title, p: started.value, seed: parseSeed('1')!, setup }
    const forecast = new Forecast(match, () => 0)
    for (let step = 0; step < most && game.seatToDecide(match.p) >= 0; step++) {
      const legal = Array.from(options.subarray(0, game.options(match.p, options)))
      const { seat, rule, kind } = game.decision(match.p)!
      const voice = new Voice(match, { language: 'en', names: ['Anna', 'Ben'], seat, own: true })
      const number = asked++
      yield { game, p: match.p, rule, kind, legal, ask: () => forecast.tell(seat, legal, voice, number) }
      game.choose(match.p, legal[random.below(legal.length)])
    }
  }
}

test('nightfall: what a text is aimed at says what would come of it, and never that nothing changes', async () => {
  const told: boolean[] = []
  for await (const { rule, kind, legal, ask } of askedIn('nightfall', 9, 400)) {
    if (rule !== 'nf.text.1' || kind !== 'target' || legal.length < 2) continue
    for (const result of ask()) {
      told.push(result !== undefined)
      expect(result?.still ?? false).toBe(false)
    }
  }
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(Boolean).length).toBeGreaterThan(0.9 * told.length)
})

/** What each option of a table of Riftblade says would come of it. */
async function tellRift(table: Table, setup: { readonly seats: number }, language: Language = 'en') {
  const title = await openTitleFor('riftblade', undefined)
  await title.bringLanguage(language)
  const match = { title, p: table.p as Position, seed: parseSeed('1')!, setup }
  const voice = new Voice(match, { language, names: ['Anna', 'Ben', 'Cleo'], seat: 0, own: true })
  const options = new Int16Array(title.game.maxOptions)
  const legal = Array.from(options.subarray(0, title.game.options(match.p, options)))
  const told = new Forecast(match, () => 0).tell(0, legal, voice, 1)
  return Object.fromEntries(legal.map((option, at) => [title.game.makeOption(match.p, option), told[at]?.certain]))
}

test('riftblade: what a card would do is told as it happens at this table, and nothing that the option says itself', async () => {
  const table = new Table({ seats: 2 }, '1')
    .set('hand', ['seraphs-touch', 'void-storm'])
    .set('row', ['spirit-pull', 'rift-leech'])
    .stones(0, { mana: 1, empowered: 1, overcharged: 1, wild: 1 })
    .mana(0, 4)
    .life(1, 1)
  const told = await tellRift(table, { seats: 2 })
  // two damage are one where there is no more life, and what is not healed is not said
  expect(told['trigger rift-leech row']).toEqual(['You win the game', 'Ben is out of the game', 'Ben takes 1 damage'])
  for (const itself of ['gain mana', 'gain wild', 'draw', 'buy spirit-pull', 'convert void-storm', 'end']) {
    expect(Object.keys(told)).toContain(itself)
    expect(told[itself], itself).toBe(undefined)
  }
})

test('riftblade: with three at the table it is told of the one who is aimed at, in the language of the reader', async () => {
  const table = new Table({ seats: 3 }, '1').set('hand', ['void-storm']).set('row', ['spirit-pull']).mana(0, 4).life(0, 30)
  table.choose('target 1')
  const told = await tellRift(table, { seats: 3 }, 'de')
  expect(told['trigger spirit-pull row']).toEqual(['Ben erleidet 1 Schaden', 'Du erhältst 1 Leben'])
})

test('crystal clans: what an ability does is told, but not who would play which card in a battle, nor which card would be drawn', async () => {
  const told = new Map<string, (string | undefined)[]>()
  for await (const { game, p, rule, legal, ask } of askedIn('crystal-clans', 5, 1500)) {
    const results = ['cc.squad.5', 'cc.summon.1'].includes(rule) ? [] : ask()
    for (const [at, option] of legal.entries()) {
      const key = `${rule} ${game.describe(p, option).verb}`
      const { fate = [], certain = [], chosen = [], possible = [], still = false } = results[at] ?? {}
      expect(still).toBe(false)
      const parts = [...fate, ...certain, ...chosen, ...possible]
      told.set(key, [...(told.get(key) ?? []), parts.length > 0 ? parts.join(' · ') : undefined])
    }
  }
  const shareOf = (key: string) => told.get(key)!.filter(Boolean).length / told.get(key)!.length
  const yes = told.get('cc.ability.6 accept')!
  expect(yes.length).toBeGreaterThan(5)
  expect(shareOf('cc.ability.6 accept')).toBeGreaterThan(0.9)
  expect(shareOf('cc.ability.5 target')).toBeGreaterThan(0.9)
  for (const itself of ['cc.turn.2 activate', 'cc.move.2 stay-behind']) expect(shareOf(itself), itself).toBe(0)
  const secret = ['cc.battle.2 battle-card', 'cc.activate.5 battle'].flatMap((key) => told.get(key)!)
  expect(secret.join(' ')).not.toMatch(/damage|Destroyed/)
  const all = [...told.values()].flat().join('\n')
  expect(all).toMatch(/draws? (?:a card|\d+ cards)/)
  expect(all.replace(/draws? (?:a card|\d+ cards|\d+–\d+ cards)/g, '')).not.toMatch(/\bdraws? [^p]/)
})
