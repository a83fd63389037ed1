import { expect, test } from 'vitest'
import { table } from '../games/keyforge/scenario/index.ts'
import { keyforge } from '../games/keyforge/index.ts'
import type { KeyforgePosition } from '../games/keyforge/index.ts'
import { makePatch } from './difference.ts'
import { startMatch } from './match.ts'
import { pack } from './pack.ts'
import { Session } from './session.ts'
import { isWhole, takeUpdate } from './snapshot.ts'
import { Viewer } from './viewer.ts'

const CREATURES = ['troll', 'dust-imp', 'bumpsy', 'krump', 'snufflegator', 'dew-faerie']
/** As many as there can be in two decks, with Æmber on each. */
const battleline = Array.from({ length: 34 }, (_, i) => ({ card: CREATURES[i % CREATURES.length], amber: 1 }))

/** Once for each seat, however many they are. */
const SAID = {
  en: { destroyed: /are destroyed/g, returned: /34 Æmber go back/g },
  de: { destroyed: /werden zerstört/g, returned: /34 Æmber/g },
  it: { destroyed: /vengono distrutte/g, returned: /34 Æmber/g },
}

test('an update of which nothing is new changes nothing, so that what was picked stays', async () => {
  const match = await startMatch('keyforge', '1', undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  await match.value.title.bringLanguage('en')
  const viewer = new Viewer(new Session(match.value), 0, { players: ['person', 'greedy'], language: 'en', names: [] })
  viewer.makePatch = makePatch
  const first = takeUpdate(undefined, viewer.update(true))
  const second = viewer.update(true, false)
  expect(isWhole(second)).toBe(false)
  expect(takeUpdate(first, second).observation).toBe(first.observation)
})

test.each(['en', 'de', 'it'] as const)(
  'where all creatures are destroyed at once the update has no more than 8 KB: %s',
  async (language) => {
    const t = table({ seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline }, { battleline }] })
    const match = await startMatch('keyforge', '1', undefined, 2)
    if (!match.ok) throw new Error(match.error.message)
    const { p, title } = match.value
    await title.bringLanguage(language)
    keyforge.copy(p as KeyforgePosition, t.position)
    const session = new Session(match.value)
    const viewer = new Viewer(session, 0, { players: ['person', 'greedy'], language, names: [] })
    viewer.update(true)
    session.play(session.legal().find((option) => session.describe(option).verb === 'play')!)
    while (title.game.kind(session.p) === 'order') session.play(session.legal()[0])
    const update = viewer.update(true)
    const destroyed = update.events.filter(({ kind }) => kind === 'destroyed')
    expect(destroyed.map(({ cards }) => cards.length)).toEqual([34, 34])
    expect(update.events.filter(({ kind }) => kind === 'returned').map(({ amount }) => amount)).toEqual([34, 34])
    const { destroyed: fallen, returned } = SAID[language]
    const line = update.log.map(({ text }) => text).join()
    expect([line.match(fallen)?.length, line.match(returned)?.length], line).toEqual([2, 2])
    expect(JSON.stringify(pack(update)).length).toBeLessThanOrEqual(8 * 1024)
  },
)
