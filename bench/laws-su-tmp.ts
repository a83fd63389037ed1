import { keyforge } from '../src/games/keyforge/index.ts'
import { seedOf } from '../src/kernel/random.ts'
import { checkLaws } from '../src/games/laws.ts'
import { shadowsCards } from '../src/games/keyforge/cards/cota/shadows.ts'
import { untamedCards } from '../src/games/keyforge/cards/cota/untamed.ts'
import { sanctumCards } from '../src/games/keyforge/cards/cota/sanctum.ts'
const end = Date.now() + 60000
const seed = seedOf(Number(process.argv[2] ?? 1))
const third = sanctumCards
try {
console.log(checkLaws(keyforge as never, { games: 300, seed, more: () => Date.now() < end, setup: (_s: number, random: { below(n: number): number }) => {
  const deck = () => {
    const houses = ['shadows', 'untamed', 'sanctum'] as const
    return { name: 'x', houses, cards: houses.flatMap((house) => Array.from({ length: 12 }, () => {
      const from = [...shadowsCards, ...untamedCards, ...third].filter((c) => c.house === house || random.below(12) === 0)
      return { id: from[random.below(from.length)].id, house }
    })) }
  }
  return { seats: 2, decks: [deck(), deck()] } as never
} }))
} catch (e) { console.log((e as Error).message.slice(0, 1500)); console.log((e as Error).stack?.slice(-1200)) }
