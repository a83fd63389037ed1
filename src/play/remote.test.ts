import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { extent } from '../../test/extent.ts'
import { openHost, PLAYERS, type TestHost, wishesOf } from '../../test/table/host.ts'
import { openTitle } from '../games/load.ts'
import { GAMES } from '../games/register.ts'
import { LANGUAGES } from '../ability/language.ts'
import { SPECTATOR } from '../kernel/event.ts'
import { Generator } from '../kernel/random.ts'
import { thoughts } from '../ai/chance.ts'
import type { Player } from './company.ts'
import { Forecast } from './forecast.ts'
import { sayReasons } from './reasons.ts'
import { Remote } from './remote.ts'
import { Session } from './session.ts'
import { type LogLine, type Snapshot, takeUpdate, type Update } from './snapshot.ts'
import type { Entry, EntryOf } from './table/entry.ts'
import { type Look, tellHistory, tellMade, tellReasons, tellSaid, tellStep, tellTable } from './table/facts.ts'
import { foretellOptions } from './table/foretell.ts'
import type { Table } from './table/state.ts'
import { apply, openTable } from './table/table.ts'
import type { WholeTable } from './table/wire.ts'
import { Viewer } from './viewer.ts'
import { besideFirst } from './watching.ts'

const SEED = '7e'.repeat(16)
console.log(`remote tables with seed ${SEED}`)

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

/** As it comes out at the other end of the wire. */
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const whole = (table: Table, look: Look): WholeTable =>
  wire({
    table: table.open.table,
    entry: table.number,
    facts: tellTable(table, look),
    happened: tellHistory(table, look),
    made: tellMade(table),
    said: tellSaid(table, look),
    away: [],
    watching: 0,
  })

/** A page: the newest snapshot, the log, and the faces that it was sent. */
class Page {
  snapshot: Snapshot | undefined
  log: readonly LogLine[] = []
  readonly faces = new Set<string>()

  take(update: Update | undefined): void {
    if (update === undefined) return
    this.snapshot = takeUpdate(this.snapshot, wire(update))
    this.log = [...this.log.slice(0, update.logStart), ...update.log]
    for (const { id } of update.faces) this.faces.add(id)
  }
}

/** What is alike is soon seen; only what differs is told by `expect`, which takes ten times as long. */
function expectSame(here: unknown, there: unknown): void {
  if (!isDeepStrictEqual(here, there)) expect(here).toEqual(there)
}

/** The same game at one device. */
function sessionOf({ title, game }: Table): Session {
  const started = title.game.start(game!.start.setup as never, game!.start.seed)
  if (!started.ok) throw new Error(started.error.message)
  const session = new Session({ title, p: started.value, seed: game!.start.seed, setup: game!.start.setup })
  follow(session, game!.made, 0)
  return session
}

function follow(session: Session, made: readonly { readonly move: string; readonly itself: boolean }[], from: number): void {
  for (const { move, itself } of made.slice(from)) {
    if (itself) expect(session.answerItself()).toBe(true)
    else session.play(session.match.title.game.parseOption(session.p, move))
  }
}

/** Why nothing of this can be done with the cards in sight, as the wire tells it here and as the keeper of the game says it there. */
async function why(table: Table, { seat }: Look, session: Session, viewer: Viewer, remote: Remote) {
  if (table.phase !== 'live' || table.game!.toDecide !== seat) return undefined
  const cards = [...JSON.stringify(session.observe(seat)).matchAll(/"card":(\d+),"id"/g)].map(([, card]) => Number(card))
  const wishes = cards
    .slice(0, 12)
    .flatMap((card) => [...table.title.verbs.map((verb) => ({ verb, card })), { verb: 'target', target: card }])
  const told = tellReasons(table, table.seats[seat].who!, wishes)
  if (!told.ok) throw new Error(told.error.message)
  const here = await remote.sayReasons(wishes, wire(told.value))
  const there = await sayReasons(
    session.match.title.facts.name,
    viewer.voice,
    wishes,
    wishes.map((wish) => session.explain(seat, wish)),
  )
  return { here, there }
}

/** What the page is shown, without what only this device or only the network has. */
function shown({ revision: _r, events: _e, logStart: _s, log: _l, faces: _f, canUndo: _c, undoLine: _u, options, ...state }: Snapshot) {
  return { ...state, options: legal(options) }
}

/** Without those of a set that are no option yet: at one device they come with the forecast. */
const legal = (options: Snapshot['options']) => options.filter(({ option }) => option >= 0)

function playAll(host: TestHost, random: Generator): void {
  for (let i = 0; i < 90 && host.table.phase === 'live'; i++) {
    host.settle()
    if (host.table.phase !== 'live') break
    if (i % 30 === 17) {
      const { game, seats } = host.table
      const to = game!.made.at(-2 - random.below(4))?.entry ?? game!.entry
      const asks = seats[0].who!
      if (host.ask('offer', asks, { what: 'takeback', to }) === undefined)
        for (const [seat, { who }] of host.table.seats.entries())
          if (seat > 0 && host.table.offers[0] !== undefined) host.must('answer', who!, { offer: host.table.offers[0].entry, yes: true })
      host.ask('say', asks, { room: 'table', phrase: 'sorry' })
      host.now += 20_000
    } else host.choose(random)
  }
  host.settle()
}

for (const { name, seats: counts } of GAMES) {
  for (const seats of extent([counts[0]], [counts[0], counts.at(-1)!]).filter((count, at, all) => all.indexOf(count) === at)) {
    test(`${name}, ${seats} seats: what comes over the wire shows what the keeper of the game would show`, async () => {
      const title = await openTitle(name)
      for (const language of LANGUAGES) await title.bringLanguage(language)
      const random = new Generator(SEED)
      const host = await openHost(wishesOf(name, seats))
      await host.begin()
      playAll(host, random)
      const looks: Look[] = [0, seats - 1].map((seat) => ({ seat, sits: true }))
      looks.push({ seat: SPECTATOR, sits: false })
      for (const [at, look] of looks.entries()) {
        const language = LANGUAGES[at % LANGUAGES.length]
        const players = Array.from({ length: seats }, (_, seat): Player => (seat === look.seat ? 'person' : 'unknown'))
        const reader = { language, names: NAMES.slice(0, seats) }
        let before = openTable(title, host.entries[0] as EntryOf<'open'>)
        let remote: Remote | undefined
        let session: Session | undefined
        let viewer: Viewer | undefined
        let own = new Page()
        const page = new Page()
        let compared = 0
        let reasons = 0
        for (const entry of host.entries.slice(1) as Entry[]) {
          const after = apply(before, entry)
          // who sits down is told the whole table, as another one looks at it now
          if (look.sits && after.seats[look.seat]?.who === undefined) {
            before = after
            continue
          }
          const step = before.seats[look.seat]?.who === undefined && look.sits ? undefined : tellStep(before, after, entry, look)
          if (remote === undefined) remote = new Remote(title, whole(after, look), reader)
          else if (step !== undefined) remote.follow(wire(step))
          expectSame(remote.facts, wire(tellTable(after, look)))
          if (after.game !== undefined) {
            const made = after.game.made
            const had = before.game?.made.length ?? 0
            const isBack = made.length < had
            if (session === undefined || isBack) session = sessionOf(after)
            else follow(session, made, had)
            // what was taken back is told without it
            if (viewer === undefined || isBack) {
              viewer = new Viewer(session, look.seat, { ...reader, players })
              own = new Page()
            }
            own.take(viewer.update(true))
            const told = page.log
            page.take(remote.update())
            if (isBack) {
              // of a line that was told, what came of it after a question may be gone
              const kept = told
                .slice(0, page.log.length)
                .map((line, i) => ({ ...page.log[i], step: line.step, turn: line.turn, kind: line.kind }))
              expect(page.log).toEqual(kept)
              expect(page.log.every(({ text }, i) => told[i].text.startsWith(text))).toBe(true)
              expect(page.log.every(({ step }) => step < made.length)).toBe(true)
              remote.turnTo(reader)
              page.take(remote.update())
            }
            const { observation, ...rest } = shown(own.snapshot!)
            const seen = look.seat === SPECTATOR ? wire(besideFirst(observation)) : observation
            expectSame(shown(page.snapshot!), { ...rest, observation: seen })
            expectSame(page.log, own.log)
            expect([...own.faces].filter((id) => !page.faces.has(id))).toEqual([])
            const said = await why(after, look, session, viewer, remote)
            if (said !== undefined) expect(said.here).toEqual(said.there)
            reasons += said?.there.length ?? 0
            compared++
          }
          before = after
        }
        expect(compared).toBeGreaterThan(30)
        if (look.sits) expect(reasons).toBeGreaterThan(10)
        // one who comes later is told the same
        const late = new Page()
        late.take(new Remote(title, whole(before, look), reader).update())
        expect(shown(late.snapshot!)).toEqual(shown(page.snapshot!))
        const fresh = new Page()
        fresh.take(new Viewer(sessionOf(before), look.seat, { ...reader, players }).update(true))
        expect(late.log).toEqual(fresh.log)
      }
      expect(host.entries.some(({ kind }) => kind === 'answer')).toBe(true)
    })
  }
}

test.each(['keyforge', 'nightfall'] as const)('%s: over the wire a question of a card says what for, as at one device', async (name) => {
  const title = await openTitle(name)
  for (const language of LANGUAGES) await title.bringLanguage(language)
  const host = await openHost(wishesOf(name))
  await host.begin()
  const random = new Generator(SEED)
  let compared = 0
  for (let i = 0; i < 400 && compared < 3 && host.table.phase === 'live'; i++) {
    host.playOn(random, 1)
    const seat = host.table.game!.toDecide
    if (title.game.decision(host.table.game!.p)?.purpose === undefined) continue
    for (const language of LANGUAGES) {
      const reader = { language, names: NAMES }
      const there = takeUpdate(undefined, wire(new Remote(title, whole(host.table, { seat, sits: true }), reader).update()!))
      const players = [0, 1].map((at): Player => (at === seat ? 'person' : 'unknown'))
      const here = takeUpdate(undefined, new Viewer(sessionOf(host.table), seat, { ...reader, players }).update(true))
      expect(there.prompt!.purpose ?? there.prompt!.text).toMatch(/\p{L}{3}/u)
      expect(there.prompt).toEqual(here.prompt)
      expect(legal(there.options)).toEqual(legal(here.options))
    }
    compared++
  }
  expect(compared).toBe(3)
})

test('over the wire options say what would come of them, in every language as at one device', async () => {
  const title = await openTitle('keyforge')
  for (const language of LANGUAGES) await title.bringLanguage(language)
  const host = await openHost(wishesOf('keyforge'))
  await host.begin()
  const random = new Generator(SEED)
  let compared = 0
  for (let i = 0; i < 900 && compared < 5 && host.table.phase === 'live'; i++) {
    host.playOn(random, 1)
    const { game } = host.table
    const seat = game!.toDecide
    if (seat < 0) break
    const foretelling = foretellOptions(host.table, PLAYERS[seat], thoughts(1))
    if (!foretelling.ok) throw new Error(foretelling.error.message)
    const options = wire([...foretelling.value.walk()].filter((one) => one !== undefined))
    if (options.length === 0) continue
    expect(foretellOptions(host.table, PLAYERS[1 - seat], thoughts(1))).toMatchObject({ ok: false, error: { code: 'not-asked' } })
    for (const language of LANGUAGES) {
      const reader = { language, names: NAMES }
      const remote = new Remote(title, whole(host.table, { seat, sits: true }), reader)
      const page = new Page()
      page.take(remote.update())
      expect(page.snapshot!.options.every(({ result }) => result === undefined)).toBe(true)
      expect(remote.foresee(game!.asked - 1, options)).toBe(false)
      expect(remote.foresee(game!.asked, options)).toBe(true)
      page.take(remote.update())
      const players = [0, 1].map((at): Player => (at === seat ? 'person' : 'unknown'))
      const session = sessionOf(host.table)
      const viewer = new Viewer(session, seat, { ...reader, players })
      viewer.forecast = new Forecast(session.match, () => 0)
      expect(page.snapshot!.options).toEqual(takeUpdate(undefined, wire(viewer.update(true))).options)
      // where all that comes of them is what they say themselves, nothing is added
      if (language === 'en' && page.snapshot!.options.some(({ result }) => result !== undefined)) compared++
    }
  }
  expect(compared).toBe(5)
})

test('another language or other names tell the log anew, and move nothing', async () => {
  const title = await openTitle('riftblade')
  for (const language of LANGUAGES) await title.bringLanguage(language)
  const host = await openHost(wishesOf('riftblade'))
  await host.begin()
  host.playOn(new Generator(SEED), 12)
  const page = new Page()
  const remote = new Remote(title, whole(host.table, { seat: 0, sits: true }), { language: 'en', names: ['Ann', 'Ben'] })
  page.take(remote.update())
  const { revision } = page.snapshot!
  const english = page.log.map(({ text }) => text)
  remote.turnTo({ language: 'it', names: ['Anna', 'Beniamino'] })
  page.take(remote.update())
  expect(page.snapshot!.revision).toBe(revision)
  expect(page.log.length).toBe(english.length)
  expect(page.log.map(({ text }) => text).join('\n')).not.toBe(english.join('\n'))
  expect(page.log.some(({ text }) => text.includes('Beniamino'))).toBe(true)
})

test('a game that was conceded is over, with the shares of its end', async () => {
  const host = await openHost(wishesOf('riftblade'))
  await host.begin()
  host.must('concede', PLAYERS[0], {})
  host.settle()
  const title = await openTitle('riftblade')
  await title.bringLanguage('en')
  const update = new Remote(title, whole(host.table, { seat: 1, sits: true }), { language: 'en', names: NAMES }).update()
  expect(takeUpdate(undefined, update!).outcome).toEqual({ shares: [0, 1], reason: 'concede' })
})

test('a table that is open has nothing to show', async () => {
  const host = await openHost(wishesOf('nightfall'))
  expect(
    new Remote(host.table.title, whole(host.table, { seat: SPECTATOR, sits: false }), { language: 'en', names: [] }).update(),
  ).toBeUndefined()
})
