import { addTo, clearSet } from '../../../kernel/cardset.ts'
import { ABOUT, AMOUNT, SEAT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Count, Language, Selection, Test } from '../../../ability/language.ts'
import type { Behind } from '../../../ability/text/behind.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, Filter } from '../../../ability/tree.ts'
import { CRYSTAL_PLACES, HOME } from '../board.ts'
import { HERO, attack, cost, traits } from '../catalog.ts'
import { isPredicted } from '../battle-card.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import { TRAITS } from '../face.ts'
import type { Trait } from '../face.ts'
import { BATTLE_PLACE, LOST, STARTER, bottomUnit, hasSquad, placeOf, squadSize, topUnit } from '../layout.ts'
import type { CrystalClansPosition } from '../layout.ts'
import { PILE_BOARD, PILE_DISCARD, PILE_HAND } from '../movement.ts'
import { activationCost } from '../values.ts'
import { vocabulary } from './vocabulary.ts'

type P = CrystalClansPosition
type C = Compiler<P>

/** The place that an ability is about: that of its unit, or of the battle. */
export function placeAbout(p: P, f: number): number {
  return p.frames[f + ABOUT]
}

const own = (p: P, f: number) => 1 << p.frames[f + SEAT]
const enemy = (p: P, f: number) => 1 << (1 - p.frames[f + SEAT])
const anyCard: Test<P> = () => true

function from(piles: number, seats: (p: P, f: number) => number, test: Test<P>, strict = true): Selection<P> {
  return { parts: [{ piles, seats, test, strict }] }
}

/** The same cards, but only those that pass a second test. */
function narrowed(selection: Selection<P>, test: Test<P>): Selection<P> {
  return { parts: selection.parts.map((part) => ({ ...part, test: (p, f, card) => part.test(p, f, card) && test(p, f, card) })) }
}

const unitStem = {
  en: { one: 'unit', many: 'units', before: [], after: [] } satisfies en.Stem,
  de: de.stem(...german.types.unit),
  it: it.stem(...italian.types.unit),
}

function pileWord(word: string, selection: () => Selection<P>, after?: Record<Language, Behind>) {
  return vocabulary.add('filter', word, {
    compile: () => selection(),
    en: () => (after === undefined ? unitStem.en : en.modifier(unitStem.en, after.en)),
    de: () => (after === undefined ? unitStem.de : de.modifier(unitStem.de, after.de)),
    it: () => (after === undefined ? unitStem.it : it.modifier(unitStem.it, after.it)),
  })()
}

export const unitOfYours = pileWord('unitOfYours', () => from(PILE_HAND | PILE_DISCARD, own, anyCard, false))

export const inYourDiscardPile = pileWord('inYourDiscardPile', () => from(PILE_DISCARD, own, anyCard), {
  en: en.taken('your discard pile'),
  de: de.taken('deinem Ablagestapel'),
  it: it.taken(it.YOU.possessive('pila degli scarti', 'f')),
})

export const inYourHand = pileWord('inYourHand', () => from(PILE_HAND, own, anyCard), {
  en: en.taken('your hand'),
  de: de.taken('deiner Hand', true),
  it: it.taken(it.YOU.possessive('mano', 'f')),
})

export const inYourSquad = pileWord('inYourSquad', () => from(PILE_BOARD, own, (p, f, card) => placeOf(p, card) === placeAbout(p, f)), {
  en: 'in your squad',
  de: 'in deinem Trupp',
  it: 'nella tua squadra',
})

/** The same, where the squad is told of as "this squad" before. */
export const inThisSquad = pileWord('inThisSquad', () => from(PILE_BOARD, own, (p, f, card) => placeOf(p, card) === placeAbout(p, f)), {
  en: 'in this squad',
  de: 'in diesem Trupp',
  it: 'in questa squadra',
})

export const topOfEnemySquad = pileWord(
  'topOfEnemySquad',
  () => from(PILE_BOARD, enemy, (p, f, card) => topUnit(p, 1 - p.frames[f + SEAT], placeOf(p, card)) === card),
  { en: 'on top of an enemy squad', de: 'zuoberst in einem feindlichen Trupp', it: 'in cima a una squadra nemica' },
)

/** Traits that are adjectives in German and Italian; the others are nouns. */
const QUALITIES: ReadonlySet<Trait> = new Set<Trait>(['magic', 'reanimated', 'flying', 'reckless', 'devoted', 'mystic'])

/** Words before others that follow the noun: what a unit is stands before where it is. */
function nearer<Stem extends { readonly after: readonly Behind[] }>(stem: Stem, words: string): Stem {
  return { ...stem, after: [words, ...stem.after] }
}

export const withTrait = vocabulary.add('filter', 'withTrait', {
  compile(c: C, trait: Trait, filter: Filter) {
    const bit = 1 << TRAITS.indexOf(trait)
    return narrowed(c.filter(filter), (p, _f, card) => (traits[p.face[card]] & bit) !== 0)
  },
  en: (t, trait, filter) => en.attribute(t.filter(filter), t.term('trait', trait)),
  de: (t, trait, filter) =>
    QUALITIES.has(trait) ? de.adjective(t.filter(filter), t.term('trait', trait)) : de.compound(t.filter(filter), t.term('trait', trait)),
  it: (t, trait, filter) =>
    it.adjective(t.filter(filter), QUALITIES.has(trait) ? it.agree(t.term('trait', trait)) : () => t.term('trait', trait)),
})

export const hero = vocabulary.add('filter', 'hero', {
  compile: (c: C, filter: Filter) => narrowed(c.filter(filter), (p, _f, card) => (traits[p.face[card]] & HERO) !== 0),
  en: (t, filter) => en.attribute(t.filter(filter), 'hero'),
  de: (t, filter) => de.compound(t.filter(filter), 'Helden'),
  it: (t, filter) => it.adjective(t.filter(filter), () => 'eroe'),
})

export const costAtMost = vocabulary.add('filter', 'costAtMost', {
  compile: (c: C, most: number, filter: Filter) => narrowed(c.filter(filter), (p, _f, card) => cost[p.face[card]] <= most),
  en: (t, most, filter) => nearer(t.filter(filter), `of cost ${most} or less`),
  de: (t, most, filter) => nearer(t.filter(filter), `mit Kosten von höchstens ${most}`),
  it: (t, most, filter) => nearer(t.filter(filter), `di costo ${most} o meno`),
})

/** Copies of the card that speaks. */
export const sameUnit = vocabulary.add('filter', 'sameUnit', {
  compile: (c: C, filter: Filter) => narrowed(c.filter(filter), (p, f, card) => p.face[card] === p.face[p.frames[f + SELF]]),
  en: (t, filter) => en.attribute(t.filter(filter), t.self),
  de: (t, filter) => nearer(de.adjective(t.filter(filter), 'weiter'), `„${t.self}“`),
  it: (t, filter) => nearer(t.filter(filter), `«${t.self}»`),
})

// ---- nouns

function enemyUnit(word: string, find: (p: P, seat: number, place: number) => number, phrase: { en: string; de: string; it: string }) {
  return vocabulary.add('noun', word, {
    compile(c: C) {
      const slot = c.setSlot()
      c.step(word, (p, f) => {
        clearSet(p.frames, f + slot)
        const enemy = 1 - p.frames[f + SEAT]
        const place = placeAbout(p, f)
        if (hasSquad(p, enemy, place)) addTo(p.frames, f + slot, find(p, enemy, place))
      })
      return slot
    },
    en: () => ({ text: phrase.en, plural: false }),
    de: () => de.the(de.modifier(de.adjective(unitStem.de, phrase.de), 'des feindlichen Trupps')),
    it: () => it.definite(phrase.it, 'f'),
  })()
}

export const topEnemy = enemyUnit('topEnemy', topUnit, {
  en: 'the top unit of the enemy squad',
  de: 'oberst',
  it: 'unità in cima alla squadra nemica',
})
export const bottomEnemy = enemyUnit('bottomEnemy', bottomUnit, {
  en: 'the bottom unit of the enemy squad',
  de: 'unterst',
  it: 'unità in fondo alla squadra nemica',
})

// ---- amounts

function amountWord(word: string, count: Count<P>, text: { en: string; de: string; deOf?: string; it: string }) {
  return vocabulary.add('amount', word, {
    compile: () => count,
    en: () => ({ text: text.en }),
    de: () => ({ text: text.de, ...(text.deOf !== undefined && { whole: text.deOf }) }),
    it: () => ({ text: text.it }),
  })()
}

/** An amount that is told as one for each: "a card for each unit lost". */
function eachWord(word: string, count: Count<P>, each: { en: string; de: string; it: string }) {
  return vocabulary.add('amount', word, {
    compile: () => count,
    en: () => ({ text: `each ${each.en}`, each: each.en, factor: 1 }),
    de: () => ({ text: each.de, each: each.de, factor: 1 }),
    it: () => ({ text: each.it, each: each.it, factor: 1 }),
  })()
}

export const enemyTopAttack = amountWord(
  'enemyTopAttack',
  (p, f) => {
    const top = topUnit(p, 1 - p.frames[f + SEAT], placeAbout(p, f))
    return top < 0 ? 0 : attack[p.face[top]]
  },
  {
    en: 'the printed attack of the enemy squad’s top unit',
    de: 'der aufgedruckte Angriff der obersten Einheit des feindlichen Trupps',
    it: 'l’attacco stampato dell’unità in cima alla squadra nemica',
  },
)

export const enemyActivationCost = amountWord(
  'enemyActivationCost',
  (p, f) => {
    const place = placeAbout(p, f)
    return squadSize(p, 1 - p.frames[f + SEAT], place) === 0 ? 0 : activationCost(p, 1 - p.frames[f + SEAT], place)
  },
  {
    en: 'the activation cost of the enemy squad',
    de: 'die Aktivierungskosten des feindlichen Trupps',
    deOf: 'der Aktivierungskosten des feindlichen Trupps',
    it: 'il costo di attivazione della squadra nemica',
  },
)

export const unitsLost = eachWord('unitsLost', (p, f) => p.frames[f + AMOUNT], {
  en: 'unit lost',
  de: 'jede verlorene Einheit',
  it: 'unità persa',
})

export const unitsDestroyed = eachWord('unitsDestroyed', (p) => p.battle[LOST] + p.battle[LOST + 1], {
  en: 'unit destroyed in this battle',
  de: 'jede in diesem Kampf zerstörte Einheit',
  it: 'unità distrutta in questa battaglia',
})

// ---- conditions

type Clause = readonly [yes: string, no: string]
function conditionWord(word: string, check: Check<P>, english: Clause, german: Clause, italian: Clause) {
  return vocabulary.add('condition', word, {
    compile: () => check,
    en: () => ({ yes: english[0], no: english[1] }),
    de: () => ({ yes: german[0], no: german[1] }),
    it: () => ({ yes: italian[0], no: italian[1] }),
  })()
}

/** Where the squad is that an ability is about. */
function squadIs(word: string, check: Check<P>, place: { en: string; de: string; it: string }) {
  return vocabulary.add('condition', word, {
    compile: () => check,
    en(t) {
      const squad = t.named ? 'it' : 'this squad'
      return { yes: `${squad} is ${place.en}`, no: `${squad} is not ${place.en}` }
    },
    de(t) {
      const squad = t.named ? 'er' : 'dieser Trupp'
      return { yes: `${squad} ${place.de} ist`, no: `${squad} nicht ${place.de} ist` }
    },
    it(t) {
      const squad = t.named ? '' : 'questa squadra '
      return { yes: `${squad}è ${place.it}`, no: `${squad}non è ${place.it}` }
    },
  })()
}

export const inCrystalZone = squadIs('inCrystalZone', (p, f) => placeAbout(p, f) >= 0 && (CRYSTAL_PLACES & (1 << placeAbout(p, f))) !== 0, {
  en: 'in a crystal zone',
  de: 'in einem Kristallgebiet',
  it: 'in una zona di cristallo',
})

export const inEnemyHome = squadIs('inEnemyHome', (p, f) => placeAbout(p, f) === HOME[1 - p.frames[f + SEAT]], {
  en: 'in the enemy home zone',
  de: 'im feindlichen Heimatgebiet',
  it: 'nella zona natale nemica',
})

export const enemyHere = conditionWord(
  'enemyHere',
  (p, f) => squadSize(p, 1 - p.frames[f + SEAT], placeAbout(p, f)) > 0,
  ['an enemy squad is here', 'no enemy squad is here'],
  ['hier ein feindlicher Trupp ist', 'hier kein feindlicher Trupp ist'],
  ['una squadra nemica è qui', 'nessuna squadra nemica è qui'],
)

export const youStartedIt = conditionWord(
  'youStartedIt',
  (p, f) => p.battle[BATTLE_PLACE] === placeAbout(p, f) + 1 && p.battle[STARTER] === p.frames[f + SEAT],
  ['you started the battle', 'you did not start the battle'],
  ['du den Kampf begonnen hast', 'du den Kampf nicht begonnen hast'],
  ['hai iniziato tu la battaglia', 'non hai iniziato tu la battaglia'],
)

export const predictedRight = conditionWord(
  'predictedRight',
  (p, f) => isPredicted(p, p.frames[f + SEAT]),
  ['your prediction is right', 'your prediction is wrong'],
  ['deine Vorhersage stimmt', 'deine Vorhersage nicht stimmt'],
  ['la tua predizione è giusta', 'la tua predizione è sbagliata'],
)

/** "+7 attack", "+1 attack for each devoted unit in your squad", "+X attack (X: …)". */
export function bonusText(
  t: { amount(node: Amount): { text: string; digits?: number; each?: string; factor?: number } },
  n: Amount,
  unit: string,
  forEach: string,
): string {
  const { text, digits, each, factor = 1 } = t.amount(n)
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`
  if (digits !== undefined) return `${signed(digits)} ${unit}`
  return each === undefined ? `+X ${unit} (X: ${text})` : `${signed(factor)} ${unit} ${forEach} ${each}`
}
export const EACH = { en: 'for each', de: 'für', it: 'per ogni' }
