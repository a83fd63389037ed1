// What a unit of Crystal Clans says in hand is read whole, of every unit in three languages.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLANS } from '../../src/games/crystal-clans/face.ts'
import { unitFaces } from '../../src/games/crystal-clans/faces.ts'
import { choose, setScene } from '../../src/games/crystal-clans/scenario.ts'
import type { Setup } from '../../src/kernel/game.ts'
import { type Opened, openBrowser } from './browser.ts'
import { LOW_SIZES, SIZES } from './looks.ts'
import { lay } from './scene.ts'
import { settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Texts of cards in hand that do not fit, cards that are cut themselves, and cards of which one lies on another. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    let end = Number.NEGATIVE_INFINITY
    for (const card of document.querySelectorAll<HTMLElement>('[data-zone="hand"] .card')) {
      const { left, right } = card.getBoundingClientRect()
      if (left < end) found.push(`${card.dataset.id} lies on the card before it`)
      end = right
      for (const part of [card, ...card.querySelectorAll<HTMLElement>('.c-name, .c-text, .half')]) {
        const [down, across] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth]
        if (part.offsetWidth > 0 && (down > 1 || across > 1)) found.push(`${card.dataset.id}: ${part.className}, ${down} ${across}`)
      }
    }
    return found
  })
}

describe.each(['en', 'de', 'it'] as const)('%s', (language) => {
  test.each(CLANS)('%s: all nine units, as wide as their words need, to be summoned and in a battle', async (clan) => {
    const other = CLANS.find((one) => one !== clan)!
    const [hand, theirs] = [clan, other].map((name) => unitFaces.filter((face) => face.clan === name).map(({ id }) => id))
    for (const fights of [false, true]) {
      const squads = [
        [0, 'C2', hand[clan === 'water' ? 3 : 8]],
        [1, 'C2', theirs[8]],
      ] as const
      const p = setScene({ clans: [clan, other], squads, hands: [hand, []], marker: 5 })
      if (fights) choose(p, 'activate C2', 'battle')
      const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
      await lay(
        page,
        opened.address,
        { game: 'crystal-clans', p, setup: { seats: 2, clans: [clan, other], mulligan: false } as Setup },
        { language },
      )
      for (const { width, height } of [...SIZES, ...LOW_SIZES]) {
        await page.setViewportSize({ width, height })
        await settle(page)
        // the new size may take a moment to come to all
        await expect.poll(() => cut(page), { message: `${width}x${height} ${fights ? 'in a battle' : ''}` }).toEqual([])
      }
      await page.close()
    }
  })
})
