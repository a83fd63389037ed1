/**
 * The tree of a search as columns. A node is a history of choices as the searcher knows them; its edges are all options that were legal
 * there in any dealt world. Node 0 is the root; every other node is also the edge that leads to it.
 */
export class Tree {
  readonly capacity: number
  /** Where it was chosen and which option: `keyOf`. */
  readonly key: Int32Array
  readonly firstChild: Int32Array
  readonly nextSibling: Int32Array
  /** Times chosen, the trust in the prior included. */
  readonly visits: Float64Array
  /** Sum of what the seat that chose it got, 0 to 1 each. */
  readonly value: Float64Array
  size = 0

  constructor(capacity: number) {
    this.capacity = capacity
    this.key = new Int32Array(capacity)
    this.firstChild = new Int32Array(capacity)
    this.nextSibling = new Int32Array(capacity)
    this.visits = new Float64Array(capacity)
    this.value = new Float64Array(capacity)
  }

  /** Forgets everything but an empty root. */
  clear(): void {
    this.size = 1
    this.firstChild[0] = -1
    this.nextSibling[0] = -1
    this.visits[0] = 0
    this.value[0] = 0
  }

  /** A new edge of `node`, as if it had been chosen `trust` times with that value; -1 when the tree is full. */
  add(node: number, key: number, trust: number, value: number): number {
    if (this.size === this.capacity) return -1
    const child = this.size++
    this.key[child] = key
    this.firstChild[child] = -1
    this.nextSibling[child] = this.firstChild[node]
    this.firstChild[node] = child
    this.visits[child] = trust
    this.value[child] = trust * value
    return child
  }
}
