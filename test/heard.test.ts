// What the page lets be heard, against what the games tell.
import { expect, test } from 'vitest'
import { HEARD } from '../src/web/sound/heard.ts'

test.each(Object.entries(HEARD))('what can be heard of %s is what it tells', async (game, kinds) => {
  const { english } = (await import(`../src/games/${game}/speech/en.ts`)) as { readonly english: { readonly events: object } }
  expect(Object.keys(english.events)).toEqual(expect.arrayContaining(Object.keys(kinds)))
})
