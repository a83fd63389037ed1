import { GLOSSARIES } from './games.ts'
import type { Term } from './games.ts'

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
  clans: 'Clans',
  styles: 'Styles',
  phases: 'Phases',
  moons: 'Moons',
  wounds: 'Kinds of wounds',
  stones: 'Riftstones',
  tiers: 'Tiers of effects',
  aspects: 'Aspects',
  rarities: 'Rarities',
  traits: 'Traits',
}

/** The page `docs/glossary.md`: the terms of the games in three languages, side by side. */
export function glossaryPage(): string {
  const lines = [
    '# Glossary',
    '',
    'Every game has one word for a thing in each language: that of the rulebook in this language, where there is one. The files',
    '`src/games/<game>/glossary/` hold these words: what names a term takes it from there, and `test/glossary` reads all cards, prompts, log lines,',
    'buttons and rules, and finds where one of them says by another word in German or Italian what English says by a term. One playing of a game is',
    '*Partie* in German and *partita* in Italian, the game as such *Spiel* and *gioco*. `npm run glossary` writes this page.',
  ]
  for (const { name, en, de, it } of Object.values(GLOSSARIES)) {
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
