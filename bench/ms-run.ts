import { keyforge } from '../src/games/keyforge/index.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { printPosition } from '../src/kernel/print.ts'
import { code } from '../src/games/keyforge/definition.ts'
import { marsCards } from '../src/games/keyforge/cards/cota/mars.ts'
import { sanctumCards } from '../src/games/keyforge/cards/cota/sanctum.ts'
import { cota } from '../src/games/keyforge/cards/cota/index.ts'
const N = Number(process.argv[2] ?? 100), first = Number(process.argv[3] ?? 0)
const out = new Int16Array(256)
let decisions = 0, turns = 0, wins = [0, 0]
const played = new Set<string>()
function deck(r: Generator, name: string) {
  const pick = (pool: readonly { id: string }[], house: string) => Array.from({ length: 12 }, () => ({ id: pool[r.below(pool.length)].id, house }))
  return { name, houses: ['mars', 'sanctum', 'brobnar'], cards: [...pick(marsCards, 'mars'), ...pick(sanctumCards, 'sanctum'), ...pick(r.below(2) ? cota : [...marsCards, ...sanctumCards], 'brobnar')] }
}
for (let g = first; g < first + N; g++) {
  const random = new Generator(seedOf(g + 1000003))
  const r = keyforge.start({ seats: 2, decks: [deck(random, 'a'), deck(random, 'b')] } as never, seedOf(g))
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
    console.log(printPosition(code, p, (c) => keyforge.cardId(p, c) + '#' + c))
    break
  }
  decisions += n; turns += p.now[1]
  const o = keyforge.outcome(p); if (o) wins[o.shares[0] === 1 ? 0 : 1]++
}
console.log({ games: N, decisions, turns: turns / N, wins })
