import { describe, expect, test } from 'vitest'
import { answerTo, type LessonStep, OTHER } from '../../games/lesson.ts'
import { houses as german } from '../../games/keyforge/glossary/de.ts'
import { houses as english } from '../../games/keyforge/glossary/en.ts'
import { houses as italian } from '../../games/keyforge/glossary/it.ts'
import { LESSONS } from '../../games/lessons.ts'
import { openTitle } from '../../games/load.ts'
import type { GameName } from '../../games/register.ts'
import { thoughts } from '../../ai/chance.ts'
import { hashPosition } from '../../kernel/position.ts'
import { Session } from '../../play/session.ts'
import { answerFault, shortenFault } from '../../play/shorten.ts'
import { readStory, recordOf } from '../../play/story.ts'
import { LANGUAGES } from '../protocol.ts'
import { sayChanges } from './changes.ts'
import { Coach } from './coach.ts'
import { openLesson } from './open.ts'
import { bringTexts } from './texts.ts'

/** Whoever sits opposite plays by chance, as in the page. */
const SEEDS = [1, 2, 3, 4, 5]
console.log(`lessons against seeds ${SEEDS.join(', ')}`)

const GAMES = Object.keys(LESSONS) as GameName[]

describe.each(GAMES)('the lesson of %s', async (game) => {
  const { lesson } = await LESSONS[game]!()
  const title = await openTitle(game)
  const rules = title.game
  const steps = lesson.steps.map((step) => [step.id, step] as const)
  const options = new Int16Array(rules.maxOptions)

  const sit = (step: LessonStep) => {
    const p = step.arrange()
    const session = new Session({ title, p, seed: [0, 0, 0, 1], setup: lesson.setup } as never)
    return { p, session, coach: new Coach(step, 0, 1, title.moment(p).turn) }
  }

  test('six to eight steps, with texts and all answers in three languages', async () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6)
    expect(lesson.steps.length).toBeLessThanOrEqual(8)
    for (const language of LANGUAGES) {
      const texts = await bringTexts(game, language)
      expect(Object.keys(texts)).toEqual(lesson.steps.map(({ id }) => id))
      for (const { id, answers = [] } of lesson.steps) {
        const { title: head, text, goal, hint, learned, answers: said = {} } = texts[id]
        expect(Object.keys(said).sort(), `${language}, ${id}`).toEqual([...new Set(answers.map((answer) => answer.id))].sort())
        for (const line of [head, text, goal, hint, learned, ...Object.values(said)]) expect(line.length).toBeGreaterThan(3)
      }
    }
  })

  test('what stands in quotation marks is the name of a card in that language', async () => {
    for (const language of LANGUAGES) {
      await title.bringLanguage(language)
      const names = new Set(title.faces.map(({ id }) => title.cardName(id, language)))
      const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”']
      const quoted = JSON.stringify(await bringTexts(game, language)).match(new RegExp(`${open}[^${close}]*${close}`, 'g')) ?? []
      expect(quoted.map((name) => name.slice(1, -1)).filter((name) => !names.has(name) && !WORDS.has(name))).toEqual([])
    }
  })

  test.each(steps)('"%s" asks the reader, and is done by its solution, at each act of which the coach points', (_, step) => {
    for (const seed of step.turns === undefined ? [1] : SEEDS) {
      const { p, session, coach } = sit(step)
      const random = thoughts(seed)
      expect(rules.seatToDecide(p)).toBe(0)
      for (const move of step.solution) {
        expect(coach.look(session), `before "${move}"`).toMatchObject({ state: 'open', answer: undefined })
        const option = rules.parseOption(p, move)
        expect(option, `"${move}" is possible`).toBeGreaterThanOrEqual(0)
        expect(rules.makeOption(p, coach.look(session).next[0])).toBe(move)
        expect(session.choose(0, option)).toBe(true)
        coach.hear(session, [move])
        // what an effect asks of the other side, and the turns between, belong to it
        while (session.toDecide === 1 && coach.look(session).state === 'open')
          session.play(options[random.below(rules.options(p, options))])
        while (!coach.look(session).state.startsWith('done') && session.answerItself());
      }
      expect(coach.look(session)).toMatchObject({ state: 'done', answer: undefined })
    }
  })

  test.each(steps)('"%s": every other act that does not reach the goal is answered', (_, step) => {
    const { p, session } = sit(step)
    const after = rules.blank()
    for (const move of step.solution) {
      for (const option of session.legal()) {
        const other = rules.makeOption(p, option)
        rules.copy(after, p)
        rules.choose(after, option)
        const answer = answerTo(step, other, after)
        if (other === move) expect(answer, other).toBeUndefined()
        else if (!step.solution.includes(other) && step.fine?.test(other) !== true && !step.isDone(after)) {
          expect(answer, other).toBeDefined()
          if (step.answers !== undefined) expect(answer, `"${other}" before "${move}" has an answer of its own`).not.toBe(OTHER)
        }
      }
      session.choose(0, rules.parseOption(p, move))
      while (session.toDecide === 1) session.play(options[rules.options(p, options) - 1])
    }
  })

  test('the record of a step is read again, begins in its position, and shows a fault by as few choices as any other', async () => {
    for (const [at, { id, solution }] of lesson.steps.entries()) {
      const opened = await openLesson({ game, step: at })
      if (!opened.ok) throw new Error(opened.error.message)
      const { match } = opened.value
      const session = new Session(match)
      const [first] = solution
      session.choose(0, rules.parseOption(match.p, first))
      const read = await readStory(recordOf(match, session.moves))
      if (!read.ok) throw new Error(`${id}: ${read.error.message}`)
      expect([read.value.moves, read.value.departs], id).toEqual([[first], undefined])
      expect(hashPosition(read.value.p), id).toBe(hashPosition(lesson.steps[at].arrange()))
      const again = new Session(read.value, read.value.moves)
      expect(hashPosition(again.p), id).toBe(hashPosition(match.p))
    }
    const opened = await openLesson({ game, step: 0 })
    if (!opened.ok) throw new Error(opened.error.message)
    const { match } = opened.value
    const broken = {
      ...match.title.game,
      choose() {
        throw new RangeError('a step failed')
      },
    }
    const failing = new Session({ ...match, title: { ...match.title, game: broken } })
    failing.play(failing.legal()[0])
    const { record } = answerFault(failing, '1.2.3', () => 0)
    expect(record).toContain(`\nlesson ${lesson.steps[0].id}\n`)
    expect(shortenFault(failing, () => true)).toEqual([failing.fault!.move])
  })

  test('what an act has changed is said in figures, in the words of hints, until it is taken back', async () => {
    let told = 0
    for (const [at, { id, solution, turns }] of lesson.steps.entries()) {
      const opened = await openLesson({ game, step: at })
      if (!opened.ok) throw new Error(opened.error.message)
      const { match, coach } = opened.value
      const session = new Session(match)
      expect(coach.look(session).changed, id).toBe(undefined)
      if (turns !== undefined) continue
      const before = match.title.counts(match.p)
      for (const move of solution) {
        session.choose(0, rules.parseOption(match.p, move))
        coach.hear(session, [move])
        coach.look(session)
      }
      const { changed = [] } = coach.look(session)
      for (const language of LANGUAGES)
        for (const line of sayChanges(changed, language, (seat) => `P${seat}`))
          expect(line).toMatch(/^P\d: \S.* -?\d+ → -?\d+ \([+−]\d+\)$/)
      // of the last act alone, which need not be all of the step
      const now = match.title.counts(match.p)
      if (solution.length === 1)
        for (const [what, seats] of Object.entries(now))
          for (const [seat, to] of seats.entries())
            if (to !== before[what][seat]) expect(changed).toContainEqual({ what, seat, from: before[what][seat], to })
      told += changed.length
      coach.forget()
      expect(coach.look(session).changed, id).toBe(undefined)
    }
    expect(told).toBeGreaterThan(0)
  })

  test('an answer goes when the act is taken back', () => {
    for (const [, step] of steps) {
      const { p, session, coach } = sit(step)
      const wrong = session.legal().find((option) => {
        const after = rules.blank()
        rules.copy(after, p)
        rules.choose(after, option)
        return answerTo(step, rules.makeOption(p, option), after) !== undefined
      })
      if (wrong === undefined) continue
      const move = rules.makeOption(p, wrong)
      session.choose(0, wrong)
      coach.hear(session, [move])
      expect(coach.look(session).answer, move).toBeDefined()
      coach.forget()
      expect(coach.look(session).answer, move).toBeUndefined()
    }
  })
})

test('the first step of KeyForge says what reaping brought', async () => {
  const opened = await openLesson({ game: 'keyforge', step: 0 })
  if (!opened.ok) throw new Error(opened.error.message)
  const { match, coach } = opened.value
  const session = new Session(match)
  coach.look(session)
  session.choose(0, match.title.game.parseOption(match.p, 'reap A:flaxia'))
  coach.hear(session, ['reap A:flaxia'])
  const said = (language: 'en' | 'de' | 'it') => sayChanges(coach.look(session).changed ?? [], language, () => 'You')
  expect(said('en')).toEqual(['You: Æmber 5 → 6 (+1)'])
})

test('the houses of KeyForge are called as on the table', async () => {
  for (const [language, houses] of [['de', german] as const, ['it', italian] as const]) {
    const said = JSON.stringify(Object.values(await bringTexts('keyforge', language)))
    for (const house of ['shadows', 'untamed'] as const) {
      expect(said, language).toContain(houses[house])
      expect(said, language).not.toContain(english[house])
    }
  }
})

/** What cards and the page are quoted with besides names. */
const WORDS = new Set(['Play', 'Spielen', 'Gioco', 'Check', 'check', 'Kaufen', 'Compra', 'on top', 'oben', 'in cima'])
