import { expect, test } from 'vitest'
import { softly } from './syllables.ts'

const broken = (name: string) => softly(name).replaceAll('\u00ad', '·')

test('long words of a name may be broken between syllables, short ones not', () => {
  expect(broken('Staubteufelchen')).toBe('Staub·teu·fel·chen')
  expect(broken('Schlüsselsturm')).toBe('Schlüs·sel·sturm')
  expect(broken('Titanen-Mechaniker')).toBe('Titanen-Mecha·ni·ker')
  expect(broken('Gangar-Häuptling')).toBe('Gangar-Häupt·ling')
  expect(broken('Relentless Whispers')).toBe('Relent·less Whis·pers')
  expect(broken('Geisterhand')).toBe('Geis·ter·hand')
  expect(broken('Snufflegator')).toBe('Snuf·fle·ga·tor')
  expect(broken('Campione Anaphiel')).toBe('Cam·pione Ana·phiel')
  expect(broken('Dust Imp')).toBe('Dust Imp')
  expect(broken('Grauer Mönch')).toBe('Grauer Mönch')
})

test('what is read aloud and searched for stays the same word', () => {
  for (const name of ['Staubteufelchen', 'Champion Anaphiel', 'Dr. Escotera']) expect(softly(name).replaceAll('\u00ad', '')).toBe(name)
})
