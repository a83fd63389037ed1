/** The turn that history looks at. */
export type Turn = 'thisTurn' | 'lastTurn'
export const thisTurn: Turn = 'thisTurn'
export const lastTurn: Turn = 'lastTurn'
export const TURNS = {
  en: { thisTurn: 'this turn', lastTurn: 'last turn' },
  de: { thisTurn: 'in diesem Zug', lastTurn: 'im letzten Zug' },
  it: { thisTurn: 'in questo turno', lastTurn: 'nell’ultimo turno' },
}
