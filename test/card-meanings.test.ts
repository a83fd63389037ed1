import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/ability/language.ts'
import type { Language } from '../src/ability/language.ts'
import { titles } from '../src/games/index.ts'

/** What a text cannot leave out without meaning something else, as each language says it. */
const MARKS: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  turn: { en: /\bturns?\b/, de: /\b(Zug|Zuge|Zuges|Züge)\b/, it: /\bturn[oi]\b/ },
  opponent: { en: /\bopponent/, de: /Gegner/, it: /\bavversari[oi]?\b/ },
  friendly: { en: /\bfriendly\b/, de: /befreundet/, it: /\bamic(o|a|i|he)\b/ },
  enemy: { en: /\benemy\b/, de: /feindlich/, it: /\bnemic(o|a|i|he)\b/ },
  flank: { en: /\bflanks?\b/, de: /[Ff]lanke/, it: /\bfianc(o|hi)\b/ },
  power: { en: /\bpower\b/, de: /Stärke/, it: /\bForza\b/ },
  archives: { en: /\barchive/i, de: /archiv/i, it: /archivi/i },
  counter: { en: /\bcounters?\b/, de: /(?<!Beschützt-)Marker/, it: /\bsegnalin[oi]\b/ },
}

/** Numbers of two and more, each once: languages say one by an article at different places, and "each" for what another says twice. */
const figures = (text: string) => [...new Set(text.match(/\d+/g) ?? [])].filter((n) => Number(n) > 1).sort()

describe('the three languages say the same of every card of KeyForge', () => {
  const title = titles.get('keyforge')!
  test.each(Object.keys(MARKS))('where one speaks of %s, all do', (mark) => {
    const apart = title.faces.flatMap(({ id }) => {
      const said = LANGUAGES.map((language) => MARKS[mark][language].test(textOf(id, language)))
      return said.every((one) => one === said[0]) ? [] : [id]
    })
    expect(apart).toEqual([])
  })
  test('numbers are the same', () => {
    const apart = title.faces.flatMap(({ id }) => {
      const [en, de, it] = LANGUAGES.map((language) => figures(textOf(id, language)).join(' '))
      return en === de && en === it ? [] : [id]
    })
    expect(apart).toEqual([])
  })

  /** Without the names of cards, which may be called after any of it. */
  function textOf(id: string, language: Language): string {
    return title.cardText(id, language).join('\n').replaceAll(title.cardName(id, language), '')
  }
})
