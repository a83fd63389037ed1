import { availableParallelism } from 'node:os'
import { tallyJob } from './balance.ts'
import type { BalanceJob } from './balance.ts'
import { serve } from './crew.ts'
import { runProgram } from './program.ts'
import { playJob } from './rate.ts'
import type { RateJob } from './rate.ts'
import { processTerminal } from './terminal.ts'

if (!serve((job: RateJob | BalanceJob) => ('pairing' in job ? playJob(job) : tallyJob(job)))) {
  // A reader such as head may close the pipe early: that is no fault.
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => process.exit(problem.code === 'EPIPE' ? 0 : 1))

  const code = await runProgram(process.argv.slice(2), processTerminal(), { program: process.argv[1], size: availableParallelism() })
  process.exitCode ||= code
  // readline may still hold the input open
  process.stdin.pause()
}
