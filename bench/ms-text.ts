import { cardText } from '../src/games/keyforge/index.ts'
import { marsCards } from '../src/games/keyforge/cards/cota/mars.ts'
import { sanctumCards } from '../src/games/keyforge/cards/cota/sanctum.ts'
for (const c of [...marsCards, ...sanctumCards]) {
  console.log('## ' + c.id)
  for (const lang of ['en', 'de', 'it'] as const) {
    try { console.log(lang + ': ' + cardText(c.id, lang).map((l) => (l.trigger ? `[${l.trigger}] ` : '') + l.text).join(' / ')) } catch (e) { console.log(lang, 'ERR', e) }
  }
}
