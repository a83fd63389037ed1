import { expect, test } from 'vitest'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

test('how seldom so much luck is says whether it was good or bad', () => {
  const said = [en, de, it].flatMap(({ verdict }) => [verdict(true, '7', '12 %'), verdict(false, '7', '12 %')])
  expect(said).toEqual([
    'Lucky by 7. That much luck or more happens in 12 % of games.',
    'Unlucky by 7. That much bad luck or more happens in 12 % of games.',
    'Glück: um 7 mehr. So viel Glück oder mehr kommt in 12 % der Partien vor.',
    'Pech: um 7 weniger. So viel Pech oder mehr kommt in 12 % der Partien vor.',
    'Fortuna: 7 in più. Tanta fortuna o di più: 12 % delle partite.',
    'Sfortuna: 7 in meno. Tanta sfortuna o di più: 12 % delle partite.',
  ])
})
