import type { Language } from '../ability/language.ts'
import { verifyGame } from '../play/table/verification.ts'
import { sayDoubt, sayVerified } from '../play/table/verification-words.ts'
import { Failure } from './failure.ts'
import { readRecord } from './files.ts'
import { readTitleOf } from './replay.ts'
import type { Terminal } from './terminal.ts'

/** Recomputes the fair chance of a game that was played at a table, and then the whole game. */
export async function verify(file: string, language: Language, terminal: Terminal): Promise<void> {
  const record = readRecord(file, language)
  const verified = await verifyGame((await readTitleOf(record, file, language)).game, record)
  if (!verified.ok) throw new Failure(`${file}: ${sayDoubt(verified.error, language)}`)
  for (const line of sayVerified(verified.value, language)) terminal.print(line)
}
