import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../ability/language.ts'
import { FAULT_WORDS } from './fault-words.ts'
import { faultOfName, sayFault } from './fault.ts'
import { readDeckText } from './read.ts'

function faultsOf(text: string) {
  const read = readDeckText(text)
  if (read.ok) throw new Error('the deck was accepted')
  return read.error
}

describe('faults are told in every language', () => {
  const texts = [
    '{"name":',
    '[]',
    '{"data":[]}',
    '{"data":{"name":"A <b>","_links":{"houses":["Dis","Dis","Mars"],"cards":[]}}}',
    '{"name":7,"sideboard":[],"houses":["dis","mars"],"cards":[{"id":"punch","house":"nowhere"},{"id":"punhc"},{}]}',
    'Houses: Dis, Nowhere, Mars\nName: x\nName: y\n99x Punch\nDis\nPunch\nPunhc\nPunch (maverick 7)\nPunch +gold',
  ]
  test.each(texts)('%j', (text) => {
    for (const fault of faultsOf(text)) {
      const said = LANGUAGES.map((language) => sayFault(fault, language))
      expect(said[0]).toBe(fault.message)
      expect(new Set(said).size).toBe(LANGUAGES.length)
      for (const one of said) expect(one).not.toMatch(/undefined|\[object|NaN|^[A-Z]/)
    }
  })

  test('what was given is quoted the same, with the quotes of the language', () => {
    const fault = faultOfName('a<b>\u202e')
    expect(fault && LANGUAGES.map((language) => sayFault(fault, language))).toEqual([
      'the name of the deck, "a<b>\\u{202e}", has the hidden character "\\u{202e}"; take it out',
      'der Name des Decks, „a<b>\\u{202e}“, enthält das unsichtbare Zeichen „\\u{202e}“; nimm es heraus',
      'il nome del mazzo, “a<b>\\u{202e}”, contiene il carattere nascosto “\\u{202e}”; toglilo',
    ])
  })

  test('no language copies another', () => {
    for (const name of Object.keys(FAULT_WORDS.en) as (keyof typeof FAULT_WORDS.en)[])
      expect(new Set(LANGUAGES.map((language) => FAULT_WORDS[language][name].toString())).size).toBe(LANGUAGES.length)
  })
})

test('an address in place of a deck is named as one, in every language', () => {
  for (const [language, start] of [
    ['en', 'this is an address'],
    ['de', 'das ist eine Adresse'],
    ['it', 'questo è un indirizzo'],
  ] as const)
    for (const address of ['https://www.keyforgegame.com/deck-details/00000000-0000-4000-8000-000000000000', ' http://localhost/deck\n']) {
      const read = readDeckText(address)
      if (read.ok) throw new Error('an address is no deck')
      expect(read.error.map((fault) => [fault.code, sayFault(fault, language).startsWith(start)])).toEqual([['no-deck', true]])
    }
})
