import { release } from '../../../kernel/program.ts'
import type { CompiledAbility } from './definition.ts'
import { abilities, definitions } from './definition.ts'
import { ABILITY_WORDS, abilityRows, ROW_ABILITY, TEXT_END, TEXT_FIRST, TEXT_WORDS, textHas, texts, textTriggers } from './text-row.ts'
import { STATIC, hasKind } from './kinds.ts'
import { abilityGroups, GROUP, isInForce, LASTING_SEAT, LASTING_SELF, LASTING_SOURCE } from './lasting.ts'
import { LASTING_COUNT, LASTING_WORDS, LISTENER_COUNT } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { hasStatic, eachGainedText, isGranted, openFrame, isOutOfReach, sumStatics } from './clauses.ts'

// ---- abilities of a card

/**
 * Visits the triggered abilities of one kind that a card has now, its own first, then granted ones.
 * `found` receives the ability, the card whose text it is, and the offset of the lasting effect that grants it (-1 for none).
 */
export function eachAbility(
  p: KeyforgePosition,
  card: number,
  trigger: number,
  found: (p: KeyforgePosition, ability: CompiledAbility, source: number, lasting: number) => void,
): void {
  if (hasStatic(p, STATIC.losesAbilities) && sumStatics(p, STATIC.losesAbilities, trigger, card, -1) > 0) return
  const text = p.text[card]
  if (textTriggers(text, trigger)) {
    for (let row = texts[text * TEXT_WORDS + TEXT_FIRST], end = texts[text * TEXT_WORDS + TEXT_END]; row < end; row += ABILITY_WORDS) {
      if (abilityRows[row] !== trigger) continue
      const ability = abilities[abilityRows[row + ROW_ABILITY]]
      if (holds(p, ability, card, card, -1)) found(p, ability, card, -1)
    }
  }
  if (!isGranted(p, trigger)) return
  for (let i = 0, end = p.state[LISTENER_COUNT]; i < end; i++) {
    const holder = p.listeners[i]
    if (!textHas(p.text[holder], STATIC.grant)) continue
    const { abilities: list } = definitions[p.text[holder]]
    for (let k = 0; k < list.length; k++) {
      const clause = list[k].static
      if (clause === undefined || clause.kind !== STATIC.grant) continue
      for (let g = 0; g < clause.grants.length; g++) {
        if (clause.grants[g].trigger !== trigger || !coveredBy(p, list[k], p.controller[holder], holder, holder, -1, card)) continue
        if (holds(p, clause.grants[g], holder, card, -1)) found(p, clause.grants[g], holder, -1)
      }
    }
  }
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    const group = abilityGroups[p.lasting[at + GROUP]]
    if (!hasKind(group.statics, STATIC.grant) || !isInForce(p, at)) continue
    for (const ability of group.abilities) {
      const clause = ability.static
      if (clause === undefined || clause.kind !== STATIC.grant) continue
      for (const granted of clause.grants) {
        if (granted.trigger !== trigger) continue
        if (coveredBy(p, ability, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at, card)) {
          found(p, granted, p.lasting[at + LASTING_SOURCE], at)
        }
      }
    }
  }
  if (hasStatic(p, STATIC.gainsText)) eachGainedAbility(p, card, trigger, found)
}

/** The same of texts that creatures have gained. */
function eachGainedAbility(
  p: KeyforgePosition,
  card: number,
  trigger: number,
  found: (p: KeyforgePosition, ability: CompiledAbility, source: number, lasting: number) => void,
): void {
  eachGainedText(p, (holder, text, at) => {
    for (const ability of definitions[text].abilities) {
      if (holder === card && ability.trigger === trigger && holds(p, ability, card, card, at)) found(p, ability, card, at)
      for (const granted of ability.static?.grants ?? [])
        if (granted.trigger === trigger && coveredBy(p, ability, p.controller[holder], holder, holder, -1, card))
          found(p, granted, holder, at)
    }
  })
}

/** Has the card any ability of this kind now? */
export function hasAbility(p: KeyforgePosition, card: number, trigger: number): boolean {
  if (!textTriggers(p.text[card], trigger) && !isGranted(p, trigger)) return false
  any = false
  eachAbility(p, card, trigger, findAny)
  return any
}

let any = false
function findAny(): void {
  any = true
}

function coveredBy(
  p: KeyforgePosition,
  ability: CompiledAbility,
  seat: number,
  source: number,
  self: number,
  lasting: number,
  card: number,
): boolean {
  if (isOutOfReach(p, ability.static!.reach, self, card)) return false
  const f = openFrame(p, seat, source, self, lasting)
  const covered = ability.static!.covers!(p, f, card) && (ability.condition === undefined || ability.condition(p, f))
  release(p, f)
  return covered
}

/** Does the condition of an ability hold for the card that has it? */
export function holds(p: KeyforgePosition, ability: CompiledAbility, source: number, self: number, lasting: number): boolean {
  if (ability.condition === undefined) return true
  const f = openFrame(p, p.controller[self], source, self, lasting)
  const result = ability.condition(p, f)
  release(p, f)
  return result
}
