// A hint in words, on a table of KeyForge that is laid out.
import { expect, test } from 'vitest'
import '../src/games/keyforge/index.ts'
import { buildScenario } from '../src/games/keyforge/scenario/setup.ts'
import { openTitleFor } from '../src/games/load.ts'
import { parseSeed } from '../src/kernel/random.ts'
import { hintAt } from '../src/play/hint/find.ts'
import { sayHint } from '../src/play/hint/tell.ts'
import { Voice } from '../src/play/voice.ts'

const names = ['You', 'Computer']

// kf.upgrade.1, kf.flank.1
test.each([
  ['en', 'Play Blood of Titans on Troll', 'Play Troll'],
  ['de', '„Titanenblut“ spielen, an „Troll“', '„Troll“ spielen'],
  ['it', 'Gioca “Sangue dei Titani” su “Troll”', 'Gioca “Troll”'],
] as const)('%s: a hint says on whom an upgrade goes, and of flanks that are alike none', async (language, upgrade, creature) => {
  const title = await openTitleFor('keyforge', undefined)
  await title.bringRest?.()
  await title.bringLanguage(language)
  for (const [hand, wanted] of [
    ['blood-of-titans', upgrade],
    ['troll', creature],
  ] as const) {
    const p = buildScenario({
      turn: 4,
      house: 'brobnar',
      seats: [
        { houses: ['brobnar'], hand: [hand], battleline: [{ card: 'troll', exhausted: true }], deck: ['urchin'] },
        { houses: ['dis'], hand: ['hand-of-dis'], deck: ['drumble'] },
      ],
    })
    const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
    // as if no time went by
    const hint = await hintAt(match, 0, new Voice(match, { language, names, seat: 0, own: true }), () => 0)
    const [good] = sayHint(hint, language, (seat) => names[seat])
    expect(good.endsWith(wanted), good).toBe(true)
  }
})
