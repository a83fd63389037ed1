// Before each of the test files that share what they load: it must leave that as it was.
import '../src/games/keyforge/scenario/index.ts'
import { configureGlobal } from 'fast-check'
import { afterAll, vi } from 'vitest'
import { definitionById } from '../src/games/keyforge/rules/index.ts'

// what fast-check draws is the same each time, so that a failure tells of the change that is tested
configureGlobal({ seed: Number(process.env.SEED ?? 79) })

const known = new Set(definitionById.keys())

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const added = [...definitionById.keys()].filter((id) => !known.has(id))
  if (added.length > 0)
    throw new Error(`this file brings cards of its own (${added.join(', ')}), which others would meet: add it to APART in vitest.config.ts`)
})
