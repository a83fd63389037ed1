import type { Deck } from '../rules/index.ts'
import { houseOfCard } from './check.ts'

/**
 * 32 hexadecimal digits that stand for what is in a deck: its houses, cards, mavericks, icons and token. Neither its name nor the order of
 * its cards matters, so a deck that came by list and by file is known as one. It may serve as a seed.
 */
export function identityOf(deck: Deck): string {
  const cards = deck.cards.map((card) => [card.id, houseOfCard(card), ...(card.bonus ?? [])].join(' ')).sort()
  return hashText([[...deck.houses].sort().join(' '), deck.token ?? '', ...cards].join('\n'))
}

function hashText(text: string): string {
  const words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344].map((start, lane) => {
    let hash = start | 0
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIMES[lane]) ^ (hash >>> 15)
    return finish(hash)
  })
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const PRIMES = [0x01000193, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]

function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97)
  return hash ^ (hash >>> 15)
}
