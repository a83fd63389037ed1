// The rules run here, off the page's thread: the table never stutters while an opponent thinks.
import { engineName } from '../play/engine-name.ts'
import { openTitleFor } from '../games/load.ts'
import type { Title } from '../games/title.ts'
import { startMatch } from '../play/match.ts'
import { pack } from '../play/pack.ts'
import type { Replay } from '../play/replay.ts'
import type { Story } from '../play/story.ts'
import { Host } from './host.ts'
import type { RemoteHost } from '../play/remote-host.ts'
import type { Answer, Company, Language, Request } from './protocol.ts'

let host: Host | RemoteHost | undefined
let replay: Replay | undefined
let title: Title | undefined
let habits: readonly string[] = []
/** The game that is looked at again. */
let looked: Story | undefined

const post = (answer: Answer): void => self.postMessage(pack(answer))

/** Requests are obeyed one after the other, also when one has to load rules or a language first. */
let before: Promise<void> = Promise.resolve()

self.addEventListener('message', (message: MessageEvent<Request>) => {
  before = before.then(() => obey(message.data)).catch(report)
})

/** What fails while a game is looked at again is reported with its record, as at a table; one may go to another step. */
async function report(error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  if (looked === undefined) return post({ type: 'problem', about: 'crash', message })
  const { answerFault } = await import('../play/shorten.ts')
  const fault = { seat: replay?.seat ?? 0, move: '', where: 'the replay', message }
  post(answerFault({ match: looked, moves: looked.moves, fault }, engineName, () => performance.now()))
}

async function obey(request: Request): Promise<void> {
  switch (request.type) {
    case 'warm':
      await openTitleFor(request.game, undefined)
      return
    case 'start': {
      const match = await startMatch(request.game, request.seed, request.setup, request.players.length, { engine: engineName })
      if (!match.ok) return post({ type: 'problem', ...match.error })
      await open(match.value.title, request)
      start(new Host(match.value, [], request, post))
      return
    }
    case 'resume':
    case 'replay':
    case 'lesson':
    case 'puzzle': {
      const { layOpening } = await import('./opening.ts')
      const opening = await layOpening(request)
      if (!opening.ok) return post({ type: 'problem', ...opening.error })
      const { match } = opening.value
      await open(match.title, request)
      if ('moves' in opening.value) {
        const { moves, company, coach, goOn } = opening.value
        const next = new Host(match, moves, company, post, coach)
        goOn?.(next.session)
        return start(next)
      }
      looked = opening.value.match
      replay = opening.value.replay(post)
      replay.show()
      return
    }
    case 'join': {
      leave()
      // who plays at this device only needs none of it
      const { joinTable } = await import('./remote-host.ts')
      host = joinTable(request, post)
      host.setHabits(habits)
      return
    }
    case 'act':
      if (host !== undefined && 'act' in host) host.act(request.act)
      return
    case 'go':
      replay?.go(request.step, request.viewer, request.open)
      return
    case 'choose':
      host?.choose(request.revision, request.option)
      return
    case 'pick':
      host?.pick(request.revision, request.targets)
      return
    case 'concede':
      if (host !== undefined && 'concede' in host) host.concede()
      return
    case 'course': {
      const [{ readStory }, { tellCourse }] = await Promise.all([import('../play/story.ts'), import('../play/course.ts')])
      const story = await readStory(request.record)
      if (story.ok) post({ type: 'course', record: request.record, ...tellCourse(story.value, request.viewer) })
      return
    }
    case 'shorten':
      return post(await (await import('./table-report.ts')).shortenReport(request))
    case 'record':
      return post({ type: 'record', record: host !== undefined && 'record' in host ? await host.record() : '' })
    case 'undo':
      host?.undo()
      return
    case 'language':
      await bring(request.language)
      await (host ?? replay)?.speak(request.language, request.names)
      return
    case 'pace':
      host?.setPace(request.pause, request.players)
      return
    case 'habits':
      habits = request.habits
      void host?.setHabits(habits)
      return
    case 'why':
      await host?.why(request.card, request.views)
      return
    case 'skip':
      host?.skip()
      return
  }
}

function start(next: Host): void {
  host = next
  void next.setHabits(habits).then(() => next.go())
}

/** One game at a time: what ran before is let go. */
function leave(): void {
  host?.leave()
  host = undefined
  replay = undefined
  looked = undefined
  title = undefined
}

async function open(next: Title, { language }: Company): Promise<void> {
  leave()
  title = next
  await bring(language)
}

async function bring(language: Language): Promise<void> {
  await title?.bringLanguage(language)
}
