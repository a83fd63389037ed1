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
export function visit(node: Arg, see: (node: Node) => void): void {
  if (node === undefined || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const item of node) visit(item, see)
    return
  }
  const object = node as Node | { readonly [name: string]: Arg }
  if (isNode(object)) {
    see(object)
    for (const arg of object.args) visit(arg, see)
  } else for (const value of Object.values(object)) visit(value, see)
}

export function isNode(arg: Arg): arg is Node {
  return typeof arg === 'object' && arg !== null && !Array.isArray(arg) && 'word' in arg && 'is' in arg
}
