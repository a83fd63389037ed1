import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { games } from '../../src/games/index.ts'
import { TRANSCRIPT_SEED, writeTranscript } from './transcript.ts'

for (const game of games.values()) {
  test(`${game.name} plays as in its golden transcript`, () => {
    const file = path.join(root, 'test', 'playthroughs', `${game.name}.txt`)
    if (!existsSync(file)) expect.fail(`${file} is missing: write it with "npm run fuzz -- --playthroughs" and review it`)
    // a change that is meant is taken over by "npm run fuzz -- --playthroughs", and reviewed as a diff
    expect(writeTranscript(game, TRANSCRIPT_SEED)).toBe(readFileSync(file, 'utf8'))
  })
}
