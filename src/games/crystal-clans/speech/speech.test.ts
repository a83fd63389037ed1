import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../ability/language.ts'
import { eventSeenBy, SEEN_BY_ALL } from '../../../kernel/event.ts'
import type { Decision } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { joinEvents } from '../../speech/log.ts'
import type { SpeechContext } from '../../speech/frame.ts'
import { CLANS } from '../face.ts'
import { cardName, cardText, crystalClans, faces, speakCrystalClans } from '../index.ts'
import type { CrystalClansPosition } from '../index.ts'
import { bringLanguage } from './language-pack.ts'
import { EVENT_KINDS, QUESTIONS, VERBS } from './phrases.ts'
import { refuse, REFUSALS } from './refusals/index.ts'
import { layTable, sayBeside } from './table.ts'

await Promise.all(LANGUAGES.map(bringLanguage))

const SEED = seedOf(62)
const NAMES = ['Anna', 'Bruno']
const IDS = new Set(faces.map(({ id }) => id))
/** Words that are the same in two languages or say only what a card is called. */
const ONLY_NAMES = ['battle-card', 'target', 'reform', 'place', 'mode', 'decline']

function contextOf(p: CrystalClansPosition | undefined, more: Partial<SpeechContext> = {}): SpeechContext {
  return {
    cardId: (card) => (p === undefined ? ['workers', 'ballista'][card] : crystalClans.cardId(p, card)),
    cardName: (id) => (IDS.has(id) ? cardName(id, 'en') : id),
    seatName: (seat) => NAMES[seat],
    refuse,
    ...more,
  }
}

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat: 0,
  source: -1,
  cards: [],
  amount: 0,
  seen: SEEN_BY_ALL,
  ...more,
})
const say = (one: GameEvent, more: Partial<SpeechContext> = {}) =>
  LANGUAGES.map((language) => speakCrystalClans(language, contextOf(undefined, more)).event(one))

/** Nothing that no person would write, and no word of the program. */
const CLUMSY = /undefined|NaN|\[object| {2}| ,| \.|\.\.|: *$|cc\.|\bseat\b|\b[HPC][1-4]\b/

test(`random games of all clans are told in own words (seed ${SEED})`, () => {
  const met = { events: new Set<string>(), questions: new Set<string>(), verbs: new Set<string>(), refusals: new Set<string>() }
  const random = new Generator(SEED)
  for (let game = 0; game < 36; game++) {
    const started = crystalClans.start(
      { seats: 2, clans: [CLANS[game % 6], CLANS[Math.floor(game / 6)]], mulligan: game % 2 === 0, mirror: true },
      random.seed(),
    )
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const speakers = LANGUAGES.map((language) => speakCrystalClans(language, contextOf(p, { viewer: 0 })))
    const differ = (texts: readonly (string | undefined)[], what: string, least = LANGUAGES.length) => {
      // thousands of sentences: an `expect` of each took most of the time
      if (texts.some((text) => CLUMSY.test(String(text))) || new Set(texts).size < least) expect.fail(`${what}: ${texts.join(' | ')}`)
    }
    let events: GameEvent[] = []
    crystalClans.listen(p, (one) => events.push(one))
    const out = new Int16Array(crystalClans.maxOptions)
    for (let i = 0; i < 1500 && crystalClans.seatToDecide(p) >= 0; i++) {
      const n = crystalClans.options(p, out)
      const decision = crystalClans.decision(p)!
      const question = QUESTIONS.find((known) => known === decision.rule || known === `${decision.rule} ${decision.kind}`)
      expect(question, `${decision.rule} ${decision.kind}`).toBeDefined()
      if (!met.questions.has(question!))
        differ(
          speakers.map((speaker) => speaker.prompt(decision)),
          decision.rule,
        )
      met.questions.add(question!)
      let wanted = out[random.below(n)]
      for (const option of out.subarray(0, n)) {
        const view = crystalClans.describe(p, option)
        // chance alone would raid and clone too seldom
        if (view.verb === 'raid' || (view.verb === 'accept' && decision.rule === 'cc.ability.6')) wanted = option
        if (met.verbs.has(view.verb) && i % 16 > 0) continue
        differ(
          speakers.map((speaker) => speaker.option(view)),
          view.verb,
          ONLY_NAMES.includes(view.verb) ? 1 : LANGUAGES.length,
        )
        met.verbs.add(view.verb)
      }
      for (const verb of i % 16 > 0 ? [] : ['activate', 'summon-at', 'claim', 'replenish', 'raid', 'flip', 'move', 'summon']) {
        const card = random.below(69)
        for (const reason of crystalClans.explain(p, crystalClans.seatToDecide(p), { verb, card, place: random.below(9) })) {
          if ((REFUSALS as readonly string[]).includes(reason.rule))
            differ(
              speakers.map((speaker) => speaker.reason(reason).replace(` [${reason.rule}]`, '')),
              `${verb}: ${reason.rule}`,
            )
          met.refusals.add(reason.rule)
        }
      }
      crystalClans.choose(p, wanted)
      for (const one of joinEvents(events.map((told) => eventSeenBy(told, 0)))) {
        met.events.add(one.kind)
        const texts = speakers.map((speaker) => speaker.event(one))
        if (one.kind === 'move' || (one.kind === 'initiative' && one.amount < 0)) expect(texts).toEqual([undefined, undefined, undefined])
        else if (one.kind !== 'turn') differ(texts, one.kind)
      }
      events = []
      if (i % 100 === 0)
        differ(
          speakers.map((speaker) =>
            layTable(speaker.names, crystalClans.observe(p, 0)).join('\n').replace(/\n+ */g, '; ').replaceAll(':;', ';'),
          ),
          'the table',
        )
    }
  }
  met.events.delete('move')
  // too rare for chance
  const seldom = {
    stalemate: ['Nothing more comes of this game: it ends here', { seat: -1, rule: 'cc.stall.2' }],
    raid: ['Anna raids: 4 cards to discard', { amount: 4 }],
  } as const
  for (const [kind, [english, more]] of Object.entries(seldom)) {
    const said = say(event(kind, more))
    expect(said[0]).toBe(english)
    expect(new Set(said).size).toBe(LANGUAGES.length)
    met.events.add(kind)
  }
  const where = LANGUAGES.map((language) =>
    speakCrystalClans(language, contextOf(undefined)).prompt({
      seat: 0,
      kind: 'place',
      rule: 'cc.ability.5',
      source: -1,
      secret: false,
    } as Decision),
  )
  expect(where[0]).toBe('Choose a zone.')
  expect(new Set(where).size).toBe(LANGUAGES.length)
  met.questions.add('cc.ability.5 place')
  const rare = {
    raid: 'Raid: the opponent discards from the draw pile',
    instead: 'Use the ability instead',
    before: 'I take a crystal first',
    after: 'The opponent takes a crystal first',
  }
  for (const [verb, english] of Object.entries(rare)) {
    const said = LANGUAGES.map((language) => speakCrystalClans(language, contextOf(undefined)).option({ verb }))
    expect(said[0]).toBe(english)
    expect(new Set(said).size).toBe(LANGUAGES.length)
    met.verbs.add(verb)
  }
  expect([...met.events].sort()).toEqual([...EVENT_KINDS].sort())
  expect([...met.questions].sort()).toEqual([...QUESTIONS].sort())
  expect([...met.verbs].sort()).toEqual([...VERBS].sort())
})

test('who reads is spoken to; units that go the same way are told at once', () => {
  const march = event('march', { cards: [0, 1], name: 'H1 C1' })
  expect(say(march, { viewer: 0 })).toEqual([
    'Workers and Ballista: your home → Dawn Crystal',
    '„Workers“ und „Ballista“: deine Heimat → Morgenkristall',
    '“Workers” e “Ballista”: la tua zona natale → Cristallo dell’Alba',
  ])
  expect(say(event('activate', { name: 'P1', amount: 2 }), { viewer: 0 })).toEqual([
    'You activate a squad for 2: Fen',
    'Du aktivierst für 2 den Trupp: Moor',
    'Attivi per 2 la squadra: Palude',
  ])
  expect(say(event('activate', { name: 'H1', amount: 1, seat: 1 }))).toEqual([
    'Bruno activates a squad for 1: home of Anna',
    'Bruno aktiviert für 1 den Trupp: Heimat von Anna',
    'Bruno attiva per 1 la squadra: zona natale di Anna',
  ])
  expect(say(march, { viewer: 1 })[1]).toBe('„Workers“ und „Ballista“: gegnerische Heimat → Morgenkristall')
  const [first, second] = joinEvents([march, { ...march, cards: [1], name: 'P1 C1' }])
  expect([first.cards, second.cards]).toEqual([[0, 1], [1]])
})

test('the end: a winner, or nobody', () => {
  expect(say(event('end', { seat: 1 }))[0]).toBe('Bruno wins the game')
  expect(say(event('end', { seat: -1 }))).toEqual(['The game is a draw', 'Die Partie endet unentschieden', 'La partita è patta'])
})

test('beside an option stands what is paid for it, and beside a battle card its style', () => {
  const begun = crystalClans.start({ seats: 2, clans: ['stone', 'blood'], mulligan: false, mirror: false }, SEED)
  if (!begun.ok) throw new Error(begun.error.message)
  const p = begun.value
  const random = new Generator(SEED)
  const out = new Int16Array(crystalClans.maxOptions)
  const said = new Map<string, string[]>()
  for (let i = 0; i < 3000 && crystalClans.seatToDecide(p) >= 0; i++) {
    const options = out.subarray(0, crystalClans.options(p, out))
    const table = crystalClans.observe(p, crystalClans.seatToDecide(p))
    for (const option of options) {
      const view = crystalClans.describe(p, option)
      const beside = LANGUAGES.map((language) => sayBeside(language, table, view))
      if (beside[0] !== undefined) said.set(view.verb, beside as string[])
      if (['activate', 'battle-card', 'claim', 'raid', 'replenish', 'summon'].includes(view.verb))
        expect(beside[0], view.verb).toBeDefined()
    }
    crystalClans.choose(p, options[random.below(options.length)])
  }
  expect([...said.keys()]).toEqual(expect.arrayContaining(['activate', 'battle-card', 'claim', 'replenish', 'summon']))
  const [style, ...others] = said.get('battle-card')!
  expect(['bold', 'guarded', 'tricky']).toContain(style)
  expect(others).not.toContain(style)
  said.delete('battle-card')
  for (const beside of said.values()) expect(beside.map((text) => text.replace(/\d+/, '#'))).toEqual(['cost #', 'Kosten #', 'costo #'])
})

test('the table shows how the zones lie, the own home below', () => {
  const begun = crystalClans.start({ seats: 2, clans: ['stone', 'blood'], mulligan: false, mirror: false }, SEED)
  if (!begun.ok) throw new Error(begun.error.message)
  const p = begun.value
  const maps = [0, 1].map((seat) => {
    const { names } = speakCrystalClans('en', contextOf(p, { viewer: seat }))
    const lines = layTable(names, crystalClans.observe(p, seat))
    const at = lines.findIndex((line) => line.startsWith('Zones'))
    return lines.slice(at + 1, at + 6).map((line) => line.trim().split(' | '))
  })
  expect(maps[0].flat().slice(1)).toEqual(['Dusk Crystal', 'Mill', 'Scarp', 'Noon Crystal', 'Orchard', 'Fen', 'Dawn Crystal', 'Your home'])
  expect(maps[1].flat().slice(1)).toEqual(['Dawn Crystal', 'Fen', 'Orchard', 'Noon Crystal', 'Scarp', 'Mill', 'Dusk Crystal', 'Your home'])
})

test('what of a battle card counts is called as on the card, with its style or without (cc.battle.4), and an ability is resolved', () => {
  expect(say(event('effect', { cards: [0], name: 'left' }))).toEqual([
    'Workers: “beats” counts',
    '„Workers“: „schlägt“ gilt',
    '“Workers”: vale “batte”',
  ])
  expect(say(event('effect', { cards: [0], name: 'right' }))[0]).toBe('Workers: “else” counts')
  expect(cardText('ballista', 'en').map(({ trigger }) => trigger)).toEqual(expect.arrayContaining(['Beats guarded', 'Else']))
  expect(say(event('trigger', { cards: [1] }))[0]).toBe('An ability of Ballista is resolved')
})
