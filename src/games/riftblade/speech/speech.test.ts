import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../ability/language.ts'
import type { OptionView } from '../../../kernel/decision.ts'
import { eventSeenBy, SEEN_BY_ALL } from '../../../kernel/event.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { joinEvents } from '../../speech/log.ts'
import type { SpeechContext } from '../../speech/frame.ts'
import { bringLanguage } from './language-pack.ts'
import { cardFacts, cardName, riftblade, speakRiftblade } from '../index.ts'
import type { RiftbladePosition, RiftbladeSetup } from '../index.ts'
import { Table } from '../scenario.ts'
import { EVENT_KINDS, QUESTIONS, VERBS } from './phrases.ts'
import { refuse, REFUSALS } from './refusals/index.ts'
import { layTable } from './table.ts'

await Promise.all(LANGUAGES.map(bringLanguage))

const SEED = seedOf(61)
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora']
const SETUPS: readonly RiftbladeSetup[] = [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 4, teams: true }]

function contextOf(p: RiftbladePosition | undefined, more: Partial<SpeechContext> = {}): SpeechContext {
  return {
    cardId: (card) => (p === undefined ? ['rift-burn', 'void-snap'][card] : riftblade.cardId(p, card)),
    cardName: (id) => (id.includes(' ') ? id : cardName(id, 'en')),
    seatName: (seat) => NAMES[seat],
    refuse,
    ...more,
  }
}

const partners = { partnerOf: (seat: number) => seat ^ 2 }
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
  LANGUAGES.map((language) => speakRiftblade(language, contextOf(undefined, more)).event(one))
const offer = (view: OptionView) => LANGUAGES.map((language) => speakRiftblade(language, contextOf(undefined)).option(view))

/** Nothing that no person would write, and no word of the program. */
const CLUMSY = /undefined|NaN|\[object| {2}| ,| \.|\.\.|: *$|rb\.|\bseat\b/

describe('every sentence has its own words', () => {
  const met = { events: new Set<string>(), questions: new Set<string>(), verbs: new Set<string>(), refusals: new Set<string>() }

  for (const setup of SETUPS) {
    test(`of random games of ${JSON.stringify(setup)} (seed ${SEED})`, () => {
      const random = new Generator(SEED)
      const started = riftblade.start(setup, random.seed())
      if (!started.ok) throw new Error(started.error.message)
      const p = started.value
      const context = contextOf(p, { viewer: 0, ...(setup.teams ? partners : {}) })
      const speakers = LANGUAGES.map((language) => speakRiftblade(language, context))
      const differ = (texts: readonly (string | undefined)[], what: string) => {
        // thousands of sentences: an `expect` of each took most of the time
        if (texts.some((text) => CLUMSY.test(String(text))) || new Set(texts).size !== LANGUAGES.length)
          expect.fail(`${what}: ${texts.join(' | ')}`)
      }
      let events: GameEvent[] = []
      riftblade.listen(p, (one) => events.push(one))
      // chance never leads nowhere
      const stalled = LANGUAGES.map((language) =>
        speakRiftblade(language, contextOf(p)).event(event('stalemate', { seat: -1, rule: 'rb.stall.1' })),
      )
      expect(stalled[0]).toBe('Nothing more comes of this game: it ends here')
      expect(new Set(stalled).size).toBe(LANGUAGES.length)
      met.events.add('stalemate')
      const out = new Int16Array(riftblade.maxOptions)
      for (let i = 0; i < 2500 && riftblade.seatToDecide(p) >= 0; i++) {
        const n = riftblade.options(p, out)
        const decision = riftblade.decision(p)!
        if (!met.questions.has(decision.rule))
          differ(
            speakers.map((speaker) => speaker.prompt(decision)),
            decision.rule,
          )
        met.questions.add(decision.rule)
        for (const option of out.subarray(0, n)) {
          const view = riftblade.describe(p, option)
          if (view.verb !== 'target')
            differ(
              speakers.map((speaker) => speaker.option(view)),
              view.verb,
            )
          met.verbs.add(view.verb)
        }
        for (const verb of VERBS) {
          const card = random.below(132)
          for (const reason of riftblade.explain(p, riftblade.seatToDecide(p), {
            verb,
            card,
            mode: random.below(3),
            as: ['hand', 'row', 'wild', 'mana'][random.below(4)],
            seat: 1,
          })) {
            differ(
              speakers.map((speaker) => speaker.reason(reason).replace(` [${reason.rule}]`, '')),
              `${verb}: ${reason.rule}`,
            )
            met.refusals.add(reason.rule)
          }
        }
        riftblade.choose(p, out[random.below(n)])
        for (const one of joinEvents(events.map((told) => eventSeenBy(told, 0)))) {
          const texts = speakers.map((speaker) => speaker.event(one))
          if (one.kind !== 'turn') differ(texts, one.kind)
          met.events.add(one.kind)
        }
        events = []
        if (i % 50 === 0)
          differ(
            speakers.map((speaker) =>
              layTable(speaker.names, riftblade.observe(p, 0)).join('\n').replace(/\n+ */g, '; ').replaceAll(':;', ';'),
            ),
            'the table',
          )
      }
    })
  }

  test('everything has its sentence, and no sentence is written for nothing', () => {
    // a hand above the limit is too rare for chance
    const { p } = new Table({ seats: 2 }, SEED)
      .set('hand', [...new Array<string>(4).fill('void-snap'), ...new Array<string>(4).fill('rift-burn')])
      .choose('end')
    const decision = riftblade.decision(p)!
    const prompts = LANGUAGES.map((language) => speakRiftblade(language, contextOf(p)).prompt(decision))
    expect(prompts[0]).toBe('You have more than seven cards: discard one.')
    expect(new Set(prompts).size).toBe(LANGUAGES.length)
    met.questions.add(decision.rule)
    expect([...met.events].sort()).toEqual([...EVENT_KINDS].sort())
    expect([...met.questions].sort()).toEqual([...QUESTIONS].sort())
    expect([...met.verbs].sort()).toEqual([...VERBS].sort())
    expect([...met.refusals].filter((rule) => !(REFUSALS as readonly string[]).includes(rule))).toEqual([])
  })
})

describe('sentences', () => {
  test('of the log, with the reader as subject, sources and stones', () => {
    expect(say(event('damage', { amount: 1, source: 0 }))).toEqual([
      'Anna takes 1 damage (Rift Burn)',
      'Anna erleidet 1 Schaden („Rift Burn“)',
      'Anna subisce 1 danno (“Rift Burn”)',
    ])
    expect(say(event('damage', { amount: 2 }), { viewer: 0 })).toEqual(['You take 2 damage', 'Du erleidest 2 Schaden', 'Subisci 2 danni'])
    expect(say(event('play', { cards: [1], source: 1, amount: 1, name: 'wild' }))).toEqual([
      'Anna plays Void Snap, empowered with a Wild stone',
      'Anna spielt „Void Snap“: verstärkt mit einem Wilden Riftstein',
      'Anna gioca “Void Snap”, potenziata con una pietra Selvaggia',
    ])
    expect(say(event('draw', { cards: [-1], amount: 1, name: 'overcharged' }), { viewer: 0 })).toEqual([
      'You draw a card with an Overcharged stone',
      'Du ziehst mit einem Überladenden Riftstein eine Karte',
      'Peschi una carta con una pietra Sovraccaricante',
    ])
    const rolled = joinEvents(['mana', 'wild', 'mana'].map((name) => event('roll', { name, amount: 1 })))
    expect(rolled.map((one) => say(one))).toEqual([
      ['Anna rolls 2 Mana, 1 Wild', 'Anna würfelt: 2 Mana, 1 Wilder', 'Anna tira 2 Mana, 1 Selvaggia'],
    ])
    expect(say(event('shuffle', { seat: -1, amount: 12 }))[2]).toBe('Il Rift è esaurito: 12 carte del Vuoto formano il nuovo Rift')
  })

  test('of teams: a side is a team, and life is the team’s', () => {
    const heal = event('heal', { seat: 2, amount: 2 })
    expect(say(heal, { ...partners, viewer: 0 })).toEqual([
      'Your team gains 2 life',
      'Dein Team erhält 2 Leben',
      'La tua squadra ottiene 2 punti vita',
    ])
    expect(say(event('win', { seat: 1 }), partners)).toEqual([
      'The team of Bruno and Dora wins the game',
      'Das Team von Bruno und Dora gewinnt die Partie',
      'La squadra di Bruno e Dora vince la partita',
    ])
  })

  test('of options, also of those that a player only asks about', () => {
    expect(offer({ verb: 'trigger', card: 0, amount: 2, as: 'row' })).toEqual([
      'Trigger Rift Burn for 2 mana',
      '„Rift Burn“ für 2 Mana auslösen',
      'Innesca “Rift Burn” per 2 mana',
    ])
    expect(offer({ verb: 'play', card: 0 })).toEqual(['Play Rift Burn', '„Rift Burn“ spielen', 'Gioca “Rift Burn”'])
    expect(offer({ verb: 'accept' })).toEqual(['Yes', 'Ja', 'Sì'])
  })

  test('of refusals, with the numbers that explain them', () => {
    const t = new Table({ seats: 2 }, SEED)
      .set('row', ['star-verdict'])
      .set('hand', ['cinderblast', 'fracture'])
      .mana(0, 1)
      .stones(0, { empowered: 1 })
    t.choose('play cinderblast base')
    const why = (view: OptionView) =>
      LANGUAGES.map((language) =>
        riftblade.explain(t.p, riftblade.seatToDecide(t.p), view).map((reason) => speakRiftblade(language, contextOf(t.p)).reason(reason)),
      )
    const { row, seats } = riftblade.observe(t.p, 0)
    expect(why({ verb: 'buy', card: row[0].card })).toEqual([
      ['Star Verdict costs 3 mana, and you have 1. [rb.card.3]'],
      ['„Star Verdict“ kostet 3 Mana und du hast 1. [rb.card.3]'],
      ['“Star Verdict” costa 3 mana, e tu ne hai 1. [rb.card.3]'],
    ])
    expect(why({ verb: 'play', card: seats[0].hand![0].card, mode: 1, as: 'empowered' })).toEqual([
      ['It has Soul and Chaos, and the last card of the chain, Cinderblast, has Void and Infernal. [rb.chain.2]'],
      ['Ihre Aspekte: Seele und Chaos. Die letzte Karte der Kette, „Cinderblast“, hat andere: Leere und Inferno. [rb.chain.2]'],
      ['I suoi aspetti: Anima e Caos. L’ultima carta della catena, “Cinderblast”, ne ha altri: Vuoto e Infernale. [rb.chain.2]'],
    ])
  })

  test('of a card: rarity, cost and aspects', () => {
    expect(LANGUAGES.map((language) => cardFacts('rift-burn', language))).toEqual([
      'common, 2 mana, Chaos/Infernal',
      'gewöhnlich, 2 Mana, Chaos/Inferno',
      'comune, 2 mana, Caos/Infernale',
    ])
  })
})
