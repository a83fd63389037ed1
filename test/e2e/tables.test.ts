// A whole game at each table. Every kind of question it puts is looked at once, at three sizes; axe looks at all, with `npm test` at some. PICTURES
// names a folder for pictures in both themes.
import { afterAll, beforeAll, test } from 'vitest'
import { extent } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { WALKS, walk } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const all = extent(0, 1) === 1
for (const game of extent(WALKS.slice(0, 1), WALKS))
  test(`${game.table.game}: a whole game, and its questions at all sizes`, () => walk(opened, game, all))
