import { textOf } from '../src/games/keyforge/text.ts'
import '../src/games/keyforge/catalog.ts'
import { shadowsCards } from '../src/games/keyforge/cards/cota/shadows.ts'
import { untamedCards } from '../src/games/keyforge/cards/cota/untamed.ts'
const only = process.argv.slice(2)
for (const c of [...shadowsCards, ...untamedCards]) {
  if (only.length > 0 && !only.includes(c.id)) continue
  console.log('# ' + c.id)
  for (const l of ['en', 'de', 'it'] as const) console.log('  ' + l + ': ' + textOf(c.id, l).map((x) => (x.trigger ? x.trigger + ': ' : '') + x.text).join(' | '))
}
