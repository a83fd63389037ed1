// npm run card ID: a card of any game with its texts, steps, printings, tests, and what changed against the golden texts.
import { Command } from 'commander'
import { obey } from '../../src/cli/obey.ts'
import { projectRoot } from '../../src/cli/input.ts'
import { processTerminal } from '../../src/cli/terminal.ts'
import { describeCard } from './card.ts'

const terminal = processTerminal()
const program = new Command('npm run card').argument('<id...>', 'ids of cards, such as punch').action((ids: readonly string[]) => {
  for (const id of ids) {
    const { found, text } = describeCard(id, projectRoot())
    if (found) terminal.print(`${text}\n`)
    else {
      terminal.warn(text)
      process.exitCode = 2
    }
  }
})
const code = await obey(program, process.argv.slice(2), terminal)
process.exitCode ||= code
