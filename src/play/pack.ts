// Plain values for the way from a worker to its page: names of fields and long texts stand there once, however often they occur.

/** A value, and the names of fields that things in it have. */
export interface Packed {
  readonly shapes: readonly (readonly string[])[]
  /** A list begins with `LIST`, a text said before with `SAID` and its number, a thing with the number of its shape and then its values. */
  readonly value: unknown
}

const LIST = -1
const SAID = -2
/** A text of this length or more is said once. */
const LONG = 12

/** A field that is undefined counts as one that is not there. */
export function pack(value: unknown): Packed {
  const shapes: string[][] = []
  const numbers = new Map<string, number>()
  const said = new Map<string, number>()
  const say = (text: string): unknown => {
    if (text.length < LONG) return text
    const number = said.get(text)
    if (number !== undefined) return [SAID, number]
    said.set(text, said.size)
    return text
  }
  const lay = (one: unknown): unknown => {
    if (typeof one === 'string') return say(one)
    if (typeof one !== 'object' || one === null) return one
    const laid: unknown[] = [LIST]
    if (Array.isArray(one)) {
      for (const item of one) laid.push(lay(item))
      return laid
    }
    const names: string[] = []
    for (const name in one) {
      const field = (one as Record<string, unknown>)[name]
      if (field === undefined) continue
      names.push(name)
      laid.push(lay(field))
    }
    // no name of a field has an end of a line
    const shape = names.join('\n')
    let number = numbers.get(shape)
    if (number === undefined) {
      number = shapes.push(names) - 1
      numbers.set(shape, number)
    }
    laid[0] = number
    return laid
  }
  const laid = lay(value)
  return { shapes, value: laid }
}

export function unpack({ shapes, value }: Packed): unknown {
  const said: string[] = []
  const lift = (one: unknown): unknown => {
    if (typeof one === 'string' && one.length >= LONG) said.push(one)
    if (!Array.isArray(one)) return one
    const [number, ...values] = one as [number, ...unknown[]]
    if (number === SAID) return said[values[0] as number]
    const lifted = values.map(lift)
    return number === LIST ? lifted : Object.fromEntries(shapes[number].map((name, i) => [name, lifted[i]]))
  }
  return lift(value)
}
