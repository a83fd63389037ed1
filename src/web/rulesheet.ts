// The rules page, loaded only when somebody opens it.
import type { GameName } from './games.ts'
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

const pages: Readonly<Record<GameName, () => Promise<{ readonly default: string }>>> = {
  keyforge: () => import('../../docs/rules/keyforge.md?raw'),
  'crystal-clans': () => import('../../docs/rules/crystal-clans.md?raw'),
  nightfall: () => import('../../docs/rules/nightfall.md?raw'),
  riftblade: () => import('../../docs/rules/riftblade.md?raw'),
}

const sheets: Partial<Record<GameName, Promise<RuleSheet>>> = {}

export function readRules(game: GameName): Promise<RuleSheet> {
  return (sheets[game] ??= load(game))
}

async function load(game: GameName): Promise<RuleSheet> {
  const [reader, page] = await Promise.all([import('../games/rules.ts'), pages[game]()])
  return { topics: reader.parseRules(page.default), searchRules: reader.searchRules }
}
