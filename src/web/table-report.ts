// The report of a table that a server keeps, cut where its rules failed.
import { engineName } from '../play/engine-name.ts'
import { answerFault } from '../play/shorten.ts'
import { readStory } from '../play/story.ts'
import type { Answer, Request } from './protocol.ts'

/** With fewer choices, where they show the same; as it came, where another engine failed. */
export async function shortenReport({ version, report, record, fault }: Extract<Request, { type: 'shorten' }>): Promise<Answer> {
  const story = await readStory(record)
  // only the engine that failed fails again
  const isSame = story.ok && story.value.departs === undefined && version === engineName
  if (!isSame) return { type: 'fault', where: fault.where, report, record }
  return answerFault({ match: story.value, moves: story.value.moves, fault }, version, () => performance.now())
}
