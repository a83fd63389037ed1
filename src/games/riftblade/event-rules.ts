import type { EventKind } from './speech/phrases.ts'

/** The rule of what happened, by its kind: for an event that names none itself. */
export const eventRules: Readonly<Record<EventKind, string>> = {
  turn: 'rb.turn.2',
  target: 'rb.target.1',
  play: 'rb.chain.1',
  trigger: 'rb.trigger.1',
  buy: 'rb.rift.1',
  banish: 'rb.trigger.7',
  deal: 'rb.end.7',
  refresh: 'rb.stone.3',
  convert: 'rb.stone.5',
  pass: 'rb.team.5',
  draw: 'rb.end.3',
  discard: 'rb.effect.5',
  shuffle: 'rb.draw.1',
  damage: 'rb.effect.1',
  heal: 'rb.effect.2',
  mana: 'rb.effect.3',
  roll: 'rb.end.6',
  eliminate: 'rb.victory.1',
  stalemate: 'rb.stall.1',
  win: 'rb.victory.2',
}
