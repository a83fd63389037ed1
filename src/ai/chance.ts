import { Generator, type Seed, seedOf } from '../kernel/random.ts'

/** Drawn once by dice. */
const ROOT: Seed = '9c1f0b7e52d84a6339e07c15ab46f2d8'

declare const OF_THOUGHTS: unique symbol

/**
 * The chance of those who think: agents in a game, a search, an analysis. No other generator can be given to them. It never is that of
 * the game, and never follows from it: who draws the words that the game drew deals the cards that the game dealt, and sees what is hidden.
 */
export type Chance = Generator & { readonly [OF_THOUGHTS]: true }

/** By a number that counts thoughts: the same in every run, so that a game can be repeated with the same answers. */
export function thoughts(number = 0): Chance {
  return chanceOf(seedOf(number))
}

/** From a seed, joined with a root of its own: even whoever gives the seed of the game draws other words than the game. */
export function chanceOf(seed: Seed): Chance {
  let salted = ''
  for (let i = 0; i < 32; i += 8) {
    const word = (parseInt(seed.slice(i, i + 8), 16) ^ parseInt(ROOT.slice(i, i + 8), 16)) >>> 0
    salted += word.toString(16).padStart(8, '0')
  }
  return new Generator(salted) as Chance
}
