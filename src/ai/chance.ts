import { Generator, type Seed, seedOf } from '../kernel/random.ts'

/** Drawn once by dice. */
const ROOT: Seed = '9c1f0b7e52d84a6339e07c15ab46f2d8'

/**
 * The chance of those who think: agents in a game, an analysis. It comes from a root of its own and a number that counts thoughts, and
 * never from the seed of the game: who draws the words that the game drew deals the cards that the game dealt, and sees what is hidden.
 * It is the same in every run, so that a game can be repeated with the same answers.
 */
export function thoughts(number = 0): Generator {
  const seed = seedOf(number)
  let salted = ''
  for (let i = 0; i < 32; i += 8) {
    const word = (parseInt(seed.slice(i, i + 8), 16) ^ parseInt(ROOT.slice(i, i + 8), 16)) >>> 0
    salted += word.toString(16).padStart(8, '0')
  }
  return new Generator(salted)
}
