import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../ability/language.ts'
import { Generator, seedOf } from '../../../../kernel/random.ts'
import { keyforge } from '../../index.ts'
import { table } from '../../scenario/index.ts'
import type { Table } from '../../scenario/index.ts'
import type { KeyforgeOption, KeyforgePosition } from '../../rules/index.ts'
import '../languages/all.ts'
import { speakKeyforge } from '../index.ts'
import { refuse } from './index.ts'

type Wanted = Parameters<Table['why']>[0]

const SEED = seedOf(83)
const speakersOf = (p: KeyforgePosition) =>
  LANGUAGES.map((language) =>
    speakKeyforge(language, {
      cardId: (card) => keyforge.cardId(p, card),
      cardName: (id) => id,
      seatName: (seat) => ['Anna', 'Bruno'][seat],
      refuse,
    }),
  )

/** The reasons in three languages, without the numbers of the rules. */
function why(t: Table, wanted: Wanted): string[][] {
  const wish = {
    verb: wanted.verb ?? 'target',
    ...(wanted.card === undefined ? {} : { card: t.find(wanted.card) }),
    ...(wanted.target === undefined ? {} : { target: t.find(wanted.target) }),
  } as KeyforgeOption
  return t.why(wanted).map((reason) => speakersOf(t.position).map((speaker) => speaker.reason(reason, wish).replace(/ \[.*\]$/, '')))
}

describe('what stands in the way is said first, with the cards that it concerns', () => {
  // kf.use.1, kf.stun.2, kf.enrage.2
  test('a creature that is exhausted, stunned or enraged', () => {
    const t = table({
      seats: [
        {
          battleline: [
            { card: 'troll', exhausted: true },
            { card: 'krump', stunned: true },
            { card: 'headhunter', enraged: true },
          ],
        },
        { battleline: ['umbra'] },
      ],
      house: 'brobnar',
    })
    expect(why(t, { verb: 'reap', card: 'troll' })).toEqual([
      ['Troll is exhausted.', '„troll“ ist erschöpft.', 'La carta “troll” è esaurita.'],
    ])
    expect(why(t, { verb: 'fight', card: 'krump' })[0][0]).toBe('Krump is stunned: using it removes the stun, and nothing else.')
    expect(why(t, { verb: 'reap', card: 'headhunter' })[0][0]).toBe('Headhunter must fight while it can: it is enraged.')
    expect(why(t, { verb: 'fight', card: 'headhunter' })).toEqual([])
    expect(why(t, { verb: 'reap', card: 'umbra' })[0][0]).toBe('Umbra is not yours: your opponent controls it.')
    expect(why(t, { verb: 'unstun', card: 'headhunter' })[0][0]).toBe('Headhunter is not stunned.')
  })

  // kf.use.2, kf.house.7
  test('a card of another house, in play and in hand', () => {
    const t = table({ seats: [{ battleline: ['dust-pixie'], hand: ['umbra', 'troll'] }, {}], house: 'brobnar' })
    expect(why(t, { verb: 'reap', card: 'dust-pixie' })).toEqual([
      [
        'Dust-pixie belongs to Untamed; the active house is Brobnar.',
        '„dust-pixie“ hat die Fraktion Ungezähmte; aktiv ist Brobnar.',
        '“dust-pixie” è della Casa Selvaggi; la Casa attiva è Brobnar.',
      ],
    ])
    expect(why(t, { verb: 'play', card: 'umbra' })[0][0]).toBe('Umbra belongs to Shadows; the active house is Brobnar.')
    expect(why(t, { verb: 'play', card: 'dust-pixie' })[0][0]).toBe('Dust-pixie is not in your hand.')
    expect(why(t, { verb: 'reap', card: 'troll' })[0][0]).toBe('Troll is not in play.')
    expect(why(t, { verb: 'play', card: 'troll' })).toEqual([])
  })

  // kf.pay.2
  test('what it costs, by whom, and what there is', () => {
    const t = table({
      seats: [{ hand: ['truebaru'], artifacts: ['library-of-the-damned'], amber: 0 }, { battleline: ['tentacus'] }],
      house: 'dis',
    })
    expect(why(t, { verb: 'action', card: 'library-of-the-damned' })[0]).toEqual([
      'Library-of-the-damned costs 1 Æmber (tentacus), and you have 0.',
      '„library-of-the-damned“ kostet 1 Æmber („tentacus“), und du hast 0.',
      '“library-of-the-damned” costa 1 Æmber (“tentacus”), e tu ne hai 0.',
    ])
    expect(why(t, { verb: 'play', card: 'truebaru' })[0][0]).toBe('Truebaru costs 3 Æmber, and you have 0.')
    expect(why(t, { verb: 'reap', card: 'library-of-the-damned' })[0][0]).toMatch(/is not a creature: only creatures reap and fight/)
  })

  // kf.fight.2, kf.taunt.1
  test('whom a creature cannot fight: one of its own, and one beside taunt', () => {
    const t = table({
      seats: [{ battleline: ['troll', 'krump'] }, { battleline: ['umbra', 'champion-anaphiel', 'dextre'] }],
      house: 'brobnar',
    })
    t.choose({ verb: 'fight', card: 'troll' })
    if (t.decision?.rule !== 'kf.fight.2') throw new Error('nobody asks whom to fight')
    expect(why(t, { target: 'krump' })[0][0]).toBe('Krump is not an enemy creature: troll fights one.')
    expect(why(t, { target: 'umbra' })[0]).toEqual([
      'Champion-anaphiel with taunt stands beside umbra.',
      'Neben „umbra“ steht „champion-anaphiel“ mit Spott.',
      'Accanto a “umbra” c’è “champion-anaphiel” con Provocazione.',
    ])
    expect(why(t, { verb: 'reap', card: 'krump' })[0][0]).toBe('First a card is chosen.')
  })

  // kf.house.1, kf.flank.1
  test('a question that comes before what somebody wants to do', () => {
    const t = table({ seats: [{ hand: ['troll'], battleline: ['krump'] }, {}], house: 'brobnar' })
    t.choose({ verb: 'play', card: 'troll' })
    expect(t.decision?.rule).toBe('kf.flank.1')
    expect(why(t, { target: 'krump' })[0]).toEqual([
      'First you choose the place in the battleline.',
      'Zuerst wählst du den Platz in der Schlachtreihe.',
      'Prima scegli il posto nella linea di battaglia.',
    ])
  })

  // kf.ability.2
  test('a card that the one that asks cannot choose', () => {
    const t = table({ seats: [{ hand: ['anger'], battleline: ['troll', 'krump'] }, { battleline: ['umbra'] }], house: 'brobnar' })
    t.choose({ verb: 'play', card: 'anger' })
    expect(t.decision?.rule).toBe('kf.ability.2')
    expect(why(t, { target: 'umbra' })[0]).toEqual([
      'Umbra is not a friendly creature; anger asks for one.',
      '„umbra“ ist keine befreundete Kreatur; nur um solche Karten geht es bei „anger“.',
      '“umbra” non è una creatura amica, ed è ciò che richiede “anger”.',
    ])
  })

  // of what the text asks for, the first thing that fails, from the kind of card on
  test('a card that is a part of what is asked for', () => {
    const t = table({
      seats: [
        { hand: ['harland-mindlock'], battleline: ['troll'], artifacts: ['library-of-babble'] },
        { battleline: ['umbra', 'dextre', 'krump'] },
      ],
      house: 'logos',
    })
    t.choose({ verb: 'play', card: 'harland-mindlock' }).choose({ place: 'right' })
    const said = (target: string) => why(t, { target }).map(([english]) => english)
    expect(said('dextre')).toEqual(['Dextre is not a flank creature; harland-mindlock asks for one.'])
    expect(said('troll')).toEqual(['Troll is not an enemy flank creature; harland-mindlock asks for one.'])
    expect(said('library-of-babble')).toEqual(['Library-of-babble is not a creature; harland-mindlock asks for one.'])
  })

  // what is asked for goes by “it”, and one of two kinds is no part of both
  test('a card that is not what hangs on an earlier choice', () => {
    const t = table({ seats: [{ hand: ['poltergeist'], battleline: ['troll'] }, { artifacts: ['library-of-babble'] }], house: 'dis' })
    t.choose({ verb: 'play', card: 'poltergeist' })
    expect(why(t, { target: 'troll' })[0][0]).toBe('Troll is not an artifact; poltergeist asks for one.')
  })

  // kf.firstturn.1
  test('only one card in the first turn', () => {
    const t = table({ seats: [{ hand: ['troll', 'krump'] }, {}], house: 'brobnar', turn: 1 })
    t.choose({ verb: 'play', card: 'troll' })
    expect(why(t, { verb: 'play', card: 'krump' })[0][0]).toMatch(/^In the first turn of the game only one card/)
  })
})

test('whatever is wished in a random game is refused in own words, other ones in every language, and never by a hidden card', () => {
  const random = new Generator(SEED)
  const said = new Set<string>()
  for (let game = 0; game < 6; game++) {
    const started = keyforge.start(keyforge.defaultSetup(), random.seed())
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const speakers = speakersOf(p)
    const out = new Int16Array(keyforge.maxOptions)
    for (let i = 0; i < 200 && keyforge.outcome(p) === undefined; i++) {
      const seat = keyforge.seatToDecide(p)
      for (const verb of ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun', 'target']) {
        const card = random.below(p.zones.of.length)
        const wish: KeyforgeOption = verb === 'target' ? { verb, target: card } : { verb, card }
        for (const reason of keyforge.explain(p, seat, wish)) {
          const texts = speakers.map((speaker) => speaker.reason(reason, wish))
          const what = `${JSON.stringify(reason)} for ${JSON.stringify(wish)}, seed ${SEED}: ${texts[0]}`
          expect(new Set(texts).size, what).toBe(LANGUAGES.length)
          for (const text of texts) expect(text, what).not.toMatch(/undefined|null|NaN| {2}|^rule|^Regel|^regola|: rule| ,|\(\)/)
          said.add(reason.facts?.obstacle === undefined ? reason.rule : String(reason.facts.obstacle))
        }
      }
      keyforge.choose(p, out[random.below(keyforge.options(p, out))])
    }
  }
  for (const one of ['house', 'exhausted', 'noAbility', 'kf.play.1', 'kf.use.1', 'kf.use.7', 'notAmong']) expect([...said]).toContain(one)
})
