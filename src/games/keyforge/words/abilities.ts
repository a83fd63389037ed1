import { ABOUT, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import { headed } from '../../../ability/text/reader.ts'
import type { Ability, Arg, Condition, Effect, EventPattern, Who } from '../../../ability/tree.ts'
import { isNode, visit } from '../../../ability/tree.ts'
import {
  abilities,
  abilityGroups,
  CAPTURED_AMOUNT,
  CAPTURED_SET,
  CAPTURED_VALUE,
  CAPTURED_WORDS,
  code,
  maskOf,
  STATIC,
  TRIGGER,
  SET_WORDS,
} from '../rules/index.ts'
import type { CompiledAbility, Definition, KeyforgePosition, StaticClause } from '../rules/index.ts'
import { compileEvent } from './events.ts'
import { binding } from './binding.ts'
import { reachOf } from './reach.ts'
import { vocabulary as v } from './vocabulary.ts'
import type { Language } from '../../../ability/language.ts'
import * as english from '../glossary/en.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import { addTo, clearSet } from '../../../kernel/cardset.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Abilities: bold triggers, watching events, replacements. Compiling gives a list, because one text may have several triggers. */

/** Are the abilities of a lasting effect being compiled? Only these know "it" from the start: what was captured. */
let capturing = false

/** A compiler for one ability: its frame starts with what a lasting effect captured. */
export function abilityCompiler(): C {
  const c = new Compiler<P>(v, code, binding, home === '' ? undefined : { id: home, ability: number, tree: text })
  c.slot(CAPTURED_WORDS)
  if (capturing) c.it = SLOTS + CAPTURED_SET
  c.named.set('chosen', SLOTS + CAPTURED_VALUE)
  c.named.set('amount', SLOTS + CAPTURED_AMOUNT)
  return c
}

/** The abilities of a text; each knows the tree it is made of, the innermost that makes one. */
export function compileAbility(tree: Ability): CompiledAbility[] {
  const list = abilityCompiler().ability(tree) as CompiledAbility[]
  for (const ability of list) if (ability.tree === NO_TREE) amend(ability, { tree })
  return list
}

const NO_TREE: Ability = { is: 'ability', word: '', args: [] }

type Parts = Partial<Omit<CompiledAbility, 'id' | 'home' | 'number' | 'part'>> & { readonly trigger: number }

/** Where the ability that is being compiled stands; `met` holds the triggers seen there so far. */
let home = ''
let number = 0
let text: Ability = NO_TREE
let met: string[] = []

/** From here the n-th ability of the text of a card is compiled. */
export function enterAbility(card: string, n: number, tree: Ability): void {
  if (card !== home) met = []
  home = card
  number = n
  text = tree
}

export function newAbility(parts: Parts): CompiledAbility {
  const ability: CompiledAbility = {
    program: undefined,
    about: undefined,
    seats: undefined,
    event: undefined,
    static: undefined,
    condition: undefined,
    commutes: false,
    instead: undefined,
    lasting: false,
    tree: NO_TREE,
    ...parts,
    id: abilities.length,
    home,
    number,
    part: met.filter((other) => other === `${number} ${parts.trigger}`).length,
  }
  met.push(`${number} ${parts.trigger}`)
  abilities.push(ability)
  return ability
}

/** Sets a field of an ability that was just compiled; nothing else refers to it yet. */
export function amend(ability: CompiledAbility, parts: Partial<CompiledAbility>): CompiledAbility {
  return Object.assign(ability, parts)
}

export function newStatic(clause: Partial<StaticClause> & { readonly kind: number }, tree: Ability = NO_TREE): CompiledAbility {
  return newAbility({
    trigger: -1,
    tree,
    static: {
      what: -1,
      covers: undefined,
      seats: undefined,
      amount: () => 1,
      other: undefined,
      grants: [],
      reach: reachOf(clause.covers),
      ...clause,
    },
  })
}

/**
 * Order against copies of itself cannot matter: fixed amounts of a pool or of cards drawn, or what is done to its own card; no choice, no
 * other card looked at.
 */
const PLAIN_VERBS = new Set(['gain', 'lose', 'steal', 'draw', 'gainChains'])
const PLAIN_OF_SELF = new Set(['fullyHeal', 'heal', 'ready', 'exhaust', 'ward', 'addPower', 'addCounters', 'moveAmber'])
export function isPlain(effects: readonly Effect[]): boolean {
  return effects.every(({ word, args }) => {
    const ofSelf = PLAIN_OF_SELF.has(word)
    if (!ofSelf && !PLAIN_VERBS.has(word)) return false
    return args.every((arg) => typeof arg !== 'object' || (ofSelf && isWhole(arg)) || isSeat(arg, word))
  })
}
const isWhole = (arg: Arg) => isNode(arg) && (arg.word === 'self' || arg.word === 'all')
const OF_IT = ['ownerOf', 'controllerOf']
function isSeat(arg: unknown, verb: string): boolean {
  const { word = '', args = [] } = (arg ?? {}) as Partial<Who>
  if (word === 'opponentOf') return isSeat(args[0], verb)
  // gains of several players from the supply do not disturb each other
  return word === 'you' || word === 'opponent' || word === 'activePlayer' || (verb === 'gain' && OF_IT.includes(word))
}

/** Programs of lasting effects wait until the program that creates them is complete: code is emitted in one run. */
const deferred: (() => void)[] = []

export function compileDeferred(): void {
  while (deferred.length > 0) (deferred.shift() as () => void)()
}

/** Reserves a group of lasting abilities; it is compiled by `compileDeferred`. */
export function deferGroup(trees: readonly Ability[]): number {
  const index = abilityGroups.length
  const group = { abilities: [] as CompiledAbility[], ...masksOf([]), weakens: false, needsSet: false }
  abilityGroups.push(group)
  const [card, n, tree] = [home, number, text]
  deferred.push(() => {
    enterAbility(card, n, tree)
    capturing = true
    for (const one of trees) for (const ability of compileAbility(one)) group.abilities.push(markLasting(ability))
    capturing = false
    Object.assign(group, masksOf(group.abilities))
    group.weakens = canWeaken(group.abilities)
    visit(trees, (node) => {
      if (node.word === 'it' || node.word === 'them') group.needsSet = true
    })
  })
  return index
}

function markLasting(ability: CompiledAbility): CompiledAbility {
  for (const granted of ability.static?.grants ?? []) markLasting(granted)
  return amend(ability, { lasting: true })
}

/** What a list of abilities listens to, those it grants included. */
export function masksOf(
  list: readonly CompiledAbility[],
): Pick<Definition, 'events' | 'statics' | 'granted' | 'forbids' | 'lends' | 'listens' | 'volatile'> {
  const triggers = new Set<number>()
  const statics = new Set<number>()
  const granted = new Set<number>()
  let forbids = 0
  let lends = 0
  let volatile = false
  const add = (ability: CompiledAbility): void => {
    if (ability.trigger >= 0) triggers.add(ability.trigger)
    if (ability.static === undefined) return
    const { kind, what } = ability.static
    statics.add(kind)
    if (kind === STATIC.cannot || kind === STATIC.cannotSeat) forbids |= 1 << what
    if (kind === STATIC.keyword) lends |= 1 << what
    volatile ||= isVolatile(ability)
    for (const grant of ability.static.grants) {
      if (grant.trigger >= 0) granted.add(grant.trigger)
      add(grant)
    }
  }
  list.forEach(add)
  const listens = statics.size > 0 || [...triggers].some((trigger) => trigger >= TRIGGER.plays)
  return { events: maskOf(triggers), statics: maskOf(statics), granted: maskOf(granted), forbids, lends, listens, volatile }
}

/** Is there a power clause that could take power away? Amounts count things: without a number below 0 they are never below 0. */
export function canWeaken(list: readonly CompiledAbility[]): boolean {
  return list.some(({ static: clause, tree }) => clause !== undefined && (lowersPower(clause, tree) || canWeaken(clause.grants)))
}

function lowersPower({ kind }: StaticClause, { args }: Ability): boolean {
  // of a text that is gained nothing is known before
  return kind === STATIC.gainsText || (kind === STATIC.power && /-|"minus"/.test(JSON.stringify(args[0])))
}

/** Filters whose cards change while nothing moves. */
const CHANGING = new Set(['damaged', 'undamaged', 'readied', 'exhausted', 'stunned', 'marked', 'withAmber', 'withKeyword'])

function isVolatile({ static: clause, condition, tree }: CompiledAbility): boolean {
  if (clause?.kind === STATIC.gainsText) return true
  if (clause?.kind !== STATIC.power) return false
  let changing = condition !== undefined || typeof tree.args[0] !== 'number'
  visit(tree, ({ word }) => {
    changing ||= CHANGING.has(word)
  })
  return changing
}

// ---- bold triggers

export const BOLD = { en: english.bold, de: german.bold, it: italian.bold }

/** A bold word starts its effects; `on` takes it as the name of its trigger. */
export interface Bold {
  (...effects: Effect[]): Ability
  readonly trigger: BoldWord
}
export type BoldWord = keyof typeof english.bold

function compileBold(c: C, triggers: readonly BoldWord[], effects: readonly Effect[]): unknown {
  const program = Compiler.program(c, triggers.join('/'), effects)
  return triggers.map((trigger) => newAbility({ trigger: TRIGGER[trigger], program, commutes: isPlain(effects) }))
}

export const underHead = (language: Language, triggers: readonly BoldWord[], text: string) =>
  headed(triggers.map((trigger) => BOLD[language][trigger]).join('/'), text)

const bold = (trigger: BoldWord): Bold =>
  Object.assign(
    v.add<'ability', Effect[]>('ability', trigger, {
      compile: (c: C, ...effects) => compileBold(c, [trigger], effects),
      en: (t, ...effects) => underHead('en', [trigger], t.sentences(effects)),
      de: (t, ...effects) => underHead('de', [trigger], t.sentences(effects)),
      it: (t, ...effects) => underHead('it', [trigger], t.sentences(effects)),
    }),
    { trigger },
  )

export const play = bold('play')
export const afterFight = bold('afterFight')
export const afterReap = bold('afterReap')
export const beforeFight = bold('beforeFight')
export const action = bold('action')
export const omni = bold('omni')
export const destroyed = bold('destroyed')
export const leavesPlay = bold('leavesPlay')

const several = v.add<'ability', [triggers: readonly BoldWord[], ...effects: Effect[]]>('ability', 'on', {
  compile: (c: C, triggers, ...effects) => compileBold(c, triggers, effects),
  en: (t, triggers, ...effects) => underHead('en', triggers, t.sentences(effects)),
  de: (t, triggers, ...effects) => underHead('de', triggers, t.sentences(effects)),
  it: (t, triggers, ...effects) => underHead('it', triggers, t.sentences(effects)),
})

/** The same effects on several bold words: `on(play, afterReap, stun(a(creature)))`. */
export function on(...parts: readonly (Bold | Effect)[]): Ability {
  const isBold = (part: Bold | Effect): part is Bold => typeof part === 'function'
  return several(
    parts.filter(isBold).map(({ trigger }) => trigger),
    ...parts.filter((part): part is Effect => !isBold(part)),
  )
}

// ---- watching

/** Each time the event happens, anywhere in play; "that" is the card it is about. */
export const after = v.add('ability', 'after', {
  compile(c: C, event: EventPattern, ...effects: Effect[]) {
    const pattern = compileEvent(abilityCompiler(), event)
    if (pattern.trigger < 0) throw new Error(`nothing can come after "${event.word}"`)
    const { settled, open } = settle(effects)
    const checks = settled.map((condition) => abilityCompiler().condition(condition))
    if (pattern.event !== undefined) checks.push(pattern.event)
    return [
      newAbility({
        trigger: pattern.trigger,
        program: programAboutThat(c, `after ${event.word}`, open),
        about: pattern.about,
        seats: pattern.seats,
        event: checks.length === 0 ? undefined : (p, f) => checks.every((check) => check(p, f)),
        commutes: isPlain(open),
      }),
    ]
  },
  en: (t, event, ...effects) => `after ${t.event(event).now}, ${t.afterNaming(event, () => t.effects(effects))}`,
  de(t, event, ...effects) {
    const happening = t.event(event)
    const [{ word, args }] = effects
    // what must be stands in the clause of what happens, unless something is done otherwise: then it stands behind what is done
    const [condition, ...then] = effects.length === 1 && word === 'when' ? (args as [Condition, ...Effect[]]) : []
    const other = then.find((effect) => effect.word === 'otherwise')
    const done = condition === undefined ? effects : then.filter((effect) => effect !== other)
    const must = condition && t.afterNaming(event, () => t.condition(condition).yes)
    const doing = () => (condition === undefined ? t.effects(done) : t.afterNaming(condition, () => t.effects(done)))
    const said = de.inverted(t.afterNaming(event, doing))
    return {
      clause: (when) => {
        const now = de.happens(happening, when)
        // of one who does the one and the other both are said at once: "wenn du sie spielst und Flut hast"
        const too = now.startsWith('du ') ? must?.replace(/^du /, '') : must
        return `jedes Mal, wenn ${now}${too === undefined || other ? '' : ` und ${too}`}`
      },
      then: other === undefined ? said : `${said}, falls ${must}; ${t.afterNaming(event, () => t.effect(other)).command}`,
    }
  },
  it(t, event, ...effects) {
    const { now } = t.event(event)
    return `ogni volta che ${now}, ${t.afterNaming(event, () => t.effects(effects)).command}`
  },
})

/**
 * How often it has happened is settled when it happens: an ability that waits for one of these times is not triggered by another, and what
 * resolves before it does not change that (kf.triggers.1).
 */
function settle(effects: readonly Effect[]): { readonly settled: readonly Condition[]; readonly open: readonly Effect[] } {
  const [first, ...more] = effects
  if (more.length > 0 || first.word !== 'when') return { settled: [], open: effects }
  const [condition, ...then] = first.args as readonly [Condition, ...Effect[]]
  const parts = condition.word === 'allHold' ? (condition.args as readonly Condition[]) : [condition]
  const settled = parts.filter(isSettled)
  if (settled.length === 0 || then.some(({ word }) => word === 'otherwise')) return { settled: [], open: effects }
  const left = parts.filter((part) => !isSettled(part))
  if (left.length === 0) return { settled, open: then }
  return { settled, open: [{ ...first, args: [left.length === 1 ? left[0] : { ...condition, args: left }, ...then] }] }
}

function isSettled({ word, args }: Condition): boolean {
  return word === 'firstTime' || (word === 'exactly' && (args[1] as Effect).word === 'timesHappened')
}

/** "It" in the effects of a watching ability is the card of the event, unless a lasting effect captured one. */
function programAboutThat(c: C, name: string, effects: readonly Effect[]): Program {
  const start = c.here
  const set = c.setSlot()
  c.step('about', (p, f) => {
    const about = p.frames[f + ABOUT]
    clearSet(p.frames, f + set, SET_WORDS)
    if (about >= 0) addTo(p.frames, f + set, about)
  })
  c.it = set
  // the event names the card where both saw it
  c.pilesOf.set(set, 0)
  c.top = c.mark('top')
  c.effects(effects)
  return c.close(name, start)
}

/** Before the event, which can still be cancelled or become another. */
export const before = v.add('ability', 'before', {
  compile(c: C, event: EventPattern, ...effects: Effect[]) {
    const pattern = compileEvent(abilityCompiler(), event)
    if (pattern.before < 0) throw new Error(`nothing can come before "${event.word}"`)
    const program = programAboutThat(c, `before ${event.word}`, effects)
    return [newAbility({ trigger: pattern.before, program, about: pattern.about, seats: pattern.seats })]
  },
  en: (t, event, ...effects) => `before ${t.event(event).now}, ${t.effects(effects)}`,
  de: (t, event, ...effects) => `bevor ${de.happens(t.event(event))}, ${de.inverted(t.effects(effects))}`,
  it: (t, event, ...effects) => `prima che ${t.event(event).before ?? t.event(event).now}, ${t.effects(effects).command}`,
})

/** After it destroyed the creature it fought and survived; "it" is that creature. */
export const afterDefeating = v.add('ability', 'afterDefeating', {
  compile: (c: C, ...effects: Effect[]) => [
    newAbility({
      trigger: TRIGGER.defeats,
      program: programAboutThat(c, 'after defeating', effects),
    }),
  ],
  en: (t, ...effects) => `after an enemy creature is destroyed fighting ${t.self}, ${t.effects(effects)}`,
  de: (t, ...effects) => ({
    clause: (when) => `nachdem ${de.happens({ now: `eine feindliche Kreatur im Kampf gegen ${t.self} zerstört wurde` }, when)}`,
    then: de.inverted(t.effects(effects)),
  }),
  it: (t, ...effects) => `dopo che una creatura nemica è stata distrutta combattendo contro ${t.self}, ${t.effects(effects).command}`,
})
