import { keyforge, faces } from '../src/games/keyforge/index.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { printPosition } from '../src/kernel/print.ts'
import { code } from '../src/games/keyforge/definition.ts'
const N = Number(process.argv[2] ?? 100), first = Number(process.argv[3] ?? 0)
const out = new Int16Array(256)
const houses = [...new Set(faces.map((f) => f.house))]
function deck(r: Generator, name: string) {
  const hs = [...houses]; while (hs.length > 3) hs.splice(r.below(hs.length), 1)
  return { name, houses: hs, cards: hs.flatMap((h) => { const own = faces.filter((f) => f.house === h); return Array.from({ length: 12 }, () => ({ id: own[r.below(own.length)].id })) }) }
}
let decisions = 0, turns = 0, wins = [0, 0], failed = 0
const maxima: Record<string, number> = {}
const t0 = process.cpuUsage()
for (let g = first; g < first + N; g++) {
  const random = new Generator(seedOf(g + 1000003))
  const decks = [deck(random, 'a'), deck(random, 'b')] as any
  const r = keyforge.start({ seats: 2, decks }, seedOf(g))
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
    if (++failed > 2) break
  }
  decisions += n; turns += p.now[1]
  const o = keyforge.outcome(p); if (o) wins[o.shares[0] === 1 ? 0 : 1]++
}
const c = process.cpuUsage(t0)
const s = (c.user + c.system) / 1e6
console.log({ cards: faces.length, games: N, decisions, perGame: decisions / N, turns: turns / N, wins, gamesPerS: N / s, decPerS: decisions / s })
