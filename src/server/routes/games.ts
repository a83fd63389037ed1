// The games that can be played here.
import { z } from 'zod'
import { openTitle } from '../../games/load.ts'
import { factsOf, GAMES } from '../../games/register.ts'
import { Refused } from '../refusal.ts'
import { games, setup, setupFilter } from '../schema/game.ts'
import { gameName } from '../schema/table.ts'
import { makeRoute } from './route.ts'

export function gameRoutes() {
  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/games',
      about: 'All games, with how many can play and how decks come to the seats.',
      asker: 'anybody',
      answer: games,
      async answers(): Promise<z.infer<typeof games>> {
        return {
          games: GAMES.map(({ name, title, designed, seats, teams, formats }) => ({
            game: name,
            title,
            designed,
            seats: [...seats],
            teams: teams === true,
            formats: formats.map((format) => ({ name: format.name, brings: format.brings === true })),
          })),
        }
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/games/:game/setup',
      about: 'What a game is played with when nothing else is asked for.',
      asker: 'anybody',
      params: z.strictObject({ game: gameName }),
      query: setupFilter,
      answer: setup,
      async answers({ params: { game }, query }): Promise<z.infer<typeof setup>> {
        const { seats: possible, title } = factsOf(game)
        const { seats = possible[0] } = query
        if (!possible.includes(seats))
          throw new Refused(400, 'bad-request', `${title} has ${possible.join(', ')} seats, not ${seats}.`, 'seats')
        return { game, seats, setup: (await openTitle(game)).game.defaultSetup(seats) }
      },
    }),
  ]
}
