import type { Samples } from './samples.ts'
import { isHeldOut } from './fit.ts'

/** How odds and results agree: in bands of ten per cent. */
export interface Calibration {
  /** Seats at moments of games that were held out. */
  readonly seats: number
  readonly games: number
  /** Mean log loss for each seat; that of whoever knows nothing is 0.693 with two sides. */
  readonly loss: number
  /** The same of the judgement in use, by the slope that fits the other games best. */
  readonly lossBefore: number
  readonly bands: readonly Band[]
}

export interface Band {
  readonly seats: number
  readonly predicted: number
  readonly won: number
}

/** Odds against results in the games that were held out. `shares` gives the seats of a moment theirs. */
export function calibrate(samples: Samples, slope: number, shares: (moment: number, out: Float64Array) => number): Calibration {
  const out = new Float64Array(8)
  const bands = Array.from({ length: 10 }, () => ({ seats: 0, predicted: 0, won: 0 }))
  const games = new Set<number>()
  let [seats, loss, before] = [0, 0, 0]
  for (let moment = 0; moment < samples.moments; moment++) {
    if (!isHeldOut(samples.game[moment])) continue
    games.add(samples.game[moment])
    const start = samples.firstSeat[moment]
    const count = shares(moment, out)
    const even = evenOdds(samples, moment)
    for (let seat = 0; seat < count; seat++) {
      const won = samples.share[start + seat]
      loss += logLoss(won, out[seat])
      before += logLoss(won, logistic(slope * samples.judged[start + seat] + even))
      const band = bands[Math.min(9, Math.floor(out[seat] * 10))]
      band.seats++
      band.predicted += out[seat]
      band.won += won
      seats++
    }
  }
  return {
    seats,
    games: games.size,
    loss: loss / seats,
    lossBefore: before / seats,
    bands: bands.map(({ seats: n, predicted, won }) => ({ seats: n, predicted: predicted / n, won: won / n })),
  }
}

/** The slope of the logistic curve that makes the results of the judgement in use most likely (Newton's method). */
export function fitSlope(samples: Samples): number {
  let slope = 0.05
  for (let round = 0; round < 40; round++) {
    let [rise, curve] = [0, 1e-9]
    for (let moment = 0; moment < samples.moments; moment++) {
      if (isHeldOut(samples.game[moment])) continue
      const even = evenOdds(samples, moment)
      for (let seat = samples.firstSeat[moment]; seat < samples.firstSeat[moment + 1]; seat++) {
        const x = samples.judged[seat]
        const q = logistic(slope * x + even)
        rise += (samples.share[seat] - q) * x
        curve += q * (1 - q) * x * x
      }
    }
    const step = rise / curve
    // a step from far off may go too far
    slope = Math.max(slope / 2, Math.min(slope * 2, slope + step))
    if (Math.abs(step) < 1e-9) break
  }
  return slope
}

/** Log odds of one of the sides that are left. */
function evenOdds({ firstSeat, side }: Samples, moment: number): number {
  const sides = new Set(side.slice(firstSeat[moment], firstSeat[moment + 1])).size
  return sides > 1 ? -Math.log(sides - 1) : 0
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

function logLoss(won: number, predicted: number): number {
  const q = Math.min(1 - 1e-9, Math.max(1e-9, predicted))
  return -won * Math.log(q) - (1 - won) * Math.log(1 - q)
}
