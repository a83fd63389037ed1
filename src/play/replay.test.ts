import { expect, test } from 'vitest'
import { hashPosition } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { GAME_NAMES, type GameName } from '../games/register.ts'
import { SPECTATOR } from '../kernel/event.ts'
import { startMatch } from './match.ts'
import { Session } from './session.ts'
import { sayDeparture } from './departure-words.ts'
import { type Company, UNKNOWN } from './company.ts'
import { type Snapshot, takeUpdate } from './snapshot.ts'
import { readStory, recordOf } from './story.ts'
import { Replay } from './replay.ts'
import { Viewer } from './viewer.ts'
import { Voice } from './voice.ts'
import { besideFirst } from './watching.ts'

const SEED = 77
console.log(`replays of games with seed ${SEED}`)

const COMPANY: Company = { language: 'en', names: ['A', 'B', 'C', 'D', 'E'], players: UNKNOWN }

/** A random game of so many decisions at most: its record, and the hash before each. */
async function play(name: GameName, most: number): Promise<{ record: string; hashes: string[] }> {
  const started = await startMatch(name, String(SEED), undefined, 2)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  const { game } = match.title
  const random = new Generator(seedOf(SEED))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  const hashes = [hashPosition(match.p)]
  while (game.seatToDecide(match.p) >= 0 && moves.length < most) {
    const option = options[random.below(game.options(match.p, options))]
    moves.push(game.makeOption(match.p, option))
    game.choose(match.p, option)
    hashes.push(hashPosition(match.p))
  }
  return { record: recordOf(match, moves), hashes }
}

async function open(record: string, step: number, viewer: number) {
  const read = await readStory(record)
  if (!read.ok) throw new Error(read.error.message)
  const story = read.value
  let last: Snapshot | undefined
  const replay = new Replay(story, COMPANY, step, viewer, (update) => {
    last = takeUpdate(last, update)
  })
  replay.show()
  return { replay, story, shown: () => last! }
}

test.each(GAME_NAMES)('%s: every step of a replay is the position of the game', async (name) => {
  const { record, hashes } = await play(name, 70)
  const { replay, story, shown } = await open(record, 0, 0)
  expect(shown().replay).toMatchObject({ step: 0, steps: hashes.length - 1 })
  // forth, back, and by leaps
  const steps = hashes.map((_, step) => step)
  for (const step of [...steps, ...[...steps].reverse(), ...steps.map((step) => (step * 37) % hashes.length)]) {
    replay.go(step, step % 2)
    expect(hashPosition(story.p), `step ${step}`).toBe(hashes[step])
    expect(shown()).toMatchObject({ viewer: step % 2, prompt: undefined, options: [] })
    expect(shown().observation).toEqual(story.title.game.observe(story.p, step % 2))
  }
})

test.each(GAME_NAMES)('%s: a replay tells each seat what it may know, line by line as far as it has come', async (name) => {
  const { record } = await play(name, 150)
  const tell = async (viewer: number) => {
    const { replay, shown } = await open(record, 0, viewer)
    const lines = shown().log
    const told: number[] = []
    for (let step = 0; step <= shown().replay!.steps; step++) {
      replay.go(step, viewer)
      told.push(shown().replay!.told)
    }
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told[told.length - 1]).toBe(lines.length)
    for (const [index, line] of lines.entries()) {
      // a line belongs to the decision after which it is told
      expect(told[line.step + 1] ?? lines.length).toBeGreaterThan(index)
    }
    return lines
  }
  const [mine, theirs] = [await tell(0), await tell(1)]
  expect(mine.length).toBe(theirs.length)
  // cards drawn by one seat are named to that seat only
  for (const [index, line] of mine.entries()) {
    if (line.kind !== 'draw' || line.seat !== 1) continue
    expect(line.text).toMatch(/\bcards?\b/)
    expect(theirs[index].kind).toBe('draw')
  }
})

test.each(GAME_NAMES)('%s: a step names what is chosen in the position that it shows', async (name) => {
  const { record } = await play(name, 60)
  const { replay, story, shown } = await open(record, 0, 0)
  const { game } = story.title
  let named = 0
  for (let step = 0; step < story.moves.length; step++) {
    replay.go(step, 0)
    const seat = game.seatToDecide(story.p)
    replay.go(step, seat)
    const [chosen, turn] = [shown().replay?.chosen, shown().turn]
    expect(turn).toBe(story.title.moment(story.p).turn)
    const voice = new Voice(story, { language: 'en', names: COMPANY.names, seat, own: false })
    const option = game.parseOption(story.p, story.moves[step])
    expect(chosen, `step ${step}`).toBe(voice.answer(game.describe(story.p, option), game.decision(story.p)!))
    // who does not choose is not told what
    replay.go(step, 1 - seat)
    expect(shown().replay?.chosen).toBeUndefined()
    named++
  }
  expect(named).toBeGreaterThan(30)
  replay.go(story.moves.length, 0)
  expect(shown().replay?.chosen).toBeUndefined()
})

test.each(GAME_NAMES)('%s: while everything is open, all hands are shown, and else none but the own', async (name) => {
  const { record } = await play(name, 70)
  const { replay, story, shown } = await open(record, 0, 0)
  for (let step = 0; step <= shown().replay!.steps; step += 7) {
    replay.go(step, 1)
    expect(shown().replay!.open).toBeUndefined()
    expect(shown().observation).toEqual(story.title.game.observe(story.p, 1))
    replay.go(step, 1, true)
    expect(shown().observation).toEqual(story.title.game.observe(story.p, 1))
    const { seats } = story.title.game.observe(story.p, 0) as { seats: { hand?: readonly { id: string }[] }[] }
    const held = shown().replay!.open!.filter(({ pile }) => pile === 'hand')
    expect(held.flatMap(({ cards }) => cards)).toEqual(seats[0].hand ?? [])
    expect(held.every(({ seat }) => seat === 0)).toBe(true)
  }
})

test.each(GAME_NAMES)('%s: a spectator sees what one sees who watched the game, and no hand', async (name) => {
  const { record } = await play(name, 70)
  const { replay, story, shown } = await open(record, 0, SPECTATOR)
  const { log } = shown()
  for (let step = 0; step <= story.moves.length; step += 7) {
    replay.go(step, SPECTATOR)
    const seen = besideFirst(story.title.game.observe(story.p, SPECTATOR)) as { readonly seats: readonly { readonly hand?: unknown[] }[] }
    expect(shown()).toMatchObject({ viewer: SPECTATOR, observation: seen })
    expect(seen.seats.flatMap(({ hand = [] }) => hand)).toEqual([])
    expect(shown().replay).toMatchObject({ chosen: undefined, open: undefined })
  }
  const begun = await readStory(record)
  if (!begun.ok) throw new Error(begun.error.message)
  const watched = new Viewer(new Session(begun.value, begun.value.moves), SPECTATOR, COMPANY).update(false)
  expect(log).toEqual(watched.log)
})

test.each(GAME_NAMES)('%s: the log is the same at whatever step a replay is opened', async (name) => {
  const { record } = await play(name, 150)
  for (const viewer of [SPECTATOR, 0, 1]) {
    const [early, late] = [await open(record, 0, viewer), await open(record, 150, viewer)]
    expect(early.shown().log).toEqual(late.shown().log)
    // told anew at a step, too
    early.replay.go(7, viewer === 0 ? 1 : 0)
    early.replay.go(7, viewer)
    expect(early.shown().log).toEqual(late.shown().log)
  }
})

test('whoever played alone against computers is spoken to through all eyes', async () => {
  const { record } = await play('riftblade', 60)
  const read = await readStory(record)
  if (!read.ok) throw new Error(read.error.message)
  const company: Company = { language: 'en', names: ['You', 'Computer'], players: ['person', 'random'] }
  for (const viewer of [0, 1, SPECTATOR]) {
    let last: Snapshot | undefined
    new Replay(read.value, company, 0, viewer, (update) => (last = takeUpdate(last, update))).show()
    const said = last!.log.map(({ text }) => text).filter((text) => text.startsWith('You '))
    expect(said.length, `seen by ${viewer}`).toBeGreaterThan(5)
    for (const text of said) expect(text, `seen by ${viewer}`).toMatch(/^You [a-z]+[^s] /)
  }
})

test('steps and seats outside the game are brought inside', async () => {
  const { record, hashes } = await play('riftblade', 40)
  const { replay, shown } = await open(record, 10_000, 9)
  expect(shown()).toMatchObject({ viewer: 0, replay: { step: hashes.length - 1 } })
  replay.go(-5, 2)
  expect(shown()).toMatchObject({ viewer: 0, replay: { step: 0 } })
})

test('a record that cannot be played is refused with its line', async () => {
  for (const [text, message] of [
    ['', 'line 1'],
    ['catena record 1\ngame chess\nseed 00000000000000000000000000000001\nsetup {}\n', 'line 2: there is no game "chess"'],
    ['catena record 1\ngame riftblade\nseed 00000000000000000000000000000001\nsetup {"seats":9}\n', 'line 4'],
  ]) {
    const story = await readStory(text)
    expect(!story.ok && story.error.message).toContain(message)
  }
})

test('a record that the game does not follow to its end is shown up to there, and says so', async () => {
  const { record, hashes } = await play('riftblade', 20)
  const lines = record.split('\n')
  const first = lines.indexOf('') + 1
  lines[first + 12] = 'castle kingside'
  const { story, shown } = await open(lines.join('\n'), 99, 0)
  expect(shown().replay).toMatchObject({ step: 12, steps: 12 })
  const { departs } = shown().replay!
  expect(departs).toMatchObject({ line: first + 13, parting: { why: 'impossible', move: 'castle kingside' } })
  expect(sayDeparture('en', departs!)).toContain(`line ${first + 13}: "castle kingside" is not possible here`)
  expect(sayDeparture('de', departs!)).toContain(`Zeile ${first + 13}: "castle kingside" ist hier nicht möglich`)
  expect(sayDeparture('it', departs!)).toContain(`riga ${first + 13}: "castle kingside" qui non è possibile`)
  expect(hashPosition(story.p)).toBe(hashes[12])
  // what is continued from here is a record of its own, without what could not be played
  const again = await readStory(recordOf(story, story.moves))
  expect(again.ok ? [again.value.moves.length, again.value.departs] : again.error.message).toEqual([12, undefined])
})

test.each(GAME_NAMES)('%s: a replay ends with who gave up, as its record says', async (name) => {
  const { record } = await play(name, 9)
  const given = record.replace('\n\n', '\nconceded 1\n\n')
  const { replay, story, shown } = await open(given, 0, 0)
  expect(shown().outcome).toBeUndefined()
  expect(shown().log.at(-1)?.text).toBe('B concedes the game')
  replay.go(story.moves.length, 0)
  expect(shown().outcome).toEqual({ shares: [1, 0], reason: 'concede' })
  expect(recordOf(story, story.moves, story.conceded)).toBe(given)
  // it is not over in the record that it goes on from
  expect(recordOf(story, story.moves)).toBe(record)
})

test('a replay calls its seats as the record does, where it names them, also in its log', async () => {
  const { record } = await play('riftblade', 60)
  const named = record.replace('\ncards', '\nplayers ["Jo","greedy"]\ncards')
  expect(named).not.toBe(record)
  const { shown } = await open(named, 40, SPECTATOR)
  // a kind of computer is no name
  expect(shown().replay?.names.slice(0, 2)).toEqual(['Jo', 'B'])
  const log = shown()
    .log.map(({ text }) => text)
    .join('\n')
  expect(log).toMatch(/\bJo\b/)
  expect(log).not.toMatch(/\bA\b/)
})
