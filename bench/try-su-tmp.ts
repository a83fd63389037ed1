import { keyforge } from '../src/games/keyforge/index.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { printPosition } from '../src/kernel/print.ts'
import { code } from '../src/games/keyforge/definition.ts'
import { shadowsCards } from '../src/games/keyforge/cards/cota/shadows.ts'
import { untamedCards } from '../src/games/keyforge/cards/cota/untamed.ts'
import { brobnarCards } from '../src/games/keyforge/cards/cota/brobnar.ts'
const N = Number(process.argv[2] ?? 100), first = Number(process.argv[3] ?? 0)
const out = new Int16Array(256)
let decisions = 0, turns = 0
const pool = [...shadowsCards, ...untamedCards, ...brobnarCards]
const played = new Map<string, number>()
for (let g = first; g < first + N; g++) {
  const random = new Generator(seedOf(g + 1000003))
  const deck = () => {
    const houses = ['shadows', 'untamed', 'brobnar'] as const
    return { name: 'x', houses, cards: houses.flatMap((house) => Array.from({ length: 12 }, () => {
      const from = random.below(4) === 0 ? pool : pool.filter((c) => c.house === house)
      return { id: from[random.below(from.length)].id, house }
    })) }
  }
  const r = keyforge.start({ seats: 2, decks: [deck(), deck()] } as never, seedOf(g))
  if (!r.ok) { console.log(r.error); break }
  const p = r.value
  let n = 0
  try {
    while (keyforge.seatToDecide(p) >= 0) {
      const k = keyforge.options(p, out)
      if (k === 0) throw new Error('no options')
      keyforge.apply(p, out[random.below(k)])
      if (++n > 20000) throw new Error('endless')
    }
    const inv = keyforge.invariant(p)
    if (!inv.endsWith('cards') || inv.includes('zones')) throw new Error(inv)
  } catch (e) {
    console.log('seed', g, 'decision', n, e)
    console.log(printPosition(code, p, (c) => keyforge.cardId(p, c) + '#' + c).slice(0, 3000))
    break
  }
  decisions += n; turns += p.now[1]
}
console.log({ games: N, perGame: decisions / N, turns: turns / N })
