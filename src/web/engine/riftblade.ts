import type { Ability } from '../../ability/tree.ts'
import {
  addLanguage,
  cardName,
  cardText,
  faces,
  hasLanguage,
  type RiftbladeObservation,
  riftblade,
  type RiftbladePosition,
  speakRiftblade,
  type Tier,
} from '../../games/riftblade/index.ts'
import type { Language } from '../protocol.ts'
import type { RiftbladeFace, TierView } from '../riftblade/view.ts'
import type { Door } from './door.ts'

const packs = {
  en: undefined,
  de: () => import('../../games/riftblade/speech/languages/de.ts'),
  it: () => import('../../games/riftblade/speech/languages/it.ts'),
} as const

const byId = new Map(faces.map((face) => [face.id, face]))

export const door: Door<RiftbladePosition, RiftbladeObservation> = {
  game: riftblade as Door<RiftbladePosition, RiftbladeObservation>['game'],
  speak: speakRiftblade,
  async bringLanguage(language) {
    const load = packs[language]
    if (load !== undefined && !hasLanguage(language)) addLanguage(language, (await load()).pack)
  },
  nameCard: (id, language) => (byId.has(id) ? cardName(id, language) : id),
  face: showFace,
  moment: ({ turn, active }) => ({ turn, active }),
  shown: showCards,
  revealing: ['draw', 'refresh', 'roll', 'shuffle'],
  silent: ['turn'],
  asked: ['main', 'seat'],
}

function showFace(id: string, language: Language): RiftbladeFace | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  const { cost, rarity, aspects, abilities } = face
  const lines = cardText(id, language).map((line) => {
    const colon = line.indexOf(': ')
    return { trigger: line.slice(0, colon), text: line.slice(colon + 2) }
  })
  return { id, name: cardName(id, language), lines, cost, rarity, aspects, tiers: abilities.map(showTier) }
}

function showTier(ability: Ability): TierView {
  const triggered = ability.word === 'triggered'
  const row = triggered ? (ability.args[0] as Ability) : ability
  const effects = (row.args as readonly Ability[]).map(({ word, args }) => ({ effect: word, amount: Number(args[0]) }))
  return { tier: row.word as Tier, triggered, effects }
}

function showCards(table: RiftbladeObservation): Set<number> {
  const cards = new Set<number>()
  const piles = [
    table.row,
    table.void,
    table.chain,
    table.out,
    ...table.seats.flatMap((seat) => [seat.hand ?? [], seat.known, seat.discard]),
  ]
  for (const pile of piles) for (const { card } of pile) cards.add(card)
  return cards
}
