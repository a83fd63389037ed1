import type { Program } from '../../kernel/program.ts'
import { call, finish, jump, label, skip, SLOTS } from '../../kernel/program.ts'
import { PLACE_COUNT } from './board.ts'
import { callBattle } from './battle.ts'
import { ENEMY_ENTERS, triggers } from './catalog.ts'
import { ACTIVE, CHALLENGE, ENTERED, code, ownerOf, placeOf, squadSize, topUnit } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { ascending } from './squad.ts'
import { callTrigger } from './trigger.ts'

/** Abilities that answer an enemy squad entering (cc.enter.2). During a battle they wait for its end, so that battles never nest. */

const PLACE = SLOTS

const next = label('next arrival')

const arrivalProgram: Program = code.program('arrivals', 1, [
  [
    next,
    (p, f) => {
      let watchers = 0
      let last = -1
      for (let place = 0; place < PLACE_COUNT; place++) {
        for (let seat = 0; seat < 2; seat++) {
          const watcher = watcherOf(p, seat, place)
          if (watcher < 0) p.state[ENTERED + seat] &= ~(1 << place)
          else {
            watchers++
            last = watcher
          }
        }
      }
      if (watchers === 0) finish(p)
      else if (watchers === 1) {
        answerArrival(p, f, last)
        skip(p, f)
      }
    },
  ],
  [
    'which first',
    {
      kind: 'order',
      rule: 'cc.ability.4',
      seat: (p) => p.state[ACTIVE],
      options(p, _f, out) {
        let n = 0
        for (let place = 0; place < PLACE_COUNT; place++) {
          for (let seat = 0; seat < 2; seat++) {
            const watcher = watcherOf(p, seat, place)
            if (watcher >= 0) out[n++] = watcher
          }
        }
        return ascending(out, n)
      },
      answer: answerArrival,
      view: (_p, _f, option) => ({ verb: 'order', target: option }),
    },
  ],
  [
    'battle that was given',
    (p, f) => {
      const challenger = p.state[CHALLENGE]
      const place = p.frames[f + PLACE]
      p.state[CHALLENGE] = 0
      jump(p, f, next)
      if (challenger > 0 && squadSize(p, 0, place) > 0 && squadSize(p, 1, place) > 0) callBattle(p, place, challenger - 1)
    },
  ],
])

/** The unit that answers the squad which has entered the place, -1 for none. */
function watcherOf(p: CrystalClansPosition, seat: number, place: number): number {
  if ((p.state[ENTERED + seat] & (1 << place)) === 0 || squadSize(p, seat, place) === 0) return -1
  const watcher = topUnit(p, 1 - seat, place)
  return watcher < 0 || triggers[ENEMY_ENTERS][p.face[watcher]] === undefined ? -1 : watcher
}

function answerArrival(p: CrystalClansPosition, f: number, watcher: number): void {
  const place = placeOf(p, watcher)
  p.state[ENTERED + 1 - ownerOf(watcher)] &= ~(1 << place)
  p.frames[f + PLACE] = place
  callTrigger(p, ENEMY_ENTERS, watcher, place, 0)
}

/** Lets squads answer the units that have entered their places since the last call. */
export function callArrivals(p: CrystalClansPosition): void {
  if ((p.state[ENTERED] | p.state[ENTERED + 1]) !== 0) call(p, arrivalProgram, p.state[ACTIVE], -1, -1)
}
