// A whole game by one who does not see the page: what is pressed is found in the accessibility tree, and what happens is heard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { choosePress, readQuestion, textOf } from './listener.ts'
import { collectProblems } from './table.ts'
import { Tree } from './tree.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const DECISION = /^Your decision: /
const END = /wins? the game/

/** Games that are played until one is won: what a card does, or how well the beginner plays, may change. */
const SEEDS = [5, 6, 8]

/** Plays to the end and returns all that was said. Every question is said, every button has a name, and no two answers have the same. */
async function play(seed: number): Promise<readonly string[]> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  const tree = await Tree.of(page)
  console.log(`seed ${seed}`)
  await page.goto(`${opened.address}?seed=${seed}&speed=instant&opponent=beginner&language=en`)
  const begin = () => tree.list('button').find(({ name }) => name === 'Play KeyForge')
  await expect.poll(() => tree.read().then(begin)).toBeDefined()
  const isOver = (said: readonly string[]) => said.some((text) => END.test(text))
  const isAsked = (said: readonly string[]) => isOver(said) || said.some((text) => DECISION.test(text))
  await tree.press(begin()!, isAsked)
  for (let presses = 0; !isOver(tree.heard); presses++) {
    const { question, options } = readQuestion(tree)
    expect(tree.heard.at(-1), 'what is asked is the last that is said').toContain(question)
    expect(tree.unnamed(), question).toEqual([])
    const texts = options.map(textOf)
    expect(
      texts.filter((text, at) => texts.indexOf(text) !== at),
      `answers alike: ${question}`,
    ).toEqual([])
    expect(presses, `no end in sight at "${question}"`).toBeLessThan(600)
    await tree.press(choosePress(tree), isAsked)
  }
  const won = tree.heard.some((text) => /\bYou win the game/.test(text))
  await expect.poll(() => tree.read().then(() => tree.list('heading').map(({ name }) => name))).toContain(won ? 'You won' : 'You lost')
  expect(tree.unnamed(), 'the result').toEqual([])
  expect(problems).toEqual([])
  await page.close()
  return tree.heard
}

test('who has only the accessibility tree and the live regions wins a game of KeyForge against the beginner', async () => {
  for (const seed of SEEDS) {
    const heard = await play(seed)
    if (!heard.some((text) => /\bYou win the game/.test(text))) continue
    expect(heard.filter((text) => /\bYou forge the \w+ key/i.test(text))).toHaveLength(3)
    return
  }
  expect.fail('no game was won')
})
