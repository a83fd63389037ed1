import { Compiler } from '../../../ability/compile.ts'
import type { Check, Count } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { capital } from '../../../ability/text/capital.ts'
import { headed } from '../../../ability/text/reader.ts'
import type { Ability, Amount, Condition, Effect, Filter } from '../../../ability/tree.ts'
import * as kinds from '../catalog.ts'
import type { Clause, Part, Reach, Trigger } from '../catalog.ts'
import type { Name } from '../face.ts'
import { TRAITS } from '../face.ts'
import { squadZone } from '../layout.ts'
import type { CrystalClansPosition } from '../layout.ts'
import { SEAT } from '../../../kernel/program.ts'
import { EACH, bonusText, placeAbout } from './nouns.ts'
import { vocabulary } from './vocabulary.ts'

type P = CrystalClansPosition
type C = Compiler<P>

/** The abilities of Crystal Clans: standing clauses, triggers, and their names. */

// ---- standing clauses

function clause(kind: number, reach: Reach, amount: number | Count<P> = 1, extra: Partial<Clause> = {}): Clause {
  return { is: 'clause', kind, reach, amount, top: false, ...extra }
}

const WHO: Record<Reach, Name> = {
  self: { en: 'this unit has', de: 'diese Einheit hat', it: 'questa unità ha' },
  squad: { en: 'this squad has', de: 'dieser Trupp hat', it: 'questa squadra ha' },
  adjacent: {
    en: 'friendly squads in adjacent zones have',
    de: 'befreundete Trupps in benachbarten Gebieten haben',
    it: 'le squadre amiche nelle zone adiacenti hanno',
  },
  squadAndAdjacent: {
    en: 'this squad and friendly squads in adjacent zones have',
    de: 'dieser Trupp und befreundete Trupps in benachbarten Gebieten haben',
    it: 'questa squadra e le squadre amiche nelle zone adiacenti hanno',
  },
  enemyNear: {
    en: 'enemy squads in this zone and in adjacent zones have',
    de: 'feindliche Trupps in diesem und in benachbarten Gebieten haben',
    it: 'le squadre nemiche in questa zona e nelle zone adiacenti hanno',
  },
  all: { en: 'your squads have', de: 'deine Trupps haben', it: 'le tue squadre hanno' },
  neutral: { en: 'units in neutral zones have', de: 'Einheiten in neutralen Gebieten haben', it: 'le unità nelle zone neutrali hanno' },
}

function amountOf(c: C, n: Amount): number | Count<P> {
  return typeof n === 'number' ? n : c.amount(n)
}

/** The condition of a bonus; a squad that was named just before is "it" there. */
function conditionOf<T extends en.English | de.German | it.Italian>(t: T, reach: Reach, condition: Condition): string {
  const read = () => t.condition(condition).yes
  return reach === 'squad' ? t.behindName(read) : read()
}

/** A bonus of somebody, perhaps only under a condition. */
function bonusWord(word: string, kind: number, unit: Name) {
  return vocabulary.add<'ability', [reach: Reach, n: Amount, condition?: Condition]>('ability', word, {
    compile(c: C, reach, n, condition): Part {
      const check: Check<P> | undefined = condition === undefined ? undefined : c.condition(condition)
      return clause(kind, reach, amountOf(c, n), check === undefined ? {} : { check })
    },
    en: (t, reach, n, condition) =>
      `${WHO[reach].en} ${bonusText(t, n, unit.en, EACH.en)}${condition === undefined ? '' : ` if ${conditionOf(t, reach, condition)}`}`,
    de: (t, reach, n, condition) =>
      `${WHO[reach].de} ${bonusText(t, n, unit.de, EACH.de)}${condition === undefined ? '' : `, falls ${conditionOf(t, reach, condition)}`}`,
    it: (t, reach, n, condition) =>
      `${WHO[reach].it} ${bonusText(t, n, unit.it, EACH.it)}${condition === undefined ? '' : ` se ${conditionOf(t, reach, condition)}`}`,
  })
}

export const hasAttack = bonusWord('hasAttack', kinds.ATTACK, { en: 'attack', de: 'Angriff', it: 'attacco' })
export const hasDefense = bonusWord('hasDefense', kinds.DEFENSE, { en: 'defense', de: 'Verteidigung', it: 'difesa' })
export const hasActivationCost = bonusWord('hasActivationCost', kinds.ACTIVATION_COST, {
  en: 'activation cost (at least 1)',
  de: 'Aktivierungskosten (mindestens 1)',
  it: 'costo di attivazione (almeno 1)',
})

function fixedWord(word: string, part: () => Part, text: Name) {
  return vocabulary.add('ability', word, { compile: part, en: () => text.en, de: () => text.de, it: () => text.it })()
}

export const summonHere = vocabulary.add('ability', 'summonHere', {
  compile: (c: C, filter: Filter): Part => clause(kinds.SUMMON_PLACE, 'squad', 1, { test: c.matches(c.filter(filter)) }),
  en: (t, filter) => `your ${en.many(t.filter(filter))} may be summoned in this squad’s zone`,
  de: (t, filter) => `${de.yours(t.filter(filter), true).in('nom')} dürfen im Gebiet dieses Trupps beschworen werden`,
  it: (t, filter) => `le tue ${it.bare(t.filter(filter)).text} possono essere evocate nella zona di questa squadra`,
})

export const summonInNeutral = fixedWord('summonInNeutral', () => clause(kinds.SUMMON_PLACE, 'neutral'), {
  en: 'this unit may be summoned in any neutral zone',
  de: 'diese Einheit darf in jedem neutralen Gebiet beschworen werden',
  it: 'questa unità può essere evocata in qualsiasi zona neutrale',
})

export const summonFromDiscard = fixedWord('summonFromDiscard', () => clause(kinds.SUMMON_FROM_DISCARD, 'self'), {
  en: 'this unit may be summoned from your discard pile',
  de: 'diese Einheit darf aus deinem Ablagestapel beschworen werden',
  it: 'questa unità può essere evocata dalla tua pila degli scarti',
})

const FLYING = 1 << TRAITS.indexOf('flying')

export const flight = fixedWord(
  'flight',
  () =>
    clause(kinds.MOVEMENT, 'self', 2, {
      check(p, f) {
        const zone = squadZone(p.frames[f + SEAT], placeAbout(p, f))
        const { list, start, length } = p.zones
        for (let i = start[zone], end = i + length[zone]; i < end; i++) if ((kinds.traits[p.face[list[i]]] & FLYING) === 0) return false
        return true
      },
    }),
  {
    en: 'if this squad holds only flying units, it may move up to 2 zones and leave zones with enemy squads',
    de: 'sind alle Einheiten dieses Trupps fliegend, darf er sich bis zu 2 Gebiete bewegen und Gebiete mit feindlichen Trupps verlassen',
    it: 'se questa squadra ha solo unità volanti, può muoversi fino a 2 zone e lasciare zone con squadre nemiche',
  },
)

export const moveFar = vocabulary.add('ability', 'moveFar', {
  compile: (_c: C, zones: number): Part => clause(kinds.MOVEMENT, 'all', zones),
  en: (_t, zones) => `your squads may move up to ${zones} zones when activated`,
  de: (_t, zones) => `deine Trupps dürfen sich bei der Aktivierung bis zu ${zones} Gebiete bewegen`,
  it: (_t, zones) => `le tue squadre possono muoversi fino a ${zones} zone quando sono attivate`,
})

export const noLimit = fixedWord('noLimit', () => clause(kinds.NO_LIMIT, 'squad'), {
  en: 'this squad may hold more than 3 units',
  de: 'dieser Trupp darf mehr als 3 Einheiten haben',
  it: 'questa squadra può avere più di 3 unità',
})

export const sleep = fixedWord('sleep', () => clause(kinds.SLEEP, 'squad'), {
  en: 'in battle the attack of the enemy squad’s top unit does not count',
  de: 'im Kampf zählt der Angriff der obersten Einheit des feindlichen Trupps nicht',
  it: 'in battaglia l’attacco dell’unità in cima alla squadra nemica non conta',
})

export const attune = fixedWord('attune', () => clause(kinds.ATTUNE, 'squad'), {
  en: 'if both battle cards have the same style, yours resolves “beats”',
  de: 'haben beide Kampfkarten denselben Stil, handelt deine „schlägt“ ab',
  it: 'se le due carte battaglia hanno lo stesso stile, la tua risolve “batte”',
})

export const blindEnemy = fixedWord('blindEnemy', () => clause(kinds.BLIND, 'squad'), {
  en: 'enemy squads battling this squad use the top card of their draw pile as battle card',
  de: 'feindliche Trupps nehmen gegen diesen Trupp die oberste Karte ihres Nachziehstapels als Kampfkarte',
  it: 'le squadre nemiche in battaglia con questa usano la prima carta del mazzo come carta battaglia',
})

export const healing = fixedWord('healing', () => clause(kinds.HEAL, 'squad'), {
  en: 'when units of this squad are destroyed in battle, place all of them except this unit in your home zone instead',
  de: 'werden Einheiten dieses Trupps im Kampf zerstört, platziere stattdessen alle außer dieser in deinem Heimatgebiet',
  it: 'quando unità di questa squadra sono distrutte in battaglia, piazzale invece tutte tranne questa nella tua zona natale',
})

const ACTIONS = {
  summon: { kind: kinds.SUMMON_COST, en: 'summon', de: 'Beschwörungsaktionen', it: 'evocazione' },
  replenish: { kind: kinds.REPLENISH_COST, en: 'replenish', de: 'Auffrischaktionen', it: 'rifornimento' },
  raid: { kind: kinds.RAID_COST, en: 'raid', de: 'Überfallaktionen', it: 'razzia' },
}

export const actionsCostLess = vocabulary.add('ability', 'actionsCostLess', {
  compile: (_c: C, action: keyof typeof ACTIONS, n: number): Part => clause(ACTIONS[action].kind, 'all', -n),
  en: (_t, action, n) => `your ${ACTIONS[action].en} actions cost ${n} less (at least 1)`,
  de: (_t, action, n) => `deine ${ACTIONS[action].de} kosten ${n} weniger (mindestens 1)`,
  it: (_t, action, n) => `le tue azioni di ${ACTIONS[action].it} costano ${n} in meno (almeno 1)`,
})

// ---- triggers

/** What is done begins anew behind a colon where a condition comes first, or where the words before are no clause. */
function triggerWord(word: string, on: number, text: Name, leads = true) {
  const anew = (effects: readonly Effect[]) => !leads || effects[0].word === 'when'
  return vocabulary.add('ability', word, {
    compile(c: C, ...effects: Effect[]): Part {
      const trigger: Trigger = { is: 'trigger', on, top: false, program: Compiler.program(c, word, effects) }
      return trigger
    },
    en(t, ...effects) {
      const read = () => t.effects(effects)
      return leads ? `${text.en}, ${t.behindName(read)}` : `${text.en}: ${capital(read())}`
    },
    de(t, ...effects) {
      const read = () => t.effects(effects)
      return anew(effects) ? `${text.de}: ${capital(t.behindName(read).command)}` : `${text.de}, ${de.inverted(read())}`
    },
    it: (t, ...effects) => {
      const read = () => t.effects(effects).command
      return leads ? `${text.it}, ${t.behindName(read)}` : `${text.it}: ${capital(read())}`
    },
  })
}

export const whenSummoned = triggerWord('whenSummoned', kinds.SUMMONED, {
  en: 'when this unit is summoned',
  de: 'sobald diese Einheit beschworen wird',
  it: 'quando questa unità è evocata',
})
export const whenActivated = triggerWord('whenActivated', kinds.ACTIVATED, {
  en: 'when this squad is activated',
  de: 'sobald dieser Trupp aktiviert wird',
  it: 'quando questa squadra è attivata',
})
export const beforeCards = triggerWord('beforeCards', kinds.BEFORE_BATTLE, {
  en: 'when this squad battles, before battle cards are chosen',
  de: 'bevor in einem Kampf dieses Trupps die Kampfkarten gewählt werden',
  it: 'quando questa squadra combatte, prima di scegliere le carte battaglia',
})
export const whenRevealed = triggerWord('whenRevealed', kinds.CARDS_REVEALED, {
  en: 'when battle cards are revealed',
  de: 'sobald die Kampfkarten aufgedeckt werden',
  it: 'quando le carte battaglia sono rivelate',
})
export const afterKilling = triggerWord('afterKilling', kinds.KILLS, {
  en: 'after a battle in which this squad destroyed a unit',
  de: 'nach einem Kampf, in dem dieser Trupp eine Einheit zerstört hat',
  it: 'dopo una battaglia in cui questa squadra ha distrutto un’unità',
})
export const whenDestroyed = triggerWord('whenDestroyed', kinds.DESTROYED, {
  en: 'when this unit is destroyed',
  de: 'sobald diese Einheit zerstört wird',
  it: 'quando questa unità è distrutta',
})
export const whenLosing = triggerWord('whenLosing', kinds.LOSSES, {
  en: 'when units of this squad are destroyed in battle',
  de: 'sobald Einheiten dieses Trupps im Kampf zerstört werden',
  it: 'quando unità di questa squadra sono distrutte in battaglia',
})
export const whenEnemyEnters = triggerWord('whenEnemyEnters', kinds.ENEMY_ENTERS, {
  en: 'when an enemy squad enters this zone',
  de: 'sobald ein feindlicher Trupp dieses Gebiet betritt',
  it: 'quando una squadra nemica entra in questa zona',
})
export const insteadOfBattle = triggerWord(
  'insteadOfBattle',
  kinds.INSTEAD_OF_BATTLE,
  {
    en: 'instead of starting a battle you may do this',
    de: 'statt einen Kampf zu beginnen, darfst du dies tun',
    it: 'invece di iniziare una battaglia puoi fare questo',
  },
  false,
)
export const whenClaimed = triggerWord('whenClaimed', kinds.CLAIMED, {
  en: 'when claimed',
  de: 'sobald er erbeutet wird',
  it: 'quando è conquistato',
})
export const flipOnTurn = triggerWord(
  'flipOnTurn',
  kinds.FLIP_ON_TURN,
  {
    en: 'flip on your turn',
    de: 'in deinem Zug umdrehen',
    it: 'gira nel tuo turno',
  },
  false,
)
export const flipOnReveal = triggerWord(
  'flipOnReveal',
  kinds.FLIP_ON_REVEAL,
  {
    en: 'flip when battle cards are revealed',
    de: 'umdrehen, sobald die Kampfkarten aufgedeckt werden',
    it: 'gira quando le carte battaglia sono rivelate',
  },
  false,
)

// ---- names

function titled(word: string, top: boolean, mark: Name) {
  return vocabulary.add('ability', word, {
    compile(c: C, _name: Name, ability: Ability): Part {
      const part = c.ability(ability) as Part
      part.top = top
      return part
    },
    en: (t, name, ability) => headed(`${name.en}${mark.en}`, t.ability(ability)),
    de: (t, name, ability) => headed(`${name.de}${mark.de}`, t.ability(ability)),
    it: (t, name, ability) => headed(`${name.it}${mark.it}`, t.ability(ability)),
  })
}

/** A battlefield ability: it works only while its unit is the top unit of its squad (cc.squad.3). */
export const onTop = titled('onTop', true, { en: ' (top unit)', de: ' (oberste Einheit)', it: ' (unità in cima)' })
/** An ability that works from any position. */
export const always = titled('always', false, { en: '', de: '', it: '' })
