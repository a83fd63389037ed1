// The jobs into which long commands are split. A job and what comes of it are plain data, and the same comes of it on every machine.
import { titles } from '../games/index.ts'
import { judgePart } from './analyse.ts'
import type { AnalyseJob } from './analyse.ts'
import { playDeals } from './arena.ts'
import type { ArenaJob } from './arena.ts'
import { tallyJob } from './balance.ts'
import type { BalanceJob } from './balance.ts'
import { playRound } from './ladder.ts'
import type { LadderJob } from './ladder.ts'
import { playLeagueJob } from './league.ts'
import type { LeagueJob } from './league.ts'
import { mineGames } from './mine.ts'
import type { MineJob } from './mine.ts'
import { playJob } from './rate.ts'
import type { RateJob } from './rate.ts'
import { playGames } from './simulate.ts'
import type { SimulateJob } from './simulate.ts'

export type Job = RateJob | BalanceJob | SimulateJob | ArenaJob | LeagueJob | LadderJob | MineJob | AnalyseJob

/** Does the job of a thread. */
export function doJob(job: Job): unknown {
  // a job that names none is played with the designed cards
  if ('game' in job) titles.get(job.game)?.ownBox?.bring(job)
  switch (job.kind) {
    case 'rate':
      return playJob(job)
    case 'balance':
      return tallyJob(job)
    case 'simulate':
      return playGames(job)
    case 'arena':
      return playDeals(job)
    case 'league':
      return playLeagueJob(job)
    case 'ladder':
      return playRound(job)
    case 'mine':
      return mineGames(job)
    case 'analyse':
      return judgePart(job)
  }
}
