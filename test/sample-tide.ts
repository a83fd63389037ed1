import { loadCards } from '../src/games/keyforge/sets/catalog.ts'
import { definitionById } from '../src/games/keyforge/rules/index.ts'
import {
  Action,
  Artifact,
  Creature,
  after,
  armor,
  asLongAs,
  atStart,
  brobnar,
  cannot,
  creature,
  draw,
  each,
  eachPlayer,
  friendly,
  gain,
  gains,
  ifYouDo,
  not,
  opponent,
  otherwise,
  play,
  power,
  raisesTide,
  raiseTide,
  resetTide,
  restOfTurn,
  self,
  skirmish,
  thatPlayer,
  tideHigh,
  tideHighFor,
  tideLow,
  when,
  you,
} from '../src/games/keyforge/words/index.ts'

/** Made-up cards for the tests of the tide: one mechanism each. */
const faces = [
  Action('sample-wave', 'Wave', brobnar, {}, play(ifYouDo(raiseTide(), gain(1)))),
  Action('sample-gift', 'Gift', brobnar, {}, play(raiseTide(opponent))),
  Action('sample-turn', 'Turn', brobnar, {}, play(when(tideHigh, raiseTide(opponent), otherwise(raiseTide())))),
  Action('sample-calm', 'Calm', brobnar, {}, play(resetTide, restOfTurn(cannot('raiseTide', eachPlayer)))),
  Creature(
    'sample-swimmer',
    'Swimmer',
    brobnar,
    { power: 3 },
    asLongAs(tideHigh, power(+2, self), armor(+1, self)),
    asLongAs(tideLow, gains(self, skirmish)),
  ),
  Creature('sample-drifter', 'Drifter', brobnar, { power: 3 }, asLongAs(tideLow, power(-3, each(friendly(creature))))),
  Creature('sample-watcher', 'Watcher', brobnar, { power: 3 }, after(raisesTide(you), gain(1)), after(raisesTide(opponent), gain(2))),
  Creature('sample-lookout', 'Lookout', brobnar, { power: 3 }, after(raisesTide(eachPlayer), draw(1))),
  Artifact('sample-buoy', 'Buoy', brobnar, {}, atStart(eachPlayer, when(tideHighFor(thatPlayer), gain(1, thatPlayer)))),
  Artifact('sample-dam', 'Dam', brobnar, {}, cannot('raiseTide', opponent)),
  Action('sample-shore', 'Shore', brobnar, {}, play(when(not(tideHigh), gain(1)))),
  Creature('sample-harbinger', 'Harbinger', brobnar, { power: 3, anomaly: true }, asLongAs(tideLow, cannot('use', self))),
]

/** Loads them once. */
export function loadTide(): void {
  if (!definitionById.has(faces[0].id)) loadCards(faces)
}
