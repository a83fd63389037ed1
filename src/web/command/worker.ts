// Cards that the table has not shown are looked up here: of them the page knows nothing.
import { openTitle } from '../../games/load.ts'
import { findFaces } from '../../play/finding.ts'
import type { Face } from '../protocol.ts'
import type { LookUp } from './lookup.ts'

self.addEventListener('message', async ({ data }: MessageEvent<LookUp>) => self.postMessage(await find(data).catch(() => [])))

async function find({ game, about, language }: LookUp): Promise<readonly Face[]> {
  const title = await openTitle(game)
  await Promise.all([title.bringLanguage('en'), title.bringLanguage(language)])
  return findFaces(title, title.faces, about, language).flatMap(({ id }) => title.face(id, language) ?? [])
}
