import { availableParallelism } from 'node:os'
import { serve } from './crew.ts'
import { doJob } from './job.ts'
import { runProgram } from './program.ts'
import { processTerminal } from './terminal.ts'

if (!serve(doJob)) {
  // A reader such as head may close the pipe early: that is no fault.
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => process.exit(problem.code === 'EPIPE' ? 0 : 1))

  const code = await runProgram(process.argv.slice(2), processTerminal(), { program: process.argv[1], size: availableParallelism() })
  process.exitCode ||= code
  // readline may still hold the input open
  process.stdin.pause()
}
