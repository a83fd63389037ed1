import { CapacityError } from '../../../kernel/layout.ts'
import { push, remove } from '../../../kernel/zones.ts'
import { definitions, packIcons } from './definition.ts'
import { CARD_COUNT, CARDS, LIMBO, UNDER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** An object that stands for the token creature; the hidden card lies under it, so that its index tells nothing. */
export function newToken(p: KeyforgePosition, seat: number, hidden: number): number {
  const definition = definitions[p.tokenOf[seat] - 1]
  let token = p.isToken.findIndex((is, card) => is !== 0 && p.zones.of[card] < 0)
  if (token < 0) {
    token = p.state[CARD_COUNT]
    if (token >= CARDS) throw new CapacityError('cards', `holds ${CARDS} cards and token creatures, no room for one more`)
    p.state[CARD_COUNT]++
  }
  p.isToken[token] = 1
  p.text[token] = definition.index
  p.printed[token] = definition.index
  p.owner[token] = seat
  p.controller[token] = seat
  p.claim[token] = seat
  p.house[token] = definition.house
  p.bonus[token] = packIcons([])
  push(p.zones, zoneOf(LIMBO, seat), token)
  remove(p.zones, hidden)
  push(p.zones, zoneOf(UNDER, seat), hidden)
  p.host[hidden] = token
  p.knownTo[hidden] = 0
  return token
}
