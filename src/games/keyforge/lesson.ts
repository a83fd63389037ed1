import type { Lesson, LessonStep } from '../lesson.ts'
import { HOUSE, HOUSES, type KeyforgePosition, type KeyforgeSetup } from './rules/index.ts'
import { cardsOf, stateOf } from './scenario/card.ts'
import { buildScenario, type Scenario, type ScenarioSeat } from './scenario/setup.ts'

/** What the decks hold, from the top: none of it lies in a step, so that every card there is one of its kind. */
const MY_DECK = ['krump', 'snufflegator', 'bad-penny', 'headhunter', 'hunting-witch', 'silvertooth', 'smaaash', 'dew-faerie']
const THEIR_DECK = ['doc-bookton', 'research-smoko', 'sergeant-zakiel', 'drumble', 'francus', 'pit-demon', 'grey-monk', 'dextre']

const SETUP: KeyforgeSetup = {
  seats: 2,
  decks: [
    { name: 'Lesson', houses: ['brobnar', 'shadows', 'untamed'], cards: MY_DECK.map((id) => ({ id })) },
    { name: 'Coach', houses: ['dis', 'logos', 'sanctum'], cards: THEIR_DECK.map((id) => ({ id })) },
  ],
}

/** A turn in the middle of a game: the coach holds no cards, and has none that could undo what is learned. */
function arrange(me: ScenarioSeat, coach: ScenarioSeat, turn: Pick<Scenario, 'turn' | 'step' | 'house'>): KeyforgePosition {
  const [mine, theirs] = SETUP.decks
  return buildScenario({
    ...turn,
    seats: [
      { deck: MY_DECK, houses: mine.houses, ...me },
      { deck: THEIR_DECK, houses: theirs.houses, ...coach },
    ],
  })
}

const idsOf = (p: KeyforgePosition, cards: readonly number[]) => cards.map((card) => stateOf(p, card).id)
const lineOf = (p: KeyforgePosition, seat: number) => idsOf(p, cardsOf(p, seat).battleline)
const mine = (p: KeyforgePosition, id: string) => {
  const card = cardsOf(p, 0).battleline.find((one) => stateOf(p, one).id === id)
  return card === undefined ? undefined : stateOf(p, card)
}
const isArmed = (p: KeyforgePosition) => mine(p, 'umbra')?.upgrades.includes('silent-dagger') === true
const isPoor = (p: KeyforgePosition) => p.amber[0] < 6

const END = { id: 'end', act: /^end$/ } as const
const DISCARD = { id: 'discard', act: /^discard / } as const

const steps: readonly LessonStep<KeyforgePosition>[] = [
  {
    id: 'reap',
    rule: 'kf.reap.1',
    arrange: () =>
      arrange({ battleline: ['flaxia', 'troll'], amber: 5 }, { battleline: ['dust-imp'], amber: 2 }, { turn: 3, house: 'untamed' }),
    isDone: (p) => p.amber[0] >= 6,
    solution: ['reap A:flaxia'],
    answers: [{ id: 'fight', act: /^fight / }, END],
  },
  {
    id: 'house',
    rule: 'kf.house.1',
    arrange: () =>
      arrange(
        {
          battleline: ['flaxia', 'umbra', 'noddy-the-thief'],
          hand: ['urchin', 'ghostly-hand', 'relentless-whispers', 'punch', 'regrowth'],
          amber: 3,
        },
        { battleline: ['dust-imp', 'charette'], amber: 4 },
        { turn: 5, step: 'house' },
      ),
    isDone: (p) => HOUSES[p.state[HOUSE]] === 'shadows',
    solution: ['house shadows'],
    answers: [
      { id: 'brobnar', act: /^house brobnar$/ },
      { id: 'untamed', act: /^house untamed$/ },
    ],
  },
  {
    id: 'play',
    rule: 'kf.creature.1',
    arrange: () =>
      arrange(
        { battleline: ['flaxia', 'umbra'], hand: ['urchin', 'ghostly-hand', 'punch', 'regrowth'], amber: 3 },
        { battleline: ['dust-imp', 'charette'], amber: 4 },
        { turn: 5, house: 'shadows' },
      ),
    isDone: (p) => lineOf(p, 0)[0] === 'urchin',
    solution: ['play A:urchin', 'flank A:urchin left'],
    answers: [
      { id: 'right', act: /^flank A:urchin right$/ },
      DISCARD,
      { id: 'card', act: /^play A:(?!urchin)/ },
      { id: 'use', act: /^(?:reap|fight) / },
      END,
    ],
  },
  {
    id: 'fight',
    rule: 'kf.fight.1',
    arrange: () =>
      arrange(
        {
          battleline: ['flaxia', 'umbra', { card: 'noddy-the-thief', exhausted: true }, 'troll'],
          hand: ['ghostly-hand', 'punch', 'regrowth'],
          amber: 4,
        },
        { battleline: ['batdrone', 'charette', 'champion-anaphiel', 'brain-eater'], amber: 4 },
        { turn: 7, house: 'shadows' },
      ),
    isDone: (p) => !lineOf(p, 1).includes('batdrone'),
    solution: ['fight A:umbra', 'target A:umbra > B:batdrone'],
    answers: [{ id: 'armor', act: /> B:champion-anaphiel/ }, { id: 'reap', act: /^reap / }, DISCARD, { id: 'card', act: /^play / }, END],
  },
  {
    id: 'upgrade',
    rule: 'kf.upgrade.1',
    arrange: () =>
      arrange(
        {
          battleline: ['flaxia', 'umbra', { card: 'noddy-the-thief', stunned: true }, 'troll'],
          hand: ['silent-dagger', 'punch', 'regrowth'],
          amber: 3,
        },
        { battleline: ['charette', 'champion-anaphiel'], amber: 1, keys: ['red'] },
        { turn: 9, house: 'shadows' },
      ),
    isDone: (p) => isArmed(p) && mine(p, 'noddy-the-thief')?.stunned === false,
    solution: ['play A:silent-dagger', 'target A:silent-dagger > A:umbra', 'unstun A:noddy-the-thief'],
    fine: /^(?:reap|fight|target) A:umbra/,
    answers: [
      { id: 'theirs', act: /^target .*> B:/ },
      { id: 'stunned', act: /^target .*> A:noddy/ },
      { id: 'house', act: /^target .*> A:(?:flaxia|troll)/ },
      { id: 'early', act: /^(?:reap|fight) A:umbra/, when: (p) => !isArmed(p) },
      DISCARD,
      END,
    ],
  },
  {
    id: 'forge',
    rule: 'kf.forge.1',
    arrange: () =>
      arrange(
        {
          battleline: ['flaxia', 'umbra', { card: 'bumpsy', exhausted: true }, 'troll'],
          hand: ['ghostly-hand', 'regrowth', 'key-charge'],
          amber: 5,
        },
        { battleline: [{ card: 'charette', exhausted: true }], amber: 3, keys: ['red'] },
        { turn: 11, house: 'brobnar' },
      ),
    isDone: (p) => p.keys[0] !== 0,
    solution: ['reap A:troll', 'end', 'forge red 6'],
    fine: /^forge /,
    answers: [
      { id: 'poor', act: /^end$/, when: isPoor },
      { id: 'fight', act: /^fight / },
    ],
    turns: 3,
  },
  {
    id: 'turn',
    rule: 'kf.win.1',
    arrange: () =>
      arrange(
        {
          battleline: ['flaxia', 'umbra', { card: 'bumpsy', exhausted: true }, 'troll'],
          hand: ['urchin', 'relentless-whispers', 'ghostly-hand', 'punch', 'key-charge', 'regrowth'],
          amber: 3,
          keys: ['red', 'yellow'],
        },
        { battleline: ['charette', 'champion-anaphiel'], amber: 5, keys: ['red'] },
        { turn: 13, step: 'house' },
      ),
    isDone: (p) => p.keys[0] === 7,
    solution: ['house shadows', 'play A:urchin', 'flank A:urchin left', 'reap A:umbra', 'play A:ghostly-hand', 'end'],
    fine: /^(?:play|reap|fight|flank|target|forge) /,
    answers: [
      { id: 'brobnar', act: /^house brobnar$/ },
      { id: 'untamed', act: /^house untamed$/ },
      DISCARD,
      { id: 'poor', act: /^end$/, when: isPoor },
    ],
    turns: 3,
  },
]

/** KeyForge in seven positions; the texts are the client's. */
export const lesson: Lesson = { game: 'keyforge', setup: SETUP, steps }
