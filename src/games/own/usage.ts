import { isNode, visit } from '../../ability/tree.ts'
import type { Arg, Node } from '../../ability/tree.ts'
import { editDistance } from '../../kernel/spelling.ts'
import type { TreeFault } from './fault.ts'
import { quote } from './quote.ts'

/** Deeper than the trees of any card. */
const DEEPEST = 10
/** Numbers on cards. */
const LEAST = -20
const MOST = 99

interface Place {
  readonly shapes: Set<string>
  readonly texts: Set<string>
}

interface Use {
  readonly is: string
  readonly places: Place[]
  least: number
}

/** A fault, and where in the tree: `.args[1]`. */
export interface FoundFault {
  readonly at: string
  readonly tree: TreeFault
}

/**
 * How the designed cards of a game use its words. A tree from outside may use them in the same way: what the compiler of cards checks by
 * types is checked by this.
 */
export class Usage {
  private readonly uses = new Map<string, Use>()
  /** Words of the game that stand in trees as texts, such as all moons: where one of them may stand, all may. */
  private readonly terms: readonly (readonly string[])[]

  constructor(trees: readonly Arg[], terms: readonly (readonly string[])[]) {
    this.terms = terms
    visit(trees, (node) => this.take(node))
  }

  /** What is wrong with a tree from outside; undefined when it is sound. */
  check(value: unknown, kind: string, at = '', depth = 0): FoundFault | undefined {
    if (depth > DEEPEST) return { at, tree: { is: 'deep' } }
    if (!isPlainNode(value)) return { at, tree: { is: 'node', found: quote(value) } }
    const use = this.uses.get(value.word)
    if (use === undefined) return { at, tree: { is: 'word', word: quote(value.word), near: this.near(value.word, kind) } }
    if (use.is !== kind || value.is !== use.is)
      return { at, tree: { is: 'kind', found: `${quote(value.word)} (${use.is}, is: ${quote(value.is)})`, wanted: [kind] } }
    const { length } = value.args
    if (length < use.least || length > use.places.length)
      return { at, tree: { is: 'args', word: quote(value.word), from: use.least, to: use.places.length, found: length } }
    for (let i = 0; i < length; i++) {
      const fault = this.checkPlace(value.args[i], use.places[i], `${at}.args[${i}]`, depth)
      if (fault !== undefined) return fault
    }
    return undefined
  }

  private checkPlace(value: unknown, { shapes, texts }: Place, at: string, depth: number): FoundFault | undefined {
    const shape = shapeOf(value)
    if (!shapes.has(shape)) return { at, tree: { is: 'kind', found: isPlainNode(value) ? shape : quote(value), wanted: [...shapes] } }
    if (shape === 'number' && !(Number.isInteger(value) && (value as number) >= LEAST && (value as number) <= MOST))
      return { at, tree: { is: 'kind', found: quote(value), wanted: [`${LEAST}…${MOST}`] } }
    if (shape === 'text') {
      const known = this.terms.find((terms) => [...texts].some((text) => terms.includes(text))) ?? [...texts]
      if (!known.includes(value as string)) return { at, tree: { is: 'kind', found: quote(value), wanted: known.map((one) => `"${one}"`) } }
    }
    return isPlainNode(value) ? this.check(value, value.is, at, depth + 1) : undefined
  }

  private take({ is, word, args }: Node): void {
    const use = this.uses.get(word) ?? { is, places: [], least: args.length }
    this.uses.set(word, use)
    use.least = Math.min(use.least, args.length)
    for (const [i, arg] of args.entries()) {
      use.places[i] ??= { shapes: new Set(), texts: new Set() }
      use.places[i].shapes.add(shapeOf(arg))
      if (typeof arg === 'string') use.places[i].texts.add(arg)
    }
  }

  private near(word: string, kind: string): string[] {
    return [...this.uses].flatMap(([other, { is }]) => (is === kind && editDistance(word.slice(0, 40), other, 3) < 3 ? [other] : []))
  }
}

/** What stands at a place: the kind of a word, or what else it is. */
function shapeOf(value: unknown): string {
  if (isPlainNode(value)) return value.is
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'object') return typeof value
  return isNames(value) ? 'names' : 'object'
}

function isPlainNode(value: unknown): value is Node {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isNode(value as Arg)) return false
  const { is, word, args, ...rest } = value as Record<string, unknown>
  return typeof is === 'string' && typeof word === 'string' && Array.isArray(args) && Object.keys(rest).length === 0
}

/** A name in each language. */
export function isNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { en, de, it, ...rest } = value as Record<string, unknown>
  return [en, de, it].every(isOwnName) && Object.keys(rest).length === 0
}

/** A text that can stand on a card. */
export function isOwnName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 60 && !/[\p{C}\u2028\u2029]/u.test(value)
}
