// How many questions a game puts to people, and how many of them answer themselves: `node scripts/run.mjs bench/questions.ts [games] [agent]`.
import { isAgentName, makeAgent } from '../src/ai/agent.ts'
import { thoughts } from '../src/ai/chance.ts'
import { Sight } from '../src/ai/sight.ts'
import { titles } from '../src/games/index.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { Session } from '../src/play/session.ts'

const SEED = 2026
/** A game of more decisions is left there. */
const LIMIT = 4000

const [count = '200', agent = 'greedy'] = process.argv.slice(2)
if (!isAgentName(agent) || !(Number(count) > 0)) throw new Error('give a number of games and the name of an agent, such as "200 greedy"')
console.log(`${count} games of each, played by ${agent}, seed ${SEED}; questions of all seats`)
for (const title of titles.values()) {
  const { game } = title
  const seeds = new Generator(seedOf(SEED))
  const random = thoughts()
  const player = makeAgent(agent, game)
  const kinds = new Map<string, number>()
  let [decisions, put, answered] = [0, 0, 0]
  for (let i = 0; i < Number(count); i++) {
    const seed = seeds.seed()
    const setup = game.defaultSetup(game.seats[0])
    const started = game.start(setup, seed)
    if (!started.ok) throw new Error(started.error.message)
    const session = new Session({ title, p: started.value, seed, setup })
    const sight = new Sight(game, session.p)
    for (let made = 0; made < LIMIT && !session.isOver; made++) {
      decisions++
      const choices = session.legal().length
      const { kind } = game.decision(session.p)!
      if (!session.answerItself()) {
        put++
        session.play(player.decide(sight.look(session.p), random))
      } else if (choices > 1) {
        answered++
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }
    if (session.fault !== undefined) throw new Error(`${session.fault.where}: ${session.fault.message}`)
  }
  const each = (n: number): string => (n / Number(count)).toFixed(2)
  const by = [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${kind} ${each(n)}`)
  console.log(
    `${title.facts.title}: ${each(decisions)} decisions a game, ${each(put + answered)} with a choice, ${each(answered)} answered (${by.join(', ')}), ${each(put)} put`,
  )
}
