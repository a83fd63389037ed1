// The rules run here, off the page's thread: the table never stutters while an opponent thinks.
import { openDoor } from './engine/door.ts'
import { parseSeed } from '../kernel/random.ts'
import { readStory, startMatch } from './match.ts'
import { type Answer, type Company, type Language, parseRequest, type Request } from './protocol.ts'
import type { Replay } from './replay.ts'
import { Session } from './session.ts'
import type { Door } from './engine/door.ts'

/** Opponents in a lesson only answer what an effect asks of them. */
const LESSON_SEED = parseSeed('1')!

let session: Session | undefined
let replay: Replay | undefined
let door: Door | undefined

const post = (answer: Answer): void => self.postMessage(answer)

/** Requests are obeyed one after the other, also when one has to load rules or a language first. */
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
  switch (request.type) {
    case 'warm':
      await openDoor(request.game)
      return
    case 'start': {
      const match = await startMatch(request.game, request.seed, request.setup, request.players.length)
      if ('type' in match) return post(match)
      await open(match.door, request)
      session = new Session(match, [], request, post)
      session.go().catch(report)
      return
    }
    case 'resume': {
      const story = await readStory(request.record)
      if ('type' in story) return post(story)
      await open(story.door, request)
      session = new Session(story, story.moves.slice(0, request.step ?? story.moves.length), request, post)
      session.go().catch(report)
      return
    }
    case 'replay': {
      const story = await readStory(request.record)
      if ('type' in story) return post(story)
      await open(story.door, request)
      const { Replay } = await import('./replay.ts')
      replay = new Replay(story, request, request.step, request.viewer, post)
      replay.show()
      return
    }
    case 'lesson': {
      const { openLesson } = await import('./lesson/lesson.ts')
      const lesson = await openLesson(request.game)
      const step = lesson?.steps[request.step]
      if (lesson === undefined || step === undefined) {
        return post({ type: 'problem', about: 'request', message: `there is no step ${request.step + 1} in a lesson of ${request.game}` })
      }
      const next = await openDoor(request.game)
      await open(next, request)
      const begun = { game: next.game.name, seed: LESSON_SEED, setup: lesson.setup, moves: [] }
      const match = { door: next, p: step.arrange(), seed: LESSON_SEED, setup: lesson.setup, begun }
      const place = { id: step.id, step: request.step, steps: lesson.steps.length }
      session = new Session(match, [], request, post, { place, isDone: step.isDone })
      session.go().catch(report)
      return
    }
    case 'go':
      replay?.go(request.step, request.viewer)
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
      await bring(request.language)
      ;(session ?? replay)?.speak(request.language, request.names)
      return
    case 'pace':
      session?.setPace(request.pause, request.players)
      return
    case 'why':
      await session?.why(request.card, request.views)
      return
    case 'skip':
      session?.skip()
      return
  }
}

/** One game at a time: what ran before is let go. */
async function open(next: Door, { language }: Company): Promise<void> {
  session?.leave()
  session = undefined
  replay = undefined
  door = next
  await bring(language)
}

async function bring(language: Language): Promise<void> {
  await door?.bringLanguage(language)
}
