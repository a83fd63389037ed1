import { Generator } from '../../../kernel/random.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Deck, House } from '../rules/index.ts'
import { identityOf } from './identity.ts'

/** What a shape of an emblem is; its colour is the client's. `house` shapes take the colour of their house. */
export type EmblemTone = 'field' | 'house' | 'charge' | 'mark' | 'core'

export interface EmblemShape {
  /** Data of an SVG path, to be filled by the even-odd rule. */
  readonly path: string
  readonly tone: EmblemTone
  readonly house?: House
}

/** A deck's sign, drawn from what is in it: shapes from back to front in a square of 100 by 100. */
export interface Emblem {
  readonly viewBox: '0 0 100 100'
  readonly shapes: readonly EmblemShape[]
}

/** Sines of 0 to 90 degrees in steps of 15, in thousandths: the sines of a machine need not be those of another. */
const SINES = [0, 259, 500, 707, 866, 966, 1000]
const CIRCLE = 24

export function emblemOf(deck: Deck): Emblem {
  const random = new Generator(identityOf(deck))
  const turn = random.below(CIRCLE / 3)
  const points = [3, 6, 8, 12][random.below(4)]
  const shapes: EmblemShape[] = [{ tone: 'field', path: drawField(random) }]
  const reach = 34 + random.below(4) * 3
  for (const [i, house] of [...deck.houses].sort().entries()) {
    shapes.push({ tone: 'house', house, path: drawSector(reach, turn + i * (CIRCLE / 3)) })
  }
  shapes.push({ tone: 'charge', path: drawStar(points, 18 + random.below(13), 6 + random.below(11), random.below(2)) })
  shapes.push({ tone: 'mark', path: drawMarks(random) })
  shapes.push({ tone: 'core', path: drawCore(random) })
  return { viewBox: '0 0 100 100', shapes }
}

/** The outline: a disc, or a polygon of six, eight or twelve sides, standing on a side or on a point. */
function drawField(random: Random): string {
  const sides = [24, 6, 8, 12][random.below(4)]
  const half = CIRCLE / sides / 2
  const turn = random.below(2) === 1 && Number.isInteger(half) ? half : 0
  return polygon(Array.from({ length: sides }, (_, i) => [48, turn + (i * CIRCLE) / sides]))
}

/** A third of the disc, with a gap to its neighbours. */
function drawSector(reach: number, from: number): string {
  const rim: Polar[] = Array.from({ length: CIRCLE / 3 - 1 }, (_, i) => [reach, from + i])
  return polygon([[4, from + CIRCLE / 6 - 1], ...rim])
}

function drawStar(points: number, outer: number, inner: number, turn: number): string {
  const step = CIRCLE / points
  return polygon(
    Array.from({ length: points }, (_, i): Polar[] => [
      [outer, turn + i * step],
      [inner, turn + i * step + Math.floor(step / 2)],
    ]).flat(),
  )
}

/** A ring of small lozenges. */
function drawMarks(random: Random): string {
  const count = [3, 4, 6, 8, 12][random.below(5)]
  const radius = 33 + random.below(9)
  const size = 2 + random.below(4)
  const turn = random.below(CIRCLE / count)
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = place([radius, turn + (i * CIRCLE) / count])
    return close([
      [x, y - size],
      [x + size, y],
      [x, y + size],
      [x - size, y],
    ])
  }).join('')
}

/** The middle: a polygon, hollow or not. */
function drawCore(random: Random): string {
  const sides = [3, 4, 6, 8, 12][random.below(5)]
  const radius = 5 + random.below(6)
  const turn = random.below(CIRCLE / sides)
  const ring = (size: number) => polygon(Array.from({ length: sides }, (_, i): Polar => [size, turn + (i * CIRCLE) / sides]))
  return random.below(2) === 0 ? ring(radius) : ring(radius) + ring(radius / 2)
}

type Polar = readonly [radius: number, direction: number]
type Point = readonly [x: number, y: number]

function polygon(points: readonly Polar[]): string {
  return close(points.map(place))
}

/** Directions count in 24ths of a circle, clockwise from the top; places are rounded to tenths. */
function place([radius, direction]: Polar): Point {
  return [round(50 + (radius * sine(direction)) / 1000), round(50 - (radius * sine(direction + 6)) / 1000)]
}

function sine(direction: number): number {
  const at = ((direction % CIRCLE) + CIRCLE) % CIRCLE
  const half = at % 12
  const value = SINES[half <= 6 ? half : 12 - half]
  return at < 12 ? value : -value
}

function close(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
