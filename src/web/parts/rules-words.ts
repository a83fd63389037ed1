import type { Language } from '../protocol.ts'

interface RulesWords {
  readonly rulesMissing: (id: string) => string
  readonly search: string
  /** Nothing has what was searched for. */
  readonly none: string
}

/** Said on the page of rules alone. */
export const RULES_WORDS: Readonly<Record<Language, RulesWords>> = {
  en: {
    rulesMissing: (id) => `There is no rule ${id} on the rules page.`,
    search: 'Search the rules',
    none: 'No rule has these words.',
  },
  de: {
    rulesMissing: (id) => `Die Regelseite hat keine Regel ${id}.`,
    search: 'In den Regeln suchen',
    none: 'In keiner Regel stehen diese Wörter.',
  },
  it: {
    rulesMissing: (id) => `La pagina delle regole non ha la regola ${id}.`,
    search: 'Cerca nelle regole',
    none: 'Nessuna regola contiene queste parole.',
  },
}
