// npm run mutants [name…]: injects one fault after the other into the source as it is loaded, and runs the test that must catch it.
// Nothing is written. The last line is "N caught, M missed".
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import type { Vitest } from 'vitest/node'
import { Failure } from '../../src/cli/failure.ts'
import { projectRoot } from '../../src/cli/input.ts'
import { guessName } from '../../src/cli/names.ts'
import { obey } from '../../src/cli/obey.ts'
import { processTerminal } from '../../src/cli/terminal.ts'
import { excerpt } from '../../src/kernel/excerpt.ts'
import { mutants, staleness } from './table.ts'
import type { Mutant } from './table.ts'

/** Two at a time: more do not pay, as each has its own copy of the sources. */
const LANES = 2
/** The laws draw their games from it. */
const SEED = '2026'

const root = projectRoot()

function sourceOf({ file }: Mutant): string | undefined {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

/** Runs tests on the sources, with one fault at a time in them. */
class Lane {
  private mutant: Mutant | undefined
  private vitest: Vitest | undefined

  async try(mutant: Mutant): Promise<'caught' | 'missed' | 'no such test'> {
    const vitest = (this.vitest ??= await this.open())
    const file = path.join(root, mutant.file)
    this.mutant = mutant
    vitest.invalidateFile(file)
    vitest.setGlobalTestNamePattern(mutant.title ?? '')
    vitest.state.clearErrors()
    const specs = await vitest.globTestSpecifications([path.join(root, mutant.test)])
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
    // those of earlier runs are still among them
    const ran = testModules.filter(({ moduleId }) => specs.some((spec) => spec.moduleId === moduleId))
    this.mutant = undefined
    vitest.invalidateFile(file)
    if (unhandledErrors.length > 0 || ran.some((module) => !module.ok())) return 'caught'
    return ran.some(({ children }) => !children.allTests('passed').next().done) ? 'missed' : 'no such test'
  }

  async close(): Promise<void> {
    await this.vitest?.close()
  }

  private async open(): Promise<Vitest> {
    const plugin: Plugin = {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) => {
        const { mutant } = this
        return mutant !== undefined && id.split('?')[0] === path.join(root, mutant.file)
          ? code.replace(mutant.find, () => mutant.replace)
          : undefined
      },
    }
    const env = { LAWS_SEED: SEED, LAWS_GAMES: '60' }
    const options = {
      root,
      config: path.join(root, 'vitest.config.ts'),
      watch: false,
      bail: 1,
      maxWorkers: 1,
      env,
      reporters: [{}],
      silent: true,
    }
    return await createVitest('test', options, { plugins: [plugin], server: { watch: null } })
  }
}

async function main(names: readonly string[]): Promise<void> {
  // vitest.config.ts then has no projects: their servers would load the sources without the fault
  process.env.CATENA_TESTS = 'mutants'
  const unknown = names.find((name) => !mutants.some((mutant) => mutant.name === name))
  if (unknown !== undefined) {
    const all = mutants.map(({ name }) => name)
    throw new Failure(`There is no mutant ${excerpt(unknown)}. ${guessName(unknown, all)}Those there are stand in test/mutants/table.ts.`)
  }
  const wanted = mutants.filter(({ name }) => names.length === 0 || names.includes(name))
  const stale = wanted.flatMap((mutant) => staleness(mutant, sourceOf(mutant)) ?? [])
  if (stale.length > 0) throw new Failure(`The source has changed; bring these up to date in test/mutants/table.ts:\n${stale.join('\n')}`)
  const waiting = [...wanted]
  let [caught, missed] = [0, 0]
  const work = async () => {
    const lane = new Lane()
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const began = performance.now()
      const result = await lane.try(mutant)
      if (result === 'caught') caught++
      else missed++
      const { name, file, test, title } = mutant
      console.log(
        `${result.padEnd(6)} ${name} (${file}) by ${test}${title === undefined ? '' : `, ${title}`}: ${((performance.now() - began) / 1000).toFixed(1)} s`,
      )
    }
    await lane.close()
  }
  await Promise.all(Array.from({ length: LANES }, work))
  console.log(`seed of the laws ${SEED}`)
  console.log(`${caught} caught, ${missed} missed`)
  // Vitest, which runs here, sets it at every mutant that it catches
  process.exitCode = missed > 0 ? 1 : 0
}

const program = new Command('mutants').argument('[name...]', 'only these').action(main)
const code = await obey(program, process.argv.slice(2), processTerminal())
process.exitCode ||= code
