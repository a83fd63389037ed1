// Whether who begins is held back in Riftblade, as it was chosen before a game (rb.setup.10).

export function isHeldBack(kept: unknown): boolean {
  return (kept as { readonly handicap?: unknown } | undefined)?.handicap === true
}
