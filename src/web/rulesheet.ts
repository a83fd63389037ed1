// The rules page, loaded only when somebody opens it.
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

let sheet: Promise<RuleSheet> | undefined

export function readRules(): Promise<RuleSheet> {
  sheet ??= load()
  return sheet
}

async function load(): Promise<RuleSheet> {
  const [reader, page] = await Promise.all([import('../games/rules.ts'), import('../../docs/rules/keyforge.md?raw')])
  return { topics: reader.parseRules(page.default), searchRules: reader.searchRules }
}
