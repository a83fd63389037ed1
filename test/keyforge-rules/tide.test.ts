import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/ability/language.ts'
import '../../src/games/keyforge/speech/languages/all.ts'
import { cardText, defaultDecks, keyforge, speakKeyforge } from '../../src/games/keyforge/index.ts'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioSeat } from '../../src/games/keyforge/scenario/index.ts'
import { layTable } from '../../src/games/keyforge/speech/table.ts'
import { seedOf } from '../../src/kernel/random.ts'
import { loadSamples } from '../sample-cards.ts'
import { loadTide } from '../sample-tide.ts'

loadSamples()
loadTide()
const plain = 'sample-plain'

const shore = (mine: ScenarioSeat, theirs: ScenarioSeat = {}, more: object = {}) =>
  table({ seats: [{ house: 'brobnar', ...mine }, theirs], ...more })
const says = (id: string) =>
  LANGUAGES.map((language) =>
    cardText(id, language)
      .map(({ trigger, text }) => [trigger, text].filter(Boolean).join(': '))
      .join(' '),
  )

describe('the tide', () => {
  test('a game has it if a deck brings it, neither high nor low (kf.tide.1)', () => {
    expect(shore({ battleline: [plain] }).tide).toBeUndefined()
    const t = shore({ battleline: [plain] }, { hand: ['sample-wave'] })
    expect(t.tide).toBe('neutral')
    // high and low are for nobody yet
    expect(
      shore({ hand: ['sample-shore', 'sample-wave'] })
        .play('sample-shore')
        .seat(0).amber,
    ).toBe(1)
    const dry = shore({ battleline: [plain] })
    expect(dry.can({ verb: 'raiseTide' })).toBe(false)
    expect(dry.why({ verb: 'raiseTide' })[0].rule).toBe('kf.tide.1')
  })

  test('a deck brings it by its cards, not by an anomaly, or says so itself (kf.tide.1)', () => {
    const [first, second] = defaultDecks
    const tideOf = (change: object) => {
      const started = keyforge.start({ seats: 2, decks: [{ ...first, ...change }, second] }, seedOf(1))
      return started.ok ? keyforge.observe(started.value, 0).tide : started.error.message
    }
    const withCard = (id: string) => ({ cards: [{ id, house: first.houses[0] }, ...first.cards.slice(1)] })
    expect([tideOf({}), tideOf(withCard('sample-wave')), tideOf(withCard('sample-harbinger'))]).toEqual([undefined, 'neutral', undefined])
    expect([tideOf({ tide: true }), tideOf({ ...withCard('sample-wave'), tide: false })]).toEqual(['neutral', undefined])
    expect(tideOf({ tide: 1 })).toBe('deck of seat 0: "tide" says whether the deck brings the tide card: true or false, not 1')
  })

  test('raising makes it high for you and low for the other; raised again it does nothing (kf.tide.2, kf.tide.4)', () => {
    const t = shore(
      { hand: ['sample-wave', 'sample-wave', 'sample-gift'], battleline: ['sample-watcher', 'sample-swimmer'] },
      { battleline: ['sample-swimmer'] },
    )
    const [mine, theirs] = [t.seat(0).cards.battleline[1], t.seat(1).cards.battleline[0]]
    t.play({ card: 'sample-wave', copy: 1 })
    // one for the wave, one for the watcher
    expect([t.tide, t.seat(0).amber]).toEqual([0, 2])
    expect([t.card(mine).power, t.card(mine).armor, t.card(mine).keywords]).toEqual([5, 1, {}])
    expect([t.card(theirs).power, t.card(theirs).armor, t.card(theirs).keywords]).toEqual([3, 0, { skirmish: 1 }])
    t.play({ card: 'sample-wave', copy: 2 })
    expect([t.tide, t.seat(0).amber]).toEqual([0, 2])
    t.play('sample-gift')
    expect([t.tide, t.seat(0).amber, t.card(mine).power, t.card(theirs).power]).toEqual([1, 4, 3, 5])
  })

  test('“otherwise, raise it”: neutral counts as not high (kf.tide.6)', () => {
    const t = shore({ hand: ['sample-turn', 'sample-turn'] })
    t.play({ card: 'sample-turn', copy: 1 })
    expect(t.tide).toBe(0)
    t.play({ card: 'sample-turn', copy: 2 })
    expect(t.tide).toBe(1)
  })

  test('in the main step the active player without high tide may raise it for three chains (kf.tide.3)', () => {
    const t = shore({ hand: ['sample-wave'], battleline: ['sample-watcher', 'sample-lookout'] })
    expect(t.can({ verb: 'raiseTide' })).toBe(true)
    t.raiseTide()
    if (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect([t.tide, t.seat(0).chains, t.seat(0).amber, t.idle]).toEqual([0, 3, 1, true])
    expect(t.can({ verb: 'raiseTide' })).toBe(false)
    expect(t.why({ verb: 'raiseTide' })[0].rule).toBe('kf.tide.3')
    // nothing was used or exhausted
    expect(t.card('sample-watcher').exhausted).toBe(false)
  })

  test('again when it was lowered meanwhile; chains end at 24, and alpha is not spent (kf.tide.3, kf.chains.7, kf.alpha.1)', () => {
    const t = shore({ hand: ['sample-gift', 'sample-alpha'], chains: 23 }, {}, { tide: 1 })
    t.raiseTide()
    expect([t.seat(0).chains, t.can({ verb: 'play', card: 'sample-alpha' })]).toEqual([24, true])
    t.play('sample-gift').raiseTide()
    expect([t.tide, t.seat(0).chains]).toEqual([0, 24])
  })

  test('a low tide may take the last power of creatures (kf.damage.2)', () => {
    const t = shore({ hand: ['sample-gift'], battleline: ['sample-drifter', plain] })
    t.play('sample-gift')
    expect(t.seat(0).battleline).toEqual([plain])
    expect([t.card(plain).power, t.idle]).toEqual([4, true])
  })

  test('reset it is for nobody, and what cannot raise it does not, for chains neither (kf.tide.5, kf.tide.4, kf.cannot.2)', () => {
    const t = shore({ hand: ['sample-calm', 'sample-wave'], battleline: ['sample-watcher', 'sample-swimmer'] }, {}, { tide: 0 })
    t.play('sample-calm')
    expect([t.tide, t.card('sample-swimmer').power, t.can({ verb: 'raiseTide' })]).toEqual(['neutral', 3, false])
    t.play('sample-wave')
    expect([t.tide, t.seat(0).amber]).toEqual(['neutral', 0])
    const banned = shore({ hand: ['sample-gift', 'sample-wave'] }, { artifacts: ['sample-dam'] })
    expect([banned.play('sample-wave').tide, banned.can({ verb: 'raiseTide' }), banned.play('sample-gift').tide]).toEqual([
      'neutral',
      false,
      1,
    ])
  })

  test('“for that player” at the start of each turn (kf.tide.6, kf.startofturn.1)', () => {
    for (const tide of [0, 1] as const) {
      const t = table({ step: 'start', tide, seats: [{ houses: ['brobnar', 'dis', 'mars'] }, { artifacts: ['sample-buoy'] }] })
      expect([t.seat(0).amber, t.seat(1).amber]).toEqual([tide === 0 ? 1 : 0, 0])
    }
  })

  test('an anomaly of an older set looks at a tide that others brought (kf.tide.1, kf.anomaly.1)', () => {
    const alone = shore({ battleline: ['sample-harbinger'] })
    expect([alone.tide, alone.can({ verb: 'reap', card: 'sample-harbinger' })]).toEqual([undefined, true])
    const low = shore({ battleline: ['sample-harbinger'] }, {}, { tide: 1 })
    expect(low.can({ verb: 'reap', card: 'sample-harbinger' })).toBe(false)
  })

  test('a tide goes through a copy of the game', () => {
    const t = shore({ battleline: [plain] }, {}, { tide: 1 })
    const copy = keyforge.blank()
    keyforge.copy(copy, t.position)
    expect([keyforge.observe(copy, 0).tide, keyforge.observe(copy, 1).tide, keyforge.makeOption(copy, 1793)]).toEqual([1, 1, 'raiseTide'])
    expect(keyforge.parseOption(copy, 'raiseTide')).toBe(1793)
  })

  test('says', () => {
    expect(says('sample-turn')).toEqual([
      'Play: If the tide is high, your opponent raises the tide; otherwise, raise the tide.',
      'Spielen: Falls du Flut hast, hebt dein Gegner die Gezeiten; andernfalls hebe die Gezeiten.',
      'Gioco: Se la marea è alta, il tuo avversario alza la marea; altrimenti alza la marea.',
    ])
    expect(says('sample-calm')).toEqual([
      'Play: Reset the tide. For the remainder of the turn, no player can raise the tide.',
      'Spielen: Setze die Gezeiten zurück. Für den Rest des Zuges kann kein Spieler die Gezeiten heben.',
      'Gioco: Azzera la marea. Per il resto del turno, nessun giocatore può alzare la marea.',
    ])
    expect(says('sample-watcher')).toEqual([
      'After you raise the tide, gain 1 Æmber. After your opponent raises the tide, gain 2 Æmber.',
      'Jedes Mal, wenn du die Gezeiten hebst, erhalte 1 Æmber. Jedes Mal, wenn dein Gegner die Gezeiten hebt, erhalte 2 Æmber.',
      'Ogni volta che alzi la marea, ottieni 1 Æmber. Ogni volta che il tuo avversario alza la marea, ottieni 2 Æmber.',
    ])
    expect(says('sample-swimmer')[1]).toBe(
      'Solange du Flut hast, erhält Swimmer +2 Stärke und +1 Rüstung. Solange du Ebbe hast, erhält Swimmer Scharmützel.',
    )
    const t = shore({ battleline: [plain] }, {}, { tide: 1 })
    const context = {
      cardId: (card: number) => keyforge.cardId(t.position, card),
      cardName: (id: string) => id,
      seatName: (seat: number) => ['Anna', 'Bruno'][seat],
    }
    const lines = LANGUAGES.map((language) =>
      layTable(speakKeyforge(language, context).names, keyforge.observe(t.position, 0)).filter((line) => /^(Anna|Bruno)/.test(line)),
    )
    expect(lines.map(([other, own]) => [/; (high tide|Flut|alta marea);/.test(other), /; (low tide|Ebbe|bassa marea);/.test(own)])).toEqual(
      [
        [true, true],
        [true, true],
        [true, true],
      ],
    )
  })
})
