import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../ability/language.ts'
import type { Decision } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import { SEEN_BY_ALL } from '../../../kernel/event.ts'
import { joinEvents } from '../../speech/log.ts'
import type { CardView, KeyforgeKind, KeyforgeObservation, KeyforgeOption, SeatView } from '../rules/index.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import './languages/all.ts'
import { speakKeyforge } from './index.ts'
import { italian } from './it.ts'
import { EVENT_KINDS } from './phrases.ts'
import { layTable } from './table.ts'

const names = ['troll', 'umbra', 'dextre']
const context = {
  cardId: (card: number) => names[card],
  cardName: (id: string) => id.charAt(0).toUpperCase() + id.slice(1),
  seatName: (seat: number) => ['Anna', 'Bruno'][seat],
}
const speakers = LANGUAGES.map((language) => speakKeyforge(language, context))
const toAnna = LANGUAGES.map((language) => speakKeyforge(language, { ...context, viewer: 0 }))

function event(kind: string, more: Partial<GameEvent> = {}): GameEvent {
  return { kind, seat: 0, source: -1, cards: [], amount: 0, seen: SEEN_BY_ALL, ...more }
}

const say = (one: GameEvent) => speakers.map((speaker) => speaker.event(one))
const sayToAnna = (one: GameEvent) => toAnna.map((speaker) => speaker.event(one))
const offer = (view: KeyforgeOption) => speakers.map((speaker) => speaker.option(view))

function ask(kind: KeyforgeKind, more: Partial<Decision> = {}): (string | undefined)[] {
  const decision = {
    seat: 0,
    kind,
    source: -1,
    rule: 'kf.x.1',
    optional: false,
    min: 1,
    max: 1,
    picked: [],
    eligible: [],
    ordered: false,
    secret: false,
  }
  return speakers.map((speaker) => speaker.prompt({ ...decision, ...more }))
}

// an artifact is masculine in Italian, all other cards are feminine
test.each([
  ['destroyed', 'viene distrutta', 'viene distrutto', 'vengono distrutti'],
  ['purge', 'viene epurata', 'viene epurato', 'vengono epurati'],
  ['ready', 'viene ripristinata', 'viene ripristinato', 'vengono ripristinati'],
  ['exhaust', 'viene esaurita', 'viene esaurito', 'vengono esauriti'],
  ['putIntoPlay', 'viene messa in gioco', 'viene messo in gioco', 'vengono messi in gioco'],
])('in Italian %s has the gender of what it happens to', (kind, creature, artifact, both) => {
  const ids = ['troll', 'gauntlet-of-command', 'blood-of-titans']
  const speaker = speakKeyforge('it', { ...context, cardId: (card) => ids[card], cardName: (id) => id })
  const say = (...cards: number[]) => speaker.event(event(kind, { cards }))
  expect(say(0)).toBe(`“troll” ${creature}`)
  expect(say(1)).toBe(`“gauntlet-of-command” ${artifact}`)
  expect(say(2)).toBe(`“blood-of-titans” ${creature}`)
  expect(say(0, 1)).toBe(`“troll” e “gauntlet-of-command” ${both}`)
  expect(speaker.fate(event(kind, { cards: [1] }), 1)).toBe(artifact)
})

test('what damage is dealt by is named, and whose that is', () => {
  expect(say(event('damage', { cards: [0], amount: 3, source: 1, name: 'hazardous' }))).toEqual([
    'Troll takes 3 damage (hazardous, Umbra)',
    '„Troll“ erhält 3 Schaden (Gefährlich, „Umbra“)',
    '“Troll” subisce 3 danni (Pericolo, “Umbra”)',
  ])
})

describe('sentences', () => {
  test('of the log, with subjects, plurals and sources', () => {
    expect(say(event('steal', { amount: 1, source: 1 }))).toEqual([
      'Anna steals 1 Æmber (Umbra)',
      'Anna stiehlt 1 Æmber („Umbra“)',
      'Anna ruba 1 Æmber (“Umbra”)',
    ])
    expect(sayToAnna(event('steal', { amount: 2 }))).toEqual(['You steal 2 Æmber', 'Du stiehlst 2 Æmber', 'Rubi 2 Æmber'])
    expect(say(event('destroyed', { cards: [0] }))).toEqual(['Troll is destroyed', '„Troll“ wird zerstört', '“Troll” viene distrutta'])
    expect(say(event('destroyed', { cards: [0, 1] }))).toEqual([
      'Troll and Umbra are destroyed',
      '„Troll“ und „Umbra“ werden zerstört',
      '“Troll” e “Umbra” vengono distrutte',
    ])
    expect(say(event('damage', { cards: [0], amount: 1 }))).toEqual([
      'Troll takes 1 damage',
      '„Troll“ erhält 1 Schaden',
      '“Troll” subisce 1 danno',
    ])
    expect(say(event('draw', { cards: [-1, -1, -1] }))).toEqual(['Anna draws 3 cards', 'Anna zieht 3 Karten', 'Anna pesca 3 carte'])
    expect(say(event('draw', { cards: [-1] }))).toEqual(['Anna draws a card', 'Anna zieht eine Karte', 'Anna pesca una carta'])
    expect(say(event('fight', { source: 0, cards: [1] }))).toEqual([
      'Troll fights Umbra',
      '„Troll“ kämpft gegen „Umbra“',
      '“Troll” combatte contro “Umbra”',
    ])
    expect(say(event('fight', { cards: [0, 1] }))[0]).toBe('Troll fights Umbra')
    expect(say(event('swap', { source: 0, cards: [1] }))[0]).toBe('Troll and Umbra swap places')
    expect(say(event('house', { name: 'shadows' }))).toEqual([
      'Anna chooses house Shadows',
      'Anna wählt Fraktion Schatten',
      'Anna sceglie la Casa Ombre',
    ])
    expect(say(event('forge', { name: 'red', amount: 6 }))).toEqual([
      'Anna forges the red key for 6 Æmber',
      'Anna schmiedet den roten Schlüssel für 6 Æmber',
      'Anna forgia la chiave rossa per 6 Æmber',
    ])
    expect(say(event('unforge', { name: 'blue' }))).toEqual([
      'The blue key of Anna is unforged',
      'Der blaue Schlüssel von Anna wird ungeschmiedet',
      'La chiave blu di Anna viene spezzata',
    ])
    expect(say(event('chains', { amount: 1 }))).toEqual(['Anna gains 1 chain', 'Anna erhält 1 Kette', 'Anna ottiene 1 vincolo'])
    expect(say(event('chains', { amount: -2 }))[0]).toBe('Anna sheds 2 chains')
  })

  test('of like events at once', () => {
    const drawn = [0, 1, 2].map((card) => event('draw', { cards: [card], amount: 1, seen: 1 }))
    const told = joinEvents([
      ...drawn,
      event('draw', { seat: 1, cards: [-1], amount: 1 }),
      event('gain', { amount: 1 }),
      event('gain', { amount: 1 }),
    ])
    expect(told.map((one) => speakers[0].event(one))).toEqual([
      'Anna draws Troll, Umbra and Dextre',
      'Bruno draws a card',
      'Anna gains 1 Æmber',
      'Anna gains 1 Æmber',
    ])
  })

  test('of options', () => {
    expect(offer({ verb: 'play', card: 0, place: 'left' })).toEqual([
      'Play Troll on the left flank',
      '„Troll“ spielen, an der linken Flanke',
      'Gioca “Troll” sul fianco sinistro',
    ])
    expect(offer({ verb: 'fight', card: 0, target: 1 })).toEqual([
      'Fight Umbra with Troll',
      'Mit „Troll“ gegen „Umbra“ kämpfen',
      'Combatti contro “Umbra” con “Troll”',
    ])
    expect(offer({ verb: 'forge', color: 'yellow', amount: 5 })).toEqual([
      'Forge the yellow key for 5 Æmber',
      'Gelben Schlüssel schmieden für 5 Æmber',
      'Forgia la chiave gialla per 5 Æmber',
    ])
    expect(offer({ verb: 'house', house: 'untamed' })).toEqual(['House Untamed', 'Fraktion Ungezähmte', 'Casa Selvaggi'])
    expect(offer({ verb: 'name', name: 'dextre' })).toEqual(['Dextre', '„Dextre“', '“Dextre”'])
    // a verb without a phrase is still readable
    expect(offer({ verb: 'graft', card: 1 })[0]).toBe('Graft Umbra')
  })

  test('of questions, with the card that asks', () => {
    expect(ask('target', { source: 1 })).toEqual(['Umbra: Which card?', '„Umbra“: Welche Karte?', '“Umbra”: Quale carta?'])
    expect(ask('target', { min: 0, max: 3, picked: [0] })).toEqual([
      'Choose up to 3 cards (1 chosen).',
      'Wähle bis zu 3 Karten (1 gewählt).',
      'Scegli fino a 3 carte (1 scelta).',
    ])
    // where nothing is picked yet, whoever collects picks counts them himself
    expect(ask('target', { min: 2, max: 2 })).toEqual(['Choose 2 cards.', 'Wähle 2 Karten.', 'Scegli 2 carte.'])
  })

  test('of reasons: the rule in words when it is at hand, else its number', () => {
    const reason = { rule: 'kf.ward.1', card: 0 }
    expect(speakers[0].reason(reason)).toBe('Troll: rule kf.ward.1')
    expect(speakKeyforge('de', { ...context, ruleText: () => 'Nur einmal.' }).reason(reason)).toBe('„Troll“: Nur einmal. [kf.ward.1]')
  })
})

test('every event, option and question has a whole sentence in every language', () => {
  const whole = (text: string | undefined, what: string) => {
    expect(text, what).toMatch(/^[\p{Lu}„“\d]/u)
    expect(text, what).not.toMatch(/undefined|null|NaN| {2}|\(\)|^\s|\s$/)
  }
  const words: Readonly<Record<string, string>> = {
    step: 'main',
    house: 'dis',
    chosenHouse: 'mars',
    forge: 'red',
    unforge: 'red',
    chosenName: 'troll',
    chosenTrait: 'giant',
    value: 'power',
    keyword: 'assault',
    lasts: 'turn',
  }
  for (const kind of EVENT_KINDS) {
    const name = words[kind]
    const source = ['attacks', 'eluded', 'swap'].includes(kind) ? 2 : -1
    for (const cards of [[0], [0, 1]]) {
      for (const text of [
        ...say(event(kind, { source, cards, amount: 2, name, from: '4' })),
        ...sayToAnna(event(kind, { source, cards, amount: 1, name, from: '4' })),
      ])
        whole(text, kind)
    }
  }
  for (const verb of Object.keys(english.options)) {
    const view = {
      verb,
      card: 0,
      target: 1,
      seat: 0,
      place: 1,
      house: 'dis',
      color: 'red',
      amount: 2,
      name: 'troll',
      trait: 'Knight',
      mode: 0,
    }
    for (const text of offer(view)) whole(text, verb)
  }
  for (const kind of Object.keys(english.prompts) as KeyforgeKind[]) for (const text of ask(kind)) whole(text, kind)
})

test('every verb has its phrase in all languages', () => {
  for (const phrases of [german, italian]) expect(Object.keys(phrases.options)).toEqual(Object.keys(english.options))
})

test('the table is read line by line, the reader last', () => {
  const card: CardView = {
    card: 0,
    id: 'troll',
    house: 'brobnar',
    bonus: [],
    owner: 0,
    controller: 0,
    type: 'creature',
    power: 9,
    printedPower: 8,
    armor: 2,
    printedArmor: 2,
    armorLeft: 1,
    damage: 3,
    amber: 1,
    exhausted: true,
    stunned: true,
    warded: false,
    enraged: false,
    powerCounters: 1,
    counters: {},
    keywords: [
      { keyword: 'taunt', amount: 0 },
      { keyword: 'assault', amount: 2 },
    ],
    sources: [],
    houses: ['brobnar'],
    upgrades: [],
    token: false,
    under: 0,
    beneath: [],
  }
  const seat = (number: number, more: Partial<SeatView>): SeatView => ({
    seat: number,
    amber: 4,
    keyCost: 6,
    token: undefined,
    keys: { red: true, yellow: false, blue: false },
    check: false,
    chains: 0,
    handLimit: 6,
    houses: ['brobnar', 'dis', 'logos'],
    handCount: 5,
    deckCount: 20,
    archivesCount: 0,
    hand: undefined,
    archives: undefined,
    archivedFaceup: [],
    deckFaceup: [],
    discard: [],
    purged: [],
    battleline: [],
    artifacts: [],
    limbo: [],
    ...more,
  })
  const hand = [{ card: 1, id: 'umbra', house: 'shadows' as const, bonus: [] }]
  const observation: KeyforgeObservation = {
    seat: 0,
    active: 0,
    toDecide: 0,
    turn: 5,
    tide: undefined,
    step: 'main',
    house: 'dis',
    seats: [seat(0, { battleline: [card], hand }), seat(1, { amber: 7, check: true })],
    decision: undefined,
    shown: [],
    outcome: undefined,
  }
  expect(layTable(speakers[0].names, observation).join('\n')).toMatchInlineSnapshot(`
    "Turn 5, main step. Active: Anna, house Dis.

    Bruno: 1 key (red); 7 Æmber (next key costs 6); check; hand 5, deck 20, archives 0, discard 0, purged 0
      Brobnar, Dis and Logos
      Battleline: none

    Anna: 1 key (red); 4 Æmber (next key costs 6); hand 5, deck 20, archives 0, discard 0, purged 0
      Brobnar, Dis and Logos
      Battleline:
        1. Troll: Brobnar, power 9, printed 8, armor 1 of 2, 3 damage, exhausted, stunned, 1 Æmber on it, 1 power counter, taunt, assault 2
      Hand: Umbra [Shadows]"
  `)
  expect(layTable(speakers[1].names, observation)).toContain(
    '    1. „Troll“: Brobnar, Stärke 9, gedruckt 8, Rüstung 1 von 2, 3 Schaden, erschöpft, betäubt, 1 Æmber darauf, 1 „+1 Stärke“-Marker, Spott, Ansturm 2',
  )
  expect(layTable(speakers[2].names, observation)[0]).toBe('Turno 5, passo principale. Di turno: Anna, Casa Dis.')
})

test('one of several abilities of a card is told by what it says', () => {
  const [english, german, italian] = offer({ verb: 'action', card: 0, ability: 0 })
  expect(english).toMatch(/: After Reap: .*Troll/)
  expect(german).toMatch(/: Nach der Ernte: .*Troll/)
  expect(italian).toMatch(/: Raccolto: .*Troll/)
  // the text is that of the card that gave it; a text without such an ability adds nothing
  expect(offer({ verb: 'action', card: 1, source: 0, ability: 0 })[0]).toMatch(/After Reap/)
  expect(offer({ verb: 'action', card: 0, ability: 9 })[0]).not.toContain(':')
  // of those that wait for an order, what another card gave is told by what it says, the card's own by its name
  expect(offer({ verb: 'order', card: 1, target: 1, ability: 0 })[0]).toBe('Umbra first')
  expect(offer({ verb: 'order', card: 1, target: 1, source: 0, ability: 0 })[0]).toMatch(/^Umbra first: After Reap/)
})
