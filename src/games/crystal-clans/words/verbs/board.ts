import { clearSet, isEmptySet, nextIn } from '../../../../kernel/cardset.ts'
import { SEAT, skip } from '../../../../kernel/program.ts'
import type { Compiler } from '../../../../ability/compile.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { moveUnits, writePlaces } from '../../activate.ts'
import { HOME, NEXT_TO, PLACE_COUNT } from '../../board.ts'
import { hasSquad, squadSize } from '../../layout.ts'
import type { CrystalClansPosition } from '../../layout.ts'
import { enter } from '../../movement.ts'
import { reform, trim } from '../../squad.ts'
import { summonFree } from '../../summon.ts'
import { replenish } from '../../turn.ts'
import { destinations, summonPlaces } from '../../values.ts'
import { placeAbout } from '../nouns.ts'
import { vocabulary } from '../vocabulary.ts'

type P = CrystalClansPosition
type C = Compiler<P>

/** Verbs of squads on the board. */

/** Puts units below a squad without summoning them. For `squad` there must be one, for `zone` it may be founded. */
export const placeHere = vocabulary.add('effect', 'placeHere', {
  compile(c: C, noun: Noun, where: 'squad' | 'zone') {
    const isPossible = (p: P, f: number) => where === 'zone' || hasSquad(p, p.frames[f + SEAT], placeAbout(p, f))
    const skip = c.unless('squad here', isPossible)
    const before = c.demands.length
    const set = c.noun(noun)
    const exists = c.demands[before]
    if (exists !== undefined) c.demands[before] = (p, f) => isPossible(p, f) && exists(p, f)
    c.step('place', (p, f) => {
      const seat = p.frames[f + SEAT]
      const place = placeAbout(p, f)
      if (isEmptySet(p.frames, f + set)) return
      for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) enter(p, card, place)
      clearSet(p.frames, f + set)
      reform(p, seat, place)
    })
    c.step('squad limit', (p) => trim(p))
    skip()
  },
  en: (t, noun, where) => `place ${t.noun(noun).text} ${where === 'squad' ? 'in this squad' : 'in this zone'}`,
  de: (t, noun, where) =>
    de.does('platziere', `${t.noun(noun).in('acc')} in diesem ${where === 'squad' ? 'Trupp' : 'Gebiet'}`, 'platzieren'),
  it: (t, noun, where) => it.does('piazza', 'piazzare', `${t.noun(noun).text} in questa ${where === 'squad' ? 'squadra' : 'zona'}`),
})

/** Summons without cost; the place is asked for when there are several. */
export const summonForFree = vocabulary.add('effect', 'summonForFree', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    const goal = c.slot()
    const places = (p: P, f: number) => summonPlaces(p, p.frames[f + SEAT], nextIn(p.frames, f + set, -1))
    const end = c.unless('anything to summon', (p, f) => !isEmptySet(p.frames, f + set))
    c.step('home', (p, f) => {
      const mask = places(p, f)
      p.frames[f + goal] = HOME[p.frames[f + SEAT]]
      if ((mask & (mask - 1)) === 0) skip(p, f)
    })
    c.code.ask('where', {
      kind: 'place',
      rule: 'cc.summon.3',
      seat: c.binding.deciderOf,
      options: (p, f, out) => writePlaces(places(p, f), out),
      answer(p, f, option) {
        p.frames[f + goal] = option
      },
      view: (_p, _f, option) => ({ verb: 'place', place: option }),
    })
    c.step('summon', (p, f) => summonFree(p, p.frames[f + SEAT], nextIn(p.frames, f + set, -1), p.frames[f + goal]))
    end()
  },
  en: (t, noun) => `summon ${t.noun(noun).text} without paying`,
  de: (t, noun) => de.does('beschwöre', `${t.noun(noun).in('acc')} ohne Bezahlung`, 'beschwören'),
  it: (t, noun) => it.does('evoca', 'evocare', `${t.noun(noun).text} senza pagare`),
})

export const sendHome = vocabulary.add('effect', 'sendHome', {
  compile(c: C) {
    c.step('send home', (p, f) => sendEnemy(p, f, HOME[1 - p.frames[f + SEAT]]))
    c.step('squad limit', (p) => trim(p))
  },
  en: () => 'place the enemy squad in its home zone',
  de: () => de.does('platziere', 'den feindlichen Trupp in seinem Heimatgebiet', 'platzieren'),
  it: () => it.does('piazza', 'piazzare', 'la squadra nemica nella sua zona natale'),
})()

export const sendAside = vocabulary.add('effect', 'sendAside', {
  compile(c: C) {
    const free = (p: P, f: number) => {
      const enemy = 1 - p.frames[f + SEAT]
      let mask = NEXT_TO[placeAbout(p, f)]
      for (let place = 0; place < PLACE_COUNT; place++) if (squadSize(p, enemy, place) > 0) mask &= ~(1 << place)
      return hasSquad(p, enemy, placeAbout(p, f)) ? mask : 0
    }
    const none = c.unless('room beside', (p, f) => free(p, f) !== 0)
    c.code.ask('where', {
      kind: 'place',
      rule: 'cc.ability.5',
      seat: c.binding.deciderOf,
      options: (p, f, out) => writePlaces(free(p, f), out),
      answer: sendEnemy,
      view: (_p, _f, option) => ({ verb: 'place', place: option }),
    })
    none()
  },
  en: () => 'place the enemy squad in an adjacent zone without another squad of its owner',
  de: () => de.does('platziere', 'den feindlichen Trupp in einem benachbarten Gebiet ohne weiteren Trupp seines Besitzers', 'platzieren'),
  it: () => it.does('piazza', 'piazzare', 'la squadra nemica in una zona adiacente senza altre squadre del suo proprietario'),
})()

function sendEnemy(p: P, f: number, to: number): void {
  const enemy = 1 - p.frames[f + SEAT]
  const place = placeAbout(p, f)
  if (place !== to && hasSquad(p, enemy, place)) moveUnits(p, enemy, place, to, -1)
}

export const march = vocabulary.add('effect', 'march', {
  compile(c: C) {
    const reached = (p: P, f: number) =>
      squadSize(p, p.frames[f + SEAT], placeAbout(p, f)) === 0
        ? 0
        : destinations(p, p.frames[f + SEAT], placeAbout(p, f)) & NEXT_TO[placeAbout(p, f)]
    c.demands.push((p, f) => reached(p, f) !== 0)
    const none = c.unless('can march', (p, f) => reached(p, f) !== 0)
    c.code.ask('where', {
      kind: 'place',
      rule: 'cc.move.1',
      seat: c.binding.deciderOf,
      options: (p, f, out) => writePlaces(reached(p, f), out),
      answer: (p, f, option) => moveUnits(p, p.frames[f + SEAT], placeAbout(p, f), option, -1),
      view: (_p, _f, option) => ({ verb: 'move', place: option }),
    })
    c.step('squad limit', (p) => trim(p))
    none()
  },
  en: () => 'move this squad one zone',
  de: () => de.does('bewege', 'diesen Trupp um ein Gebiet', 'bewegen'),
  it: () => it.does('muovi', 'muovere', 'questa squadra di una zona'),
})()

export const replenishFree = vocabulary.add('effect', 'replenishFree', {
  compile(c: C) {
    c.step('replenish', (p, f) => replenish(p, p.frames[f + SEAT], 0))
  },
  en: () => 'take a replenish action without paying',
  de: () => de.does('führe', 'ohne Bezahlung eine Auffrischaktion', 'durchführen', 'durch'),
  it: () => it.does('esegui', 'eseguire', 'un’azione di rifornimento senza pagare'),
})()
