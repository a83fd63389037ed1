// Verifies a finished game, away from the page: for that all of it is played once more.
import type { Language } from '../ability/language.ts'
import { parseRecord } from '../kernel/record.ts'
import { openTitleFor } from '../games/load.ts'
import { isGameName } from '../games/register.ts'
import { type Pledge, verifyGame } from './table/verification.ts'
import { sayDoubt, sayVerified } from './table/verification-words.ts'
import type { Verdict } from './remote-news.ts'

interface Asked {
  readonly record: string
  readonly pledge?: Pledge
}

export async function verify({ record: text, pledge }: Asked, language: Language): Promise<Verdict> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return { fair: false, lines: [sayDoubt({ code: 'game', line: parsed.error.line, why: parsed.error.fault }, language)] }
  const record = parsed.value
  if (!isGameName(record.game)) return { fair: false, lines: [sayDoubt({ code: 'no-table' }, language)] }
  const verified = await verifyGame((await openTitleFor(record.game, record.setup)).game, record, pledge)
  return verified.ok
    ? { fair: true, lines: sayVerified(verified.value, language) }
    : { fair: false, lines: [sayDoubt(verified.error, language)] }
}
