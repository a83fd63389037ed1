import { addTo, isEmptySet, nextIn, copySet, dropFrom } from '../../../../kernel/cardset.ts'
import { call, finish, jump, label, RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import type { Program } from '../../../../kernel/program.ts'
import { indexOf } from '../../../../kernel/zones.ts'
import type { Test } from '../../../../ability/language.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun, Who } from '../../../../ability/tree.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import {
  ACT,
  ACTION,
  ALLOWED,
  ANYWHERE,
  attach,
  becomeWhatEnters,
  callPlay,
  callUse,
  callUseAnyhow,
  canAttack,
  CANCELLED,
  CARDS,
  CARD_COUNT,
  code,
  collectOwn,
  collectWatchers,
  CREATURE,
  enter,
  enteringSeat,
  forbidFoes,
  giveFoe,
  hasAbility,
  hasFoeOutside,
  HIDDEN,
  hosts,
  HOUSES,
  housesInGame,
  isCreatureInPlay,
  isHalf,
  isInPlay,
  kindOfZone,
  LAST_FOE,
  layUnder,
  LINE,
  markQueue,
  mayBeUsed,
  tellName,
  NO_FOE,
  openWindow,
  askPlace,
  playObstacle,
  realCard,
  returnAbducted,
  powerOf,
  printed,
  reseatEntries,
  secondBeside,
  TRIGGER,
  typeOf,
  UPGRADE,
  useObstacle,
  askHost,
  zoneOf,
  MAX_OPTIONS,
  SET_WORDS,
  mayNest,
} from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import type { BoldWord } from '../abilities.ts'
import { BOLD } from '../abilities.ts'
import { narrow } from '../filters.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'
import { compileQuestion } from '../asking.ts'

/** Verbs that choose, play, use and fight. */

/** Chooses cards for the sentences that follow. */
export const choose = v.add('effect', 'choose', {
  compile: (c: C, noun: Noun): void => {
    c.noun(noun)
  },
  en: (t, noun) => `choose ${t.noun(noun).text}`,
  de: (t, noun) => de.does('wähle', t.noun(noun).in('acc'), 'wählen'),
  it: (t, noun) => it.does('scegli', 'scegliere', t.noun(noun).text),
})

const houseChoice = v.add<'effect', [who?: Who]>('effect', 'chooseHouse', {
  compile(c: C, who?: Who): void {
    const seats = who === undefined ? undefined : c.seats(who)
    compileQuestion(c, 'chosen', {
      name: 'choose house',
      kind: 'house',
      options(p, f, out) {
        const bits = seats === undefined ? printed.houses | housesInGame(p) : p.identity[seatOf(seats(p, f))]
        let n = 0
        for (let house = 0; house < HOUSES.length; house++) if ((bits & (1 << house)) !== 0) out[n++] = house
        return n
      },
      view: (option) => ({ verb: 'house', house: HOUSES[option] }),
      tell: (p, f, option) => tellName(p, 'chosenHouse', p.frames[f + SEAT], p.frames[f + SOURCE], HOUSES[option]),
    })
  },
  en: (t, who) => `${en.does(t.you, 'choose')} a house${who === undefined ? '' : ` on ${t.seat(who).possessive} identity card`}`,
  de(t, who) {
    const house = who === undefined ? 'eine Fraktion' : `eine Fraktion auf ${t.seat(who).possessive('Avatarkarte', 'f', 'dat')}`
    return de.acts(t.you, 'wähle', house, 'wählen')
  },
  it(t, who) {
    const house = who === undefined ? 'una Casa' : `una Casa ${t.seat(who).possessive('carta identità', 'f').with('su')}`
    return it.acts(t.you, 'scegli', 'scegliere', house)
  },
})

/** Any house, also one that nobody has: those of the sets that are here, of both identity cards and of every card in play. */
export const chooseHouse = houseChoice()
/** A house of that player's identity card. */
export const chooseHouseOf = (who: Who) => houseChoice(who)

/** Any number up to 20, or up to the highest power in play: others would do nothing. */
export const chooseNumber = v.add('effect', 'chooseNumber', {
  compile(c: C): void {
    compileQuestion(c, 'chosen', {
      name: 'choose number',
      kind: 'amount',
      options(p, _f, out) {
        let highest = 20
        for (let card = 0; card < p.state[CARD_COUNT]; card++) if (isCreatureInPlay(p, card)) highest = Math.max(highest, powerOf(p, card))
        const n = Math.min(highest + 1, MAX_OPTIONS)
        for (let i = 0; i < n; i++) out[i] = i
        return n
      },
      view: (option) => ({ verb: 'amount', amount: option }),
    })
  },
  en: () => 'choose a number',
  de: () => ({ command: 'wähle eine Zahl', infinitive: 'eine Zahl wählen' }),
  it: () => ({ command: 'scegli un numero', infinitive: 'scegliere un numero' }),
})()

/** Plays a card from wherever it is, if it may be played at all; its house does not matter (kf.use.5). */
export const playCard = verb<[noun: Noun, where?: 'anywhere']>('playCard', {
  act(c: C, block: number, noun: Noun, where?: 'anywhere') {
    const set = oneAble(c, noun, (p, f, card) => playObstacle(p, p.frames[f + SEAT], realCard(p, card)) === ALLOWED)
    c.step('play card', (p, f) => {
      const card = realCard(p, nextIn(p.frames, f + set, -1, SET_WORDS))
      const seat = p.frames[f + SEAT]
      if (card < 0 || playObstacle(p, seat, card) !== ALLOWED || !mayNest(p) || returnAbducted(p, card)) return
      const g = callPlay(p, seat, card, false)
      p.frames[g + RESULT] = block
      if (where) p.frames[g + ANYWHERE] = 1
    })
  },
  en: (t, noun, where) => `play ${t.noun(noun).text}${where ? ' anywhere in your battleline' : ''}`,
  de: (t, noun, where) =>
    de.does('spiele', `${t.noun(noun).in('acc')}${where ? ' an einer beliebigen Stelle deiner Schlachtreihe' : ''}`, 'spielen'),
  it: (t, noun, where) =>
    it.does('gioca', 'giocare', `${t.noun(noun).text}${where ? ' in un punto qualsiasi della tua linea di battaglia' : ''}`),
})

type Entry = 'ofOwners' | 'inPlaceOfSelf' | 'ready'

/** Puts a card into play under your control without playing it (kf.putinto). */
export const putIntoPlay = verb<[noun: Noun, how?: Entry]>('putIntoPlay', {
  act(c: C, block: number, noun: Noun, how?: Entry) {
    const set = c.noun(noun)
    const piles = c.pilesOf.get(set)
    // what has gone to a hidden zone meanwhile is lost to the effect, unless it named that zone (kf.leaves.7)
    const onlyOpen = noun.word === 'self' || (piles !== undefined && (piles & HIDDEN) === 0)
    const whole = c.wholeOf.get(set) ?? set
    // the one card of a round needs no round of its own
    const one = whole !== set
    const left = one ? set : c.setSlot()
    if (!one)
      c.step('to put', (p, f) => {
        copySet(p.frames, f + left, f + set, SET_WORDS)
      })
    const top = c.mark('top')
    const done = one ? undefined : c.unless('next to put', (p, f) => !isEmptySet(p.frames, f + left, SET_WORDS))
    c.step('put into play', (p, f) => {
      const next = nextIn(p.frames, f + left, -1, SET_WORDS)
      if (!one) dropFrom(p.frames, f + left, next)
      const card = realCard(p, next)
      const type = typeOf(p, card)
      // an effect that takes one half takes no creature (kf.gigantic.2)
      const second = secondBeside(p, card, f + whole, piles === 0)
      if (isInPlay(p, card) || type === ACTION || (onlyOpen && (HIDDEN & (1 << kindOfZone(p, card))) !== 0)) return
      if (isHalf(p, card) && second < 0) return
      const g = call(p, PUT, how === 'ofOwners' ? p.owner[card] : p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF])
      p.frames[g + SLOTS] = card
      if (how === 'inPlaceOfSelf') p.frames[g + PLACE] = formerPlace(p, p.frames[f + SELF], p.frames[f + SEAT]) + 1
      if (how === 'ready') p.frames[g + READY] = 1
      p.frames[g + SECOND] = second + 1
      addTo(p.frames, f + block, card)
      report(p, f, block, 1, true)
    })
    if (done === undefined) return
    c.jumpTo('more to put', top)
    done()
  },
  en: (t, noun, how) =>
    `put ${t.noun(noun).text} into play ${how === 'inPlaceOfSelf' ? `in the battleline where ${t.self} was` : `${how === 'ready' ? 'ready ' : ''}under ${how === 'ofOwners' ? 'its owner’s' : 'your'} control`}`,
  de(t, noun, how) {
    if (how === 'inPlaceOfSelf') return de.does('bringe', `${t.noun(noun).in('acc')} am Platz von ${t.selfIn('dat')} ins Spiel`, 'bringen')
    const whose = how === 'ofOwners' ? 'der Kontrolle des Besitzers' : 'deiner Kontrolle'
    return de.does('bringe', `${t.noun(noun).in('acc')} ${how === 'ready' ? 'spielbereit ' : ''}unter ${whose} ins Spiel`, 'bringen')
  },
  it: (t, noun, how) =>
    it.does(
      'metti',
      'mettere',
      `${t.noun(noun).text} in gioco ${how === 'inPlaceOfSelf' ? `al posto di ${t.self}` : `${how === 'ready' ? 'pronta ' : ''}sotto il ${how === 'ofOwners' ? 'controllo del proprietario' : 'tuo controllo'}`}`,
    ),
})

/** Where in the seat's line a card stood that has left it, by the neighbors it had; -1 when it stood elsewhere. */
function formerPlace(p: KeyforgePosition, card: number, seat: number): number {
  const zone = zoneOf(LINE, seat)
  for (let left = p.left[card], n = 0; left >= 0 && n < CARDS; left = p.left[left], n++)
    if (p.zones.of[left] === zone) return indexOf(p.zones, left) + 1
  for (let right = p.right[card], n = 0; right >= 0 && n < CARDS; right = p.right[right], n++)
    if (p.zones.of[right] === zone) return indexOf(p.zones, right)
  return -1
}

const host = label('host')
const entered = label('entered')

/** Index in the battleline where a creature goes, and 1; 0 when it is to be asked. */
const PLACE = SLOTS + 1
const READY = SLOTS + 2
/** The half of a gigantic creature that comes with the card, and 1; 0 for none. */
const SECOND = SLOTS + 3

/** Brings one card into play; the card is in the first slot. */
export const PUT: Program = code.program('put into play', 4, [
  ['becoming', (p, f) => becomeWhatEnters(p, p.frames[f + SLOTS], p.frames[f + SEAT])],
  [
    'where or not',
    (p, f) => {
      const card = p.frames[f + SLOTS]
      const seat = p.frames[f + SEAT]
      if (typeOf(p, card) === UPGRADE) {
        if (hosts(p) > 0) jump(p, f, host)
        else finish(p)
      } else if (typeOf(p, card) !== CREATURE || p.zones.length[zoneOf(LINE, enteringSeat(p, card, seat))] === 0) {
        enter(p, card, seat, -1)
        jump(p, f, entered)
      } else if (p.frames[f + PLACE] > 0 && enteringSeat(p, card, seat) === seat) {
        enter(p, card, seat, p.frames[f + PLACE] - 1)
        jump(p, f, entered)
      }
    },
  ],
  [
    'place',
    askPlace(SLOTS, (p, f, option) => {
      enter(p, p.frames[f + SLOTS], p.frames[f + SEAT], option)
      jump(p, f, entered)
    }),
  ],
  [
    host,
    askHost(SLOTS, (p, f, option) => {
      attach(p, p.frames[f + SLOTS], option, p.frames[f + SEAT])
    }),
  ],
  [
    entered,
    (p, f) => {
      if (p.frames[f + READY] !== 0) p.exhausted[p.frames[f + SLOTS]] = 0
      if (p.frames[f + SECOND] > 0) layUnder(p, p.frames[f + SECOND] - 1, p.frames[f + SLOTS])
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.enters, p.frames[f + SLOTS], p.frames[f + SEAT])
      if (typeOf(p, p.frames[f + SLOTS]) === UPGRADE) collectWatchers(p, TRIGGER.attaches, p.frames[f + SLOTS], p.frames[f + SEAT])
      openWindow(p, mark)
    },
  ],
])

/** Where one card is chosen, it is one with which it can be done: with another nothing would be (kf.ability.3). */
export function oneAble(c: C, noun: Noun, can: Test<KeyforgePosition>): number {
  const among = core.a.argsOf(noun)
  if (among === undefined) return c.noun(noun)
  const one = () => 1
  c.before = c.it
  c.it = c.choose(narrow(c, among[0], can), { min: one, max: one })
  return c.it
}

/** Can it fight, or is it stunned and would only lose that (kf.stun.4)? */
const canFight: Test<KeyforgePosition> = (p, f, card) =>
  [ACT.use, ACT.fight].some((way) => useObstacle(p, p.frames[f + SEAT], card, way) === ALLOWED)

/** Uses a card in any way that is possible; `asYours` lets the seat use a card that it does not control. */
export const use = verb<[noun: Noun, asYours?: 'asYours']>('use', {
  transitive: (_noun, asYours) => !asYours,
  act(c: C, block: number, noun: Noun, asYours?: 'asYours') {
    const set = oneAble(c, noun, (p, f, card) => mayBeUsed(p, p.frames[f + SEAT], card))
    c.step('use', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      const seat = p.frames[f + SEAT]
      if (card < 0 || !isInPlay(p, card) || (asYours === undefined && p.controller[card] !== seat) || !mayNest(p)) return
      p.frames[callUseAnyhow(p, seat, card, p.frames[f + SOURCE]) + RESULT] = block
      addTo(p.frames, f + block, card)
    })
  },
  en: (t, noun, asYours) => `use ${t.noun(noun).text}${asYours ? ' as if it were yours' : ''}`,
  de: (t, noun, asYours) => de.does('verwende', `${t.noun(noun).in('acc')}${asYours ? ', als wäre es deins' : ''}`, 'verwenden'),
  it: (t, noun, asYours) => it.does('usa', 'usare', `${t.noun(noun).text}${asYours ? ' come se fosse tuo' : ''}`),
})

/** The creature that is fought, where the effect names one. */
const namedFoe = (against: 'differentFoe' | Noun | undefined): Noun | undefined => (against === 'differentFoe' ? undefined : against)

/**
 * Fights with a creature; a stunned one loses its stun instead. `differentFoe`: never the same creature twice by this effect. A noun is the
 * creature that it fights, whatever taunt says.
 */
export const fightWith = verb<[noun: Noun, against?: 'differentFoe' | Noun]>('fightWith', {
  transitive: (_noun, against) => !against,
  act(c: C, block: number, noun: Noun, against?: 'differentFoe' | Noun) {
    const set = against === undefined ? oneAble(c, noun, canFight) : c.noun(noun)
    const different = against === 'differentFoe'
    const fought = c.setSlot()
    const given = against === undefined || different ? 0 : c.noun(against)
    c.step('fight with', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      const seat = p.frames[f + SEAT]
      p.state[LAST_FOE] = -1
      if (card < 0 || !isCreatureInPlay(p, card) || p.controller[card] !== seat || !mayNest(p)) return
      const foe = given === 0 ? -1 : nextIn(p.frames, f + given, -1, SET_WORDS)
      if (given !== 0 && foe < 0) return
      // a stunned creature is used all the same: it only loses the stun (kf.stun.3)
      const act = useObstacle(p, seat, card, ACT.use) === ALLOWED ? ACT.use : ACT.fight
      // with nobody left to fight it stays ready (kf.ready.4)
      if (act === ACT.fight) {
        const obstacle = useObstacle(p, seat, card, ACT.fight)
        if (given === 0 ? obstacle !== ALLOWED : !mayMeet(p, card, foe, obstacle)) return
        if (different && !hasFoeOutside(p, card, f + fought)) return
      }
      const g = callUse(p, seat, card, act)
      p.frames[g + RESULT] = block
      if (different) forbidFoes(p, g, f + fought)
      if (given !== 0) giveFoe(p, g, foe)
    })
    if (different) {
      c.step('fought', (p, f) => {
        const last = p.state[LAST_FOE]
        if (last >= 0) addTo(p.frames, f + fought, last)
      })
    }
  },
  en(t, noun, against) {
    const foe = namedFoe(against)
    const how = foe ? ` against ${t.noun(foe).text}, ignoring taunt` : against ? ', each time against a different creature' : ''
    return `fight with ${t.noun(noun).text}${how}`
  },
  de(t, noun, against) {
    const who = t.noun(noun).in('acc')
    const foe = namedFoe(against)
    if (foe) return de.does('lasse', `${who} gegen ${t.noun(foe).in('acc')} ohne Rücksicht auf Spott kämpfen`, 'lassen')
    const how = against ? ', jedes Mal gegen eine andere Kreatur' : ''
    return { command: `lasse ${who} kämpfen${how}`, infinitive: `${who} kämpfen lassen${how}` }
  },
  it(t, noun, against) {
    const foe = namedFoe(against)
    const how = foe ? ` contro ${t.noun(foe).text}, ignorando la Provocazione` : against ? ', ogni volta contro una creatura diversa' : ''
    return it.does('combatti', 'combattere', `con ${t.noun(noun).text}${how}`)
  },
})

/** May it be used to fight this creature, which taunt does not protect? */
function mayMeet(p: KeyforgePosition, card: number, foe: number, obstacle: number): boolean {
  if (obstacle !== ALLOWED && obstacle !== NO_FOE) return false
  return isCreatureInPlay(p, foe) && p.controller[foe] !== p.controller[card] && canAttack(p, card, foe, true)
}

/** Resolves another card's abilities of one bold word as if you controlled it; it is neither exhausted nor used. */
export const resolve = verb('resolve', {
  act(c: C, block: number, word: BoldWord, noun: Noun) {
    const trigger = TRIGGER[word]
    const set = oneAble(c, noun, (p, _f, card) => hasAbility(p, card, trigger))
    c.step('resolve', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (card < 0 || !hasAbility(p, card, trigger) || !mayNest(p)) return
      const mark = markQueue(p)
      collectOwn(p, trigger, card, 0, p.frames[f + SEAT])
      reseatEntries(p, mark, p.frames[f + SEAT])
      report(p, f, block, 1, true)
      openWindow(p, mark)
    })
  },
  en(t, word, noun) {
    const effects = `“${BOLD.en[word]}:” effects`
    return `resolve ${noun.word === 'it' ? `its ${effects}` : `the ${effects} of ${t.noun(noun).text}`} as if you controlled it`
  },
  de(t, word, noun) {
    const effects = `„${BOLD.de[word]}:“-Fähigkeiten`
    const whose = noun.word === 'it' ? `ihre ${effects}` : `die ${effects} von ${t.noun(noun).in('dat')}`
    return de.does('handle', `${whose} ab, als würdest du sie kontrollieren`, 'abhandeln')
  },
  it(t, word, noun) {
    const effects = `capacità “${BOLD.it[word]}:”`
    const whose = noun.word === 'it' ? `le sue ${effects}` : `le ${effects} di ${t.noun(noun).text}`
    return it.does('risolvi', 'risolvere', `${whose} come se la controllassi`)
  },
})

/** The fight that is about to begin does not happen. */
export const cancel = v.add('effect', 'cancel', {
  compile(c: C): void {
    c.step('cancel', (p) => {
      p.state[CANCELLED] = 1
    })
  },
  en: () => 'it does not fight; it is exhausted with no effect',
  de: () => de.statement('sie', 'kämpft', 'nicht und wird ohne Wirkung erschöpft', 'nicht kämpfen'),
  it: () => ({ command: 'non combatte: si esaurisce senza effetto', infinitive: 'non combattere' }),
})()
