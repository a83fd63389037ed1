import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { LANGUAGES } from '../ability/language.ts'
import { findRule, parseRules, parseRulings, searchRules } from './rules.ts'

const page = `# A game

Some words before.

## ward | Ward | Beschützen | Protezione
### ga.ward.1 (Schutz; Protezione)
- en: A ward is lost instead of taking damage.
- de: Statt Schaden geht der Marker verloren.
- it: Invece del danno si perde il segnalino.

### ga.ward.2
- en: One ward at most.
- de: Höchstens ein Marker.
- it: Al massimo un segnalino.

## amber | Æmber | Æmber | Æmber
### ga.amber.1 (Æmber)
- en: Æmber is money.
- de: Æmber ist Geld.
- it: L’Æmber è denaro.
`

describe('a rules page', () => {
  const topics = parseRules(page)

  test('is read into topics and numbered entries in three languages', () => {
    expect(topics.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['ward', 2],
      ['amber', 1],
    ])
    expect(topics[0].titles).toEqual({ en: 'Ward', de: 'Beschützen', it: 'Protezione' })
    expect(findRule(topics, 'ga.ward.1')).toMatchObject({ topic: 'ward', headings: 'Schutz; Protezione' })
    expect(findRule(topics, 'ga.ward.2')?.texts.it).toBe('Al massimo un segnalino.')
    expect(findRule(topics, 'ga.ward.3')).toBeUndefined()
  })

  test('is searched by number, by name in any language, by words, without accents', () => {
    const ids = (words: string) => searchRules(topics, words).flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids('ga.ward.2')).toEqual(['ga.ward.2'])
    expect(ids('ga.ward')).toEqual(['ga.ward.1', 'ga.ward.2'])
    for (const name of ['ward', 'WARD', 'beschutzen', 'Protezione']) expect(ids(name)).toEqual(['ga.ward.1', 'ga.ward.2'])
    expect(ids('amber')).toEqual(['ga.amber.1'])
    expect(ids('hochstens')).toEqual(['ga.ward.2'])
    expect(ids('zebra')).toEqual([])
  })

  test('is searched for words in any order, within words only where none begins so', () => {
    const ids = (words: string) => searchRules(topics, words).flatMap(({ entries }) => entries.map(({ id }) => id))
    // not in "most" or "ist"
    expect(ids('st')).toEqual(['ga.ward.1'])
    expect(ids('age')).toEqual(['ga.ward.1'])
    expect(ids('geld ist')).toEqual(['ga.amber.1'])
    expect(ids('damage lost')).toEqual(['ga.ward.1'])
    expect(ids('damage money')).toEqual([])
  })

  test('that is damaged is refused by its line', () => {
    expect(() => parseRules(page.replace('- de: Höchstens ein Marker.\n', ''))).toThrow(
      'rules, line 11: ga.ward.2 needs a topic and its text',
    )
    expect(() => parseRules(page.replace('## amber | Æmber', '## amber'))).toThrow('rules, line 16: "## amber')
    expect(() => parseRules(page.replace('### ga.ward.2', '### ward two'))).toThrow('rules, line 11')
  })
})

describe('the pages of the project', () => {
  const folder = path.join(root, 'docs', 'rules')
  // decisions on single cards stand on pages of their own, one line a card and without numbers
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md') && !name.includes('-rulings'))) {
    test(`${file} can be read, and no number comes twice`, () => {
      const entries = parseRules(readFileSync(path.join(folder, file), 'utf8')).flatMap((topic) => topic.entries)
      expect(entries.length).toBeGreaterThan(0)
      const ids = entries.map(({ id }) => id)
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
      for (const { id, topic } of entries) expect(id.split('.')[1], id).toBe(topic)
    })
  }
})

describe('a page of decisions on single cards', () => {
  test('a line may be of several cards, and a card may have several lines', () => {
    const rulings = parseRulings('# Decisions\n\nOne line a card.\n\n- **imp**: first.\n- **imp**, **ogre**: both **at once**: so.\n')
    expect([...rulings]).toEqual([
      ['imp', ['first.', 'both **at once**: so.']],
      ['ogre', ['both **at once**: so.']],
    ])
  })

  const pageOf = (language: string) =>
    readFileSync(path.join(root, 'docs', 'rules', `keyforge-rulings${language === 'en' ? '' : `.${language}`}.md`), 'utf8')

  test.each(LANGUAGES)('every line of that of KeyForge that begins with a card can be read (%s)', (language) => {
    const text = pageOf(language)
    const lines = text.split('\n').filter((line) => line.startsWith('- **'))
    const read = [...parseRulings(text).values()].flat()
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.filter((line) => !read.some((ruling) => line.endsWith(`: ${ruling}`)))).toEqual([])
  })

  test.each(['de', 'it'])('that of KeyForge says the same in each language: of the same cards, by the same rules (%s)', (language) => {
    const cited = (text: string) =>
      [...parseRulings(text)].map(([id, rulings]) => [id, ...rulings.map((ruling) => (ruling.match(/\bkf\.[a-z]+\.\d+/g) ?? []).sort())])
    expect(cited(pageOf(language))).toEqual(cited(pageOf('en')))
  })
})
