import { expect, test, vi } from 'vitest'
import '../src/games/keyforge/index.ts'
import { keyforge } from '../src/games/keyforge/index.ts'
import { buildScenario, type ScenarioCard } from '../src/games/keyforge/scenario/setup.ts'
import { openTitleFor } from '../src/games/load.ts'
import { Table } from '../src/games/riftblade/scenario.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator, parseSeed, seedOf } from '../src/kernel/random.ts'
import type { KeyforgePosition } from '../src/games/keyforge/rules/layout.ts'
import type { House } from '../src/games/keyforge/rules/index.ts'
import type { Language } from '../src/ability/language.ts'
import { Forecast } from '../src/play/forecast.ts'
import { partResults } from '../src/play/result.ts'
import { Session } from '../src/play/session.ts'
import { Voice } from '../src/play/voice.ts'
import { CROWD } from './e2e/scene.ts'

/** What is left out where it is empty. */
const NONE = { fate: [], certain: [], either: [], chosen: [], possible: [], still: false }
const FILL = ['urchin', 'silvertooth', 'bad-penny']

type Line = readonly ScenarioCard[]

/** A position from which the first seat goes on. */
async function open(p: KeyforgePosition, { now = () => 0, language = 'en' }: { now?: () => number; language?: Language } = {}) {
  const title = await openTitleFor('keyforge', undefined)
  await title.bringLanguage(language)
  const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
  const session = new Session(match)
  const voice = new Voice(match, { language, names: ['Anna', 'Ben'], seat: 0, own: true })
  const forecast = new Forecast(match, now)
  const say = (option: number) => voice.option(option, session.describe(option)).text
  const pick = (text: string) => session.choose(0, session.legal().find((option) => say(option) === text)!)
  const told = () => forecast.tell(0, session.legal(), voice, session.moves.length)
  return { session, voice, forecast, say, pick, told }
}

async function lay(
  hand: readonly string[],
  mine: Line,
  theirs: Line,
  {
    now,
    house = 'brobnar',
    language,
    discard = [],
  }: { now?: () => number; house?: House; language?: Language; discard?: readonly string[] } = {},
) {
  const p = buildScenario({
    house,
    seats: [
      {
        hand,
        battleline: mine,
        deck: FILL,
        discard,
        houses: [house, ...(['shadows', 'untamed', 'logos'] as const).filter((one) => one !== house)].slice(0, 3),
        amber: 1,
      },
      { battleline: theirs, deck: FILL, hand: ['dextre'], houses: ['dis', 'logos', 'sanctum'], amber: 2 },
    ],
  })
  const { session, voice, forecast, say, pick, told } = await open(p, { now, language })
  const choose = (verb: string) => session.choose(0, session.legal().find((option) => session.describe(option).verb === verb)!)
  const results = () => {
    const names = session.legal().map(say)
    return Object.fromEntries(told().map((result, index) => [names[index], result && { ...NONE, ...result }]))
  }
  const count = () => forecast.tell(0, session.legal(), voice, 1).filter((result) => result !== undefined).length
  const log = () => {
    voice.read(session.happened)
    return voice
      .from(0)
      .map(({ text }) => text)
      .join('\n')
  }
  return { p, session, choose, pick, results, count, log }
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
    certain: ['Troll takes 2 damage', 'Ben gains 2 Æmber'],
    either: [],
    chosen: [],
    possible: [],
    still: false,
  })
  expect(told['Pit Demon']?.fate).toEqual(['is destroyed'])
  expect(p.zones.of).toEqual(before.zones.of)
  expect(keyforge.decision(p)).toEqual(keyforge.decision(before))
})

test('each act of the main step says what would come of it, whoever is the only one to be fought, and the end of the turn is not tried', async () => {
  const { results } = await lay([], ['troll'], ['dust-imp'])
  expect(results()).toEqual({
    'Reap with Troll': { ...NONE, certain: ['You gain 1 Æmber'] },
    'Fight with Troll': { ...NONE, certain: ['Troll takes 2 damage', 'Dust Imp is destroyed', 'Ben gains 2 Æmber (Dust Imp)'] },
    'End the turn': undefined,
  })
})

test('a fight of which the foe is still to be chosen says what depends on that', async () => {
  const { results } = await lay([], ['troll'], ['dust-imp', 'pit-demon'])
  const told = results()['Fight with Troll']
  expect(told).toMatchObject({ fate: [], possible: [] })
  expect(told?.chosen).toContain('Dust Imp or Pit Demon is destroyed')
})

test('each house that a card asks for says what would come of it', async () => {
  const { choose, results } = await lay(['arise'], [], [], { house: 'dis', discard: ['urchin', 'silvertooth', 'troll'] })
  choose('play')
  const told = results()
  expect(told['House Shadows']?.certain[0]).toBe('Silvertooth and Urchin go to your hand')
  expect(told['House Brobnar']?.certain[0]).toBe('Troll goes to your hand')
  // one chain comes whatever is chosen
  expect(told['House Dis']?.certain).toEqual([expect.stringContaining('chain')])
})

// kf.upgrade.1: either side's creature
test('an upgrade says onto whom it goes where nobody is asked, unless what it changes there says it', async () => {
  const alone = await lay(['phoenix-heart', 'blood-of-titans'], [], ['dust-imp'])
  expect(alone.results()).toMatchObject({
    'Play Phoenix Heart': { certain: expect.arrayContaining(['Phoenix Heart is attached to Dust Imp']) },
    'Play Blood of Titans': { certain: expect.arrayContaining(['Dust Imp: power 2 → 7']) },
  })
  const { pick, results } = await lay(['phoenix-heart'], ['troll'], ['dust-imp'])
  pick('Play Phoenix Heart')
  // whoever is chosen is not told that it is
  expect(JSON.stringify(results())).not.toContain('attached')
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
    chosen: ['Dust Imp is destroyed', 'Ben gains 2 Æmber (Dust Imp)', 'Troll takes 3 damage'],
  })
  pick('Pit Demon')
  expect(results()['Dust Imp']).toMatchObject({
    fate: ['is destroyed'],
    certain: ['Ben gains 2 Æmber', 'Pit Demon takes 3 damage'],
    chosen: [],
  })
})

// kf.hazardous.1, kf.assault.1, kf.poison.1
test('by which keyword something is harmed or destroyed is told, before a fight and in the log', async () => {
  const { pick, results, log } = await lay([], ['dew-faerie', 'ancient-bear'], ['briar-grubbling', 'krump', 'dextre'], { house: 'untamed' })
  pick('Fight with Dew Faerie')
  expect(results()).toMatchObject({
    'Briar Grubbling': { certain: expect.arrayContaining(['Dew Faerie is destroyed (hazardous)']) },
    Krump: { certain: expect.arrayContaining(['Dew Faerie is destroyed']) },
  })
  pick('Briar Grubbling')
  expect(log()).toMatch(/Dew Faerie takes 5 damage \(hazardous.*Dew Faerie is destroyed/)
  pick('Fight with Ancient Bear')
  // what assault dealt was not what destroyed it
  expect(results().Krump?.fate).toEqual(['is destroyed'])
})

// what its own creature suffers, and what it does to the other side, is what a fighter is chosen by
test('among many who may fight each says the range of its own fate and of theirs, own losses first, and no two read alike', async () => {
  const { session, say, pick, told } = await open(buildScenario(CROWD))
  pick('Play Anger')
  const { own } = partResults('en', told())
  const read = Object.fromEntries(session.legal().map((option, at) => [say(option), own[at].join(' · ')]))
  const fight = 'takes 2–4 damage / Umbra and Noddy the Thief are destroyed / One of 4 cards of Ben is destroyed / …'
  expect(read).toMatchObject({
    Krump: `next choice: Krump is destroyed / ${fight}`,
    Troll: `next choice: Troll is destroyed / ${fight}`,
    Flaxia: 'next choice: Flaxia is destroyed / takes 2–3 damage / Dust Imp or Grey Monk is destroyed / Ben gains 2 Æmber (Dust Imp) / …',
    'Noddy the Thief': 'becomes ready · is destroyed · next choice: Dust Imp is destroyed / Ben gains 2 Æmber (Dust Imp) / …',
  })
  expect(read['Ganger Chieftain']).toBe(
    'next choice: Ganger Chieftain is destroyed / goes to your hand (Phoenix Heart) / Umbra and Noddy the Thief are destroyed / Dust Imp is destroyed (assault) / …',
  )
  expect(new Set(own.map(String)).size).toBe(own.length)
})

test('beside each of many foes stands what the one who fights them suffers', async () => {
  const { pick, told } = await open(buildScenario(CROWD))
  pick('Fight with Krump')
  for (const parts of partResults('en', told()).own) expect(parts.join(' · ')).toMatch(/Krump (takes \d damage|is destroyed)|and Krump are/)
})

// Dust Imp's owner gains 2 Æmber when it is destroyed, and loses 1 by Krump
test('of what a player gains and loses again, what remains is told', async () => {
  const { pick, results } = await lay([], ['krump'], ['dust-imp', 'dextre'])
  pick('Fight with Krump')
  expect(results()['Dust Imp']).toMatchObject({ fate: ['is destroyed'], certain: ['Krump takes 2 damage', 'Ben gains 1 Æmber'] })
  expect(results().Dextre?.certain).toContain('Ben loses 1 Æmber')
})

// whomever Krump destroys, its owner loses Æmber
test('of each creature that becomes ready and fights is told in its order what comes of it, whomever it will fight', async () => {
  const { choose, results } = await lay(['anger'], ['troll', { card: 'krump', exhausted: true }], ['dust-imp', 'pit-demon'])
  choose('play')
  const chosen = ['Dust Imp or Pit Demon is destroyed', 'Ben gains 2 Æmber (Dust Imp)']
  expect(results()).toMatchObject({
    Troll: { fate: ['takes 2–5 damage'], certain: [], chosen, possible: [] },
    Krump: { fate: ['becomes ready', 'takes 2–5 damage'], certain: ['Ben loses 1 Æmber'], chosen, possible: [] },
  })
})

// kf.foreach.1: nothing is dealt before the last of the three was given to somebody
test('what is dealt at the end only is told through all answers until then', async () => {
  const { choose, results } = await lay(['cooperative-hunting'], ['urchin', 'dew-faerie', 'snufflegator'], ['troll', 'dust-imp'], {
    house: 'untamed',
  })
  choose('play')
  const told = results()
  expect(Object.keys(told)).toEqual(['Urchin', 'Dew Faerie', 'Snufflegator', 'Troll', 'Dust Imp'])
  expect(told).toMatchObject({
    Urchin: { fate: ['is destroyed'], certain: [], possible: [] },
    Troll: { fate: ['takes 1–3 damage'], certain: [], possible: [] },
  })
  expect(told['Dust Imp']?.either).toEqual(['Dust Imp is destroyed', 'takes 1 damage'])
})

// Brain Eater draws a card after it has destroyed what it fights
test('where a card comes that the seat did not know, more worlds are tried, so that what is seldom is not told as certain', async () => {
  const tried = vi.spyOn(keyforge, 'determinize')
  const { choose, results } = await lay([], ['brain-eater'], ['dust-imp', 'troll'], { house: 'logos' })
  choose('fight')
  expect(Object.keys(results())).toEqual(['Dust Imp', 'Troll'])
  expect(tried).toHaveBeenCalledTimes(20 + 3)
  tried.mockRestore()
})

test('of many foes one of which is met, none is named', async () => {
  const { choose, results } = await lay(['anger'], ['troll', 'krump'], ['dust-imp', 'pit-demon', 'krump', 'silvertooth', 'dust-imp'])
  choose('play')
  expect(results().Troll?.chosen).toContain('One of 5 cards of Ben is destroyed')
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

test('where the answers that follow are too many to try them all, it is said that there is more', async () => {
  const mine = [
    'troll',
    'krump',
    { card: 'bumpsy', stunned: true },
    { card: 'ganger-chieftain', exhausted: true },
    'headhunter',
    'silvertooth',
  ]
  const crowd = await lay(['anger', 'punch'], mine, ['dust-imp', 'pit-demon', 'charette', 'dextre', 'titan-mechanic', 'grey-monk'])
  // six to be readied, and six to be fought by each
  expect(crowd.results()['Play Anger']).toMatchObject({
    chosen: ['Ganger Chieftain becomes ready', 'Bumpsy is no longer stunned'],
    unfollowed: true,
  })
  expect(crowd.results()['Play Punch']?.unfollowed).toBeUndefined()
  const few = await lay(['anger'], mine.slice(2, 4), ['dust-imp'])
  expect(few.results()['Play Anger']?.unfollowed).toBeUndefined()
})

// one creature for each point: the first points are dealt with the last one
test('of damage that is divided each point says only what its own creature gets', async () => {
  const { choose, pick, results } = await lay(['cooperative-hunting'], ['troll', 'krump'], ['pit-demon', 'francus'], { house: 'untamed' })
  choose('play')
  expect(results()['Pit Demon']).toMatchObject({ fate: ['takes 1–2 damage'] })
  pick('Pit Demon')
  expect(Object.keys(results())).toEqual(['Troll', 'Krump', 'Pit Demon', 'Francus'])
  expect(results()).toMatchObject({
    Troll: { fate: ['takes 1 damage'], certain: [], either: [], chosen: [], possible: [], still: false },
    'Pit Demon': { fate: ['takes 2 damage'], certain: [], either: [], chosen: [], possible: [], still: false },
    Francus: { fate: [], certain: ['Armor of Francus prevents 1 damage'], either: [], chosen: [], possible: [], still: false },
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
    fate: ['is destroyed', 'goes to the hand of Ben (Phoenix Heart)'],
    certain: expect.arrayContaining(['Troll is destroyed', 'Bad Penny goes to the hand of Ben']),
    either: [],
    chosen: [],
    possible: [],
    still: false,
  })
  expect(told['Bad Penny']).toEqual({
    fate: ['is destroyed', 'goes to the hand of Ben'],
    certain: ['Troll takes 1 damage'],
    either: [],
    chosen: [],
    possible: [],
    still: false,
  })
  expect(told.Urchin).toEqual({
    fate: ['is elusive: the fight with Troll deals no damage'],
    certain: [],
    either: [],
    chosen: [],
    possible: [],
    still: false,
  })
  // that its armor prevented some of it is no news
  expect(told.Francus).toEqual({
    fate: ['is destroyed'],
    certain: ['Troll takes 6 damage'],
    either: [],
    chosen: [],
    possible: [],
    still: false,
  })
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
    'Urchin and Silvertooth are destroyed',
    'Dust Imp is destroyed',
    'Ben gains 2 Æmber (Dust Imp)',
    'Troll and Krump take 3 damage (Phoenix Heart)',
  ])
})

test.each([
  [
    'de',
    '„Staubteufelchen“',
    {
      fate: ['wird zerstört'],
      certain: ['„Troll“ erhält 2 Schaden', 'Ben erhält 2 Æmber'],
      either: [],
      chosen: [],
      possible: [],
      still: false,
    },
  ],
  [
    'it',
    '“Imp della Polvere”',
    {
      fate: ['viene distrutta'],
      certain: ['“Troll” subisce 2 danni', 'Ben ottiene 2 Æmber'],
      either: [],
      chosen: [],
      possible: [],
      still: false,
    },
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
      // a wound says that there was damage
      expect(JSON.stringify(result ?? '')).not.toMatch(/(is|are) dealt/)
    }
  }
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(Boolean).length).toBeGreaterThan(0.9 * told.length)
})

test('nightfall: of a wound that is discarded nothing is told that the next turn brings anyway', async () => {
  let asked = 0
  for await (const { rule, ask } of askedIn('nightfall', 9, 400)) {
    if (rule !== 'nf.cleanup.2') continue
    asked++
    for (const result of ask()) expect(JSON.stringify(result ?? '')).not.toMatch(/influence|damage/)
  }
  expect(asked).toBeGreaterThan(3)
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

test('crystal clans: how a squad is put in order says nothing of where it goes, which is asked after', async () => {
  let asked = 0
  for await (const { rule, ask } of askedIn('crystal-clans', 3, 700)) {
    if (rule !== 'cc.squad.5') continue
    asked++
    for (const { fate = [], certain = [], either = [], chosen = [], possible = [] } of ask().map((result) => result ?? {}))
      expect([...fate, ...certain, ...either, ...chosen, ...possible].join(' · ')).not.toContain('→')
  }
  expect(asked).toBeGreaterThan(10)
})

test('beside a gain, what is told only for want of more is told too: a discard, and that something lasts', async () => {
  const play = async (card: string, house: House) => (await lay([card], ['troll'], ['dust-imp'], { house })).results()
  expect((await play('mind-barb', 'dis'))['Play Mind Barb']?.certain).toEqual(['You gain 1 Æmber', expect.stringMatching(/^Ben discards/)])
  expect((await play('miasma', 'shadows'))['Play Miasma']?.certain).toEqual(['You gain 1 Æmber', expect.stringContaining('lasts')])
  // where there is more, it is not
  expect(JSON.stringify((await play('punch', 'brobnar'))['Play Punch'])).not.toContain('lasts')
})

test('what comes to two cards with one answer is told of both, and what comes to one of them or another, of one', async () => {
  const mine = ['troll', 'umbra', 'noddy-the-thief'] as const
  const { choose, results } = await lay([], mine, ['dust-imp', 'charette', { card: 'pit-demon', upgrades: ['phoenix-heart'] }])
  // the heart of the demon burns every creature; else one of two is destroyed
  const told = results()['Fight with Troll']
  expect(told?.chosen).toEqual(expect.arrayContaining(['Umbra and Noddy the Thief are destroyed', 'Dust Imp or Charette is destroyed']))
  choose('fight')
  expect(results()['Pit Demon']?.certain[0]).toBe('Troll, Umbra and Noddy the Thief are destroyed')
})
