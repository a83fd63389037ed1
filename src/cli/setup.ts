import { CLANS } from '../games/crystal-clans/index.ts'
import type { Clan } from '../games/crystal-clans/index.ts'
import type { Title, WholeTitle } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import { requireDeck } from './deck-file.ts'
import { Failure } from './failure.ts'
import { readJson } from './input.ts'

/** Two against two, in a game that has it. */
export function teamsOf(title: Title): Setup {
  const checked = title.game.checkSetup({ ...title.game.defaultSetup(), seats: 4, teams: true })
  if (!checked.ok || (checked.value as { teams?: boolean }).teams !== true) {
    throw new Failure(`${title.facts.title} is not played in teams. Choose riftblade, or leave teams out.`)
  }
  return checked.value
}

/**
 * The setup of a game, with decks from files when there are any: the first for the seat of the person, the next for the others in
 * turn; the other seats keep the decks of the default setup.
 */
export function readSetup(title: Title, seats: number, files: readonly string[], person: number): Setup {
  const { game } = title
  const setup = game.defaultSetup(seats)
  if (files.length === 0) return setup
  const { decks } = setup as { decks?: unknown }
  if (!Array.isArray(decks)) throw new Failure(`${title.facts.title} is played without own decks: leave --deck out.`)
  if (files.length > seats) throw new Failure(`--deck is given ${files.length} times, but ${seats} play. Give it at most ${seats} times.`)
  const own = [...(decks as unknown[])]
  files.forEach((file, i) => {
    own[(person + i) % seats] = title.facts.brought === 'decks' ? requireDeck(file).deck : readJson(file, 'The deck')
  })
  const checked = game.checkSetup({ ...setup, decks: own })
  if (!checked.ok) throw new Failure(`${files.join(', ')}: ${checked.error.message}.`)
  return checked.value
}

/**
 * The clans of a game of Crystal Clans, that of the person first: two names, each a clan or `random`, or `random` for both. A clan
 * that is drawn is another than the named one.
 */
export function clansOf(title: Title, text: string, mulligan: boolean, person: number, random: Random): Setup {
  const [mine, theirs] = readClans(title, text)
  const draw = (other: Clan | undefined) => {
    const left = CLANS.filter((clan) => clan !== other)
    return left[random.below(left.length)]
  }
  const own = mine ?? draw(theirs)
  const clans = [own, theirs ?? draw(own)]
  const checked = title.game.checkSetup({
    ...title.game.defaultSetup(),
    clans: person === 0 ? clans : clans.reverse(),
    cards: undefined,
    mulligan,
  })
  if (!checked.ok) throw new Failure(`${checked.error.message}.`)
  return checked.value
}

/** Two clans, undefined for one that is drawn. */
function readClans(title: Title, text: string): readonly [mine: Clan | undefined, theirs: Clan | undefined] {
  if (title.facts.brought !== 'clans') throw new Failure(`${title.facts.title} is played without clans: leave --clans out.`)
  const names = text === 'random' ? ['random', 'random'] : text.split(',').map((name) => name.trim())
  if (names.length !== 2) throw new Failure(`--clans takes two clans, such as water,meteor, or random; not "${text}".`)
  const [mine, theirs] = names.map((name) => {
    const clan = CLANS.find((one) => one === name)
    if (clan === undefined && name !== 'random')
      throw new Failure(`There is no clan "${name}". Choose two of ${CLANS.join(', ')}, or random.`)
    return clan
  })
  if (mine !== undefined && mine === theirs) throw new Failure(`There is one deck of the clan ${mine}: choose two different clans.`)
  return [mine, theirs]
}

/** Names clans that there are, or none at all. */
export function requireClans(title: Title, text: string | undefined): void {
  if (text !== undefined) readClans(title, text)
}

/** A setup for each game of many: `random` goes through all 36 pairings, with and without the mulligan. */
export function drawClans(title: WholeTitle, text: string): (random: Random) => Setup {
  readClans(title, text)
  return (random) => (text === 'random' ? title.randomSetup(2, random) : clansOf(title, text, false, 0, random))
}
