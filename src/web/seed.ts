/** A fresh seed for a game; the address may fix it, so that a game can be shared or tested. */
export function newSeed(): string {
  const fixed = new URLSearchParams(location.search).get('seed')
  if (fixed !== null) return fixed
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, '0')).join('')
}
