import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Blocks } from './blocks.ts'
import { openFolder, readJson, readText, recordKind, replaceText, writeText } from './files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => path.join(folder, name)
writeFileSync(at('file'), 'text')
writeFileSync(at('large'), 'x'.repeat(101))
writeFileSync(at('latin'), Buffer.from([0x47, 0x72, 0xfc, 0x6e]))
writeFileSync(at('bom'), '\ufefftext')
mkdirSync(at('folder'))

const LONG = 'x'.repeat(5000)

test.each([
  [at('none'), 'there is no such file or folder'],
  ['', 'there is no such file or folder'],
  [at('folder'), 'it is a folder'],
  [path.join(at('file'), 'below'), 'a part of the path is not a folder'],
  ['a\0b', 'no file can be called so'],
  [LONG, 'name too long'],
])('a file that cannot be read: %#', (file, reason) => {
  const shown = file === LONG ? `…${LONG.slice(-200)}` : file
  expect(() => readText(file, 'The deck')).toThrow(`The deck "${shown}" cannot be read: ${reason}. Give the path of a file that exists.`)
})

test('a file that is too large, endless or no text is named', () => {
  expect(readText(at('large'), 'The page', 101)).toHaveLength(101)
  expect(() => readText(at('large'), 'The page', 100)).toThrow(`The page "${at('large')}" has 101 bytes; it may have 100.`)
  if (existsSync('/dev/zero')) expect(() => readText('/dev/zero', 'The page', 100)).toThrow('"/dev/zero" has more than 100 bytes')
  expect(() => readText(at('latin'), 'The page')).toThrow(
    `The page "${at('latin')}" is no text: it is not written in UTF-8. Save it in that form.`,
  )
  expect(readText(at('bom'), 'The page')).toBe('text')
  expect(() => readJson(at('file'), 'The page')).toThrow(/^The page ".*" is not JSON: .*\. See docs\/records\.md for the format\.$/)
})

test('what cannot be written is named, and what stood there stays', () => {
  writeText(at('kept'), 'one')
  writeText(at('kept'), 'two')
  symlinkSync(at('kept'), at('link'))
  writeText(at('link'), 'three')
  expect([readFileSync(at('kept'), 'utf8'), readFileSync(at('link'), 'utf8')]).toEqual(['three', 'three'])
  for (const [file, reason] of [
    [at('folder'), 'it is a folder'],
    [path.join(at('none'), 'below'), 'there is no such file or folder'],
    [path.join(at('file'), 'below'), 'a part of the path is not a folder'],
  ])
    expect(() => writeText(file, 'x')).toThrow(`"${file}" cannot be written: ${reason}. Give a path in a folder that exists`)
  if (existsSync('/dev/full')) expect(() => writeText('/dev/full', 'x')).toThrow('"/dev/full" cannot be written: no space left on device.')
  expect(() => openFolder(path.join(at('file'), 'a', 'b'))).toThrow('cannot be made: a part of the path is not a folder')
  // no drafts are left
  expect(readdirSync(folder).filter((name) => name.endsWith(String(process.pid)))).toEqual([])
})

test('a block that was damaged is named, with what makes it whole', async () => {
  const blocks = new Blocks<{ block: number }>(at('blocks'), 'some', 1)
  const hands = {
    async do(jobs: readonly { block: number }[], each: (done: string, job: { block: number }) => void) {
      for (const job of jobs) each(JSON.stringify([job.block]), job)
    },
  }
  const make = () =>
    blocks.make<string>(
      hands,
      2,
      (block) => ({ block }),
      () => undefined,
      (done) => done,
    )
  await make()
  expect([...blocks.values()]).toEqual([[0], [1]])
  const [name] = readdirSync(at('blocks'))
  const second = path.join(at('blocks'), name, '00001.block')
  writeFileSync(second, '[')
  expect(() => [...blocks.values()]).toThrow(`${second} is damaged. Remove it and start again: what it held is made anew.`)
  rmSync(second)
  await make()
  expect([...blocks.values()]).toEqual([[0], [1]])
})

test('a file of another kind is not written over', () => {
  const record = 'catena-record'
  writeFileSync(at('notes'), 'what I wrote')
  expect(() => replaceText(at('notes'), record, recordKind)).toThrow(
    `"${at('notes')}" is there already and is no record. Give another name, or remove it.`,
  )
  expect(readFileSync(at('notes'), 'utf8')).toBe('what I wrote')
  replaceText(at('new-record'), record, recordKind)
  expect(readFileSync(at('new-record'), 'utf8')).toBe(record)
  replaceText(at('notes'), record, { name: 'note', reads: () => true })
  expect(readFileSync(at('notes'), 'utf8')).toBe(record)
})
