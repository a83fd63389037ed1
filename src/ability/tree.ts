/**
 * The trees that cards are made of: plain data that can be compiled, read aloud in three languages, counted and sent as JSON.
 *
 * A node names a word and gives its arguments; what the word means stands in one record of the vocabulary (see `language.ts`).
 */
export type Kind = 'effect' | 'noun' | 'filter' | 'amount' | 'condition' | 'seat' | 'event' | 'ability'

export interface Node<K extends Kind = Kind> {
  readonly is: K
  readonly word: string
  readonly args: readonly Arg[]
}

export type Effect = Node<'effect'>
/** How many of what, and who picks: a creature, each artifact, it. */
export type Noun = Node<'noun'>
/** Which cards: a creature, a friendly creature, a card from your hand. */
export type Filter = Node<'filter'>
export type Amount = number | Node<'amount'>
export type Condition = Node<'condition'>
/** Which player: you, your opponent, each player, the controller of it. */
export type Who = Node<'seat'>
/** One pattern for triggers, replacement, history and "this way". */
export type EventPattern = Node<'event'>
export type Ability = Node<'ability'>

export type Arg = Node | string | number | boolean | undefined | readonly Arg[] | { readonly [name: string]: Arg }

/** Visits a node and everything below it, parents first. */
export function visit(tree: Arg, see: (node: Node) => void): void {
  if (isNode(tree)) see(tree)
  for (const part of partsOf(tree)) visit(part, see)
}

/** The parts that lead from a tree to a node in it, each by its number; undefined where it is not in there. */
export function pathTo(tree: Arg, node: Node): number[] | undefined {
  if (tree === node) return []
  for (const [i, part] of partsOf(tree).entries()) {
    const path = pathTo(part, node)
    if (path !== undefined) return [i, ...path]
  }
  return undefined
}

/** The node that a path leads to; undefined where there is none. */
export function nodeAt(tree: Arg, path: readonly number[]): Node | undefined {
  const found = path.reduce<Arg>((arg, i) => partsOf(arg)[i], tree)
  return isNode(found) ? found : undefined
}

function partsOf(arg: Arg): readonly Arg[] {
  if (typeof arg !== 'object') return NO_PARTS
  if (isNode(arg)) return arg.args
  return Array.isArray(arg) ? (arg as readonly Arg[]) : Object.values(arg)
}
const NO_PARTS: readonly Arg[] = []

export function isNode(arg: Arg): arg is Node {
  return typeof arg === 'object' && arg !== null && !Array.isArray(arg) && 'word' in arg && 'is' in arg
}
