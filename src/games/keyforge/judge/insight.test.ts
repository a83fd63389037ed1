import { expect, test } from 'vitest'
import { View } from '../../insight.ts'
import { definitionById, definitions } from '../rules/index.ts'
import { table } from '../scenario/index.ts'
import type { Table } from '../scenario/index.ts'
import { insight } from './insight.ts'

/** What a seat sees: features that are not 0, by name. */
function see(t: Table, seat: number): Record<string, number> {
  const view = new View(insight)
  insight.look(t.position, seat, view)
  return Object.fromEntries(insight.features.flatMap((name, k) => (view.values[k] === 0 ? [] : [[name, view.values[k]]])))
}

/** Its cards as zone and id. */
function cardsSeen(t: Table, seat: number): string[] {
  const view = new View(insight)
  insight.look(t.position, seat, view)
  const { ids } = insight.traits
  return [...view.rows.subarray(0, view.count)].map((row) => `${insight.zones[Math.floor(row / ids.length)]}: ${ids[row % ids.length]}`)
}

function traitsOf(id: string): Record<string, number> {
  const { ids, names, table: all } = insight.traits
  const row = ids.indexOf(id)
  return Object.fromEntries(names.flatMap((name, k) => (all[row * names.length + k] === 0 ? [] : [[name, all[row * names.length + k]]])))
}

test('whoever is asked which key to forge has paid for it: it is seen as forged, and the third one as the end', () => {
  const first = table({ step: 'forge', seats: [{ amber: 7 }, { amber: 6, keys: ['red', 'blue'] }] })
  expect(first.seat(0).amber).toBe(1)
  expect(see(first, 0)).toMatchObject({ 'has the turn': 1, 'forges a key now': 1 })
  expect(see(first, 1)).toMatchObject({ 'two keys': 1, 'has the Æmber for the third key': 1, 'Æmber up to the cost of the third key': 1 })
  expect(see(first, 1)).not.toHaveProperty('has the turn')
  const third = table({ step: 'forge', seats: [{ amber: 6, keys: ['red', 'blue'] }, {}] })
  expect(see(third, 0)).toMatchObject({ 'forges the third key now': 1 })
  expect(see(third, 0)).not.toHaveProperty('forges a key now')
})

test('Æmber in reach is what the best house would reap and has printed in hand, without the stunned, the exhausted and other houses', () => {
  const t = table({
    seats: [
      {
        houses: ['brobnar', 'logos', 'untamed'],
        house: 'brobnar',
        amber: 3,
        hand: ['punch'],
        battleline: ['krump', { card: 'troll', exhausted: true }, { card: 'bumpsy', stunned: true }, 'zorg'],
      },
      {},
    ],
  })
  // one Brobnar creature reaps, Punch has one icon
  expect(see(t, 0)['Æmber that a house would bring']).toBeCloseTo(2 / 6)
  expect(see(t, 0)).not.toHaveProperty('a house would bring the Æmber for a key')
  t.setAmber(0, 4)
  expect(see(t, 0)).toMatchObject({
    'a house would bring the Æmber for a key': 1,
    'a house would bring the Æmber for a key, with the turn': 1,
  })
})

test('cards are seen where they lie and as what they are', () => {
  const t = table({
    seats: [
      { deck: [], hand: ['punch'], battleline: ['troll'] },
      { deck: [], battleline: ['krump'], artifacts: ['commpod'] },
    ],
  })
  expect(cardsSeen(t, 0)).toEqual(['hand: punch', 'battleline: troll'])
  expect(cardsSeen(t, 1)).toEqual(['battleline: krump', 'artifacts: commpod'])
  expect(traitsOf('troll')).toMatchObject({ card: 1, 'type creature': 1, 'house brobnar': 1, power: 8 / 5 })
  expect(traitsOf('punch')).toMatchObject({ 'type action': 1, 'icon amber': 1, 'ability deal': 1 })
  expect(traitsOf('bulwark')).toMatchObject({ armor: 2 / 3 })
  expect(traitsOf('troll')).not.toHaveProperty('armor')
})

test('an empty text box says nothing of the card that it is on', () => {
  const t = table({ seats: [{ deck: [], battleline: ['troll'] }, {}] })
  const { index } = definitionById.get('troll')!
  expect(definitions[index + 1]).toMatchObject({ blank: true })
  t.position.text[t.find('troll')] = index + 1
  expect(cardsSeen(t, 0)).toEqual([])
  expect(see(t, 0)).toMatchObject({ creatures: 1 / 6 })
})
