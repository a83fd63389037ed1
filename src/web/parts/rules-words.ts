import type { Language } from '../protocol.ts'

interface RulesWords {
  readonly rulesMissing: (id: string) => string
}

/** Said on the page of rules alone. */
export const RULES_WORDS: Readonly<Record<Language, RulesWords>> = {
  en: {
    rulesMissing: (id) => `There is no rule ${id} on the rules page.`,
  },
  de: {
    rulesMissing: (id) => `Die Regelseite hat keine Regel ${id}.`,
  },
  it: {
    rulesMissing: (id) => `La pagina delle regole non ha la regola ${id}.`,
  },
}
