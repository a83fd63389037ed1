// Finds what turns one plain value into another (patch.ts).
import type { Patch } from './patch.ts'

/** Undefined when nothing changed. */
export function makePatch(from: unknown, to: unknown): Patch {
  if (from === to) return undefined
  if (!isTree(from) || !isTree(to)) return { is: to }
  if (Array.isArray(from)) return Array.isArray(to) ? patchList(from, to) : { is: to }
  return Array.isArray(to) ? { is: to } : patchFields(from as Fields, to as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function patchFields(before: Fields, after: Fields): Patch {
  const keys = Object.keys(after)
  if (isSame(keys, Object.keys(before))) return patchValues(keys, Object.values(before), Object.values(after))
  let at: Record<string, Patch> | undefined
  let kept = 0
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    const stays = was !== undefined || key in before
    if (stays) kept++
    if (stays && was === is) continue
    const patch = stays ? makePatch(was, is) : { is }
    if (patch !== undefined) (at ??= {})[key] = patch
  }
  // a field that is gone
  if (kept < countFields(before)) return { is: after }
  return at && { at }
}

/** Of fields that are the same: nearly always they are, and looking them up by name one by one is what costs. */
function patchValues(keys: readonly string[], before: readonly unknown[], after: readonly unknown[]): Patch {
  let at: Record<string, Patch> | undefined
  for (let i = 0; i < keys.length; i++) {
    if (before[i] === after[i]) continue
    const patch = makePatch(before[i], after[i])
    if (patch !== undefined) (at ??= {})[keys[i]] = patch
  }
  return at && { at }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function countFields(fields: Fields): number {
  let count = 0
  for (const _ in fields) count++
  return count
}

function patchList(before: readonly unknown[], after: readonly unknown[]): Patch {
  if (before.length !== after.length) return replaceRun(before, after)
  let at: Record<string, Patch> | undefined
  for (let i = 0; i < after.length; i++) {
    const patch = makePatch(before[i], after[i])
    if (patch !== undefined) (at ??= {})[i] = patch
  }
  return at && { at }
}

/** Cards come and go at both ends of lists: what is alike before and behind stays. */
function replaceRun(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isAlike(before[start], after[start])) start++
  let behind = 0
  while (behind < most - start && isAlike(before[before.length - 1 - behind], after[after.length - 1 - behind])) behind++
  return { from: start, gone: before.length - behind - start, put: after.slice(start, after.length - behind) }
}

/** Says whether there is nothing to patch, and makes none. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isAlike(one, b[i]))
  const [one, other] = [a as Fields, b as Fields]
  for (const key in one) if (!(key in other) || !isAlike(one[key], other[key])) return false
  return countFields(one) === countFields(other)
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
