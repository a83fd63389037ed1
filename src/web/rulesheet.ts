// The rules page, loaded only when somebody opens it.
import type { GameName } from '../games/register.ts'
import type { Language } from './protocol.ts'

type Reader = typeof import('../games/rules.ts')

export interface RuleSheet {
  readonly topics: ReturnType<Reader['parseRules']>
  readonly searchRules: Reader['searchRules']
}

/** The text of a rule in one language. */
export function findRule(sheet: RuleSheet, id: string, language: Language): string | undefined {
  for (const topic of sheet.topics) for (const entry of topic.entries) if (entry.id === id) return entry.texts[language]
  return undefined
}

/** Every game's page, by its path. */
const pages = import.meta.glob<{ readonly default: string }>(['../../docs/rules/*.md', '!../../docs/rules/*-rulings*'], { query: '?raw' })

/** Decisions on single cards, by the id of the card. */
export type Rulings = ReturnType<Reader['parseRulings']>

/** KeyForge has a page for each language. */
const decided = {
  en: () => import('../../docs/rules/keyforge-rulings.md?raw'),
  de: () => import('../../docs/rules/keyforge-rulings.de.md?raw'),
  it: () => import('../../docs/rules/keyforge-rulings.it.md?raw'),
} satisfies Record<Language, unknown>

/** What was decided for single cards of KeyForge, whose page has a line for each. */
export async function readRulings(language: Language): Promise<Rulings> {
  const [reader, page] = await Promise.all([import('../games/rules.ts'), decided[language]()])
  return reader.parseRulings(page.default)
}

const sheets: Partial<Record<GameName, Promise<RuleSheet>>> = {}

export function readRules(game: GameName): Promise<RuleSheet> {
  return (sheets[game] ??= load(game))
}

async function load(game: GameName): Promise<RuleSheet> {
  const [reader, page] = await Promise.all([import('../games/rules.ts'), pages[`../../docs/rules/${game}.md`]()])
  return { topics: reader.parseRules(page.default), searchRules: reader.searchRules }
}
