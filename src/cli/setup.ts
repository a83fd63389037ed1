import { CLANS } from '../games/crystal-clans/index.ts'
import type { Clan } from '../games/crystal-clans/index.ts'
import { generateDeck } from '../games/keyforge/index.ts'
import type { Title, WholeTitle } from '../games/index.ts'
import { GAMES } from '../games/register.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Random, Seed } from '../kernel/random.ts'
import { dealDecks } from '../play/table/formats.ts'
import { requireDeck } from './deck-file.ts'
import { type DraftWishes, draftSetup } from './draft.ts'
import { Failure } from './failure.ts'
import { readJson } from './files.ts'
import { readName } from './names.ts'

/** Two against two, in a game that has it. */
export function teamsOf(title: Title): Setup {
  const checked = title.game.checkSetup({ ...title.game.defaultSetup(), seats: 4, teams: true })
  if (!checked.ok || (checked.value as { teams?: boolean }).teams !== true) {
    const others = GAMES.filter(({ teams }) => teams).map(({ name }) => name)
    throw new Failure(`${title.facts.title} is not played in teams. Choose ${others.join(' or ')}, or leave teams out.`)
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
function clansOf(title: Title, text: string, mulligan: boolean, person: number, random: Random): Setup {
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
    const clan = readName(name, 'clan', [...CLANS, 'random'])
    return clan === 'random' ? undefined : clan
  })
  if (mine !== undefined && mine === theirs) throw new Failure(`There is one deck of the clan ${mine}: choose two different clans.`)
  return [mine, theirs]
}

/** What somebody wants to play with at one table. */
export interface TableWishes extends DraftWishes {
  readonly teams?: boolean
  readonly clans?: string
  readonly mulligan?: boolean
  /** A deck dealt for each. */
  readonly sealed?: boolean
  /** The set of these decks; one by chance without it. */
  readonly set?: string
  /** Chains at the start, those of the person first, such as `0,4`; or what evens out who begins, where the game has that. */
  readonly handicap?: string | true
  /** 3 or 5 games. */
  readonly series?: string
  readonly adaptive?: boolean
  readonly deck: readonly string[]
}

/** What a person plays with: teams, clans, decks brought or dealt, and chains, as they were wished for. */
export async function readTable(title: WholeTitle, wishes: TableWishes, seats: number, seat: number, seed: Seed): Promise<Setup> {
  const setup = await readBrought(title, wishes, seats, seat, seed)
  if (wishes.handicap === undefined) return setup
  return title.facts.variants !== undefined && 'handicap' in title.facts.variants.fields
    ? evenOut(title, setup, wishes.handicap)
    : chainSetup(title, setup, wishes.handicap, seat)
}

async function readBrought(title: WholeTitle, wishes: TableWishes, seats: number, seat: number, seed: Seed): Promise<Setup> {
  if (wishes.sealed) {
    if (wishes.deck.length > 0) throw new Failure('With --sealed the decks are dealt: leave --deck or --sealed out.')
    const other = (['sets', 'draft', 'quick'] as const).find((flag) => wishes[flag] !== undefined)
    if (other !== undefined) throw new Failure(`The set of sealed decks is named by --set, such as --set woe: leave --${other} out.`)
    return dealSetup(title, seats, seed, wishes.set)
  }
  if (wishes.set !== undefined) throw new Failure('--set names the set of decks that are dealt: give --sealed too.')
  if (wishes.teams) return teamsOf(title)
  const drafted = draftSetup(title, seats, wishes)
  if (drafted !== undefined) return drafted
  if (wishes.clans !== undefined || wishes.mulligan)
    return clansOf(title, wishes.clans ?? 'stone,blood', wishes.mulligan === true, seat, new Generator(seed))
  return readSetup(title, seats, wishes.deck, seat)
}

/** A setup with a deck dealt for each seat, all of one set, by chance unless it is named: the same seed deals the same decks. */
export async function dealSetup(title: Title, seats: number, seed: Seed, set?: string): Promise<Setup> {
  if (set !== undefined && title.facts.brought === 'decks') {
    const made = generateDeck(set, seed)
    if (!made.ok) throw new Failure(`--set: ${made.error.message}.`)
  }
  const decks = await dealDecks(title.facts.name, seats, seed, set)
  if (decks.length === 0) throw new Failure(`No decks are dealt in ${title.facts.title}: leave --sealed out.`)
  return accept(title, { ...title.game.defaultSetup(seats), decks }, '--sealed')
}

/** The same setup with chains at the start, those of the person first: two whole numbers, such as `0,4` (kf.handicap.1). */
export function chainSetup(title: Title, setup: Setup, text: string | true, person: number): Setup {
  if (title.facts.brought !== 'decks') throw new Failure(`${title.facts.title} has no handicap: leave --handicap out.`)
  if (text === true) throw new Failure('--handicap takes your chains and those of the opponent, such as 0,4.')
  const [mine, theirs, ...more] = text.split(',').map((number) => (/^\s*\d{1,4}\s*$/.test(number) ? Number(number) : -1))
  if (theirs === undefined || more.length > 0 || mine < 0 || theirs < 0)
    throw new Failure(`--handicap takes your chains and those of the opponent, such as 0,4; not "${text}".`)
  return accept(title, { ...setup, chains: person === 0 ? [mine, theirs] : [theirs, mine] }, '--handicap')
}

/** The same setup, with a start for equal chances that is a variant of ours (rb.setup.10, cc.setup.6). */
function evenOut(title: Title, setup: Setup, text: string | true): Setup {
  if (text !== true) throw new Failure(`In ${title.facts.title} --handicap evens out who begins and takes nothing: leave "${text}" out.`)
  return accept(title, { ...setup, handicap: true }, '--handicap')
}

/** How many games a series has and how it goes on; undefined for a single game. */
export function readSeries(
  title: Title,
  { series, adaptive, teams, seats, handicap }: TableWishes & { readonly seats?: string },
): { readonly of: number; readonly adaptive: boolean } | undefined {
  if (series === undefined && !adaptive) return undefined
  if (adaptive && !title.facts.formats.some((format) => format.adaptive))
    throw new Failure(`${title.facts.title} has no adaptive series: leave --adaptive out, or give --series 3.`)
  if (adaptive && handicap !== undefined) throw new Failure('In an adaptive series chains are bid: leave --handicap or --adaptive out.')
  const of = series ?? '3'
  if (of !== '3' && (of !== '5' || adaptive)) throw new Failure(`--series takes ${adaptive ? '3 with --adaptive' : '3 or 5'}, not "${of}".`)
  if (!teams && seats !== undefined && Number(seats) !== 2) throw new Failure('A series is for two, or for two teams: leave --seats out.')
  return { of: Number(of), adaptive: adaptive === true }
}

function accept(title: Title, setup: object, flag: string): Setup {
  const checked = title.game.checkSetup(setup)
  if (!checked.ok) throw new Failure(`${flag}: ${checked.error.message}.`)
  return checked.value
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
