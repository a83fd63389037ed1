// What can be told apart without its colour: pictures of small signs, compared by their shapes alone.
import type { Page } from 'playwright-core'

/** Signs that mean different things where they look different: what is looked for, and the class that says which of them one is. */
export interface Signs {
  readonly selector: string
  readonly kind: RegExp
  readonly least: number
  /** The part of it that tells the difference; without it, all. */
  readonly inner?: string
}

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const

/** Shows the page as somebody with another colour vision sees it, one after the other. */
export async function withEachVision(page: Page, look: (vision: string) => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const type of DEFICIENCIES) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type })
    await look(type)
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  await session.detach()
}

/** Pairs of different signs whose pictures, without colour and in the same light, differ in less than this share of their points. */
export async function alike(page: Page, { selector, kind, least, inner }: Signs, share: number): Promise<string[]> {
  const kinds = new Map<string, string>()
  for (const sign of await page.locator(selector).all()) {
    const name = (await sign.getAttribute('class'))?.match(kind)?.[0]
    if (name === undefined || kinds.has(name) || !(await sign.isVisible())) continue
    kinds.set(name, (await (inner === undefined ? sign : sign.locator(inner).first()).screenshot()).toString('base64'))
  }
  if (kinds.size < least) return [`only ${[...kinds.keys()].join(', ')} of ${selector}`]
  return page.evaluate(
    async ({ signs, share: most }) => {
      const SIDE = 24
      const shapes: [string, number[]][] = []
      for (const [name, picture] of signs) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d')!
        context.drawImage(bitmap, 0, 0, SIDE, SIDE)
        const { data } = context.getImageData(0, 0, SIDE, SIDE)
        const lights = Array.from(
          { length: SIDE * SIDE },
          (_, at) => 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2],
        )
        const [dark, light] = [Math.min(...lights), Math.max(...lights)]
        shapes.push([name, lights.map((one) => (one - dark) / Math.max(1, light - dark))])
      }
      const found: string[] = []
      for (const [at, [name, shape]] of shapes.entries())
        for (const [other, otherShape] of shapes.slice(at + 1)) {
          const differing = shape.filter((one, point) => Math.abs(one - otherShape[point]) > 0.35).length / (SIDE * SIDE)
          if (differing < most) found.push(`${name} and ${other} differ in ${Math.round(1000 * differing) / 10} % only`)
        }
      return found
    },
    { signs: [...kinds], share },
  )
}
