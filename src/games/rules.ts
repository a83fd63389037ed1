/**
 * Reads the rules pages (docs/rules) from their text. The caller brings the text: the terminal from a file, the browser from its
 * bundle.
 */
import type { Language } from '../ability/language.ts'
import { fold } from '../kernel/spelling.ts'

/** One numbered rule in all languages. */
export interface RuleEntry {
  /** `kf.fight.4` */
  readonly id: string
  /** `fight` */
  readonly topic: string
  /** The headings of the sources it comes from. */
  readonly headings: string
  readonly texts: Readonly<Record<Language, string>>
}

export interface RuleTopic {
  readonly id: string
  readonly titles: Readonly<Record<Language, string>>
  readonly entries: readonly RuleEntry[]
}

/** Reads a rules page. Throws with the line at which it is not in the format of these pages. */
export function parseRules(text: string): RuleTopic[] {
  const topics: (RuleTopic & { entries: RuleEntry[] })[] = []
  let entry: { id: string; headings: string; texts: Partial<Record<Language, string>>; line: number } | undefined
  const close = (): void => {
    if (entry === undefined) return
    const topic = topics[topics.length - 1]
    const { id, headings, texts, line } = entry
    const { en, de, it } = texts
    if (topic === undefined || en === undefined || de === undefined || it === undefined) {
      throw new Error(`rules, line ${line}: ${id} needs a topic and its text in English, German and Italian`)
    }
    topic.entries.push({ id, topic: topic.id, headings, texts: { en, de, it } })
    entry = undefined
  }
  text.split(/\r?\n/).forEach((line, index) => {
    const number = index + 1
    const topic = /^## (\S+) \| ([^|]+) \| ([^|]+) \| ([^|]+)$/.exec(line)
    const rule = /^### ([a-z]+\.[a-z]+\.\d+)(?: \((.*)\))?$/.exec(line)
    const words = /^- (en|de|it): (.+)$/.exec(line)
    if (topic !== null) {
      close()
      topics.push({ id: topic[1], titles: { en: topic[2].trim(), de: topic[3].trim(), it: topic[4].trim() }, entries: [] })
    } else if (rule !== null) {
      close()
      entry = { id: rule[1], headings: rule[2] ?? '', texts: {}, line: number }
    } else if (words !== null && entry !== undefined) entry.texts[words[1] as Language] = words[2].trim()
    else if (/^##/.test(line))
      throw new Error(`rules, line ${number}: "${line}" is neither "## topic | English | German | Italian" nor "### id (headings)"`)
  })
  close()
  return topics
}

/** Reads a page of decisions on single cards, one line each, `- **id**, **id**: text`: what was decided for each card, by its id. */
export function parseRulings(text: string): ReadonlyMap<string, readonly string[]> {
  const rulings = new Map<string, string[]>()
  for (const line of text.split(/\r?\n/)) {
    const [, names, ruling] = /^- ((?:\*\*[^*]+\*\*(?:, )?)+): (.+)$/.exec(line) ?? []
    if (names === undefined) continue
    for (const [, id] of names.matchAll(/\*\*([^*]+)\*\*/g)) rulings.set(id, [...(rulings.get(id) ?? []), ruling])
  }
  return rulings
}

export function findRule(topics: readonly RuleTopic[], id: string): RuleEntry | undefined {
  for (const topic of topics) for (const entry of topic.entries) if (entry.id === id) return entry
  return undefined
}

/**
 * The topics that words mean: a rule's number, a topic's name in any language, or else the words of a text in any order: at the beginning
 * of its words, and only where none begins so within them, as in a compound.
 */
export function searchRules(topics: readonly RuleTopic[], words: string): RuleTopic[] {
  const wanted = fold(words)
  const within = (test: (entry: RuleEntry) => boolean): RuleTopic[] =>
    topics.map((topic) => ({ ...topic, entries: topic.entries.filter(test) })).filter((topic) => topic.entries.length > 0)
  const byId = within(({ id }) => id === wanted || id.startsWith(`${wanted}.`))
  if (byId.length > 0) return byId
  const byName = topics.filter((topic) => [topic.id, ...Object.values(topic.titles)].some((name) => fold(name) === wanted))
  if (byName.length > 0) return byName
  const parts = wanted.split(/\s+/).filter(Boolean)
  const inTexts = (holds: (text: string, part: string) => boolean): RuleTopic[] =>
    within(({ texts }) => Object.values(texts).some((text) => parts.every((part) => holds(fold(text), part))))
  const begun = inTexts((text, part) => wordsIn(text).some((word) => word.startsWith(part)) || (/\W/.test(part) && text.includes(part)))
  return begun.length > 0 ? begun : inTexts((text, part) => text.includes(part))
}

/** The words of a text. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
