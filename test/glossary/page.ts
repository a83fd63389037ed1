import * as keyforgeGerman from '../../src/games/keyforge/glossary/de.ts'
import * as keyforgeEnglish from '../../src/games/keyforge/glossary/en.ts'
import * as keyforgeItalian from '../../src/games/keyforge/glossary/it.ts'

type Term = string | readonly (string | undefined)[]
type Glossary = Readonly<Record<string, Readonly<Record<string, Term>>>>

const GAMES: readonly [name: string, en: Glossary, de: Glossary, it: Glossary][] = [
  ['KeyForge', keyforgeEnglish, keyforgeGerman, keyforgeItalian],
]

/** What stands above a table, by the table of the glossary that it shows, in their order. */
const TITLES: Readonly<Record<string, string>> = {
  types: 'Cards',
  places: 'Places',
  things: 'Things',
  states: 'States',
  acts: 'Acts',
  otherActs: 'More acts',
  bold: 'Bold words',
  houses: 'Houses',
  keywords: 'Keywords',
  colors: 'Colors of keys',
  icons: 'Bonus icons',
}

/** The page `docs/glossary.md`: the terms of the games in three languages, side by side. */
export function glossaryPage(): string {
  const lines = [
    '# Glossary',
    '',
    'Every game has one word for a thing in each language, that of the rulebook in this language. The files `src/games/<game>/glossary/` hold',
    'these words: what names a term takes it from there, and `test/glossary` reads all cards, prompts, log lines, buttons and rules, and finds',
    'where one of them says by another word in German or Italian what English says by a term. `npm run glossary` writes this page.',
  ]
  for (const [name, en, de, it] of GAMES) {
    lines.push('', `## ${name}`)
    for (const [table, title] of Object.entries(TITLES)) {
      const terms = en[table]
      if (terms === undefined) continue
      lines.push('', `### ${title}`, '', '| English | German | Italian |', '|---|---|---|')
      for (const [id, term] of Object.entries(terms)) lines.push(`| ${[term, de[table][id], it[table][id]].map(show).join(' | ')} |`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** "Kreatur, Kreaturen (f)", "lege … ab, ablegen, abgelegt" */
function show(term: Term): string {
  if (typeof term === 'string') return term
  const [first, second, third, particle] = term
  if (particle !== undefined) return `${first} … ${particle}, ${second}, ${third}`
  if (third !== undefined && third.length === 1) return `${[...new Set([first, second])].join(', ')} (${third})`
  return [...new Set(term)].join(', ')
}
