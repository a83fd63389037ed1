import { titles } from '../src/games/index.ts'
import type { WholeTitle } from '../src/games/index.ts'
import type { Insight } from '../src/games/insight.ts'
import { LEARNED } from '../src/games/learned.ts'
import type { GameName } from '../src/games/register.ts'
import type { Weights } from '../src/games/weights.ts'
import type { Game, Setup } from '../src/kernel/game.ts'
import { playDeals } from './gate.ts'
import type { GateRecipe } from './gate.ts'
import { playBlock } from './play.ts'
import type { Draw, PlayRecipe } from './play.ts'

/** A game that can be trained. */
export interface Pupil {
  readonly title: WholeTitle
  /** As opponents play it now: by what was learned before, if anything was. */
  readonly inUse: Game
  readonly insight: Insight
  readonly draw: Draw
}

/** A part of the work, for one thread. */
export interface Job {
  readonly game: GameName
  readonly block: number
  readonly play?: PlayRecipe
  readonly gate?: GateRecipe & { readonly weights: Weights }
}

const opened = new Map<GameName, Pupil>()
for (const name of Object.keys(LEARNED) as GameName[]) opened.set(name, await openPupil(name))

export const PUPILS: readonly GameName[] = [...opened.keys()]

export function pupilOf(game: GameName): Pupil {
  const pupil = opened.get(game)
  if (pupil === undefined) throw new Error(`nothing can be learned of ${game}: there are features of ${PUPILS.join(', ')}`)
  return pupil
}

async function openPupil(name: GameName): Promise<Pupil> {
  const title = titles.get(name) as WholeTitle
  const learned = (await LEARNED[name]?.()) as { readonly insight: Insight }
  return {
    title,
    inUse: title.taught,
    insight: learned.insight,
    draw: ({ seats, teams }, random) => drawSetup(title, seats, teams, random),
  }
}

/** Does the work of a thread: samples of games, or the results of deals as JSON. */
export function doJob({ game, play, gate }: Job): Uint8Array {
  const { title, inUse, insight, draw } = pupilOf(game)
  if (play !== undefined) return playBlock(inUse, insight, draw, play)
  if (gate === undefined) throw new Error('a job plays or judges')
  return new TextEncoder().encode(JSON.stringify(playDeals(title.game, inUse, { insight, weights: gate.weights }, draw, gate)))
}

function drawSetup(title: WholeTitle, seats: number, teams: boolean, random: Parameters<Draw>[1]): Setup {
  for (;;) {
    const setup: Setup & { readonly teams?: boolean } = title.randomSetup(seats, random)
    if ((setup.teams === true) !== teams) continue
    // decks of a box and not of any cards: what goes together in them is what is played
    return title.dealDecks === undefined ? setup : withDecks(setup, title.dealDecks(seats, random.seed()))
  }
}

function withDecks(setup: Setup, decks: readonly unknown[]): Setup & { readonly decks: readonly unknown[] } {
  return { ...setup, decks }
}
