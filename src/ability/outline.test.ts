import { expect, test } from 'vitest'
import { outline } from './outline.ts'
import type { Arg, Node } from './tree.ts'

const node = (word: string, ...args: readonly Arg[]): Node => ({ word, is: 'effect', args })

test('a tree is told a word a line: plain arguments beside it, what it is made of below it', () => {
  const tree = node('play', node('deal', 3, node('creature', [node('enemy'), node('damaged')]), { up: true, except: node('self') }))
  expect(outline(tree)).toBe('play\n  deal 3\n    creature\n      enemy\n      damaged\n    up: true\n    except: self')
})

test('several trees follow each other, and what is left out is not told', () => {
  expect(outline([node('taunt'), node('keyword', 'assault', undefined, 2)])).toBe('taunt\nkeyword assault 2')
})
