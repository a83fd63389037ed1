import { isIn } from '../../../kernel/cardset.ts'
import { ABOUT, call, jump, label, SEAT, SELF, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { addDamage, BY_POWER, callDamage } from './damage.ts'
import { abilities, ASSAULT, ELUSIVE, HAZARDOUS, SKIRMISH, SPLASH_ATTACK } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import type { CompiledAbility } from './definition.ts'
import { BY_ASSAULT, BY_HAZARDOUS, BY_SPLASH, IN_FIGHT } from './history.ts'
import { endFightEffects } from './lasting.ts'
import { code, ACTIVE, ATTACKER, CANCELLED, DEFENDER, ENRAGE, LAST_FOE, LINE, UNCHECKED, zoneOf, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell } from './tell.ts'
import { canAttack, ignores } from './permission.ts'
import { callStateCheck } from './check.ts'
import { hasStatic, sumStatics } from './clauses.ts'
import { keywordOf, neighborOf, powerOf } from './values.ts'
import { isCreatureInPlay, opponentOf } from './whereabouts.ts'
import { collectOwn, collectRule, collectWatchers, markQueue } from './queue.ts'
import { openWindow } from './window.ts'
import { add } from './tally.ts'

/**
 * A fight (kf.fight): choose the foe; what comes before (assault, hazardous, splash-attack, "before fight") in an order chosen; damage
 * together; destruction; then the attacker's after-fight abilities with all who watched.
 */
const CREATURE = SLOTS
const FOE = SLOTS + 1
/** Creatures that may not be chosen as the foe. */
export const EXCLUDED = SLOTS + 2
/** The one creature that it fights, whatever its taunt says, plus one; 0 where the active player chooses. */
export const GIVEN_FOE = EXCLUDED + SET_WORDS
/** It is the first attack on the foe in this turn. */
const FIRST_ATTACK = GIVEN_FOE + 1
/** Fight that this one interrupts: [attacker, defender] of the outer fight. */
const OUTER = FIRST_ATTACK + 1

export function callFight(p: KeyforgePosition, seat: number, attacker: number): number {
  const f = call(p, FIGHT, seat, -1, attacker)
  p.frames[f + CREATURE] = attacker
  p.frames[f + FOE] = -1
  p.frames[f + OUTER] = p.state[ATTACKER]
  p.frames[f + OUTER + 1] = p.state[DEFENDER]
  return f
}

const bothInPlay = (p: KeyforgePosition, f: number) => isCreatureInPlay(p, p.frames[f + CREATURE]) && isCreatureInPlay(p, p.frames[f + FOE])

const cutShort = label('cut short')
const endOfFight = label('end of the fight')

const FIGHT: Program = code.program('fight', 6 + SET_WORDS, [
  [
    'is there a foe',
    (p, f) => {
      if (foes(p, f, undefined) === 0) jump(p, f, endOfFight)
    },
  ],
  [
    'which foe',
    {
      kind: 'target',
      rule: 'kf.fight.2',
      seat: (p) => p.state[ACTIVE],
      options: foes,
      answer(p, f, option) {
        p.frames[f + FOE] = option
        p.state[ATTACKER] = p.frames[f + CREATURE]
        p.state[DEFENDER] = option
        p.state[LAST_FOE] = option
        p.state[CANCELLED] = 0
        tell(p, 'attacks', p.frames[f + SEAT], p.frames[f + CREATURE], option, 0)
      },
      view: (p, f, option) => ({ verb: 'target', card: p.frames[f + CREATURE], target: option }),
    },
  ],
  [
    'would fight',
    (p, f) => {
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.beforeFights, p.frames[f + CREATURE], p.frames[f + SEAT])
      openWindow(p, mark)
    },
  ],
  [
    'before the fight',
    (p, f) => {
      if (p.state[CANCELLED] !== 0 || !bothInPlay(p, f)) {
        jump(p, f, cutShort)
        return
      }
      const attacker = p.frames[f + CREATURE]
      const foe = p.frames[f + FOE]
      const seat = p.frames[f + SEAT]
      // it has been attacked, even if what comes before ends the fight (kf.elusive.4)
      p.frames[f + FIRST_ATTACK] = p.attacked[foe] === 0 ? 1 : 0
      add(p.attacked, foe, 1)
      const mark = markQueue(p)
      collectOwn(p, TRIGGER.beforeFight, attacker, 0, seat)
      if (keywordOf(p, attacker, ASSAULT) > 0) collectRule(p, ASSAULT_ABILITY, seat, attacker, foe)
      if (keywordOf(p, attacker, SPLASH_ATTACK) > 0) collectRule(p, SPLASH_ABILITY, seat, attacker, foe)
      if (keywordOf(p, foe, HAZARDOUS) > 0) collectRule(p, HAZARDOUS_ABILITY, seat, foe, attacker)
      openWindow(p, mark)
    },
  ],
  [
    'strike',
    (p, f) => {
      // what came before may have ended the fight (kf.fight.5)
      if (!bothInPlay(p, f)) {
        jump(p, f, cutShort)
        return
      }
      const attacker = p.frames[f + CREATURE]
      const foe = p.frames[f + FOE]
      if (p.frames[f + FIRST_ATTACK] !== 0 && keywordOf(p, foe, ELUSIVE) > 0 && !ignores(p, attacker, foe, ELUSIVE)) {
        tell(p, 'eluded', p.controller[foe], foe, attacker, 0, 'kf.elusive.1')
        // what goes to another creature does not meet the one that eludes
        const other = damageGoesTo(p, attacker, foe)
        if (other !== foe)
          addDamage(p, callDamage(p, p.frames[f + SEAT], attacker, IN_FIGHT), other, attacker, fightDamage(p, attacker, foe), BY_POWER)
        return
      }
      const g = callDamage(p, p.frames[f + SEAT], attacker, IN_FIGHT)
      addDamage(p, g, damageGoesTo(p, attacker, foe), attacker, fightDamage(p, attacker, foe), BY_POWER)
      if (keywordOf(p, attacker, SKIRMISH) === 0)
        addDamage(p, g, damageGoesTo(p, foe, attacker), foe, fightDamage(p, foe, attacker), BY_POWER)
    },
  ],
  [
    'check state',
    (p) => {
      if (p.state[UNCHECKED] !== 0) callStateCheck(p)
    },
  ],
  [
    'after the fight',
    (p, f) => {
      const attacker = p.frames[f + CREATURE]
      const foe = p.frames[f + FOE]
      const mark = markQueue(p)
      // a rage that comes after the fight stays (kf.enrage.4)
      p.status[attacker] &= ~ENRAGE
      if (isCreatureInPlay(p, attacker)) collectOwn(p, TRIGGER.afterFight, attacker, 0, p.frames[f + SEAT])
      // both of them fought (kf.fight.3, kf.fight.9)
      collectWatchers(p, TRIGGER.fights, attacker, p.frames[f + SEAT])
      collectWatchers(p, TRIGGER.fights, foe, p.controller[foe])
      collectWatchers(p, TRIGGER.uses, attacker, p.frames[f + SEAT], IN_FIGHT)
      openWindow(p, mark)
    },
  ],
  [
    'check state',
    (p) => {
      if (p.state[UNCHECKED] !== 0) callStateCheck(p)
    },
  ],
  ['fought', (p, f) => jump(p, f, endOfFight)],
  [
    cutShort,
    (p, f) => {
      // it was used all the same
      const mark = markQueue(p)
      p.status[p.frames[f + CREATURE]] &= ~ENRAGE
      collectWatchers(p, TRIGGER.uses, p.frames[f + CREATURE], p.frames[f + SEAT], IN_FIGHT)
      openWindow(p, mark)
    },
  ],
  [
    endOfFight,
    (p, f) => {
      const attacker = p.frames[f + CREATURE]
      endFightEffects(p, attacker)
      // fights that this one led to may have named others
      p.state[LAST_FOE] = p.frames[f + FOE]
      p.state[ATTACKER] = p.frames[f + OUTER]
      p.state[DEFENDER] = p.frames[f + OUTER + 1]
    },
  ],
])

function foes(p: KeyforgePosition, f: number, out: Int16Array | undefined): number {
  const attacker = p.frames[f + CREATURE]
  if (!isCreatureInPlay(p, attacker)) return 0
  const zone = zoneOf(LINE, opponentOf(p.controller[attacker]))
  let n = 0
  for (let i = 0; i < p.zones.length[zone]; i++) {
    const foe = cardAt(p.zones, zone, i)
    const given = p.frames[f + GIVEN_FOE] - 1
    if (given >= 0 ? foe !== given : isIn(p.frames, f + EXCLUDED, foe)) continue
    if (!canAttack(p, attacker, foe, given >= 0)) continue
    if (out !== undefined) out[n] = foe
    n++
  }
  if (out !== undefined && n > 1) sort(out, n)
  return n
}

/** Is there a creature that it may attack and that is not in the set (absolute index)? */
export function hasFoeOutside(p: KeyforgePosition, attacker: number, set: number): boolean {
  const zone = zoneOf(LINE, opponentOf(p.controller[attacker]))
  for (let i = 0; i < p.zones.length[zone]; i++) {
    const foe = cardAt(p.zones, zone, i)
    if (!isIn(p.frames, set, foe) && canAttack(p, attacker, foe)) return true
  }
  return false
}

/** Insertion sort: the lists are short and nearly sorted. */
function sort(out: Int16Array, n: number): void {
  for (let i = 1; i < n; i++) {
    const value = out[i]
    let k = i - 1
    for (; k >= 0 && out[k] > value; k--) out[k + 1] = out[k]
    out[k + 1] = value
  }
}

/** The largest number that a clause may limit a creature's fight damage to. */
const MOST_ONLY = 9

/** What a creature deals by its power in this fight: nothing or only so much when a clause says so, the strictest; more when one adds. */
function fightDamage(p: KeyforgePosition, card: number, foe: number): number {
  if (hasStatic(p, STATIC.dealsNoDamage) && sumStatics(p, STATIC.dealsNoDamage, -1, card, foe) > 0) return 0
  if (hasStatic(p, STATIC.dealsOnly)) {
    for (let only = 1; only <= MOST_ONLY; only++) if (sumStatics(p, STATIC.dealsOnly, only, card, foe) > 0) return only
  }
  let damage = powerOf(p, card)
  if (hasStatic(p, STATIC.fightDamage)) damage += sumStatics(p, STATIC.fightDamage, -1, card, foe)
  return damage
}

/** A creature may have chosen another one for its damage; 1 is added so that 0 means the foe. */
function damageGoesTo(p: KeyforgePosition, card: number, foe: number): number {
  if (!hasStatic(p, STATIC.fightDamageTo)) return foe
  const other = sumStatics(p, STATIC.fightDamageTo, -1, card, foe) - 1
  return other >= 0 ? other : foe
}

// ---- keywords that act before the fight

function ruleAbility(name: string, program: Program): CompiledAbility {
  const ability: CompiledAbility = {
    id: abilities.length,
    home: '',
    number: 0,
    part: 0,
    trigger: TRIGGER.beforeFight,
    program,
    about: undefined,
    seats: undefined,
    event: undefined,
    static: undefined,
    condition: undefined,
    commutes: false,
    instead: undefined,
    lasting: false,
    tree: { is: 'ability', word: name, args: [] },
  }
  abilities.push(ability)
  return ability
}

/** Assault and hazardous deal their damage to the creature on the other side (kf.assault, kf.hazardous). */
const keywordDamage = (name: string, keyword: number, how: number) =>
  ruleAbility(
    name,
    code.program(name, 0, [
      [
        name,
        (p, f) => {
          const self = p.frames[f + SELF]
          addDamage(p, callDamage(p, p.frames[f + SEAT], self, how), p.frames[f + ABOUT], -1, keywordOf(p, self, keyword))
        },
      ],
    ]),
  )

const ASSAULT_ABILITY = keywordDamage('assault', ASSAULT, BY_ASSAULT)
const HAZARDOUS_ABILITY = keywordDamage('hazardous', HAZARDOUS, BY_HAZARDOUS)

/** Splash-attack deals its damage to each neighbor of the attacked creature (kf.splash). */
const SPLASH_ABILITY = ruleAbility(
  'splash-attack',
  code.program('splash-attack', 0, [
    [
      'splash-attack',
      (p, f) => {
        const self = p.frames[f + SELF]
        const foe = p.frames[f + ABOUT]
        const g = callDamage(p, p.frames[f + SEAT], self, BY_SPLASH)
        for (const side of [-1, 1] as const) addDamage(p, g, neighborOf(p, foe, side), -1, keywordOf(p, self, SPLASH_ATTACK))
      },
    ],
  ]),
)
