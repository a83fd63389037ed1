import { expect, test } from 'vitest'
import { sayTakeback } from './takeback-words.ts'

test('what is taken back stands in marks of its own, whatever it quotes itself', () => {
  expect(sayTakeback('it', 'Ben', { line: 'Ben gioca “Troll”', later: false })).toBe(
    'Ben chiede di riprendere un passo: «Ben gioca “Troll”».',
  )
  expect(sayTakeback('de', 'Ben', { line: 'Ben spielt „Troll“', later: false })).toBe(
    'Ben möchte einen Schritt zurücknehmen: „Ben spielt ‚Troll‘“.',
  )
  expect(sayTakeback('en', 'Ben', { line: 'Ben plays Troll', later: false })).toBe('Ben asks to take a step back: “Ben plays Troll”.')
})
