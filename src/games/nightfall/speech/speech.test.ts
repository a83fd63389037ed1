import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../ability/language.ts'
import type { Decision, OptionView } from '../../../kernel/decision.ts'
import { eventSeenBy, SEEN_BY_ALL } from '../../../kernel/event.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { joinEvents } from '../../speech/log.ts'
import type { SpeechContext } from '../../speech/frame.ts'
import { SET_IDS } from '../face.ts'
import { cardName, nightfall, speakNightfall } from '../index.ts'
import type { NightfallPosition, NightfallSetup } from '../index.ts'
import { destroyMinion, hurtMinion } from '../damage.ts'
import { HAND, PLAY } from '../layout.ts'
import { choose, give, parts, passTurn, table } from '../scenario.ts'
import { cardFacts } from './card-facts.ts'
import { bringLanguage } from './language-pack.ts'
import { EVENT_KINDS, QUESTIONS, VERBS } from './phrases.ts'
import { refuse, REFUSALS } from './refusals/index.ts'
import { layTable, sayBeside } from './table.ts'

await Promise.all(LANGUAGES.map(bringLanguage))

const SEED = seedOf(73)
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora', 'Emil']
const SETUPS: readonly NightfallSetup[] = [
  { seats: 2, sets: ['nightfall'], draft: 'sealed' },
  { seats: 3, sets: SET_IDS, draft: 'none' },
  { seats: 5, sets: SET_IDS, draft: 'revealed' },
  { seats: 2, sets: ['blood-country', 'martial-law'], draft: 'sealed' },
  { seats: 2, sets: ['martial-law'], draft: 'none' },
]

const contextOf = (p: NightfallPosition | undefined, language: (typeof LANGUAGES)[number], viewer?: number): SpeechContext => ({
  cardId: (card) => (p === undefined ? ['silver-hail', 'bad-smoke', 'bite'][card] : nightfall.cardId(p, card)),
  cardName: (id) => cardName(id, language) ?? id,
  seatName: (seat) => NAMES[seat],
  viewer,
  refuse,
})
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat: 0,
  source: -1,
  cards: [],
  amount: 0,
  seen: SEEN_BY_ALL,
  ...more,
})
const say = (one: GameEvent, viewer?: number) =>
  LANGUAGES.map((language) => speakNightfall(language, contextOf(undefined, language, viewer)).event(one))
const offer = (view: OptionView, viewer?: number) =>
  LANGUAGES.map((language) => speakNightfall(language, contextOf(undefined, language, viewer)).option(view))

/** The key of the sentence that asks. */
const questionOf = ({ rule, kind, source }: Decision): string => {
  if (rule === 'nf.concept.3' && source < 0) return `${rule} attackers`
  return (QUESTIONS as readonly string[]).includes(`${rule} ${kind}`) ? `${rule} ${kind}` : rule
}

/** Nothing that no person would write, and no word of the program. */
const CLUMSY = /undefined|NaN|\[object| {2}| ,| \.|\.\.|: *$|nf\.|\bseat\b/
/** Options that are only the name of a card or a player. */
const NAMES_ONLY = ['defender', 'fight', 'guard', 'order', 'soak', 'target']

describe('every sentence has its own words', () => {
  const met = { events: new Set<string>(), questions: new Set<string>(), verbs: new Set<string>(), refusals: new Set<string>() }

  for (const setup of SETUPS) {
    test(`of random games of ${JSON.stringify(setup)} (seed ${SEED})`, () => {
      const random = new Generator(SEED)
      const wishes = new Generator(SEED)
      for (let game = 0; game < 6; game++) {
        const started = nightfall.start(setup, random.seed())
        if (!started.ok) throw new Error(started.error.message)
        const p = started.value
        const speakers = LANGUAGES.map((language) => speakNightfall(language, contextOf(p, language, 0)))
        const differ = (texts: readonly (string | undefined)[], what: string) => {
          // thousands of sentences: an `expect` of each took most of the time
          if (texts.some((text) => CLUMSY.test(String(text))) || new Set(texts).size !== LANGUAGES.length)
            expect.fail(`${what}: ${texts.join(' | ')}`)
        }
        let events: GameEvent[] = []
        nightfall.listen(p, (one) => events.push(one))
        const out = new Int16Array(nightfall.maxOptions)
        for (let i = 0; nightfall.seatToDecide(p) >= 0; i++) {
          const n = nightfall.options(p, out)
          const decision = nightfall.decision(p)!
          const key = questionOf(decision)
          if (!met.questions.has(key))
            differ(
              speakers.map((speaker) => speaker.prompt(decision)),
              key,
            )
          met.questions.add(key)
          for (const option of out.subarray(0, n)) {
            const view = nightfall.describe(p, option)
            const plain = NAMES_ONLY.includes(view.verb) || (view.verb === 'decline' && view.target === undefined)
            if (!plain && !met.verbs.has(view.verb))
              differ(
                speakers.map((speaker) => speaker.option(view)),
                view.verb,
              )
            met.verbs.add(view.verb)
          }
          for (const verb of i % 4 > 0 ? [] : ['attack', 'block', 'chain', 'claim', 'stop', 'target']) {
            const card = wishes.below(p.face.length)
            const wish = { verb, card, target: card, place: wishes.below(18) }
            for (const reason of nightfall.explain(p, nightfall.seatToDecide(p), wish)) {
              differ(
                speakers.map((speaker) => speaker.reason(reason, wish).replace(` [${reason.rule}]`, '')),
                `${verb}: ${JSON.stringify(reason)}`,
              )
              met.refusals.add(reason.rule)
            }
          }
          nightfall.choose(p, out[random.below(n)])
          for (const one of joinEvents(events.map((told) => eventSeenBy(told, 0)))) {
            if (met.events.has(one.kind) && i % 10 !== 0) continue
            const texts = speakers.map((speaker) => speaker.event(one))
            met.events.add(one.kind)
            if (one.kind === 'text') continue
            differ(texts, one.kind)
          }
          events = []
          if (i % 100 === 0)
            differ(
              speakers.map((speaker) =>
                layTable(speaker.names, nightfall.observe(p, 0)).join('\n').replace(/\n+ */g, '; ').replaceAll(':;', ';'),
              ),
              'the table',
            )
        }
      }
    })
  }

  test('everything but yes and alternatives has its sentence, and no sentence is written for nothing', () => {
    // what comes too seldom by chance: attackers that can be kept, two whose texts come in an order, and minions destroyed together
    const destroyed = () => {
      const p = table(2, 'barricade-fire', 'vespa-lune')
      const [me, you] = parts(p)
      give(p, 'barricade-fire', me, HAND)
      for (let i = 0; i < 2; i++) give(p, 'vespa-lune', you, PLAY)
      choose(p, 'barricade-fire', 'stop', 'stop')
      return p
    }
    const attacked = (...minions: string[]) => {
      const p = table(2, ...new Set(minions))
      const [, you] = parts(p)
      for (const minion of minions) give(p, minion, you, PLAY)
      give(p, 'burn', you, HAND)
      passTurn(p)
      return p
    }
    const asked = (p: NightfallPosition) => {
      const decision = nightfall.decision(p)!
      met.questions.add(questionOf(decision))
      const out = new Int16Array(nightfall.maxOptions)
      for (const option of out.subarray(0, nightfall.options(p, out))) met.verbs.add(nightfall.describe(p, option).verb)
      return LANGUAGES.map((language) => speakNightfall(language, contextOf(p, language)).prompt(decision))
    }
    expect(asked(attacked('sister-corvane'))).toEqual([
      'Discard a card to keep this attacker in play?',
      'Eine Karte ablegen, damit dieser Angreifer im Spiel bleibt?',
      'Scartare una carta per tenere in gioco questo attaccante?',
    ])
    expect(asked(attacked('deacon-pell', 'deacon-pell'))).toEqual([
      'Which attacker’s text comes first?',
      'Der Text welches Angreifers kommt zuerst?',
      'Il testo di quale attaccante viene prima?',
    ])
    expect(asked(destroyed())).toEqual([
      'Barricade Fire: Which comes first?',
      '„Barrikadenfeuer“: Was kommt zuerst?',
      '“Fuoco di barricata”: Che cosa viene prima?',
    ])
    met.events.delete('text')
    expect([...met.events].sort()).toEqual([...EVENT_KINDS].sort())
    expect([...met.questions].sort()).toEqual([...QUESTIONS].sort())
    expect([...met.refusals].filter((rule) => !(REFUSALS as readonly string[]).includes(rule))).toEqual([])
    expect([...met.verbs].filter((verb) => verb !== 'accept' && verb !== 'mode').sort()).toEqual([...VERBS].sort())
  })
})

describe('sentences', () => {
  test('of the log, with the reader as subject and object, and what did it', () => {
    expect(say(event('attack', { cards: [1], source: 1, amount: 2 }), 0)).toEqual([
      'Bad Smoke attacks you, strength 2',
      '„Bad Smoke“ greift dich an, Stärke 2',
      '“Bad Smoke” attacca te, forza 2',
    ])
    expect(say(event('damage', { cards: [1], source: 0, amount: 1 }))).toEqual([
      'Bad Smoke takes 1 damage (Silver Hail)',
      '„Bad Smoke“ erleidet 1 Schaden („Silberhagel“)',
      '“Bad Smoke” subisce 1 danno (“Grandine d’argento”)',
    ])
    const wounds = joinEvents([1, 2].map(() => event('wound', { cards: [2], amount: 1 })))
    expect(wounds.map((one) => say(one, 0))).toEqual([
      ['You take 2 wounds: Bite and Bite', 'Du nimmst 2 Wunden: „Biss“ und „Biss“', 'Prendi 2 ferite: “Morso” e “Morso”'],
    ])
    expect(say(event('discard', { cards: [1], from: 'play 0', to: 'exile 0' }))[1]).toBe('„Bad Smoke“ wird verbannt')
    expect(say(event('draw', { cards: [-1, -1], amount: 2 }))).toEqual(['Anna draws 2 cards', 'Anna zieht 2 Karten', 'Anna pesca 2 carte'])
  })

  test('of several cards that fare alike, and of a wound that the reader cannot know', () => {
    const two = { cards: [0, 1] }
    expect(say(event('enter', two))).toEqual([
      'Silver Hail and Bad Smoke enter play for Anna',
      '„Silberhagel“ und „Bad Smoke“ kommen für Anna ins Spiel',
      '“Grandine d’argento” e “Bad Smoke” entrano in gioco per Anna',
    ])
    for (const kind of ['bounce', 'counter', 'damage', 'destroy', 'enter', 'exile', 'heal', 'kicker', 'strengthen'] as const) {
      const [one, both] = [say(event(kind, { cards: [0], amount: 1 })), say(event(kind, { ...two, amount: 1 }))]
      for (const [at, name] of [' and Bad Smoke', ' und „Bad Smoke“', ' e “Bad Smoke”'].entries())
        expect(both[at]?.replace(name, ''), kind).not.toBe(one[at])
    }
    expect(say(event('wound', { cards: [-1], amount: 1 }), 0)).toEqual(['You take a wound', 'Du nimmst eine Wunde', 'Prendi una ferita'])
  })

  test('of options', () => {
    expect(offer({ verb: 'chain', card: 0 })).toEqual(['Lay Silver Hail', '„Silberhagel“ anlegen', 'Gioca “Grandine d’argento”'])
    expect(offer({ verb: 'attack', card: 1, seat: 2 })).toEqual([
      'Bad Smoke attacks Carla',
      '„Bad Smoke“ greift Carla an',
      '“Bad Smoke” attacca Carla',
    ])
    expect(offer({ verb: 'accept' })).toEqual(['Yes', 'Ja', 'Sì'])
  })

  /** The reasons in three languages, without the numbers of the rules. */
  function why(p: NightfallPosition, wish: OptionView): string[][] {
    return nightfall.explain(p, nightfall.seatToDecide(p), wish).map((reason) =>
      LANGUAGES.map((language) =>
        speakNightfall(language, contextOf(p, language))
          .reason(reason, wish)
          .replace(/ \[.*\]$/, ''),
      ),
    )
  }

  test('of refusals in the chain: wounds, moons that do not follow, cards that are not in hand (nf.chain.1, nf.chain.2)', () => {
    const p = table(2, 'undertow', 'odile-vane')
    const [me, you] = parts(p)
    const wound = give(p, 'bite', me, HAND)
    const minion = give(p, 'odile-vane', you, PLAY)
    const first = give(p, 'undertow', me, HAND)
    const same = give(p, 'undertow', me, HAND)
    expect(why(p, { verb: 'chain', card: wound })).toEqual([
      [
        'Bite is a wound: only orders are laid into the chain.',
        '„Biss“ ist eine Wunde: Nur Aufträge kommen in die Kette.',
        '“Morso” è una ferita: nella catena si giocano solo ordini.',
      ],
    ])
    expect(why(p, { verb: 'chain', card: minion })[0][0]).toBe('Odile Vane is not in your hand.')
    expect(why(p, { verb: 'claim', place: 5 })[0][0]).toBe('Cards are claimed in your claim phase.')
    choose(p, 'undertow')
    expect(p.zones.of[first] === p.zones.of[same]).toBe(false)
    const left = p.zones.of[first] === p.zones.of[wound] ? first : same
    expect(why(p, { verb: 'chain', card: left })[0][0]).toMatch(
      /^Undertow is \w+; after Undertow, the last of the chain, comes \w+ and \w+\.$/,
    )
    choose(p, 'stop', 'stop')
    const out = new Int16Array(nightfall.maxOptions)
    while (nightfall.decision(p)?.rule !== 'nf.claim.2') {
      nightfall.options(p, out)
      nightfall.choose(p, out[0])
    }
    expect(why(p, { verb: 'chain', card: wound })[0][0]).toBe('Orders are laid in the chain phase.')
  })

  test('of refusals in the claim phase, with the numbers that explain them (nf.claim.1, nf.claim.3)', () => {
    const p = table(2)
    const [me] = parts(p)
    give(p, 'bite', me, HAND)
    choose(p, 'stop')
    const dear = [4, 5, 6, 7].find((archive) => why(p, { verb: 'claim', place: archive }).some(([text]) => text.startsWith('It costs 4')))!
    expect(why(p, { verb: 'claim', place: dear })).toEqual([
      ['It costs 4, and you have 2 influence.', 'Sie kostet 4, und du hast 2 Einfluss.', 'Costa 4, e tu hai 2 di influenza.'],
    ])
    const theirs = [0, 1, 2, 3].find((archive) => archive >> 1 !== me)!
    expect(why(p, { verb: 'claim', place: theirs })[0][0]).toMatch(/^That private archive belongs to (Anna|Bruno)\.$/)
  })

  test('of refusals of a block: what cannot be blocked, and what does not attack (nf.combat.4)', () => {
    const p = table(2, 'old-scarback', 'odile-vane')
    const [me, you] = parts(p)
    give(p, 'old-scarback', you, PLAY)
    const own = give(p, 'enraged-wight', me, PLAY)
    passTurn(p)
    expect(nightfall.decision(p)?.rule).toBe('nf.combat.4')
    expect(why(p, { verb: 'target', target: own })[0]).toEqual([
      'Enraged Wight does not attack.',
      '„Enraged Wight“ greift nicht an.',
      '“Enraged Wight” non attacca.',
    ])
    expect(why(p, { verb: 'target', target: -1 })[0][0]).toBe('First you say which attacker your minion blocks.')
  })
})

test('beside what is claimed stands its cost, beside what is laid its moons, and beside a target its strength', () => {
  const random = new Generator(SEED)
  const begun = nightfall.start({ seats: 2, sets: ['nightfall'], draft: 'none' }, SEED)
  if (!begun.ok) throw new Error(begun.error.message)
  const p = begun.value
  const out = new Int16Array(nightfall.maxOptions)
  const said = new Map<string, string[]>()
  while (nightfall.seatToDecide(p) >= 0) {
    const options = out.subarray(0, nightfall.options(p, out))
    const observation = nightfall.observe(p, nightfall.seatToDecide(p))
    for (const option of options) {
      const view = nightfall.describe(p, option)
      const beside = LANGUAGES.map((language) => sayBeside(language, observation, view))
      if (beside[0] !== undefined) said.set(view.verb, beside as string[])
      if (view.verb === 'claim' || view.verb === 'chain') expect(beside[0], view.verb).toBeDefined()
    }
    nightfall.choose(p, options[random.below(options.length)])
  }
  const plain = (verb: string) => said.get(verb)!.map((text) => text.replace(/\d+/g, '#'))
  expect(plain('claim')).toEqual(['cost #', 'Kosten #', 'costo #'])
  expect(plain('target')).toEqual(['strength #, health #', 'Stärke #, Gesundheit #', 'forza #, salute #'])
  expect(said.get('chain')![0]).toMatch(/^moon \w+, links to \w+/)
})

test('in a draft stands beside each order what it prints', () => {
  const begun = nightfall.start({ seats: 2, sets: ['nightfall'], draft: 'sealed' }, SEED)
  if (!begun.ok) throw new Error(begun.error.message)
  const p = begun.value
  const out = new Int16Array(nightfall.maxOptions)
  const options = out.subarray(0, nightfall.options(p, out))
  const observation = nightfall.observe(p, nightfall.seatToDecide(p))
  for (const option of options)
    expect(sayBeside('en', observation, nightfall.describe(p, option))).toMatch(/^(minion|action), moon \w+, .*cost \d/)
})

test('the log says whose an archive is, and whose card of the chain resolves', () => {
  expect(say(event('archive', { cards: [0] }), 0)).toEqual([
    'You have a private archive of Silver Hail',
    'Du hast ein Privat-Archiv von „Silberhagel“',
    'Hai un archivio privato di “Grandine d’argento”',
  ])
  expect(say(event('archive', { seat: -1, cards: [0] }), 0)[0]).toBe('Silver Hail is in the commons')
  expect(say(event('resolve', { cards: [1], source: 1 }), 0)[0]).toBe('You resolve Bad Smoke')
  expect(say(event('resolve', { cards: [1], source: 1, seat: 1 }), 0)[0]).toBe(`${NAMES[1]} resolves Bad Smoke`)
})

test('moons are feminine in Italian', () => {
  expect(cardFacts('silver-hail', 'it')).toContain('luna bianca, si lega a rossa/verde')
})

test('where two seats have minions of one name, it is said whose has come to harm', () => {
  const p = table(3)
  const mine = give(p, 'jj-mcteague', 0, PLAY)
  const theirs = give(p, 'jj-mcteague', 1, PLAY)
  const alone = give(p, 'bad-smoke', 1, PLAY)
  const events: GameEvent[] = []
  nightfall.listen(p, (one) => events.push(one))
  for (const card of [mine, theirs, alone]) hurtMinion(p, card, 1, -1)
  destroyMinion(p, theirs)
  // now it is the only one
  hurtMinion(p, mine, 1, -1)
  const told = (language: (typeof LANGUAGES)[number]) => events.map((one) => speakNightfall(language, contextOf(p, language, 0)).event(one))
  expect(told('en')).toEqual([
    'J.J. McTeague (Anna) takes 1 damage',
    'J.J. McTeague (Bruno) takes 1 damage',
    'Bad Smoke takes 1 damage',
    'J.J. McTeague (Bruno) is destroyed and exiled',
    'J.J. McTeague takes 1 damage',
  ])
  expect(told('de')[0]).toBe('„J.J. McTeague“ (Anna) erleidet 1 Schaden')
})
