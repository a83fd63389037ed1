// node scripts/run.mjs test/chains/main.ts [pairings] [--games N] [--fresh N] [--set SET] [--agent AGENT] [--seed SEED]: does the stronger deck
// win half with the chains that it is advised? The result stands in docs/decks.md.
import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { Crew, serve } from '../../src/cli/crew.ts'
import { readAgent, readNumber, readSeed } from '../../src/cli/input.ts'
import { obey } from '../../src/cli/obey.ts'
import { doJob } from '../../src/cli/job.ts'
import { processTerminal } from '../../src/cli/terminal.ts'
import { generateDeck, SETS } from '../../src/games/keyforge/index.ts'
import { seedOf } from '../../src/kernel/random.ts'
import { checkChains } from './chains.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const program = new Command('chains')
  .argument('[pairings]', 'how many pairings of generated decks', '100')
  .option('--games <number>', 'without chains; as many again find the chains', '400')
  .option('--fresh <number>', 'with the advised chains, of other deals', '40')
  .option('--set <set>', 'only decks of this set; of all in turn without it')
  .option('--agent <agent>', 'who plays', 'greedy')
  .option('--seed <seed>', 'all decks and games follow from it', '1')
  .action(async (pairings: string, flags: Record<'games' | 'fresh' | 'agent' | 'seed', string> & { readonly set?: string }) => {
    const made = SETS.map(({ slug }) => slug).filter((slug) => generateDeck(slug, seedOf(1)).ok)
    const crew = new Crew({ program: process.argv[1], size: availableParallelism() })
    const wishes = {
      sets: flags.set === undefined ? made : [flags.set],
      pairings: readNumber(pairings, 'The number of pairings', 1, 1_000_000),
      games: readNumber(flags.games, 'The number of games', 2, 1_000_000),
      fresh: readNumber(flags.fresh, 'The number of fresh games', 2, 1_000_000),
      agent: readAgent(flags.agent),
      seed: readSeed(flags.seed),
    }
    const { before, after, games, chains, notEnough } = await checkChains(wishes, crew, (done) =>
      process.stderr.write(`\r${done} of ${pairings}`),
    )
    await crew.end()
    const told = ({ share, interval: { low, high } }: typeof after) => `${percent(share)} [${percent(low)} – ${percent(high)}]`
    console.log(`\n${pairings} pairings, seed ${wishes.seed}: the stronger deck won ${told(before)} without chains`)
    console.log(
      `with ${chains.toFixed(1)} chains as advised (mean) ${told(after)} of ${games} fresh games; ${notEnough} pairings were too uneven for any`,
    )
  })

if (!serve(doJob)) process.exitCode = await obey(program, process.argv.slice(2), processTerminal())
