// The program of a thread in which computers think, so that no table waits for the thoughts of another one.
import { parentPort } from 'node:worker_threads'
import { type Question, think } from './thought.ts'

/** What came of a question. */
export type Thought = { readonly move: string } | { readonly problem: string }

parentPort?.on('message', async (question: Question) => {
  const thought: Thought = await think(question).then(
    (move) => ({ move }),
    (problem: unknown) => ({ problem: problem instanceof Error ? problem.message : String(problem) }),
  )
  parentPort?.postMessage(thought)
})
