import { describeTable } from './tables.ts'
import { describeChance } from './train.ts'
import type { Trained } from './train.ts'

/** What came of a training, for people. */
export function makeReport({ wishes, moments, digests, calibration, verdicts, cost }: Trained): string[] {
  const { seats, games, loss, lossBefore, bands } = calibration
  const lines = [
    `${wishes.game}: ${wishes.games} games, ${moments} moments, digest of the data ${digests.data}, of the weights ${digests.weights}`,
    `log loss of ${seats} odds in ${games} games that were held out: ${loss.toFixed(4)}, of the evaluation ${lossBefore.toFixed(4)}`,
  ]
  bands.forEach(({ seats: n, predicted, won }, band) => {
    if (n > 0) lines.push(`  ${band * 10} to ${band * 10 + 10} %: ${n} odds, mean ${percent(predicted)}, won ${percent(won)}`)
  })
  verdicts.forEach(({ games: n, share, even, interval, chance, unfinished, milliseconds, wins }, i) => {
    lines.push(
      `${describeTable(wishes.tables[i])}, ${wishes.iterations} iterations each: ${percent(share)} [${percent(interval.low)}, ${percent(interval.high)}] ` +
        `of ${n} games (equals ${percent(even)}), ${describeChance(chance)}, ${wins ? 'better' : 'not proved to be better'}, ` +
        `${unfinished} unfinished, ${milliseconds[0].toFixed(2)} ms a decision against ${milliseconds[1].toFixed(2)}`,
    )
  })
  lines.push(`a judgement takes ${cost[0].toFixed(2)} µs, the evaluation ${cost[1].toFixed(2)} µs`)
  return lines
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
