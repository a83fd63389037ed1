// The difference of two plain values (JSON with undefined), so that only what changed is sent.

/** What turns one value into another: a new value, the fields of an object or list that changed, or what stands in place of a run of a list. */
export type Patch =
  | { readonly is: unknown }
  | { readonly at: Readonly<Record<string, Patch>> }
  | { readonly from: number; readonly gone: number; readonly put: readonly unknown[] }
  | undefined

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
