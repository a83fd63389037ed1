// Decks are read, counted, made and rated here, off the page's thread and outside of what the page loads first.
import type { Answered, Asked } from './wire.ts'

/** All sets of cards come with them, which takes a moment: what is asked meanwhile waits. Nobody hears what comes before the listener below. */
const answers = import('./answers.ts').then((module) => module.answers)

self.addEventListener('message', (message: MessageEvent<Asked>) => {
  const { id, name, ask } = message.data
  answers
    // the types of request and answer belong together, which the compiler does not follow through the table
    .then((all) => (all[name] as (ask: unknown) => Promise<unknown>)(ask))
    .then(
      (found) => self.postMessage({ id, answer: found } satisfies Answered),
      (problem: unknown) =>
        self.postMessage({ id, problem: problem instanceof Error ? problem.message : String(problem) } satisfies Answered),
    )
})
