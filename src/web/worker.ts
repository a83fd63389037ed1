// The rules run here, off the page's thread: the table never stutters while the opponent thinks.
import { bringLanguage } from './engine.ts'
import { type Answer, parseRequest, type Problem, type Request } from './protocol.ts'
import { Session } from './session.ts'

let session: Session | undefined

const post = (answer: Answer): void => self.postMessage(answer)

/** Requests are obeyed one after the other, also when one has to load a language first. */
let before: Promise<void> = Promise.resolve()

self.addEventListener('message', (message: MessageEvent<unknown>) => {
  const request = parseRequest(message.data)
  if (request === undefined) return post({ type: 'problem', about: 'request', message: 'the worker got a message it does not know' })
  before = before.then(() => obey(request)).catch(report)
})

function report(error: unknown): void {
  post({ type: 'problem', about: 'crash', message: error instanceof Error ? error.message : String(error) })
}

async function obey(request: Request): Promise<void> {
  if ('language' in request) await bringLanguage(request.language)
  switch (request.type) {
    case 'start':
      begin(Session.start(request.seed, request, post))
      return
    case 'resume':
      begin(Session.resume(request.record, request, post))
      return
    case 'choose':
      session?.choose(request.revision, request.option)
      return
    case 'pick':
      session?.pick(request.revision, request.targets)
      return
    case 'undo':
      session?.undo()
      return
    case 'language':
      session?.speak(request.language, request.names)
      return
    case 'pace':
      session?.setPace(request.pause, request.opponent)
      return
    case 'why':
      await session?.why(request.card, request.views)
      return
    case 'skip':
      session?.skip()
      return
  }
}

function begin(begun: Session | Problem): void {
  if (begun instanceof Session) {
    session = begun
    session.go().catch(report)
  } else post(begun)
}
