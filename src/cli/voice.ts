import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../ability/language.ts'
import { findRule, parseRules } from '../games/index.ts'
import type { RuleTopic, Speaker, Title } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
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

export function nameSeat(language: Language, seat: number, person: number | undefined, setup: Setup): string {
  const words = WORDS[language]
  if (seat === person) return words.you
  if (person === undefined) return words.player(seat + 1)
  return partnerIn(setup)?.(person) === seat ? words.partner : words.opponent(seat + 1, setup.seats > 2)
}

/** Who plays together, where two do; partners sit opposite. */
function partnerIn(setup: Setup): ((seat: number) => number) | undefined {
  const { seats, teams } = setup as Setup & { readonly teams?: boolean }
  return teams === true ? (seat) => (seat + seats / 2) % seats : undefined
}

/** The speaker of a running game: with its cards, its rules and the names of its seats. */
export function giveVoice(title: Title, p: Position, language: Language, person: number | undefined, setup: Setup): Speaker {
  let topics: readonly RuleTopic[] | undefined
  const ids = new Set(title.faces.map((face) => face.id))
  return title.speak(language, {
    cardId: (card) => title.game.cardId(p, card),
    // a house, a phase: not every word is a card's id
    cardName: (id) => (ids.has(id) ? title.cardName(id, language) : id),
    seatName: (seat) => nameSeat(language, seat, person, setup),
    viewer: person,
    partnerOf: partnerIn(setup),
    ruleText(id) {
      topics ??= loadRules(title.game.name) ?? []
      return findRule(topics, id)?.texts[language]
    },
  })
}

/** How the game ended, as one sentence. */
export function tellOutcome(title: Title, p: Position, language: Language, person: number | undefined, setup: Setup): string {
  const shares = title.game.outcome(p)?.shares ?? []
  const winners = shares.flatMap((share, seat) => (share > 0 ? [nameSeat(language, seat, person, setup)] : []))
  return winners.length === 1 ? WORDS[language].won(winners[0]) : WORDS[language].shared(winners.join(', '))
}
