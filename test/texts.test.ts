import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/ability/language.ts'
import type { Ability, Effect, Filter, Noun } from '../src/ability/tree.ts'
import { visit } from '../src/ability/tree.ts'
import '../src/games/keyforge/speech/languages/all.ts'
import { cardsAmong, definitions } from '../src/games/keyforge/rules/index.ts'
import { cardText, faces } from '../src/games/keyforge/index.ts'
import { textOfFace } from '../src/games/keyforge/speech/index.ts'
import { vocabulary } from '../src/games/keyforge/words/index.ts'
import * as words from '../src/games/keyforge/words/index.ts'

const {
  a,
  action,
  afterFight,
  afterReap,
  archive,
  artifact,
  card,
  creature,
  damaged,
  deal,
  destroy,
  destroyed,
  discard,
  discardPile,
  each,
  enemy,
  exhaust,
  flank,
  forEach,
  friendly,
  from,
  fullyHeal,
  hand,
  it: that,
  may,
  neighboring,
  notOnFlank,
  of,
  opponent,
  other,
  play,
  powerAtMost,
  purge,
  ready,
  some,
  stun,
  stunned,
  toHand,
  trait,
  undamaged,
  upTo,
  ward,
  withAmber,
  you,
} = words

/** What the cards say is held as golden files by `card-texts.test.ts`; these hold of every text. */
describe('card texts', () => {
  for (const language of LANGUAGES) {
    test(`no card text has holes or doubled marks (${language})`, () => {
      for (const { id } of faces) {
        for (const { trigger = '', text } of cardText(id, language)) {
          expect(`${id}: ${trigger}|${text}`).not.toMatch(/undefined|NaN|\[object|\.\.| {2}| ,| \.|\( |^\s|null/)
          expect(`${id}: ${text}`).toMatch(/[.”“)]$/)
        }
      }
    })
  }
})

/** Turns of phrase that no card has: each was one once, and stopped whoever read it. */
const UNHEARD = {
  en: /affected this way|resulting amount|(turn|fight|play): [a-z“]|While (.+) is .*, \\2 g|Each player in turn|number of times|exactly 0|\bEach time\b|happen this turn|they \w+s (a|the|their)\b|and (for the remainder|during) |that you play an additional time|is in your discard pile, (it|[^.;]* from it)\b/,
  de: /betroffen|bewirkte Menge|\bgilt: |flankierend|Anzahl der Male|stattdessen: |: [a-zäöü]|jedem Nachbar |[Jj]eder Spieler nacheinander|[Jj]edes Mal, wenn [^,.;:“]+, falls |nicht vorkam|spielbereit und mache \S+ wütend|Hälfte (vom|von seinem) |Schaden wie die|im Zentrum ihrer|Textfeld von ihr/,
  it: /\bess[aoei] (è|sono|cattura|ottien|ottengono|perd|appartiene|può|non)|(usare|controlli) ess|interessat|risultante|combattendo con |divers[aoi] da quest|numero di volte|\be [Ee]lusione|(turno|combattimento): [a-z]|\be (per il resto|durante)|” (è attaccata|può essere giocata|non viene)|scegliere uno:|controllo d[^,]+ e un|Per fino|carte? non di|giochi una volta in più/,
} as const

describe('wording of the KeyForge cards', () => {
  for (const language of LANGUAGES) {
    test(`in ${language}`, () => {
      for (const { id } of faces) for (const { text } of cardText(id, language)) expect(text, id).not.toMatch(UNHEARD[language])
    })
  }
})

/** The same of the other games, whose words are their own; figures of speech that name a style or a figure stand behind a colon. */
const UNHEARD_ELSEWHERE = {
  en: /the number of units|as many cards as|squad here\b|this squad \w+ .* if this squad|\b[a-z]+(?<!Style): [a-z]/,
  de: /Anzahl|hier bekämpfen|Dieser Trupp .* falls dieser Trupp|(?<!Stil|X): [a-zäöü]/,
  it: /il numero di unità|tante carte quanto|squadra nemica qui|Questa squadra .* se questa squadra|irrisolto|, e \d|(?<!Stile|X): [a-zèé]/,
} as const

describe('wording of the cards of the other games', () => {
  for (const language of LANGUAGES) {
    test(`no card says what stopped its readers (${language})`, () => {
      const files = readdirSync('test/golden').filter((file) => file.endsWith(`.${language}.txt`) && !file.startsWith('keyforge'))
      expect(files.length).toBeGreaterThan(3)
      const lines = files.flatMap((file) => readFileSync(`test/golden/${file}`, 'utf8').split('\n'))
      expect(lines.filter((line) => UNHEARD_ELSEWHERE[language].test(line))).toEqual([])
    })
  }

  test('in Riftblade what a word means is told once a card', () => {
    const cards = readFileSync('test/golden/riftblade-base.en.txt', 'utf8').split('\n\n')
    expect(cards.filter((card) => (card.match(/[Ss]iphon \d+ \(/g) ?? []).length > 1)).toEqual([])
    expect(cards.some((card) => /[Ss]iphon \d+ \(/.test(card))).toBe(true)
  })
})

/** One apostrophe everywhere: the curved one. */
test.each(LANGUAGES)('no card has a straight apostrophe, nor a page of rules (%s)', (language) => {
  const cards = readdirSync('test/golden').filter((file) => file.endsWith(`.${language}.txt`))
  const pages = readdirSync('docs/rules').filter((file) => file.endsWith(`.${language}.md`))
  const files = [...cards.map((file) => `test/golden/${file}`), ...pages.map((file) => `docs/rules/${file}`)]
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => /\p{L}'\p{L}/u.test(line))).toEqual([])
})

/** Two meanings must not read alike: every tree of a grid has its own text in every language. */
describe('the reading is injective', () => {
  const filters: Filter[] = []
  for (const base of [creature, artifact]) {
    for (const side of [(x: Filter) => x, friendly, enemy, (x: Filter) => other(friendly(x))]) {
      filters.push(side(base))
      if (base === creature)
        for (const adjective of [flank, notOnFlank, damaged, undamaged, stunned, neighboring, withAmber])
          filters.push(side(adjective(base)))
      for (const house of ['mars', 'shadows', 'chosen'] as const) filters.push(side(of(house, base)))
    }
  }
  filters.push(trait('knight', creature), trait('beast', creature), powerAtMost(3, creature), powerAtMost(5, creature))
  for (const pile of [hand, discardPile] as const)
    for (const who of [you, opponent]) for (const kind of [card, creature]) filters.push(from(pile, who, kind))
  const nouns: Noun[] = filters.flatMap((filter) => [
    a(filter),
    each(filter),
    some(2, filter),
    upTo(1, filter),
    upTo(2, filter),
    upTo(3, filter),
  ])
  const effects = (noun: Noun): Effect[] => [
    deal(1, noun),
    deal(2, noun),
    deal(2, noun, { splash: 1 }),
    deal(2, noun, { ignoringArmor: true }),
    destroy(noun),
    purge(noun),
    ready(noun),
    exhaust(noun),
    stun(noun),
    ward(noun),
    toHand(noun),
    archive(noun),
    discard(noun),
    fullyHeal(noun),
    may(destroy(noun)),
    forEach(noun, ready(that), destroy(that)),
  ]
  const triggers = [play, afterFight, afterReap, action, destroyed]

  for (const language of LANGUAGES) {
    test(`in ${language}`, () => {
      const texts = new Map<string, string>()
      let trees = 0
      for (const noun of nouns) {
        for (const [i, effect] of effects(noun).entries()) {
          const tree: Ability = triggers[(trees + i) % triggers.length](effect)
          const text = textOfFace(
            { id: 'sample', name: 'Sample', type: 'creature', house: 'mars', power: 1, armor: 0, traits: [], bonus: [], abilities: [tree] },
            language,
          )
            .map((line) => `${line.trigger ?? ''}: ${line.text}`)
            .join(' ')
          const key = JSON.stringify(tree)
          const before = texts.get(text)
          if (before !== undefined && before !== key) throw new Error(`"${text}" is said of two trees:\n${before}\n${key}`)
          texts.set(text, key)
          trees++
        }
      }
      expect(texts.size).toBe(trees)
      expect(trees).toBeGreaterThan(3000)
    })
  }
})

/** Trees are plain data made of known words, and few cards need a word of their own. */
describe('card trees', () => {
  test('survive JSON and hold only known words', () => {
    for (const { face } of cardsAmong(definitions)) {
      expect(JSON.parse(JSON.stringify(face.abilities))).toEqual(JSON.parse(JSON.stringify(face.abilities)))
      expect(vocabulary.check(face.abilities)).toEqual([])
    }
  })

  test('different texts for different cards, apart from reprints of one effect', () => {
    for (const language of LANGUAGES) {
      const byText = new Map<string, string>()
      for (const { face } of cardsAmong(definitions)) {
        if (face.abilities.length === 0) continue
        const text = textOfFace({ ...face, name: 'Sample', id: 'sample' }, language)
          .map((line) => `${line.trigger ?? ''}: ${line.text}`)
          .join(' ')
        const tree = JSON.stringify(face.abilities)
        const before = byText.get(text)
        if (before !== undefined && before !== tree) throw new Error(`two trees read "${text}" in ${language}:\n${before}\n${tree}`)
        byText.set(text, tree)
      }
    }
  })

  test('no card is native', () => {
    let native = 0
    for (const { face } of cardsAmong(definitions))
      visit(face.abilities as never, (node) => {
        if (node.word === 'native') native++
      })
    expect(native).toBeLessThanOrEqual(cardsAmong(definitions).length * 0.03)
  })
})
