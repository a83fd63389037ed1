import { afterEach, describe, expect, test } from 'vitest'
import { digestPosition } from '../../kernel/digest.ts'
import type { Setup } from '../../kernel/game.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { makeRecord, parseRecord } from '../../kernel/record.ts'
import { beginRecord, closeRecord, replay } from '../../kernel/replay.ts'
import { sayOwnFault, titles } from '../index.ts'
import type { OwnBox, WholeTitle } from '../index.ts'

const OWNED = ['crystal-clans', 'nightfall', 'riftblade'].map((name) => [name] as const)
const open = (name: string) => {
  const title = titles.get(name) as WholeTitle
  return { title, box: title.ownBox as OwnBox, game: title.game }
}

type File = { game: string; name: string; cards: Record<string, Record<string, unknown>> }
const fileOf = (name: string): File => JSON.parse(JSON.stringify(open(name).box.write())) as File

const faults = (name: string, file: unknown): string[] => {
  const read = open(name).box.read(file)
  return read.ok ? [] : read.error.map((fault) => sayOwnFault(fault, 'en'))
}

afterEach(() => {
  for (const { ownBox } of titles.values()) ownBox?.lay(undefined)
})

test('decks are brought in KeyForge, so it has no cards to be changed', () => {
  expect(titles.get('keyforge')!.ownBox).toBe(undefined)
})

describe.each(OWNED)('own cards of %s', (name) => {
  const { title, box, game } = open(name)
  /** One card with another cost, and another with other abilities. */
  const changed = (): File => {
    const { cards } = fileOf(name)
    const [id] = Object.entries(cards).find(([, values]) => typeof values.cost === 'number' && values.cost > 1)!
    return { game: name, name: 'Box of Ada', cards: { [id]: { cost: (cards[id].cost as number) + 1 } } }
  }

  test('the file that is written says what is designed: read, nothing differs', () => {
    expect(box.read(fileOf(name))).toEqual({ ok: true, value: { name: 'My cards', cards: {} } })
  })

  test('only what differs is kept, lies in the place of the designed value, and can be taken away', () => {
    const file = { ...fileOf(name), name: 'Box of Ada' }
    const { cards } = changed()
    const [[id, { cost }]] = Object.entries(cards)
    file.cards[id].cost = cost
    const read = box.read(file)
    expect(read).toEqual({ ok: true, value: { name: 'Box of Ada', cards } })
    if (!read.ok) return
    const face = title.faces.find((one) => one.id === id) as unknown as { cost: number; designed?: boolean }
    expect(face).toMatchObject({ cost: (cost as number) - 1 })
    box.lay(read.value)
    expect(face).toMatchObject({ cost, designed: false })
    expect(title.cardFacts(id, 'en')).toContain(String(cost))
    box.lay(undefined)
    expect(face.cost).toBe((cost as number) - 1)
    expect(face.designed).not.toBe(false)
  })

  test('every faulty value is told by card, field and what would be right, in three languages', () => {
    const [[id, values]] = Object.entries(changed().cards)
    const file = {
      game: name,
      name: '',
      cards: { [id]: { cost: -1, colour: 'red', abilities: [{ is: 'ability', word: 'nonesuch', args: [] }] }, 'no-such-card': values },
    }
    const told = faults(name, file)
    expect(told).toHaveLength(5)
    expect(told[0]).toBe('"name" says what the cards are called, with 1 to 60 letters, not ""')
    expect(told[1]).toBe(`${id}.cost must be a whole number from 0 to 99, not -1`)
    expect(told[2]).toMatch(new RegExp(`^${id} has no field "colour"; it has .*cost`))
    expect(told[3]).toBe(`${id}.abilities[0]: no card uses the word "nonesuch"`)
    expect(told[4]).toBe('There is no card "no-such-card"')
    const read = box.read(file)
    if (read.ok) throw new Error('it was taken')
    for (const language of ['de', 'it'] as const) expect(new Set(read.error.map((fault) => sayOwnFault(fault, language))).size).toBe(5)
    expect(box.readText('{')).toMatchObject({ ok: false, error: [{ is: 'json' }] })
    expect(faults(name, { cards: [] })[0]).toMatch(/^A file of own cards has the fields/)
    expect(faults(name, { game: 'chess', name: 'A', cards: {} })[0]).toMatch(/^These are cards of "chess"/)
  })

  test('a game with them can be played, and its record plays it again wherever their values lie, and nowhere else', () => {
    const read = box.read(changed())
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    box.lay(read.value)
    const setup: Setup = game.defaultSetup()
    expect(setup).toMatchObject({ own: { name: 'Box of Ada' } })
    const started = game.start(setup, seedOf(7))
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const random = new Generator(seedOf(9))
    const options = new Int16Array(game.maxOptions)
    const moves: string[] = []
    for (let i = 0; i < 40 && game.seatToDecide(p) >= 0; i++) {
      const option = options[random.below(game.options(p, options))]
      moves.push(game.makeOption(p, option))
      game.choose(p, option)
    }
    const text = makeRecord(closeRecord(game, p, beginRecord(game, seedOf(7), setup), moves))
    const parsed = parseRecord(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    box.lay(undefined)
    const refused = replay(game, parsed.value)
    expect(refused.ok ? '' : refused.error.message).toBe(
      'this game is played with the own cards "Box of Ada" of one who has the box, and they do not lie here',
    )
    box.bring(parsed.value.setup)
    const again = replay(game, parsed.value)
    expect(again.ok && digestPosition(game, again.value, 2)).toBe(parsed.value.hash)
    // and with them no game of the designed cards is played
    const plain = game.checkSetup({ ...game.defaultSetup(), own: undefined })
    expect(plain.ok ? '' : plain.error.code).toBe('own-cards-laid')
  })

  test('bad values in a setup from outside are not laid', () => {
    box.bring({ own: { name: 'x', cards: { [title.faces[0].id]: { cost: 'free' } } } })
    expect(game.checkSetup(game.defaultSetup()).ok).toBe(true)
    expect(game.defaultSetup()).not.toHaveProperty('own')
  })

  test('a tree may use words as our cards do, and no other way', () => {
    const { cards } = fileOf(name)
    const [id, values] = Object.entries(cards).find(([, one]) => (one.abilities as unknown[] | undefined)?.length)!
    const abilities = values.abilities as { is: string; word: string; args: unknown[] }[]
    const put = (tree: unknown) => faults(name, { name: 'A', cards: { [id]: { abilities: [tree, ...abilities.slice(1)] } } })
    const [first] = abilities
    expect(put(first)).toEqual([])
    expect(put('text')).toEqual([`${id}.abilities[0]: a word stands as {"is", "word", "args"}, not as "text"`])
    expect(put({ ...first, is: 'effect' })[0]).toMatch(/stands where ability is needed$/)
    expect(put({ ...first, args: [...first.args, 1, 2, 3, 4, 5] })[0]).toMatch(/takes .* values, not/)
    expect(put({ ...first, args: [[]] })).toHaveLength(1)
  })
})

test('what is printed must go together: one row is triggered, and decks have their size', () => {
  const rift = fileOf('riftblade').cards['rift-burn']
  const bare = (rift.abilities as { word: string; args: unknown[] }[]).map((row) => (row.word === 'triggered' ? row.args[0] : row))
  expect(faults('riftblade', { name: 'A', cards: { 'rift-burn': { abilities: bare } } })).toEqual([
    'rift-burn: "rift-burn" has 0 rows marked as triggered; a card has exactly one',
  ])
  expect(faults('riftblade', { name: 'A', cards: { 'rift-burn': { rarity: 'rare' } } })).toEqual([
    'Rift: 97 cards with all copies; there must be 100',
  ])
  expect(faults('crystal-clans', { name: 'A', cards: { condor: { copies: 2 } } })).toEqual([
    'blood: 28 cards with all copies; there must be 27',
  ])
  expect(faults('crystal-clans', { name: 'A', cards: { condor: { copies: 2 }, trappers: { copies: 5 } } })).toEqual([])
})

test('the faces of a stone are values of the box: stones of Wild alone show nothing else', () => {
  const { box, game, title } = open('riftblade')
  expect(faults('riftblade', { name: 'A', cards: { die: { faces: ['mana', 'gold'] } } })).toEqual([
    'die.faces must be a list of 1 to 20 of mana, empowered, overcharged, wild, not "gold"',
  ])
  expect(faults('riftblade', { name: 'A', cards: { die: { faces: [] } } })[0]).toMatch(/, not \[\]$/)
  // in no language: a German sentence quotes it as well
  expect(faults('riftblade', { name: 'A', cards: { die: { faces: { mana: [1] } } } })[0]).toMatch(/, not \{…\}$/)
  const read = box.read({ name: 'A', cards: { die: { faces: ['wild', 'wild'] } } })
  if (!read.ok) throw new Error('refused')
  box.lay(read.value)
  const started = game.start(game.defaultSetup(), seedOf(1))
  if (!started.ok) throw new Error(started.error.message)
  const { seats } = game.observe(started.value, 0) as { seats: readonly { ready: Record<string, number> }[] }
  for (const { ready } of seats) expect(Object.entries(ready).filter(([, count]) => count > 0)).toEqual([['wild', expect.any(Number)]])
  expect(title.faces.some(({ id }) => id === 'die')).toBe(false)
})

test('a figure on a card counts in the game: Bad Smoke of 3 strength', () => {
  const { box, title } = open('nightfall')
  const read = box.read({ name: 'A', cards: { 'bad-smoke': { strength: 3, names: 'Good Smoke' } } })
  if (!read.ok) throw new Error('refused')
  box.lay(read.value)
  expect(title.cardName('bad-smoke', 'it')).toBe('Good Smoke')
  expect(title.face('bad-smoke', 'de')).toMatchObject({ name: 'Good Smoke', strength: 3, health: 3 })
})
