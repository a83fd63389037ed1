import { expect, test } from 'vitest'
import { LANGUAGES } from '../ability/language.ts'
import { COMMAND_WORDS, COMMANDS, TABLE_COMMANDS } from './command-words.ts'
import { completeLine, explainCommands, findNamed, readLine } from './command.ts'

const OPTIONS = ['Play Dust Imp', 'Play Dust Imp on the left', 'Reap with Umbra', 'Fight with Umbra against Æmber Imp', 'End your turn']
const ALL = [...COMMANDS, ...TABLE_COMMANDS]
const english = { language: 'en', options: OPTIONS, commands: COMMANDS } as const
const read = (line: string) => readLine(line, english)

test('an option is chosen by its number, as far as numbers are shown', () => {
  expect(read('3')).toEqual({ kind: 'option', at: 2 })
  expect(read(' /3 ')).toEqual({ kind: 'option', at: 2 })
  for (const line of ['0', '6', '99']) expect(read(line)).toEqual({ kind: 'unknown', near: [] })
  expect(readLine('3', { ...english, numbered: 2 })).toEqual({ kind: 'unknown', near: [] })
})

test('a number is read with the point that stands behind it in the list', () => {
  expect(read('3.')).toEqual({ kind: 'option', at: 2 })
  expect(read('3)')).toEqual({ kind: 'option', at: 2 })
  expect(read('3..')).toMatchObject({ kind: 'unknown' })
})

test('the only option is number 1, also where it is shown without a number', () => {
  const only = { ...english, options: ['End your turn'], numbered: 0 }
  expect(readLine('1', only)).toEqual({ kind: 'option', at: 0 })
  expect(readLine('2', only)).toEqual({ kind: 'unknown', near: [] })
})

test('Enter alone takes the only option, and nothing where there are several', () => {
  expect(readLine('', { ...english, options: ['Pass'] })).toEqual({ kind: 'option', at: 0 })
  expect(read('')).toEqual({ kind: 'unknown', near: [] })
})

test('an option is chosen by parts of its words, in any order, whatever the accents', () => {
  expect(read('reap')).toEqual({ kind: 'option', at: 2 })
  expect(read('umb fi')).toEqual({ kind: 'option', at: 3 })
  expect(read('FIGHT amber')).toEqual({ kind: 'option', at: 3 })
  expect(read('end')).toEqual({ kind: 'option', at: 4 })
})

test('what fits several options chooses none of them, unless it is one as a whole', () => {
  expect(read('umbra')).toEqual({ kind: 'several', at: [2, 3] })
  expect(read('dust imp')).toEqual({ kind: 'several', at: [0, 1] })
  expect(read('play dust imp')).toEqual({ kind: 'option', at: 0 })
  // one word of the option answers for one word that was typed
  expect(read('imp imp')).toMatchObject({ kind: 'unknown' })
})

test('what nothing fits names what comes near, and nothing that does not', () => {
  expect(read('raep')).toEqual({ kind: 'unknown', near: ['Reap with Umbra'] })
  expect(read('hepl')).toEqual({ kind: 'unknown', near: ['help'] })
  expect(read('xyzzy')).toEqual({ kind: 'unknown', near: [] })
})

test('a command is a word, in English and the own language, or its letter', () => {
  expect(read('undo')).toEqual({ kind: 'command', command: 'undo', about: '' })
  expect(read('u')).toEqual({ kind: 'command', command: 'undo', about: '' })
  expect(read('/?')).toEqual({ kind: 'command', command: 'help', about: '' })
  expect(read('why dust imp')).toEqual({ kind: 'command', command: 'why', about: 'dust imp' })
  expect(read('rückgängig')).toMatchObject({ kind: 'unknown' })
  for (const line of ['rückgängig', 'ZURUCK', 'undo'])
    expect(readLine(line, { ...english, language: 'de' })).toEqual({ kind: 'command', command: 'undo', about: '' })
  expect(readLine('perche umbra', { ...english, language: 'it' })).toEqual({ kind: 'command', command: 'why', about: 'umbra' })
})

test('a command that needs more says so; one that is not known here is none', () => {
  expect(read('why')).toEqual({ kind: 'lacks', command: 'why' })
  expect(read('save')).toEqual({ kind: 'lacks', command: 'save' })
  expect(read('rematch')).toEqual({ kind: 'unknown', near: [] })
  expect(readLine('rematch', { ...english, commands: ALL })).toEqual({ kind: 'command', command: 'rematch', about: '' })
  // what follows a command that takes nothing makes it a part of an option
  expect(readLine('table of', { ...english, options: ['Table of the Elders', 'Pass'] })).toEqual({ kind: 'option', at: 0 })
})

test('what is typed is completed to options, commands and names of cards', () => {
  const complete = (line: string) => completeLine(line, english, ['Umbra', 'Dust Imp', 'Umbra'])
  expect(complete('')).toEqual([])
  expect(complete('dust').map(({ option }) => option)).toEqual([0, 1])
  expect(complete('u')[0]).toMatchObject({ line: 'undo' })
  expect(
    complete('u')
      .slice(1)
      .map(({ option }) => option),
  ).toEqual([2, 3])
  expect(complete('3')).toMatchObject([{ line: OPTIONS[2], option: 2 }])
  expect(complete('und')).toEqual([{ line: 'undo', says: COMMAND_WORDS.en.commands.undo.says, option: undefined, open: false }])
  expect(complete('wh')).toMatchObject([{ line: 'why ', open: true }])
  expect(complete('why um')).toEqual([{ line: 'why Umbra', says: undefined, option: undefined, open: false }])
  expect(complete('why ').map(({ line }) => line)).toEqual(['why Umbra', 'why Dust Imp'])
  // what it is completed to means what it says
  for (const { line, option } of complete('play')) expect(read(line)).toEqual({ kind: 'option', at: option })
})

test('a name is found by a part, and by itself before others that hold it', () => {
  const find = (words: string) => findNamed(['Imp', 'Dust Imp', 'Æmber Imp'], words, (one) => [one])
  expect(find('imp')).toEqual(['Imp'])
  expect(find('dus')).toEqual(['Dust Imp'])
  expect(find('amber')).toEqual(['Æmber Imp'])
  expect(find('ogre')).toEqual([])
})

test.each(LANGUAGES)('no two commands are spelled alike, and each is explained (%s)', (language) => {
  const { commands } = COMMAND_WORDS[language]
  const spelled = ALL.flatMap((name) => {
    const own = new Set([...commands[name].words, ...COMMAND_WORDS.en.commands[name].words])
    return [...own, ...(commands[name].letter ?? [])]
  })
  expect(spelled).toEqual([...new Set(spelled)])
  for (const name of ALL) expect(commands[name].letter).toBe(COMMAND_WORDS.en.commands[name].letter)
  expect(explainCommands(language, ALL)).toHaveLength(ALL.length)
})
