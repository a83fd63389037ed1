import { expect, test } from 'vitest'
import { GAME_NAMES, type GameName } from '../games/register.ts'
import { eventSeenBy, SPECTATOR } from '../kernel/event.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { type Company, UNKNOWN } from './company.ts'
import { startMatch } from './match.ts'
import { Session } from './session.ts'
import { joinEvents } from '../games/speech/log.ts'
import { Viewer } from './viewer.ts'

const SEED = 43
const CHOICES = 200
console.log(`what viewers are told in games with seed ${SEED}`)
const COMPANY: Company = { language: 'en', names: ['A', 'B', 'C', 'D', 'E'], players: UNKNOWN }

test.each(GAME_NAMES)('%s: of what happens each viewer is told what he may know and no more, in events and in sentences', async (name) => {
  const begun = await startMatch(name, String(SEED), undefined, 2)
  if (!begun.ok) throw new Error(begun.error.message)
  const session = new Session(begun.value)
  const { game } = begun.value.title
  const viewers = [0, 1, SPECTATOR].map((seat) => new Viewer(session, seat, COMPANY))
  for (const viewer of viewers) viewer.update(true)
  const random = new Generator(seedOf(SEED))
  let hidden = 0
  for (let i = 0; i < CHOICES && !session.isOver; i++) {
    const from = session.happened.length
    const legal = session.legal()
    session.choose(session.toDecide, legal[random.below(legal.length)])
    const fresh = session.happened.slice(from).filter(({ answered }) => answered === undefined)
    // those that are told together are sent together
    const news = fresh.map(({ event }) => event)
    for (const viewer of viewers) {
      const { events, log } = viewer.update(true)
      expect(events, `choice ${i}, seed ${SEED}`).toEqual(
        joinEvents(news)
          .map((event) => eventSeenBy(event, viewer.seat))
          .map(({ kind, seat, source, cards, amount, name }) => ({ kind, seat, source, cards, amount, name })),
      )
      // a card that only others may know is named in no sentence, unless one like it is told of in the open
      const open = events.flatMap(({ cards, source }) => [...cards, source]).map((card) => game.cardId(session.p, card))
      for (const { event } of fresh) {
        if (eventSeenBy(event, viewer.seat) === event) continue
        for (const id of event.cards.map((card) => game.cardId(session.p, card))) {
          if (id === undefined || open.includes(id)) continue
          hidden++
          for (const line of log)
            expect(
              line.cards.map((card) => card.id),
              line.text,
            ).not.toContain(id)
        }
      }
    }
  }
  expect(hidden).toBeGreaterThan(20)
})

/** A session that notes whom it asked the game about, and after how many choices. */
async function watched(name: GameName) {
  const begun = await startMatch(name, String(SEED), undefined, 2)
  if (!begun.ok) throw new Error(begun.error.message)
  const observed: string[] = []
  const { title } = begun.value
  const { observe } = title.game
  const game = {
    ...title.game,
    observe(...words: Parameters<typeof observe>) {
      observed.push(`seat ${words[1]} after ${session.moves.length}`)
      return observe(...words)
    },
  }
  const session: Session = new Session({ ...begun.value, title: { ...title, game } })
  return { session, observed }
}

test.each(GAME_NAMES)('%s: a choice and the update after it observe the table once', async (name) => {
  const { session, observed } = await watched(name)
  for (let i = 0; i < 20 && !session.isOver; i++) {
    const seat = session.toDecide
    const viewer = new Viewer(session, seat, COMPANY)
    viewer.update(true)
    observed.length = 0
    session.choose(seat, session.legal()[0])
    viewer.update(true)
    expect(observed).toHaveLength(1)
  }
})

test.each(GAME_NAMES)('%s: where both seats look, each is observed once for each choice, whoever makes it', async (name) => {
  const { session, observed } = await watched(name)
  const viewers = [0, 1].map((seat) => new Viewer(session, seat, COMPANY))
  const look = () => viewers.map((viewer) => viewer.update(true))
  look()
  const random = new Generator(seedOf(SEED))
  const deciders = new Set<number>()
  for (let i = 0; i < 60 && !session.isOver; i++) {
    const legal = session.legal()
    deciders.add(session.toDecide)
    observed.length = 0
    session.choose(session.toDecide, legal[random.below(legal.length)])
    look()
    const now = session.moves.length
    expect([...observed].sort(), `choice ${i}, seed ${SEED}`).toEqual([`seat 0 after ${now}`, `seat 1 after ${now}`])
  }
  expect(deciders.size).toBe(2)
})

test.each(GAME_NAMES)(
  '%s: where only the other seat looks, the one who decides is observed before his choice and behind it',
  async (name) => {
    const { session, observed } = await watched(name)
    const viewer = new Viewer(session, 0, COMPANY)
    viewer.update(true)
    const random = new Generator(seedOf(SEED))
    for (let i = 0; i < 60 && !session.isOver; i++) {
      const legal = session.legal()
      observed.length = 0
      session.choose(session.toDecide, legal[random.below(legal.length)])
      viewer.update(true)
      // what he knew before tells what he has learned, and with it what may be taken back
      expect(observed.length, `choice ${i}, seed ${SEED}`).toBeLessThanOrEqual(3)
      expect(new Set(observed).size).toBe(observed.length)
    }
  },
)
