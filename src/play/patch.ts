// The difference of two plain values (JSON with undefined), so that only what changed is sent.

/** What turns one value into another: a new value, or the fields of an object or list that changed. */
export type Patch = { readonly is: unknown } | { readonly at: Readonly<Record<string, Patch>>; readonly size?: number } | undefined

/** Undefined when nothing changed. */
export function makePatch(from: unknown, to: unknown): Patch {
  if (from === to) return undefined
  if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to)) return { is: to }
  const [before, after] = [from as Record<string, unknown>, to as Record<string, unknown>]
  const at: Record<string, Patch> = {}
  let changed = false
  for (const key of Object.keys(after)) {
    const patch = key in before ? makePatch(before[key], after[key]) : { is: after[key] }
    if (patch === undefined) continue
    at[key] = patch
    changed = true
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length !== to.length) return { at, size: to.length }
    return changed ? { at } : undefined
  }
  // a field that is gone
  if (Object.keys(before).some((key) => !(key in after))) return { is: to }
  return changed ? { at } : undefined
}

/** The value that the patch was made for; what did not change is shared with `from`, which stays as it is. */
export function applyPatch(from: unknown, patch: Patch): unknown {
  if (patch === undefined) return from
  if ('is' in patch) return patch.is
  const value = Array.isArray(from) ? from.slice(0, patch.size ?? from.length) : { ...(from as object) }
  for (const [key, part] of Object.entries(patch.at)) {
    const target = value as Record<string, unknown>
    target[key] = applyPatch(target[key], part)
  }
  return value
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
