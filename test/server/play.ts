// Players of tests: they sit down, are ready, and choose by lot until the game is over.
import { vi } from 'vitest'
import type { GameName } from '../../src/games/register.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import type { Generator } from '../../src/kernel/random.ts'
import type { TestClient, TestPlayer, TestServer } from './server.ts'

export interface Sitter {
  readonly player: TestPlayer
  readonly client: TestClient
}

/** A table of persons who sit there, look at it, and are ready: the game has begun. */
export async function begin(
  server: TestServer,
  game: GameName,
  wishes: object = {},
  persons = 2,
): Promise<{ table: string; sitters: Sitter[] }> {
  const sitters: Sitter[] = []
  let table = ''
  for (let i = 0; i < persons; i++) {
    const player = await server.guest(`player ${i}`)
    if (table === '') table = await player.open({ game, ...wishes })
    const sat = await player.ask('POST', `tables/${table}/seat`, {})
    if (sat.status !== 200) throw new Error(sat.text)
    const client = await player.connect()
    await client.watch(table)
    sitters.push({ player, client })
  }
  for (const { client } of sitters) await client.must({ type: 'ready', table, entropy: drawBits(128) })
  for (const { client } of sitters) await client.until(() => client.facts(table).phase !== 'open', 'the start')
  return { table, sitters }
}

/** Chooses by lot each time that it is asked, to the end of the game or so many times. */
export async function playByLot({ client }: Sitter, table: string, random: Generator, choices = Number.POSITIVE_INFINITY): Promise<number> {
  let made = 0
  while (made < choices) {
    const facts = await client.until(() => {
      const now = client.facts(table)
      return (now.options.length > 0 || now.phase === 'ended') && now
    }, 'a question or the end')
    if (facts.phase === 'ended') return made
    const { option } = facts.options[random.below(facts.options.length)]
    const answer = await client.ask({ type: 'choose', table, entry: facts.asked, option })
    if (answer.type === 'taken') made++
    else if (answer.code !== 'stale' && answer.code !== 'too-fast') throw new Error(`${answer.code}: ${answer.message}`)
    else await new Promise((resolve) => setTimeout(resolve, Number(answer.facts?.after ?? 0)))
  }
  return made
}

/** All at the table choose by lot, in the order in which they are asked, to the end of the game or so many times. */
export async function playByLotTogether(
  sitters: readonly Sitter[],
  table: string,
  random: Generator,
  choices = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0
  while (made < choices && sitters[0].client.facts(table).phase !== 'ended') {
    const asked = sitters.find(({ client }) => client.facts(table).options.length > 0)
    if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
    else made += await playByLot(asked, table, random, 1)
  }
  return made
}

/** The client leaves a table for good, and a minute is over at once; gives what sets the clock right again. */
export async function leaveForLong(server: TestServer, table: string, client: TestClient): Promise<() => void> {
  const spectator = await (await server.guest()).connect()
  spectator.send({ type: 'watch', table })
  await spectator.next('table')
  client.socket.close()
  await spectator.next('told')
  spectator.socket.close()
  const now = Date.now.bind(Date)
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
  return () => later.mockRestore()
}
