import { capital } from '../../../ability/text/capital.ts'
import type { Language } from '../../../ability/language.ts'
import { packOf } from './language-pack.ts'

type Names = Readonly<Record<string, readonly [en: string, de: string, it: string]>>

/** Words that are said before a language is brought, such as by a fault of a deck, in three languages; the German and Italian are those of the rule books. */
const HOUSE_NAMES: Names = {
  brobnar: ['Brobnar', 'Brobnar', 'Brobnar'],
  dis: ['Dis', 'Dis', 'Dis'],
  ekwidon: ['Ekwidon', 'Ekwidon', 'Ekwidon'],
  geistoid: ['Geistoid', 'Geistoid', 'Geistoid'],
  keyraken: ['Keyraken', 'Keyraken', 'Keyraken'],
  logos: ['Logos', 'Logos', 'Logos'],
  mars: ['Mars', 'Mars', 'Marte'],
  redemption: ['Redemption', 'Redemption', 'Redemption'],
  sanctum: ['Sanctum', 'Sanctum', 'Sanctum'],
  saurian: ['Saurian', 'Saurianer', 'Sauriani'],
  shadows: ['Shadows', 'Schatten', 'Ombre'],
  skyborn: ['Skyborn', 'Skyborn', 'Skyborn'],
  staralliance: ['Star Alliance', 'Sternenallianz', 'Alleanza Astrale'],
  unfathomable: ['Unfathomable', 'Unergründliche', 'Insondabili'],
  untamed: ['Untamed', 'Ungezähmte', 'Selvaggi'],
}

const KEYWORD_NAMES: Names = {
  alpha: ['alpha', 'Alpha', 'Alfa'],
  assault: ['assault', 'Ansturm', 'Assalto'],
  deploy: ['deploy', 'Stationieren', 'Schieramento'],
  elusive: ['elusive', 'Schwer zu fassen', 'Elusione'],
  enhance: ['enhance', 'Verbesserung', 'Potenziamento'],
  hazardous: ['hazardous', 'Gefährlich', 'Pericolo'],
  invulnerable: ['invulnerable', 'Unverwundbar', 'Invulnerabilità'],
  omega: ['omega', 'Omega', 'Omega'],
  poison: ['poison', 'Gift', 'Veleno'],
  skirmish: ['skirmish', 'Scharmützel', 'Schermaglia'],
  splashAttack: ['splash-attack', 'Explosionsangriff', 'Attacco a Schianto'],
  taunt: ['taunt', 'Spott', 'Provocazione'],
  treachery: ['treachery', 'Verrat', 'Tradimento'],
  versatile: ['versatile', 'Vielseitig', 'Versatile'],
}

const COLUMN: Record<Language, 0 | 1 | 2> = { en: 0, de: 1, it: 2 }
const TABLES: Record<string, Names> = { house: HOUSE_NAMES, keyword: KEYWORD_NAMES }

/**
 * A term in a language; the id itself when there is none. Traits and counters are many and belong to the phrases of a language, which must
 * have been brought.
 */
export function termOf(kind: string, id: string, language: Language): string {
  if (kind === 'trait') return packOf(language).phrases.traits[id] ?? capital(id)
  if (kind === 'counter') return (packOf(language).phrases.counters as Readonly<Record<string, string>>)[id] ?? id
  return TABLES[kind]?.[id]?.[COLUMN[language]] ?? id
}
