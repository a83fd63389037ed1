interface Mark {
  readonly x: number
  readonly y: number
}

/** Heights of round marks along a curve, so that none lies over another one: the first keep their place, those that come later make room. */
export function spreadMarks(marks: readonly Mark[], width: number, top: number, bottom: number): number[] {
  const placed: Mark[] = []
  for (const { x, y } of marks) {
    const wanted = Math.min(bottom, Math.max(top, y))
    // half a mark at a time, above before below
    const heights = Array.from({ length: 40 }, (_, at) => wanted + (at % 2 === 1 ? -1 : 1) * Math.ceil(at / 2) * (width / 2))
    const isFree = (height: number) => placed.every((other) => Math.hypot(other.x - x, other.y - height) >= width)
    placed.push({ x, y: heights.find((height) => height >= top && height <= bottom && isFree(height)) ?? wanted })
  }
  return placed.map(({ y }) => y)
}
