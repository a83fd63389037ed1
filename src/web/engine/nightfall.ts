import { cardName, cardText, COPIES, faces, nightfall, speakNightfall } from '../../games/nightfall/index.ts'
import type { NightfallObservation, NightfallPosition } from '../../games/nightfall/index.ts'
import type { Ability } from '../../ability/tree.ts'
import type { Moon, NightfallFace, NightfallLine } from '../nightfall/view.ts'
import type { Language } from '../protocol.ts'
import type { Door } from './door.ts'

const byId = new Map(faces.map((face) => [face.id, face]))

export const door: Door<NightfallPosition, NightfallObservation> = {
  game: nightfall as Door<NightfallPosition, NightfallObservation>['game'],
  speak: speakNightfall,
  bringLanguage: async () => {},
  nameCard: (id, language) => cardName(id, language) ?? id,
  face: showFace,
  moment: ({ turn, active }) => ({ turn, active: [active] }),
  shown: showCards,
  // a wound that is taken shows the next one, and a packet that is handed on comes with another
  revealing: ['archive', 'draft', 'draw', 'shuffle', 'steal', 'wound'],
  silent: ['archive', 'phase', 'turn'],
  asked: ['main', 'pay'],
}

function showFace(id: string, language: Language): NightfallFace | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  const { type, moon, links, cost, strength, health, traits, abilities } = face
  const kicker = abilities.find((ability) => ability.word === 'kicker')?.args[0] as Moon | undefined
  const lines = cardText(id, language).map((line, index) => showLine(line, abilities[index]))
  return { id, name: cardName(id, language) ?? id, lines, type, moon, links, kicker, cost, strength, health, traits }
}

/** A text and what stands before its colon: when it happens. */
function showLine(line: string, ability: Ability | undefined): NightfallLine {
  const colon = line.indexOf(': ')
  const kicker = ability?.word === 'kicker'
  return colon < 0 ? { text: line, kicker } : { trigger: line.slice(0, colon), text: line.slice(colon + 2), kicker }
}

/** The archives lie open, so what is claimed of them shows nothing new. */
function showCards(table: NightfallObservation): Set<number> {
  const cards = new Set<number>()
  const piles = [table.chain, table.resolved, ...table.seats.flatMap(({ hand, discard, play, exile }) => [hand, discard, play, exile])]
  for (const pile of piles) for (const { card } of pile) cards.add(card)
  for (const { archive } of table.archives) for (let copy = 0; copy < COPIES; copy++) cards.add(archive * COPIES + copy)
  return cards
}
