// The difference of two plain values (JSON with undefined), so that only what changed is sent.

/** What turns one value into another: a new value, the fields of an object or list that changed, or what stands in place of a run of a list. */
export type Patch =
  | { readonly is: unknown }
  | { readonly at: Readonly<Record<string, Patch>> }
  | { readonly from: number; readonly gone: number; readonly put: readonly unknown[] }
  | undefined

/** Undefined when nothing changed. */
export function makePatch(from: unknown, to: unknown): Patch {
  if (from === to) return undefined
  if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to)) return { is: to }
  if (Array.isArray(from) && Array.isArray(to) && from.length !== to.length) return replaceRun(from, to)
  const [before, after] = [from as Record<string, unknown>, to as Record<string, unknown>]
  const at: Record<string, Patch> = {}
  let changed = false
  for (const key of Object.keys(after)) {
    const patch = key in before ? makePatch(before[key], after[key]) : { is: after[key] }
    if (patch === undefined) continue
    at[key] = patch
    changed = true
  }
  // a field that is gone
  if (Object.keys(before).some((key) => !(key in after))) return { is: to }
  return changed ? { at } : undefined
}

/**
 * The value that the patch was made for; what did not change is shared with `from`, which stays as it is. A patch may have gone through
 * JSON, where a field that is not there any more (`is: undefined`) has become an empty object.
 */
export function applyPatch(from: unknown, patch: Patch): unknown {
  if (patch === undefined) return from
  if (Object.keys(patch).length === 0) return undefined
  if ('is' in patch) return patch.is
  if ('put' in patch) return splice(from as readonly unknown[], patch.from, patch.gone, patch.put)
  const value = Array.isArray(from) ? [...from] : { ...(from as object) }
  for (const [key, part] of Object.entries(patch.at)) {
    const target = value as Record<string, unknown>
    target[key] = applyPatch(target[key], part)
  }
  return value
}

function splice(list: readonly unknown[], from: number, gone: number, put: readonly unknown[]): unknown[] {
  return [...list.slice(0, from), ...put, ...list.slice(from + gone)]
}

/** Cards come and go at both ends of lists: what is alike before and behind stays. */
function replaceRun(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && makePatch(before[start], after[start]) === undefined) start++
  let behind = 0
  while (behind < most - start && makePatch(before[before.length - 1 - behind], after[after.length - 1 - behind]) === undefined) behind++
  return { from: start, gone: before.length - behind - start, put: after.slice(start, after.length - behind) }
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
