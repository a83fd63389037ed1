import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../ability/language.ts'
import { findRule, parseRules } from '../games/index.ts'
import type { RuleTopic, Speaker, Title } from '../games/index.ts'
import type { Position } from '../kernel/position.ts'
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

export function nameSeat(language: Language, seat: number, person: number | undefined, seats: number): string {
  const words = WORDS[language]
  if (seat === person) return words.you
  return person === undefined
    ? `${{ en: 'Player', de: 'Spieler', it: 'Giocatore' }[language]} ${seat + 1}`
    : words.opponent(seat + 1, seats > 2)
}

/** The speaker of a running game: with its cards, its rules and the names of its seats. */
export function giveVoice(title: Title, p: Position, language: Language, person: number | undefined, seats: number): Speaker {
  let topics: readonly RuleTopic[] | undefined
  const ids = new Set(title.faces.map((face) => face.id))
  return title.speak(language, {
    cardId: (card) => title.game.cardId(p, card),
    // a house, a phase: not every word is a card's id
    cardName: (id) => (ids.has(id) ? title.cardName(id, language) : id),
    seatName: (seat) => nameSeat(language, seat, person, seats),
    viewer: person,
    ruleText(id) {
      topics ??= loadRules(title.game.name) ?? []
      return findRule(topics, id)?.texts[language]
    },
  })
}

/** How the game ended, as one sentence. */
export function tellOutcome(title: Title, p: Position, language: Language, person: number | undefined, seats: number): string {
  const shares = title.game.outcome(p)?.shares ?? []
  const winners = shares.flatMap((share, seat) => (share > 0 ? [nameSeat(language, seat, person, seats)] : []))
  return winners.length === 1 ? WORDS[language].won(winners[0]) : WORDS[language].shared(winners.join(', '))
}
