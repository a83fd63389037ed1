// A whole game by one who does not see the page: what is pressed is found in the accessibility tree, and what happens is heard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { LISTENERS, readQuestion, textOf } from './listener.ts'
import { collectProblems } from './table.ts'
import { Tree } from './tree.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const DECISION = /^Your decision: /
/** What is said when the table gives way to the result. */
const END = /^(You won|You lost)\. /

/** Games that are played until one is won: what a card does, or how well the opponent plays, may change. Short ones, and a weak opponent. */
const GAMES = [
  { game: 'keyforge', title: 'KeyForge', opponent: 'beginner', seeds: [5, 6, 8] },
  { game: 'crystal-clans', title: 'Crystal Clans', opponent: 'random', seeds: [5, 6, 8] },
  { game: 'nightfall', title: 'Nightfall', opponent: 'random', seeds: [14, 26, 20] },
  { game: 'riftblade', title: 'Riftblade', opponent: 'random', seeds: [5, 6, 8] },
] as const

/** Plays to the end and returns all that was said. Every question is said, every button has a name, and no two answers have the same. */
async function play({ game, title, opponent }: (typeof GAMES)[number], seed: number): Promise<readonly string[]> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  const tree = await Tree.of(page)
  console.log(`seed ${seed}`)
  await page.goto(`${opened.address}?seed=${seed}&speed=instant&opponent=${opponent}&language=en`)
  const begin = () => tree.list('button').find(({ name }) => name === `Play ${title}`)
  await expect.poll(() => tree.read().then(begin)).toBeDefined()
  const isOver = (said: readonly string[]) => said.some((text) => END.test(text))
  const isAsked = (said: readonly string[]) => isOver(said) || said.some((text) => DECISION.test(text))
  await tree.press(begin()!, isAsked)
  for (let presses = 0; !isOver(tree.heard); presses++) {
    // a button that is pressed in says so before the question does
    const isLast = () => isOver(tree.heard) || tree.heard.at(-1)!.includes(readQuestion(tree).question)
    if (!isLast()) {
      const last = () => tree.read().then(isLast)
      await expect.poll(last, { message: 'what is asked is the last that is said', interval: 20 }).toBe(true)
    }
    if (isOver(tree.heard)) break
    const { question, options } = readQuestion(tree)
    expect(tree.unnamed(), question).toEqual([])
    const texts = options.map(textOf)
    expect(
      texts.filter((text, at) => texts.indexOf(text) !== at),
      `answers alike: ${question}`,
    ).toEqual([])
    expect(presses, `no end in sight at "${question}"`).toBeLessThan(600)
    await tree.press(LISTENERS[game](tree), isAsked)
  }
  const end = tree.heard.find((text) => END.test(text))!
  await expect.poll(() => tree.read().then(() => tree.list('heading').map(({ name }) => name))).toContain(end.slice(0, end.indexOf('.')))
  expect(tree.unnamed(), 'the result').toEqual([])
  expect(problems).toEqual([])
  await page.close()
  return tree.heard
}

/** What a game that was won has told on the way, and how often. */
const TOLD = {
  keyforge: [/\bYou forge the \w+ key/i, 3],
  'crystal-clans': [/\bYou (claim|take the crystal) /, 4],
  nightfall: [/\bthe open wounds are gone: the game is over/i, 1],
  riftblade: [/\bYou win the game/, 1],
} as const

test.each(GAMES)('who has only the accessibility tree and the live regions wins a game of $title', async (one) => {
  for (const seed of one.seeds) {
    const heard = await play(one, seed)
    if (!heard.some((text) => /^You won\b/.test(text))) continue
    const [what, times] = TOLD[one.game]
    expect(heard.filter((text) => what.test(text))).toHaveLength(times)
    return
  }
  expect.fail('no game was won')
})
