import { expect, test } from 'vitest'
import { RECORD_LIMITS } from '../kernel/record-limits.ts'
import { startMatch } from './match.ts'
import { sayUnreadable } from './record-words.ts'
import { readStory, recordOf } from './story.ts'
import type { Unreadable } from './unreadable.ts'

const begun = await startMatch('keyforge', '1', undefined, 2)
if (!begun.ok) throw new Error(begun.error.message)
const { title, p } = begun.value
const moves = [title.game.makeOption(p, title.game.parseOption(p, 'keep'))]
const record = recordOf(begun.value, moves)

/** A part of the record, what stands there instead, and the line that is named. */
const DAMAGE: readonly (readonly [from: RegExp | string, to: string, line: number, code: Unreadable['code']])[] = [
  ['catena record 2', 'catena record 9', 1, 'newer'],
  ['catena record 2', '{"game":"keyforge"}', 1, 'no-record'],
  [/^game .*\n/m, '', 5, 'lacks'],
  ['game keyforge', 'game chess', 2, 'no-game'],
  [/^seed .*/m, 'seed dice', 3, 'seed'],
  [/^seed .*/m, '!!', 3, 'head-line'],
  [/^setup .*/m, 'setup {"seats":', 4, 'json'],
  [/^setup .*/m, `setup ${'['.repeat(99)}${']'.repeat(99)}`, 4, 'deep'],
  [/^setup .*/m, 'setup {"seats":7,"decks":[]}', 4, 'setup'],
  [/"id":"[a-z-]+"/, '"id":"nobody"', 4, 'setup'],
  [/^setup .*/m, 'setup 3', 4, 'setup'],
  ['\ncards', '\ngame keyforge\ncards', 5, 'doubled'],
  ['\ncards', '\nplayers 3\ncards', 5, 'players'],
  ['\ncards', '\nconceded anna\ncards', 5, 'conceded'],
  ['\ncards', `\nengine ${'x'.repeat(400)}\ncards`, 5, 'name-long'],
  [/^cards .*/m, 'cards umbra', 5, 'card'],
  ['\n\n', '\nhash 0123456789abcdef\n\n', 6, 'head-open'],
  ['\n\n', '\nlesson nowhere\n\n', 0, 'no-step'],
  [/$/, 'hash 12\n', 8, 'hash'],
  [/$/, 'hash 0123456789abcdef\nkeep\n', 9, 'after-hash'],
  [/$/, `keep ${'x'.repeat(400)}\n`, 8, 'move-long'],
  [/$/, 'keep\u001b\n', 8, 'sign'],
  [/$/, 'keep\n'.repeat(RECORD_LIMITS.moves), RECORD_LIMITS.moves + 7, 'moves'],
  [/$/, `${'x'.repeat(RECORD_LIMITS.line + 1)}\n`, 8, 'line-long'],
  [/$/, 'keep\n'.repeat(RECORD_LIMITS.text / 5), 1, 'text-long'],
]

test.each(DAMAGE)('what is wrong is said in the language of the reader, with its line: %s to %.40s', async (from, to, line, code) => {
  const read = await readStory(record.replace(from, () => to))
  expect(read).toMatchObject({ ok: false, error: { about: 'record', flaw: { fault: { code } } } })
  const flaw = (!read.ok && read.error.flaw) || undefined
  const [en, de, it] = (['en', 'de', 'it'] as const).map((language) => sayUnreadable(language, flaw!))
  expect(read).toMatchObject({ error: { message: en } })
  expect(en).toMatch(line === 0 ? /^the lesson/ : new RegExp(`^line ${line}: `))
  expect(de).toMatch(line === 0 ? /^Die Lektion/ : new RegExp(`^Zeile ${line}: .*[a-zäöü]{3}`))
  expect(it).toMatch(line === 0 ? /^la lezione/ : new RegExp(`^riga ${line}: .*[a-z]{3}`))
  for (const said of [de, it]) {
    expect(said).not.toMatch(/\b(the|must|not|there|has|with|unknown|whole|line)\b/)
    expect(said.length).toBeLessThan(300)
  }
})

test.each([{ code: 'signs' }, { code: 'cut' }, { code: 'unfolds', most: 9 }] as const)('an address as well: $code', (fault) => {
  expect(sayUnreadable('de', { fault })).toMatch(/gepackte/)
  expect(sayUnreadable('it', { fault })).toMatch(/compressa/)
})

test('a seed that an address asks for, too', async () => {
  const begun = await startMatch('keyforge', 'dice', undefined, 2)
  const flaw = (!begun.ok && begun.error.flaw) || undefined
  expect(sayUnreadable('de', flaw!)).toMatch(/Startwert/)
  expect(sayUnreadable('it', flaw!)).toMatch(/seme/)
})
