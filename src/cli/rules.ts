import type { Language } from '../ability/language.ts'
import { searchRules, wordsIn } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { Failure } from './failure.ts'
import { guessName } from './names.ts'
import type { Terminal } from './terminal.ts'
import { loadRules } from './voice.ts'

export interface RuleWishes {
  readonly title: Title
  /** A topic, a rule's number or a word; nothing lists the topics. */
  readonly words: string
  readonly language: Language
}

/** Explains a topic of the rules. */
export function printRules({ title, words, language }: RuleWishes, terminal: Terminal): void {
  const topics = loadRules(title.game.name)
  if (topics === undefined) throw new Failure(`${title.facts.title} has no rules page yet (docs/rules/${title.game.name}.md is missing).`)
  if (words === '') {
    for (const topic of topics) terminal.print(`${topic.id}: ${topic.titles[language]}`)
    return
  }
  const found = searchRules(topics, words)
  if (found.length === 0) {
    const names = topics.flatMap(({ id, titles }) => [id, titles[language]])
    const inTexts = topics.flatMap(({ entries }) => entries.flatMap(({ texts }) => wordsIn(texts[language])))
    throw new Failure(
      `The rules of ${title.facts.title} say nothing about ${excerpt(words)}. ${guessName(words, [...names, ...inTexts.filter((word) => word.length > 2)])}"catena rules ${title.game.name}" lists the topics.`,
    )
  }
  for (const topic of found) {
    terminal.print(topic.titles[language])
    for (const entry of topic.entries) terminal.print(`  ${entry.id}  ${entry.texts[language]}`)
  }
}
