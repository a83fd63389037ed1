import type { Compiler } from '../../../ability/compile.ts'
import type { Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Condition, Filter, Noun, Who } from '../../../ability/tree.ts'
import { abilityCompiler, capital, newStatic } from './abilities.ts'
import { ACT, houseNumber, addInterest, PLAYED, SKIPPABLE, STATIC } from '../rules/index.ts'
import type { ActName, House, KeyforgePosition } from '../rules/index.ts'
import { chosenSlot } from './filters.ts'
import type { HouseReference } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

import { coversSelf } from './statics.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Static clauses about what cannot, may and must be done. "Cannot" wins over all others (kf.cannot.1). */

const ACT_WORDS: Record<string, { en: [string, string]; de: [string, string]; it: [string, string] }> = {
  use: { en: ['be used', 'use'], de: ['verwendet werden', 'verwenden'], it: ['essere usata', 'usare'] },
  reap: { en: ['reap', 'reap with'], de: ['ernten', 'zum Ernten verwenden'], it: ['raccogliere', 'raccogliere con'] },
  fight: {
    en: ['be used to fight', 'fight with'],
    de: ['zum Kämpfen verwendet werden', 'zum Kämpfen verwenden'],
    it: ['essere usata per combattere', 'combattere con'],
  },
  action: {
    en: ['be used for its “Action:”', 'use'],
    de: ['für ihre „Aktion:“ verwendet werden', 'verwenden'],
    it: ['usare la sua “Azione:”', 'usare'],
  },
  omni: {
    en: ['be used for its “Omni:”', 'use'],
    de: ['für ihre „Universell:“ verwendet werden', 'verwenden'],
    it: ['usare la sua “Omni:”', 'usare'],
  },
  beDealtDamage: { en: ['be dealt damage', ''], de: ['keinen Schaden erhalten', ''], it: ['subire danni', ''] },
  beDestroyed: { en: ['be destroyed', ''], de: ['zerstört werden', ''], it: ['essere distrutta', ''] },
  ready: { en: ['ready', ''], de: ['spielbereit gemacht werden', ''], it: ['essere ripristinata', ''] },
  play: { en: ['be played', 'play'], de: ['gespielt werden', 'spielen'], it: ['essere giocata', 'giocare'] },
}

/** These cards cannot do this or have it done to them. */
export const cannot = v.add('ability', 'cannot', {
  compile: (c: C, act: ActName, noun: Noun) => [newStatic({ kind: STATIC.cannot, what: ACT[act], covers: c.covers(noun) })] as unknown,
  en(t, act, noun) {
    const { text } = t.noun(noun)
    return noun.word === 'each'
      ? `No ${text.replace(/^each /, '')} can ${ACT_WORDS[act].en[0]}.`
      : `${capital(text)} cannot ${ACT_WORDS[act].en[0]}.`
  },
  de(t, act, noun) {
    const text = t.noun(noun).in('nom')
    const no = /^kein/.test(ACT_WORDS[act].de[0])
    if (noun.word === 'each' && !no)
      return `${text.replace(/^jede[rs]? /, (every) => (every === 'jede ' ? 'Keine ' : 'Kein '))} kann ${ACT_WORDS[act].de[0]}.`
    return `${capital(text)} kann ${no ? '' : 'nicht '}${ACT_WORDS[act].de[0]}.`
  },
  it(t, act, noun) {
    const { text, gender } = t.noun(noun)
    if (noun.word === 'each') return `${text.replace(/^ogni /, gender === 'f' ? 'Nessuna ' : 'Nessun ')} può ${ACT_WORDS[act].it[0]}.`
    return `${capital(text)} non può ${ACT_WORDS[act].it[0]}.`
  },
})

/** It can attack only such creatures. */
export const attacksOnly = v.add('ability', 'attacksOnly', {
  compile(c: C, filter: Filter) {
    const matches = c.matches(c.filter(filter))
    return [
      newStatic({
        kind: STATIC.cannot,
        what: ACT.attack,
        covers: coversSelf,
        other: (p, f, card) => !matches(p, f, card),
      }),
    ] as unknown
  },
  en: (t, filter) => `${capital(t.self)} can only fight ${en.many(t.filter(filter))}.`,
  de: (t, filter) => `${capital(t.self)} kann nur ${de.bare(t.filter(filter)).in('acc')} angreifen.`,
  it: (t, filter) => `${capital(t.self)} può combattere solo ${it.bare(t.filter(filter)).text}.`,
})

/** A player cannot play or use such cards. */
export const playerCannot = v.add('ability', 'playerCannot', {
  compile: (c: C, who: Who, act: 'play' | 'use', filter: Filter) =>
    [
      newStatic({
        kind: STATIC.cannotSeat,
        what: ACT[act],
        seats: c.seats(who),
        covers: c.matches(c.filter(filter)),
      }),
    ] as unknown,
  en: (t, who, act, filter) => `${capital(t.seat(who).subject)} cannot ${act} ${en.many(t.filter(filter))}.`,
  de: (t, who, act, filter) =>
    `${capital(t.seat(who).nom)} kann${t.seat(who).you ? 'st' : ''} keine ${de.the(t.filter(filter), true).in('acc').replace(/^die /, '')} ${act === 'play' ? 'spielen' : 'verwenden'}.`,
  it: (t, who, act, filter) =>
    `${capital(t.seat(who).you ? 'non puoi' : `${t.seat(who).subject} non può`)} ${act === 'play' ? 'giocare' : 'usare'} ${it.bare(t.filter(filter)).text}.`,
})

export const cannotStealFrom = v.add('ability', 'cannotStealFrom', {
  compile: (c: C, who: Who) => [newStatic({ kind: STATIC.cannotSeat, what: ACT.steal, seats: c.seats(who) })] as unknown,
  en: (t, who) => `${capital(t.seat(who).possessive)} Æmber cannot be stolen.`,
  de: (t, who) => `${capital(t.seat(who).possessive('Æmber', 'n', 'nom'))} kann nicht gestohlen werden.`,
  it: (t, who) => `${capital(t.seat(who).possessive('Æmber', 'm', true).text)} non possono essere rubati.`,
})

const houseTest = (house: HouseReference, c: C): Test<P> => {
  if (house === 'chosen') {
    const slot = chosenSlot(c)
    return (p, f, number) => p.frames[f + slot] === number
  }
  const wanted = houseNumber(house as House)
  return (_p, _f, number) => number === wanted
}
const enHouse = (t: en.English, house: HouseReference) => (house === 'chosen' ? 'the chosen house' : t.term('house', house))
const deHouse = (t: de.German, house: HouseReference) => (house === 'chosen' ? 'die gewählte Fraktion' : t.term('house', house))
const itHouse = (t: it.Italian, house: HouseReference) => (house === 'chosen' ? 'la Casa scelta' : t.term('house', house))

/** A house stands where other clauses have a card. */
export const cannotChooseHouse = v.add('ability', 'cannotChooseHouse', {
  compile: (c: C, who: Who, house: HouseReference) =>
    [
      newStatic({
        kind: STATIC.cannotSeat,
        what: ACT.chooseHouse,
        seats: c.seats(who),
        covers: houseTest(house, c),
      }),
    ] as unknown,
  en: (t, who, house) =>
    `${capital(t.seat(who).subject)} cannot choose ${enHouse(t, house)} as ${t.seat(who).you ? 'your' : 'their'} active house.`,
  de: (t, who, house) =>
    `${capital(t.seat(who).nom)} kann${t.seat(who).you ? 'st' : ''} ${deHouse(t, house)} nicht als aktive Fraktion wählen.`,
  it: (t, who, house) =>
    `${capital(t.seat(who).you ? 'non puoi' : `${t.seat(who).subject} non può`)} scegliere ${itHouse(t, house)} come Casa attiva.`,
})

export const mustChooseHouse = v.add('ability', 'mustChooseHouse', {
  compile: (c: C, who: Who, house: HouseReference) =>
    [newStatic({ kind: STATIC.mustChoose, seats: c.seats(who), covers: houseTest(house, c) })] as unknown,
  en: (t, who, house) =>
    `${capital(t.seat(who).subject)} must choose ${enHouse(t, house)} as ${t.seat(who).you ? 'your' : 'their'} active house.`,
  de: (t, who, house) =>
    `${capital(t.seat(who).nom)} muss${t.seat(who).you ? 't' : ''} ${deHouse(t, house)} als aktive Fraktion wählen.`.replace(
      'musst',
      'musst',
    ),
  it: (t, who, house) =>
    `${capital(t.seat(who).you ? 'devi' : `${t.seat(who).subject} deve`)} scegliere ${itHouse(t, house)} come Casa attiva.`,
})

/** You may use these cards although they are of another house; to fight only, if it says so. */
export const mayUse = v.add<'ability', [noun: Noun, onlyTo?: 'fight' | 'reap']>('ability', 'mayUse', {
  compile: (c: C, noun: Noun, onlyTo?: 'fight' | 'reap') =>
    [
      newStatic({
        kind: STATIC.mayUse,
        what: onlyTo === undefined ? ACT.use : ACT[onlyTo],
        covers: c.covers(noun),
      }),
    ] as unknown,
  en: (t, noun, onlyTo) => (onlyTo === undefined ? `You may use ${t.noun(noun).text}.` : `You may ${onlyTo} with ${t.noun(noun).text}.`),
  de: (t, noun, onlyTo) =>
    onlyTo === undefined
      ? `Du darfst ${t.noun(noun).in('acc')} verwenden.`
      : `Du darfst ${t.noun(noun).in('acc')} zum ${onlyTo === 'fight' ? 'Kämpfen' : 'Ernten'} verwenden.`,
  it: (t, noun, onlyTo) =>
    onlyTo === undefined
      ? `Puoi usare ${t.noun(noun).text}.`
      : `Puoi ${onlyTo === 'fight' ? 'combattere' : 'raccogliere'} con ${t.noun(noun).text}.`,
})

/** You may play so many of these cards this turn although they are of another house. */
export const mayPlay = v.add('ability', 'mayPlay', {
  compile: (c: C, n: number, filter: Filter) =>
    [newStatic({ kind: STATIC.mayPlay, covers: c.matches(c.filter(filter)), amount: () => n })] as unknown,
  en: (t, n, filter) => `You may play ${n === 1 ? `one ${en.one(t.filter(filter))}` : `${n} ${en.many(t.filter(filter))}`}.`,
  de: (t, n, filter) =>
    `Du darfst ${n === 1 ? de.a(t.filter(filter)).in('acc') : de.several(t.filter(filter), String(n)).in('acc')} spielen.`,
  it: (t, n, filter) => `Puoi giocare ${n === 1 ? it.a(t.filter(filter)).text : it.several(t.filter(filter), String(n)).text}.`,
})

/** At most so many cards each turn. */
export const playLimit = v.add('ability', 'playLimit', {
  compile(c: C, who: Who, n: number) {
    addInterest(PLAYED)
    return [newStatic({ kind: STATIC.limit, what: n, seats: c.seats(who) })] as unknown
  },
  en: (t, who, n) => `${capital(t.seat(who).subject)} cannot play more than ${n} cards each turn.`,
  de: (t, who, n) => `${capital(t.seat(who).nom)} kann${t.seat(who).you ? 'st' : ''} in jedem Zug nicht mehr als ${n} Karten spielen.`,
  it: (t, who, n) => `${capital(t.seat(who).you ? 'non puoi' : `${t.seat(who).subject} non può`)} giocare più di ${n} carte per turno.`,
})

/** This card can be played only when the condition holds. */
export const playOnlyIf = v.add('ability', 'playOnlyIf', {
  compile(_c: C, condition: Condition) {
    const check = abilityCompiler().condition(condition)
    return [
      newStatic({
        kind: STATIC.cannot,
        what: ACT.play,
        covers: coversSelf,
        amount: (p, f) => (check(p, f) ? 0 : 1),
      }),
    ] as unknown
  },
  en: (t, condition) => `${capital(t.self)} can only be played if ${t.condition(condition).yes}.`,
  de: (t, condition) => `${capital(t.self)} kann nur gespielt werden, falls ${t.condition(condition).yes}.`,
  it: (t, condition) => `${capital(t.self)} può essere giocata solo se ${t.condition(condition).yes}.`,
})

export const skip = v.add('ability', 'skip', {
  compile: (c: C, who: Who, step: (typeof SKIPPABLE)[number]) =>
    [newStatic({ kind: STATIC.skip, what: SKIPPABLE.indexOf(step), seats: c.seats(who) })] as unknown,
  en: (t, who, step) =>
    `${capital(t.seat(who).subject)} skip${t.seat(who).you ? '' : 's'} the ${{ forgeStep: '“forge a key”', readyStep: '“ready cards”', drawStep: '“draw cards”' }[step]} step.`,
  de: (t, who, step) =>
    `${capital(t.seat(who).nom)} überspring${t.seat(who).you ? 'st' : 't'} den Schritt ${{ forgeStep: '„Schlüssel schmieden“', readyStep: '„Karten spielbereit machen“', drawStep: '„Karten ziehen“' }[step]}.`,
  it: (t, who, step) =>
    `${capital(t.seat(who).you ? 'salti' : `${t.seat(who).subject} salta`)} il passo ${{ forgeStep: '“forgiare una chiave”', readyStep: '“ripristinare le carte”', drawStep: '“pescare le carte”' }[step]}.`,
})
