import { runProgram } from './program.ts'
import { processTerminal } from './terminal.ts'

// A reader such as head may close the pipe early: that is no fault.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => process.exit(problem.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runProgram(process.argv.slice(2), processTerminal())
// readline may still hold the input open
process.stdin.pause()
