import { expect, test } from 'vitest'
import { buildScenario } from '../src/games/keyforge/scenario/setup.ts'
import { openTitleFor } from '../src/games/load.ts'
import { parseSeed } from '../src/kernel/random.ts'
import { Session } from '../src/play/session.ts'
import { Voice } from '../src/play/voice.ts'

test('an answer that is read away from the table says which card acts, unless the question names it', async () => {
  const title = await openTitleFor('keyforge', undefined)
  const answers = (verb?: string) => {
    const p = buildScenario({
      house: 'brobnar',
      seats: [
        { battleline: ['troll', 'krump'], hand: ['punch'], houses: ['brobnar', 'untamed', 'shadows'] },
        { battleline: ['dust-imp', 'pit-demon'], houses: ['dis', 'logos', 'sanctum'] },
      ],
    })
    const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
    const session = new Session(match)
    if (verb !== undefined) session.choose(0, session.legal().find((option) => session.describe(option).verb === verb)!)
    const voice = new Voice(match, { language: 'en', names: ['Anna', 'Ben'], seat: 0, own: true })
    return session.legal().map((option) => voice.answer(session.describe(option), title.game.decision(p)!))
  }
  expect(answers()).toContain('Fight with Krump')
  expect(answers('fight')).toEqual(['Troll: Which creature is fought? → Dust Imp', 'Troll: Which creature is fought? → Pit Demon'])
  expect(answers('play')[0]).toMatch(/^Punch: Deal 3 damage to a creature – .*\? → Troll$/)
})

test('what a player gains and loses again in one line of the log is told, and what a total at its end shows is not', async () => {
  const title = await openTitleFor('keyforge', undefined)
  const p = buildScenario({
    house: 'brobnar',
    seats: [
      { battleline: ['krump'], houses: ['brobnar', 'untamed', 'shadows'] },
      { battleline: ['dust-imp', 'pit-demon'], houses: ['dis', 'logos', 'sanctum'], amber: 3 },
    ],
  })
  const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
  const session = new Session(match)
  session.choose(0, session.legal().find((option) => session.describe(option).verb === 'fight')!)
  session.choose(0, session.legal()[0])
  const read = (happened: Session['happened']) => {
    const voice = new Voice(match, { language: 'en', names: ['Anna', 'Ben'], seat: 0, own: true })
    voice.read(happened)
    return voice.from(0).map(({ text, changes }) => `${text} | ${changes.map(({ from, to }) => `${from} → ${to}`).join()}`)
  }
  // two from the imp, and one is lost to Krump
  expect(read(session.happened).join('\n')).toMatch(/Dust Imp is destroyed[^|]*\| 3 → 4/)
  expect(read(session.happened).join('\n')).not.toMatch(/Ben (?:gains|loses)/)
  const even = session.happened.map((one) => {
    const { kind } = one.event
    if (kind === 'gain') return { ...one, event: { ...one.event, amount: 1 }, changes: [{ what: 'amber', seat: 1, from: 3, to: 4 }] }
    return kind === 'lose' ? { ...one, changes: [{ what: 'amber', seat: 1, from: 4, to: 3 }] } : one
  })
  expect(read(even).join('\n')).toMatch(/Ben gains 1 Æmber.*Ben loses 1 Æmber[^|]*\| $/m)
})

test.each([
  ['en', /are destroyed/g, 'Ben discards Blood of Titans and Way of the Wolf'],
  ['de', /werden zerstört/g, 'Ben legt „Titanenblut“ und „Die Lehre des Wolfes“ ab'],
  ['it', /vengono distrutte/g, 'Ben scarta “Sangue dei Titani” e “Via del Lupo”'],
] as const)(
  'what comes alike to several cards is told once in a line, whatever comes between (%s)',
  async (language, destroyed, discards) => {
    const title = await openTitleFor('keyforge', undefined)
    await title.bringLanguage(language)
    const p = buildScenario({
      house: 'dis',
      seats: [
        { battleline: ['umbra', 'noddy-the-thief'], hand: ['gateway-to-dis'], houses: ['brobnar', 'dis', 'shadows'] },
        {
          battleline: [
            { card: 'dextre', upgrades: ['blood-of-titans'] },
            'bad-penny',
            { card: 'pit-demon', upgrades: ['way-of-the-wolf'] },
            'charette',
            'bad-penny',
          ],
          houses: ['dis', 'logos', 'sanctum'],
        },
      ],
    })
    const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
    const session = new Session(match)
    session.choose(0, session.legal().find((option) => session.describe(option).verb === 'play')!)
    while (session.toDecide >= 0 && title.game.decision(p)!.kind !== 'main') session.choose(session.toDecide, session.legal()[0])
    const voice = new Voice(match, { language, names: ['Anna', 'Ben'], seat: 'all', own: false })
    voice.read(session.happened)
    const { text } = voice.from(0)[0]
    // once for each side
    expect(text.match(destroyed)).toHaveLength(2)
    expect(text).toContain(discards)
  },
)
