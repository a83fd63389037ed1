import type { OptionView } from '../../kernel/decision.ts'
import { nameSeat } from '../names.ts'
import { settings } from '../settings.svelte.ts'
import type { TableSpec } from '../table.ts'
import { actionOfSubject, actionSubject, isAction } from './actions.ts'
import { controllerOf, CRYSTALS_TO_WIN, mySeat, namePlace, sayMarker, tableNow, theirSeat } from './now.ts'
import { placeOfOption, placeOfSubject, placeSubject, rowsNow } from './places.ts'
import { saySquad } from './sentence.ts'
import type { SeatView } from './view.ts'
import { clansWords } from './words.ts'

function sumOf(seat: SeatView): string {
  const words = clansWords(settings.language)
  const parts = [words.captured(seat.crystals.length, CRYSTALS_TO_WIN), `${words.piles.hand}: ${seat.handCount}`]
  for (const squad of tableNow().squads.filter((found) => found.seat === seat.seat)) {
    parts.push(`${namePlace(squad.place)}: ${saySquad(words, squad)}`)
  }
  return `${nameSeat(seat.seat)}: ${parts.join('; ')}.`
}

const subjectOfPlace = (view: OptionView): number => {
  const place = placeOfOption(view.place)
  return place === undefined ? -1 : placeSubject(place.id)
}

export const spec: TableSpec = {
  order() {
    const { squads, seat, row, seats, shown } = tableNow()
    const places = rowsNow().flat()
    const units = places.flatMap(({ id }) => squads.filter(({ place }) => place === id).flatMap((squad) => squad.units))
    return [...units, ...row, ...shown, ...(seats[seat].hand ?? []), ...seats[seat].discard].map(({ card }) => card)
  },
  subjects(view) {
    const { verb, card } = view
    const subjects = isAction(verb) ? [actionSubject(verb)] : []
    if (card !== undefined && card >= 0) subjects.push(card)
    const place = placeOfOption(view.place)
    if (place === undefined) return subjects
    subjects.push(placeSubject(place.id))
    if (verb === 'summon-at') for (const unit of tableNow().summons) if (unit.places.includes(place.id)) subjects.push(unit.card)
    return subjects
  },
  aim(view) {
    if (view.target !== undefined) return view.target
    return view.verb === 'claim-free' ? (view.card ?? -1) : subjectOfPlace(view)
  },
  goal: (view) => (view.verb === 'claim' ? (view.card ?? -1) : subjectOfPlace(view)),
  closing: ['no-battle'],
  tall: true,
  rowLength: () => 0,
  waste: () => [],
  wishes(subject, zone): OptionView[] {
    const action = actionOfSubject(subject)
    const { places, seat } = tableNow()
    const place = places.indexOf(placeOfSubject(subject)!)
    const home = places.findIndex(({ owner }) => owner === seat)
    if (action === 'summon-at') return [{ verb: 'summon-at', place: home }]
    if (action !== undefined) return [{ verb: action }]
    if (place >= 0) return tableNow().decision?.kind === 'main' ? [{ verb: 'activate', place }] : [{ verb: 'move', place }]
    if (tableNow().decision?.kind !== 'main') return [{ verb: 'target', target: subject }]
    if (zone === 'crystals') return [{ verb: 'claim', card: subject }]
    if (zone === 'captured') return [{ verb: 'flip', card: subject }]
    return [{ verb: 'summon-at', place: home, card: subject }]
  },
  say() {
    const zones = tableNow().places.flatMap(({ id, kind }) => {
      const seat = controllerOf(id)
      return kind !== 'crystal' || seat === undefined ? [] : [`${namePlace(id)}: ${nameSeat(seat)}`]
    })
    return [sayMarker(), sumOf(mySeat()), sumOf(theirSeat()), zones.join(', ')].join(' ')
  },
  zones: { h: 'hand', b: 'board', o: 'board', c: 'crystals', a: 'actions', l: 'log' },
  letter({ verb }) {
    if (verb === 'activate') return 'A'
    if (verb === 'summon-at') return 'S'
    if (verb === 'claim') return 'C'
    if (verb === 'replenish') return 'R'
    return verb === 'raid' ? 'I' : undefined
  },
  first: () => mySeat().hand?.[0] ?? tableNow().row[0],
  inspector: () => import('./Inspector.svelte'),
  piles: () => import('./Piles.svelte'),
}
