import { excerpt, shorten } from '../../kernel/excerpt.ts'
import type { SetupError } from '../../kernel/game.ts'
import { laidIn } from './laid.ts'

/** Why a setup cannot be played with the cards that lie here; nothing is put in the place of what it names. */
export function refuseOwn(game: string, own: unknown): SetupError | undefined {
  const { own: here } = laidIn(game)
  if (isSameOwn(own, here)) return undefined
  if (own === undefined)
    return {
      code: 'own-cards-laid',
      message: `the own cards ${excerpt(here?.name)} lie here: name them in the setup, or take them away first`,
    }
  const { name } = (own ?? {}) as { readonly name?: unknown }
  const called = typeof name === 'string' ? ` "${shorten(name)}"` : ''
  return { code: 'own-cards', message: `this game is played with the own cards${called} of one who has the box, and they do not lie here` }
}

/** Do these own cards of a setup, or none, have the same values? */
export function isSameOwn(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b))
}
