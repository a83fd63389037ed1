import { expect, test } from 'vitest'
import { LANGUAGES } from '../../ability/language.ts'
import type { Decision, Purpose } from '../../kernel/decision.ts'
import type { Ask, Code } from '../../kernel/program.ts'
import { code as crystalClans } from '../crystal-clans/layout.ts'
import { code as keyforge } from '../keyforge/rules/index.ts'
import { openTitle } from '../load.ts'
import { code as nightfall } from '../nightfall/layout.ts'
import type { GameName } from '../register.ts'
import { code as riftblade } from '../riftblade/layout.ts'

const CODES = { keyforge, 'crystal-clans': crystalClans, nightfall, riftblade } as unknown as Readonly<Record<GameName, Code<never>>>

/** Every question that the texts of a game's cards ask, with those who say it in three languages. */
async function questionsOf(name: GameName) {
  const title = await openTitle(name)
  for (const language of LANGUAGES) await title.bringLanguage(language)
  await title.bringCards?.()
  const { asks } = CODES[name]
  const asked = asks.flatMap((ask: Ask<never> | undefined, pc) => {
    const purpose = CODES[name].purposeAt(pc)
    return ask === undefined || purpose === undefined ? [] : [{ ask, decision: decisionOf(ask, purpose) }]
  })
  const speakers = LANGUAGES.map((language) =>
    title.speak(language, { cardId: () => undefined, cardName: (id) => title.cardName(id, language), seatName: String }),
  )
  return { asked, speakers }
}

function decisionOf({ kind, rule }: Ask<never>, purpose: Purpose): Decision {
  const run = { min: 1, max: 1, picked: [], eligible: [], ordered: false }
  return { seat: 0, kind, rule, source: -1, optional: false, secret: false, purpose, ...run }
}

test.each(Object.keys(CODES) as GameName[])('%s: whatever a card asks, its text says in three languages what for', async (name) => {
  const { asked, speakers } = await questionsOf(name)
  expect(asked.length).toBeGreaterThan(name === 'riftblade' ? -1 : 20)
  for (const { decision } of asked) {
    // what a question says whole is not said below it, too
    const said = speakers.map((speaker) => speaker.purpose(decision) ?? speaker.prompt(decision))
    expect(new Set(said).size, `${JSON.stringify(decision.purpose)}: ${said.join(' | ')}`).toBe(LANGUAGES.length)
    expect(said).not.toContain(undefined)
  }
})

test.each(['keyforge', 'crystal-clans', 'nightfall'] as const)(
  '%s: a card that asks whether asks in three languages for what is done',
  async (name) => {
    const { asked, speakers } = await questionsOf(name)
    let compared = 0
    for (const { decision } of asked) {
      if (decision.kind !== 'may') continue
      const said = speakers.map((speaker) => speaker.prompt(decision))
      const vague = speakers.map((speaker) => speaker.prompt({ ...decision, rule: '', purpose: undefined }))
      for (const [i, text] of said.entries()) {
        expect(text, `${JSON.stringify(decision.purpose)}: ${text}`).toMatch(/^[\p{Lu}\d][^?]+[^?.]\?$/u)
        expect(text).not.toBe(vague[i])
      }
      expect(new Set(said).size, said.join(' | ')).toBe(LANGUAGES.length)
      compared++
    }
    expect(compared).toBeGreaterThan(2)
  },
)

test.each(Object.keys(CODES) as GameName[])('%s: an alternative says what it does', async (name) => {
  const { asked, speakers } = await questionsOf(name)
  for (const { ask, decision } of asked) {
    for (const mode of ask.modes?.keys() ?? []) {
      const view = { verb: 'mode', mode }
      const said = speakers.map((speaker) => speaker.option(view, decision.purpose))
      expect(said).not.toEqual(speakers.map((speaker) => speaker.option(view)))
      expect(new Set(said).size, said.join(' | ')).toBe(LANGUAGES.length)
    }
  }
})
