// Cards are of the process (docs/decisions/012): which values of an owner lie in the place of the designed ones stands here, once for each game.

/** Values that the owner of a box put in: only those that differ from the designed ones. It stands in the setup of every game with them. */
export interface OwnCards {
  /** What they are called wherever a table says whose cards these are. */
  readonly name: string
  /** Values by the id of the card and the name of the field. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const laid = new Map<string, OwnCards>()

/** The own cards of a game that lie here, as a part of its setups. */
export function laidIn(game: string): { readonly own?: OwnCards } {
  const own = laid.get(game)
  return own === undefined ? {} : { own }
}

export function keepLaid(game: string, own: OwnCards | undefined): void {
  if (own === undefined) laid.delete(game)
  else laid.set(game, own)
}

/** Other cards than the designed ones lie here, or are to be laid for a setup. */
export function concernsOwn(game: string, setup: unknown): boolean {
  return setup !== undefined && (laid.has(game) || (setup as { own?: unknown } | null)?.own !== undefined)
}
