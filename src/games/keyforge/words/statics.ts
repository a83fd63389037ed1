import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SLOTS } from '../../../kernel/program.ts'
import { coversSelf } from '../../../ability/choosing.ts'
import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Amount, Condition, Effect, Filter, Node, Noun, Who } from '../../../ability/tree.ts'
import { abilityCompiler, amend, compileAbility, newStatic, underHead } from './abilities.ts'
import { deClauses, deDuring, deWhile, enClauses, itClauses } from './clauses.ts'
import { isNode } from '../../../ability/tree.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import {
  ACT,
  BY_CONTROLLER,
  CARDS,
  ENTERS_ANYWHERE,
  ENTERS_ENRAGED,
  ENTERS_READY,
  ENTERS_STUNNED,
  HOUSE,
  HOUSES,
  houseNumber,
  keywordNumber,
  SET_WORDS,
  STATIC,
} from '../rules/index.ts'
import type { House, KeyforgePosition, KeywordName } from '../rules/index.ts'
import { aCardDe, aCardEn, aCardIt, testOf } from './filters.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Static clauses: the same nodes whether printed, granted, conditional or lasting. */

const signed = (n: Amount, text: string) => (typeof n === 'number' ? (n > 0 ? `+${n}` : `−${-n}`) : `+X (${text})`)

type AmountText = { readonly text: string; readonly each?: string | undefined; readonly factor?: number | undefined }
/** The change of a value; what it is reckoned from and cannot be said as "for each" is called X. */
const signedX = (n: Amount, { each, factor }: AmountText) =>
  each !== undefined ? `+${factor ?? 1}` : typeof n === 'number' ? signed(n, '') : '+X'
const withX = (text: string, n: Amount, amount: AmountText, is: string, end?: string) =>
  typeof n === 'number' || amount.each !== undefined ? text : `${text}, ${is} ${amount.text}${end === undefined ? '' : ` ${end}`}`

const changesValue = (word: string, kind: number, names: { en: string; de: string; it: string }) =>
  v.add('ability', word, {
    compile: (c: C, n: Amount, noun: Noun) => [newStatic({ kind, covers: c.covers(noun), amount: c.amount(n) })],
    en(t, n, noun) {
      const amount = t.amount(n)
      const each = amount.each === undefined ? '' : ` for each ${amount.each}`
      return en.states(t.noun(noun).text, 'gets', withX(`${signedX(n, amount)} ${names.en}${each}`, n, amount, 'where X is'))
    },
    de(t, n, noun) {
      const amount = t.amount(n)
      const each = amount.each === undefined ? '' : ` für ${amount.each}`
      return de.states(t.noun(noun).in('nom'), 'erhält', withX(`${signedX(n, amount)} ${names.de}${each}`, n, amount, 'wobei X', 'ist'))
    },
    it(t, n, noun) {
      const amount = t.amount(n)
      const each = amount.each === undefined ? '' : ` per ogni ${amount.each}`
      const text = `${signedX(n, amount)} ${names.it}${each}`
      return it.states(it.spoken(t.noun(noun).text), 'ottiene', withX(text, n, amount, 'dove X è'))
    },
  })

export const power = changesValue('power', STATIC.power, { en: 'power', de: 'Stärke', it: 'Forza' })
export const armor = changesValue('armor', STATIC.armor, { en: 'armor', de: 'Rüstung', it: 'Armatura' })

const changesSeat = (
  word: string,
  kind: number,
  names: {
    en: (who: en.Persona, by: Change) => string
    de: (who: de.Persona, by: Change) => de.Statement
    it: (who: it.Persona, by: Change) => string
  },
) =>
  v.add('ability', word, {
    compile: (c: C, who: Who, n: Amount) => [newStatic({ kind, seats: c.seats(who), amount: c.amount(n) })],
    en(t, who, n) {
      const amount = t.behind(who, () => t.amount(n))
      return withEach(names.en(t.seat(who), changeBy(amount, n)), amount.each, 'for each')
    },
    de(t, who, n) {
      const amount = t.behind(who, () => t.amount(n))
      const { subject, verb, rest } = names.de(t.seat(who), changeBy(amount, n))
      return de.states(subject, verb, withEach(rest, amount.each, 'für'))
    },
    it(t, who, n) {
      const amount = t.behind(who, () => t.amount(n))
      return withEach(names.it(t.seat(who), changeBy(amount, n)), amount.each, 'per ogni')
    },
  })
/** How much more or less, with its sign and without it. */
interface Change {
  readonly signed: string
  readonly number: string
  readonly less: boolean
}
function changeBy({ text, each, factor = 1 }: AmountText, n: Amount): Change {
  const number = each !== undefined ? String(factor) : typeof n === 'number' ? String(Math.abs(n)) : `X (${text})`
  const less = each === undefined && typeof n === 'number' && n < 0
  return { signed: `${less ? '−' : '+'}${number}`, number, less }
}
const withEach = (text: string, each: string | undefined, word: string) => (each === undefined ? text : `${text} ${word} ${each}`)

export const keysCost = changesSeat('keysCost', STATIC.keysCost, {
  en: (who, { signed }) => `${who.possessive} keys cost ${signed} Æmber`,
  de: (who, { signed }) => de.states(who.possessive('Schlüssel', 'm', 'nom', true), 'kosten', `${signed} Æmber`),
  it: (who, { signed }) => `${who.possessive('chiavi', 'f', true).text} costano ${signed} Æmber`,
})
export const handSize = changesSeat('handSize', STATIC.handSize, {
  en: (who, by) =>
    `during the “draw cards” step, ${en.says(who, 'refill')} ${who.you ? 'your' : 'their'} hand to ${bySign(by, 'additional card', 'additional cards', 'card fewer', 'cards fewer')}`,
  de: (who, by) =>
    de.states(
      who.nom,
      who.you ? 'füllst' : 'füllt',
      `im Schritt „Karten ziehen“ ${who.you ? 'deine' : 'die'} Hand auf ${bySign(by, 'Karte mehr', 'Karten mehr', 'Karte weniger', 'Karten weniger')} auf`,
    ),
  it: (who, by) =>
    `nel passo “pescare le carte”, ${who.you ? 'rifornisci la mano' : `${who.subject} rifornisce la mano`} con ${bySign(by, 'carta in più', 'carte in più', 'carta in meno', 'carte in meno')}`,
})
/** How many with the word for one or several, more or fewer. */
function bySign({ number, less }: Change, one: string, several: string, oneLess: string, severalLess: string): string {
  return `${number} ${number === '1' ? (less ? oneLess : one) : less ? severalLess : several}`
}

// ---- conditions and houses

/** Clauses and triggers that work only while a condition holds. */
export const asLongAs = v.add('ability', 'asLongAs', {
  compile(_c: C, condition: Condition, ...list: Ability[]) {
    const check = abilityCompiler().condition(condition)
    return list.flatMap((one) => compileAbility(one).map((ability) => amend(ability, { condition: check })))
  },
  en(t, condition, ...list) {
    const saves = ifItSaves(condition, list)
    if (saves) return underHead('en', ['destroyed'], t.sentences([saves]))
    if (condition.word === 'yourTurn') return `during your turn, ${enClauses(t, list)}`
    const { yes, about } = t.condition(condition)
    if (condition.word === 'not' && list.length === 1 && list[0].word === 'cannot') {
      const denied = condition.args[0] as Condition
      // "while there is one", for "unless there are none" denies twice
      return `${enClauses(t, list)} ${denied.word === 'none' ? `while ${yes}` : `unless ${t.condition(denied).yes}`}`
    }
    const subject = condition.args.find((arg) => isNode(arg) && arg.is === 'noun') as Noun | undefined
    // what the condition is about is named once
    const named = about ?? (subject && t.noun(subject).text)
    return `${condition.word === 'happened' ? 'if' : 'while'} ${yes}, ${enClauses(t, list, named)}`
  },
  de(t, condition, ...list) {
    const saves = ifItSaves(condition, list)
    if (saves) return underHead('de', ['destroyed'], t.sentences([saves]))
    if (condition.word === 'yourTurn') return deDuring(t, 'in deinem Zug', 'in deinem Zug', list).command
    return deWhile(t, condition.word === 'happened' ? 'falls' : 'solange', t.condition(condition).yes, list)
  },
  it(t, condition, ...list) {
    const saves = ifItSaves(condition, list)
    if (saves) return underHead('it', ['destroyed'], t.sentences([saves]))
    if (condition.word === 'yourTurn') return `durante il tuo turno, ${itClauses(t, list)}`
    const { yes, about } = t.condition(condition)
    return `${condition.word === 'happened' ? 'se' : 'mentre'} ${yes}, ${itClauses(t, list, about)}`
  },
})

/** What is done instead of a destruction while a condition holds, as the effect of a Destroyed ability. */
function ifItSaves(condition: Condition, [{ word, args }]: readonly Ability[]): Effect | undefined {
  return word === 'wouldBe' && (args[0] as Node).word === 'isDestroyed' ? core.when(condition, args[1] as Effect) : undefined
}

export const belongs = v.add('ability', 'belongs', {
  compile(c: C, noun: Noun, house: House | 'active') {
    const covers = c.covers(noun)
    if (house !== 'active') return [newStatic({ kind: STATIC.belongsTo, what: houseNumber(house), covers })]
    return HOUSES.map((_name, number) =>
      newStatic({ kind: STATIC.belongsTo, what: number, covers: (p, f, x) => p.state[HOUSE] === number && covers(p, f, x) }),
    )
  },
  en: (t, noun, house) => t.states(noun, 'belong', house === 'active' ? 'to the active house' : `to house ${t.term('house', house)}`),
  de: (t, noun, house) =>
    de.states(
      t.noun(noun).in('nom'),
      t.noun(noun).plural ? 'gehören' : 'gehört',
      house === 'active' ? 'zur aktiven Fraktion' : `zur Fraktion ${t.term('house', house)}`,
    ),
  it: (t, noun, house) =>
    it.states(
      it.spoken(t.noun(noun).text),
      t.noun(noun).plural ? 'appartengono' : 'appartiene',
      `alla Casa ${house === 'active' ? 'attiva' : t.term('house', house)}`,
    ),
})

/** You control it while this is in force. */
export const youControl = v.add('ability', 'youControl', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.controls, covers: c.covers(noun), seats: (p, f) => 1 << p.frames[f + SEAT] })],
  en: (t, noun) => en.states('you', 'control', t.noun(noun).text),
  de: (t, noun) => de.states('du', 'kontrollierst', t.noun(noun).in('acc')),
  it: (t, noun) => it.holds('controlli', t.noun(noun).text),
})

export const countsAsFlank = v.add('ability', 'countsAsFlank', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.countsAsFlank, covers: c.covers(noun) })],
  en: (t, noun) => en.states(t.noun(noun).text, 'is', 'considered a flank creature'),
  de: (t, noun) => de.states(t.noun(noun).in('nom'), 'gilt', 'als Flankenkreatur'),
  it: (t, noun) => it.states(it.spoken(t.noun(noun).text), 'è', 'considerata su un fianco'),
})

// ---- entering, fighting

export const HOW = {
  ready: { clause: ENTERS_READY, en: 'ready', de: german.states.ready, it: it.agree(italian.states.ready) },
  stunned: { clause: ENTERS_STUNNED, en: 'stunned', de: german.states.stunned, it: it.agree(italian.states.stunned) },
  enraged: { clause: ENTERS_ENRAGED, en: 'enraged', de: german.states.enraged, it: it.agree(italian.states.enraged) },
  anywhere: {
    clause: ENTERS_ANYWHERE,
    en: 'anywhere in your battleline',
    de: 'an beliebiger Stelle deiner Schlachtreihe',
    it: () => 'in un punto qualsiasi della tua linea di battaglia',
  },
} as const
export type How = keyof typeof HOW

/** How such cards come into play: ready instead of exhausted, stunned, enraged. */
export const entersPlay = v.add<'ability', [which: Filter | Noun, ...how: How[]]>('ability', 'entersPlay', {
  compile: (c: C, which, ...how) =>
    how.map((one) => newStatic({ kind: STATIC.entersPlay, what: HOW[one].clause, covers: testOf(c, which) })),
  en: (t, which, ...how) =>
    en.states(
      which.is === 'noun' ? t.noun(which).text : `each ${en.one(t.filter(which))}`,
      'enters',
      `play ${en.join(
        how.map((one) => HOW[one].en),
        ' and ',
      )}`,
    ),
  de: (t, which, ...how) =>
    de.states(
      (which.is === 'noun' ? t.noun(which) : de.each(t.filter(which))).in('nom'),
      'kommt',
      `${de.join(
        how.map((one) => HOW[one].de),
        ' und ',
      )} ins Spiel`,
    ),
  it: (t, which, ...how) => {
    const who = which.is === 'noun' ? t.noun(which) : it.each(t.filter(which))
    const self = which.word === 'self'
    const so = it.join(
      how.map((one) => HOW[one].it(self ? 'f' : who.gender, false)),
      ' e ',
    )
    return it.states(self ? t.thisCard : who.text, 'entra', `in gioco ${so}`)
  },
})

/** What it deals in a fight: so much more, nothing, or all of it to the creature that was chosen. */
export const fightDamage = v.add('ability', 'fightDamage', {
  compile(c: C, what: Amount | 'none' | 'toIt') {
    if (what === 'none') return [newStatic({ kind: STATIC.dealsNoDamage, covers: coversSelf })]
    if (what === 'toIt') return [newStatic({ kind: STATIC.fightDamageTo, covers: coversSelf, amount: chosenFoe })]
    return [newStatic({ kind: STATIC.fightDamage, covers: coversSelf, amount: c.amount(what) })]
  },
  en(t, what) {
    if (what === 'none') return en.states(t.self, 'deals', 'no damage when fighting')
    if (what === 'toIt') return en.states(t.self, 'deals', 'its fight damage to it instead')
    return en.states(t.self, 'deals', `${signed(what, t.amount(what).text)} damage`)
  },
  de(t, what) {
    if (what === 'none') return de.states(t.self, 'fügt', 'im Kampf keinen Schaden zu')
    if (what === 'toIt') return de.states(t.self, 'fügt', 'den Kampfschaden stattdessen ihr zu')
    return de.states(t.self, 'fügt', `${signed(what, t.amount(what).text)} Schaden zu`)
  },
  it(t, what) {
    if (what === 'none') return it.states(t.self, 'non infligge', 'danni quando combatte')
    if (what === 'toIt') return it.states(t.self, 'infligge', 'invece a essa i danni del combattimento')
    return it.states(t.self, 'infligge', `${signed(what, t.amount(what).text)} danni`)
  },
})

/** The captured creature plus one. When it is gone, a number above every card, so that nobody is dealt the damage. */
function chosenFoe(p: P, f: number): number {
  const foe = nextIn(p.frames, f + SLOTS, -1, SET_WORDS)
  return (foe < 0 ? CARDS : foe) + 1
}

export const ignores = v.add('ability', 'ignores', {
  compile: (_c: C, ...names: KeywordName[]) =>
    names.map((name) => newStatic({ kind: STATIC.ignores, what: keywordNumber(name), covers: coversSelf })),
  en: (t, ...names) =>
    `${t.self} ignores ${en.join(
      names.map((name) => t.term('keyword', name)),
      ' and ',
    )} when attacking`,
  de: (t, ...names) =>
    `${t.self} ignoriert beim Angreifen ${de.join(
      names.map((name) => t.term('keyword', name)),
      ' und ',
    )}`,
  it: (t, ...names) =>
    `quando attacca, ${t.self} ignora ${it.join(
      names.map((name) => t.term('keyword', name)),
      ' e ',
    )}`,
})

// ---- amber and keys

/** Whoever controls this may spend Æmber on such cards of his when he forges (kf.forge.6). */
export const spendableOn = v.add('ability', 'spendable', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.spendable, what: BY_CONTROLLER, covers: c.covers(noun) })],
  en: (t, noun) => en.states('you', 'may spend', `the Æmber on ${t.noun(noun).text} when forging keys`),
  de: (t, noun) => de.states('du', 'darfst', `das Æmber auf ${t.noun(noun).in('dat')} ausgeben, wenn du Schlüssel schmiedest`),
  it: (t, noun) =>
    it.states('', 'puoi spendere', `gli Æmber ${noun.word === 'self' ? `su ${t.self}` : t.noun(noun).with('su')} quando forgi chiavi`),
})
export const spendable = spendableOn(core.self)

export const mustPay = v.add('ability', 'mustPay', {
  compile: (c: C, who: Who, n: Amount, act: 'play' | 'use', what: Filter | Noun) => [
    newStatic({
      kind: STATIC.mustPay,
      what: ACT[act],
      seats: c.seats(who),
      amount: c.amount(n),
      covers: testOf(c, what),
    }),
  ],
  en: (t, who, n, act, what) => {
    const thing = aCardEn(t, what)
    return t.seat(who).you
      ? `you must lose ${t.amount(n).text} Æmber in order to ${act} ${thing}`
      : `${t.seat(who).subject} must pay you ${t.amount(n).text} Æmber in order to ${act} ${thing}`
  },
  de: (t, who, n, act, what) => {
    const thing = aCardDe(t, what).in('acc')
    const verb = act === 'play' ? 'zu spielen' : 'zu verwenden'
    return t.seat(who).you
      ? `du musst ${t.amount(n).text} Æmber verlieren, um ${thing} ${verb}`
      : `${t.seat(who).nom} muss dir ${t.amount(n).text} Æmber bezahlen, um ${thing} ${verb}`
  },
  it: (t, who, n, act, what) => {
    const thing = aCardIt(t, what).text
    const verb = act === 'play' ? 'giocare' : 'usare'
    return t.seat(who).you
      ? `devi perdere ${t.amount(n).text} Æmber per ${verb} ${thing}`
      : `${t.seat(who).subject} deve pagarti ${t.amount(n).text} Æmber per ${verb} ${thing}`
  },
})

/** Abilities of one card that are said in one sentence; no card says so itself, its text is read so where `isJoint`. */
export const together = v.add<'ability', Ability[]>('ability', 'together', {
  compile: (_c: C, ...list) => list.flatMap(compileAbility),
  en: (t, ...list) => enClauses(t, list),
  de: (t, ...list) => deClauses(t, list),
  it: (t, ...list) => itClauses(t, list),
})
