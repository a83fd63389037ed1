import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { games } from '../../src/games/index.ts'
import { checkRecord } from '../../src/games/laws.ts'
import { secretsOf } from '../../src/games/secrets.ts'
import { seedOf } from '../../src/kernel/random.ts'
import { parseRecord } from '../../src/kernel/record.ts'

const folder = path.join(root, 'test', 'fuzz', 'fixtures')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []

// Records of breaches that were mended: the laws hold along them, and along some random ends of each.
test('every record that once broke a law keeps all laws now', () => {
  for (const file of files) {
    const record = parseRecord(readFileSync(path.join(folder, file), 'utf8'))
    if (!record.ok) throw new Error(`${file}, line ${record.error.line}: ${record.error.message}`)
    const game = games.get(record.value.game)
    if (game === undefined) throw new Error(`${file} is of the unknown game "${record.value.game}"`)
    const secrets = secretsOf(game)
    let followed = 0
    for (let seed = 0; seed < 2; seed++) {
      expect(() => (followed = checkRecord(game, secrets, record.value, seedOf(seed))), `${file}, seed ${seed}`).not.toThrow()
    }
    const { length } = record.value.moves
    if (followed < length) console.log(`${file} departs at move ${followed + 1} of ${length}: a card has changed since`)
  }
})
