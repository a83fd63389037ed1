// Answers that come to the same, as a person at a terminal reads them.
import { expect, test } from 'vitest'
import type { Language } from '../src/ability/language.ts'
import { readTitle } from '../src/cli/input.ts'
import { type Scene, Screen } from '../src/cli/screen.ts'
import { scriptedTerminal } from '../src/cli/terminal.ts'
import { giveVoice } from '../src/cli/voice.ts'
import { nightfall } from '../src/games/nightfall/index.ts'
import { ACTIVE, PLAY } from '../src/games/nightfall/layout.ts'
import { emptyHands, give, passTurn, table } from '../src/games/nightfall/scenario.ts'
import { seedOf } from '../src/kernel/random.ts'
import { Session } from '../src/play/session.ts'

/** What is printed where one's only minion may block: two attackers that are alike, and a third of their name that has taken damage. */
function readAlike(language: Language) {
  const title = readTitle('nightfall')
  const p = table(2, 'lisaveta-florescu')
  while (p.state[ACTIVE] !== 0) passTurn(p)
  emptyHands(p)
  const attackers = [1, 2, 3].map(() => give(p, 'lisaveta-florescu', 1, PLAY))
  give(p, 'bad-smoke', 0, PLAY)
  p.damage[attackers[2]] = 1
  passTurn(p)
  const match = { title, p, seed: seedOf(1), setup: nightfall.defaultSetup(2) }
  const session = new Session(match)
  const terminal = scriptedTerminal([])
  const voice = giveVoice(match, language, 0)
  const options = session.legal().map((option) => ({ option, view: session.describe(option) }))
  const question = () => ({ decision: title.game.decision(p)!, options })
  const scene = { title, language, voice, commands: [], habits: [], observation: () => session.observe(0), question }
  const screen = new Screen(scene as unknown as Scene, terminal)
  screen.showTable()
  screen.showQuestion()
  return { screen, options, lines: terminal.printed.map((line) => line.trim()) }
}

test('what is the same choice stands once and says how often, and numbers count what stands', () => {
  for (const [language, said] of [
    ['en', 'Bad Smoke blocks Lisaveta Florescu (strength'],
    ['de', /Bad Smoke/],
    ['it', /Bad Smoke/],
  ] as const) {
    const { screen, options, lines } = readAlike(language)
    const listed = lines.filter((line) => /^\d+\. /.test(line))
    expect(listed, language).toHaveLength(3)
    expect(options).toHaveLength(4)
    expect(listed[0]).toMatch(said)
    expect(listed[0]).toContain('2×')
    expect(listed[1]).not.toContain('2×')
    // the third of the list is the fourth of the options
    const third = screen.read('3')
    expect(third.kind === 'option' && screen.question()!.options[third.at].option).toBe(options[3].option)
    // either copy has the number of both
    expect(options.map(({ option }) => screen.numberOf(option))).toEqual([1, 1, 2, 3])
    expect(
      lines.filter((line) => line.startsWith('2× ') && line.includes('Lisaveta')),
      language,
    ).toHaveLength(1)
  }
})
