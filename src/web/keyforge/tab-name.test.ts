import { expect, test } from 'vitest'
import { tabName } from './tab-name.ts'

const worn = ['Die Lehre des Bären', 'Die Lehre des Wolfes', 'Die Lehre der Fee', 'Der stille Dolch', 'Blut der Titanen']

test('names that begin alike are told apart by how they go on', () => {
  expect(worn.map((name) => tabName(name, worn))).toEqual(['… Bären', '… Wolfes', '… der Fee', 'Der stille Dolch', 'Blut der Titanen'])
  expect(worn.map((name) => tabName(name, worn, true))).toEqual(['Bären', 'Wolfes', 'der Fee', 'Der stille Dolch', 'Blut der Titanen'])
})

test('a name has all its words where none begins like it, were it worn twice', () => {
  expect(tabName('Die Lehre des Bären', ['Die Lehre des Bären', 'Die Waffe'])).toBe('Die Lehre des Bären')
})

test('of a name that another one only goes on from, all is said', () => {
  expect(tabName('Way of the Bear', ['Way of the Bear King'])).toBe('Way of the Bear')
  expect(tabName('Way of the Bear King', ['Way of the Bear'])).toBe('… King')
})
