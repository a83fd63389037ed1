import { addTo, isEmptySet, nextIn, copySet, dropFrom } from '../../../../kernel/cardset.ts'
import { call, finish, jump, label, RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import type { Program } from '../../../../kernel/program.ts'
import { indexOf } from '../../../../kernel/zones.ts'
import type { Test } from '../../../../ability/language.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import * as italian from '../../glossary/it.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import {
  ACT,
  ACTION,
  ALLOWED,
  attach,
  becomeWhatEnters,
  callPlay,
  callUse,
  callUseAnyhow,
  canAttack,
  CANCELLED,
  CARDS,
  code,
  collectOwn,
  collectWatchers,
  CREATURE,
  enter,
  enteringSeat,
  ENTRY,
  forbidFoes,
  giveFoe,
  hasAbility,
  hasFoeOutside,
  HIDDEN,
  hosts,
  isCreatureInPlay,
  isHalf,
  isInPlay,
  kindOfZone,
  LAST_FOE,
  layUnder,
  LINE,
  markQueue,
  mayBeUsed,
  NO_FOE,
  openWindow,
  askPlace,
  playObstacle,
  realCard,
  returnAbducted,
  reseatEntries,
  secondBeside,
  TRIGGER,
  ENTERS_ANYWHERE,
  ENTERS_STUNNED,
  typeOf,
  UPGRADE,
  useObstacle,
  askHost,
  zoneOf,
  SET_WORDS,
  mayNest,
} from '../../rules/index.ts'
import type { BoldWord } from '../abilities.ts'
import { BOLD } from '../abilities.ts'
import { vocabulary as v } from '../vocabulary.ts'
import { oneAble } from './able.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs that play, use and fight. */

/** How a creature enters that an effect plays. */
const ENTRIES = {
  anywhere: {
    en: ' anywhere in your battleline',
    de: ' an einer beliebigen Stelle deiner Schlachtreihe',
    it: () => ' in un punto qualsiasi della tua linea di battaglia',
  },
  stunned: {
    en: ', which enters play stunned',
    de: ', und zwar betäubt',
    it: (g: it.Gender) => `, che entra in gioco ${it.agree(italian.states.stunned)(g, false)}`,
  },
}

/** Plays a card from wherever it is, if it may be played at all; its house does not matter (kf.use.5). */
export const playCard = verb<[noun: Noun, how?: keyof typeof ENTRIES]>('playCard', {
  // what is chosen first is played by a sentence of its own
  transitive: (noun, how) => noun.word === 'it' && how === undefined,
  act(c: C, block: number, noun: Noun, how?: keyof typeof ENTRIES) {
    const set = oneAble(c, noun, (p, f, card) => playObstacle(p, p.frames[f + SEAT], realCard(p, card)) === ALLOWED)
    c.step('play card', (p, f) => {
      const card = realCard(p, nextIn(p.frames, f + set, -1, SET_WORDS))
      const seat = p.frames[f + SEAT]
      if (card < 0 || playObstacle(p, seat, card) !== ALLOWED || !mayNest(p) || returnAbducted(p, card)) return
      const g = callPlay(p, seat, card, false)
      p.frames[g + RESULT] = block
      if (how !== undefined) p.frames[g + ENTRY] = how === 'stunned' ? ENTERS_STUNNED : ENTERS_ANYWHERE
    })
  },
  en: (t, noun, how) => `play ${t.noun(noun).text}${how === undefined ? '' : ENTRIES[how].en}`,
  de: (t, noun, how) => de.does('spiele', `${t.noun(noun).in('acc')}${how === undefined ? '' : ENTRIES[how].de}`, 'spielen'),
  it: (t, noun, how) => it.does('gioca', 'giocare', `${t.noun(noun).text}${how === undefined ? '' : ENTRIES[how].it(t.noun(noun).gender)}`),
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
    // what was named before has resolved them, or does so at this moment
    if (noun.word === 'it') return `resolve its ${effects} an additional time`
    return `resolve the ${effects} of ${t.noun(noun).text} as if you controlled it`
  },
  de(t, word, noun) {
    const effects = `„${BOLD.de[word]}:“-Fähigkeiten`
    if (noun.word === 'it') return de.does('handle', `ihre ${effects} ein weiteres Mal`, 'abhandeln', 'ab')
    return de.asIf(de.does('handle', `die ${effects} von ${t.noun(noun).in('dat')}`, 'abhandeln', 'ab'), 'würdest du sie kontrollieren')
  },
  it(t, word, noun) {
    const effects = `abilità “${BOLD.it[word]}:”`
    if (noun.word === 'it') return it.does('risolvi', 'risolvere', `le sue ${effects} una volta in più`)
    return it.does('risolvi', 'risolvere', `le ${effects} di ${t.noun(noun).text} come se la controllassi`)
  },
})

/** The fight that is about to begin does not happen. */
export const cancel = v.add('effect', 'cancel', {
  compile(c: C): void {
    c.step('cancel', (p) => {
      p.state[CANCELLED] = 1
    })
  },
  en: () => 'that creature does not fight; it is exhausted with no effect',
  de: () => de.statement('jene Kreatur', 'kämpft', 'nicht und wird ohne Wirkung erschöpft', 'nicht kämpfen'),
  it: () => ({ command: 'quella creatura non combatte: si esaurisce senza effetto', infinitive: 'non combattere' }),
})()
