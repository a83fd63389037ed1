import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../ability/language.ts'
import type { Node } from '../../ability/tree.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { cardName, die, faces, riftblade } from './index.ts'
import { title } from './title.ts'
import { printed } from './cards/printed.ts'
import { Table } from './scenario.ts'
import { bringLanguage } from './speech/language-pack.ts'
import { vocabulary } from './words/vocabulary.ts'

await Promise.all(LANGUAGES.map(bringLanguage))

const SEED = seedOf(41)
const rift = faces.filter(({ rarity }) => rarity !== 'starter')

test('rb.set.1, rb.card.4: 42 spells in 100 copies, and 4 starters', () => {
  expect([rift.length, faces.length]).toEqual([42, 46])
  const number = (rarity: string) => rift.filter((face) => face.rarity === rarity).length
  expect([number('common'), number('uncommon'), number('rare')]).toEqual([15, 13, 14])
  expect(new Set(faces.map(({ id }) => id)).size).toBe(46)
})

test('rb.card.1, rb.card.2: Void goes with every aspect, the others in a line', () => {
  const pairs = new Set(faces.map(({ aspects }) => aspects.join(' ')))
  expect([...pairs].sort()).toEqual(
    ['chaos infernal', 'infernal celestial', 'soul chaos', 'void', 'void celestial', 'void chaos', 'void infernal', 'void soul'].sort(),
  )
})

test('rb.set.2: a stone has six faces', () => {
  expect(die).toHaveLength(6)
})

test('rb.card.6, rb.card.7: one row of each card is marked, and using it asks nothing of its player', () => {
  for (const face of faces)
    expect(
      face.abilities.filter(({ word }) => word === 'triggered'),
      face.id,
    ).toHaveLength(1)
  for (const face of faces) {
    const t = new Table({ seats: 2 }, SEED).set('hand', [face.id]).set('hand', ['void-snap', 'void-snap'], 1).stones(0, { wild: 1 })
    t.choose(`trigger ${face.id} hand`)
    while (t.toDecide === 1) t.choose(t.options()[0])
    expect(riftblade.decision(t.p), face.id).toMatchObject({ seat: 0, kind: 'main' })
  }
})

test('rb.card.5: of cards of one cost, the rarer ones are stronger on the whole', () => {
  const points: Record<string, number> = { attack: 1, heal: 0.7, siphon: 1.7, mana: 0.85, draw: 0.95, burn: 1.75 }
  const strength = (cost: number, rarity: string) => {
    const rows = rift
      .filter((face) => face.cost === cost && face.rarity === rarity)
      .map(({ abilities }) => JSON.stringify(abilities[abilities.length - 1]))
    const icons = rows.flatMap((row) => [...row.matchAll(/"word":"(\w+)","args":\[(\d)\]/g)].map(([, word, n]) => points[word] * Number(n)))
    return icons.reduce((a, b) => a + b, 0) / rows.length
  }
  expect(strength(2, 'uncommon')).toBeGreaterThan(strength(2, 'common'))
})

test('rb.set.1: every card is marked as designed by Catena, as long as no printed values are put in', () => {
  expect(faces.filter(({ designed }) => !designed).map(({ id }) => id)).toEqual([...printed])
})

test('every card is made of words of the vocabulary', () => {
  for (const face of faces) expect(vocabulary.check(face.abilities), face.id).toEqual([])
})

test('what a card does can be read in three languages', () => {
  expect(cardName('seraphs-touch', 'de')).toBe('Seraph’s Touch')
  expect(title.cardText('burning-hex', 'en')).toEqual([
    'Empowered or triggered: Deal 1 damage and burn 1 (1 damage, and the target discards a card of its choice).',
    // what a word means is told once
    'Overcharged: Burn 2.',
  ])
  expect(title.cardText('wraith-gamble', 'de')).toEqual([
    'Verstärkt oder ausgelöst: Raube 1 Leben (1 Schaden und 1 Leben für dich) und ziehe 1 Karte.',
    'Überladen: Raube 1 Leben und ziehe 2 Karten.',
  ])
  expect(title.cardText('star-verdict', 'it')).toEqual([
    'Base: Infliggi 1 danno.',
    'Potenziata o innescata: Infliggi 2 danni.',
    'Sovraccaricata: Infliggi 2 danni e ottieni 3 punti vita.',
  ])
})

test('rb.effect.1, rb.effect.2, rb.effect.3, rb.effect.4, rb.effect.5, rb.effect.6: every row of every card does what its icons say', () => {
  for (const face of faces) {
    for (const row of face.abilities) {
      const inner = row.word === 'triggered' ? (row.args[0] as Node) : row
      const icons: Record<string, number> = { attack: 0, heal: 0, mana: 0, draw: 0, burn: 0, siphon: 0 }
      for (const { word, args } of inner.args as readonly Node[]) icons[word] += args[0] as number
      const fillers = ['void-snap', 'void-snap', 'fracture']
      const ways = inner.word === 'base' ? [`play ${face.id} base`] : [`play ${face.id} ${inner.word} wild`]
      if (row.word === 'triggered') ways.push(`trigger ${face.id} hand`)
      for (const way of ways) {
        const t = new Table({ seats: 2 }, SEED)
        t.set('hand', [face.id])
          .set('deck', ['rift-burn', 'rift-burn', 'sunbrand'])
          .set('hand', face.id === 'void-snap' ? [] : fillers, 1)
        t.stones(0, { wild: 1 }).life(0, 20).life(1, 20).choose(way)
        while (t.toDecide === 1) t.choose(t.options()[0])
        const { life, mana } = t.p
        const found = {
          damage: 20 - life[1],
          healed: life[0] - 20,
          mana: mana[0],
          drawn: t.cards('hand').length,
          discarded: t.cards('discard', 1).length,
        }
        expect(found, way).toEqual({
          damage: icons.attack + icons.burn + icons.siphon,
          healed: icons.heal + icons.siphon,
          mana: icons.mana,
          drawn: icons.draw,
          discarded: icons.burn,
        })
      }
    }
  }
})

test('different rows read differently, in each language', () => {
  for (const language of LANGUAGES) {
    const trees = new Map<string, string>()
    for (const face of faces) {
      title.cardText(face.id, language).forEach((text, i) => {
        const tree = JSON.stringify(face.abilities[i])
        expect(trees.get(text) ?? tree).toBe(tree)
        trees.set(text, tree)
      })
    }
  }
})

test('every rule that is cited exists, in three languages', () => {
  const rules = readFileSync('docs/rules/riftblade.md', 'utf8')
  const known = new Set([...rules.matchAll(/^### (rb\.[a-z]+\.\d+) \(.+\)\n- en: .+\n- de: .+\n- it: .+$/gm)].map(([, id]) => id))
  const folder = 'src/games/riftblade'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const cited = new Set(
    files.flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\brb\.[a-z]+\.\d+/g)].map(([id]) => id)),
  )
  expect([...cited].filter((id) => !known.has(id))).toEqual([])
  expect(known.size).toBe([...rules.matchAll(/^### /gm)].length)
})

test('one look ahead by the judgement beats chance nearly always', () => {
  console.log(`seed ${SEED}`)
  const random = new Generator(SEED)
  const out = new Int16Array(riftblade.maxOptions)
  const next = riftblade.blank()
  let won = 0
  for (let game = 0; game < 20; game++) {
    const started = riftblade.start({ seats: 2 }, random.seed())
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const looker = game & 1
    while (riftblade.seatToDecide(p) >= 0) {
      const n = riftblade.options(p, out)
      let choice = out[random.below(n)]
      if (riftblade.seatToDecide(p) === looker) {
        let best = Number.NEGATIVE_INFINITY
        for (const option of out.slice(0, n)) {
          riftblade.copy(next, p)
          riftblade.apply(next, option)
          const value = riftblade.evaluate(next, looker)
          if (value <= best) continue
          best = value
          choice = option
        }
      }
      riftblade.apply(p, choice)
    }
    won += riftblade.outcome(p)?.shares[looker] ?? 0
  }
  expect(won).toBeGreaterThanOrEqual(18)
})
