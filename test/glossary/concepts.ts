import type { Language } from '../../src/ability/language.ts'
import type { EnglishAct, EnglishNoun, GermanAct, GermanNoun, ItalianAct, ItalianNoun } from '../../src/games/speech/glossary.ts'
import type { Glossary, Tables } from './games.ts'

/** A thing of a game, and how a text of each language shows that it is spoken of. */
export interface Concept {
  readonly id: string
  readonly said: Readonly<Record<Language, RegExp>>
}

/** Forms that do not follow from those of the glossary: other parts of speech, irregular ones. */
export type More = Readonly<Record<string, Partial<Readonly<Record<Language, string>>>>>

type Table<Term> = Readonly<Record<string, Term>>

const anyOf = (...forms: (string | undefined)[]) => forms.filter((form) => form !== undefined && form !== '').join('|')
const bounded = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu')
const begun = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})`, 'iu')
const within = (forms: string) => new RegExp(forms, 'iu')

function nouns(en: Table<EnglishNoun>, de: Table<GermanNoun>, it: Table<ItalianNoun>, more: More = {}): Concept[] {
  return Object.keys(en).map((id) => ({
    id,
    said: {
      en: bounded(anyOf(en[id][0], en[id][1] ?? `${en[id][0]}s`, more[id]?.en)),
      // a German noun may be a part of another
      de: within(anyOf(stem(de[id][0]), stem(de[id][1]), more[id]?.de)),
      it: begun(anyOf(it[id][0], it[id][1], more[id]?.it)),
    },
  }))
}

/** "allgemeine Reserve", "allgemeinen Reserve" */
function stem(noun: string): string {
  return noun.replace(/e (?=\p{Lu})/u, '\\p{L}* ')
}

function acts(en: Table<EnglishAct>, de: Table<GermanAct>, it: Table<ItalianAct>, more: More = {}): Concept[] {
  return Object.keys(en).map((id) => ({
    id,
    said: {
      en: bounded(anyOf(englishForms(en[id]), more[id]?.en)),
      de: within(anyOf(germanForms(de[id]), more[id]?.de)),
      it: begun(anyOf(...it[id].map((form) => form.replace(/(?:[aei]re|[aeio])$/, '')), more[id]?.it)),
    },
  }))
}

function englishForms([command, done]: EnglishAct): string {
  const root = command.replace(/e$/, '').replace(/y$/, '(?:y|i)')
  return anyOf(`${root}(?:e|s|es|ed|ing)?`, done, `${root}[a-z]?(?:ed|ing)`)
}

function germanForms([command, infinitive, done, particle]: GermanAct): string {
  const root = infinitive.replace(/e?n$/, '')
  if (particle === undefined) return anyOf(command.replace(/e$/, ''), root, done)
  // "spielbereit machen": the adjective says it
  if (infinitive.includes(' ')) return particle
  const verb = root.slice(particle.length)
  return anyOf(`${particle}(?:ge|zu)?${verb}`, `(?<!\\p{L})${verb}\\p{L}*(?!\\p{L})[^.:;]* ${particle}(?!\\p{L})`)
}

/** Words that have no forms of their own: their endings change. */
function words(en: Table<string>, de: Table<string>, it: Table<string>, more: More = {}): Concept[] {
  return Object.keys(en).map((id) => ({
    id,
    said: {
      en: bounded(anyOf(en[id], more[id]?.en)),
      de: within(anyOf(de[id], more[id]?.de)),
      it: begun(anyOf(it[id].replace(/[aeio]$/, ''), more[id]?.it)),
    },
  }))
}

const NOUNS = ['types', 'places', 'things']
const ACTS = ['acts', 'otherActs']
const WORDS = ['styles', 'stones', 'aspects', 'moons']

/** The concepts of a game, from its glossary. */
export function conceptsOf({ en, de, it }: Glossary, more: More): Concept[] {
  const of = <Term>(tables: Tables, name: string) => (tables[name] ?? {}) as unknown as Table<Term>
  return [
    ...NOUNS.flatMap((name) => nouns(of(en, name), of(de, name), of(it, name), more)),
    ...ACTS.flatMap((name) => acts(of(en, name), of(de, name), of(it, name), more)),
    ...WORDS.flatMap((name) => words(of(en, name), of(de, name), of(it, name), more)),
  ]
}
