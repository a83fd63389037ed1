// The program behind `catena admin`, by itself.
import { runAdmin } from './admin.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await runAdmin(process.argv.slice(2), processTerminal())
