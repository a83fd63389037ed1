import type { Program } from '../../kernel/program.ts'
import { call, finish, jump, label, SLOTS } from '../../kernel/program.ts'
import { PLACE_COUNT } from './board.ts'
import { callBattle } from './battle.ts'
import { ENEMY_ENTERS, triggers } from './catalog.ts'
import { ACTIVE, CHALLENGE, ENTERED, code, squadSize, topUnit } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { callTrigger } from './loss.ts'

/** Abilities that answer an enemy squad entering (cc.enter.2). During a battle they wait for its end, so that battles never nest. */

const PLACE = SLOTS

const next = label('next arrival')

const arrivalProgram: Program = code.program('arrivals', 1, [
  [
    next,
    (p, f) => {
      for (let place = 0; place < PLACE_COUNT; place++) {
        for (let seat = 0; seat < 2; seat++) {
          if ((p.state[ENTERED + seat] & (1 << place)) === 0) continue
          p.state[ENTERED + seat] &= ~(1 << place)
          const watcher = topUnit(p, 1 - seat, place)
          if (watcher < 0 || squadSize(p, seat, place) === 0 || triggers[ENEMY_ENTERS][p.face[watcher]] === undefined) continue
          p.frames[f + PLACE] = place
          callTrigger(p, ENEMY_ENTERS, watcher, place, 0)
          return
        }
      }
      finish(p)
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

/** Lets squads answer the units that have entered their places since the last call. */
export function callArrivals(p: CrystalClansPosition): void {
  if ((p.state[ENTERED] | p.state[ENTERED + 1]) !== 0) call(p, arrivalProgram, p.state[ACTIVE], -1, -1)
}
