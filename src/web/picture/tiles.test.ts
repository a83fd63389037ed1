import { expect, test } from 'vitest'
import { TILES } from '../../games/tiles.ts'
import { drawArt } from './art.ts'

// The first page shows files, so that it need not load what draws: `npx vitest run src/web/picture -u` writes them.
for (const [game, { cards }] of Object.entries(TILES))
  for (const card of cards)
    test(`the file of ${card.id} (${game}) is the picture that is drawn`, async () => {
      const picture = drawArt(card).replaceAll(/(["#(])a\d+(?=["#)])/g, '$1a')
      await expect(picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')).toMatchFileSnapshot(
        `../public/tiles/${card.id}.svg`,
      )
    })
