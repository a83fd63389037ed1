import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../ability/language.ts'
import { findRule, parseRules } from '../games/index.ts'
import type { RuleTopic } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import type { Match } from '../play/match.ts'
import { partnerIn, Voice } from '../play/voice.ts'
import { projectRoot } from './input.ts'
import { WORDS } from './words.ts'

/** The rules page of a game; undefined while it has none. */
export function loadRules(game: string): RuleTopic[] | undefined {
  let text: string
  try {
    text = readFileSync(path.join(projectRoot(), 'docs', 'rules', `${game}.md`), 'utf8')
  } catch {
    return undefined
  }
  return parseRules(text)
}

export function nameSeat(language: Language, seat: number, person: number | undefined, setup: Setup): string {
  const words = WORDS[language]
  if (seat === person) return words.you
  if (person === undefined) return words.player(seat + 1)
  return partnerIn(setup)?.(person) === seat ? words.partner : words.opponent(seat + 1, setup.seats > 2)
}

/** What a person, or nobody in particular, reads of a running game: with its cards, its rules and the names of its seats. */
export function giveVoice(match: Match, language: Language, person: number | undefined): Voice {
  const { title, setup } = match
  const names = Array.from({ length: (setup as Setup).seats }, (_, seat) => nameSeat(language, seat, person, setup as Setup))
  // a terminal shows no table between two lines: turns and steps are told too
  const voice = new Voice(match, { language, names, seat: person ?? 'all', own: person !== undefined }, [])
  let topics: readonly RuleTopic[] | undefined
  voice.ruleText = (id) => {
    topics ??= loadRules(title.game.name) ?? []
    return findRule(topics, id)?.texts[language]
  }
  return voice
}

/** How the game ended; whoever lays the table does not say it. */
export function tellOutcome(shares: readonly number[], language: Language, person: number | undefined, setup: Setup): string {
  const words = WORDS[language]
  const winners = shares.flatMap((share, seat) => (share > 0 ? [nameSeat(language, seat, person, setup)] : []))
  if (winners.length === shares.length) return words.draw
  const names = new Intl.ListFormat(language).format(winners)
  // a team wins as one
  return winners.length === 1 || partnerIn(setup) !== undefined ? words.won(names) : words.shared(names)
}
