// The program behind `catena worker` and behind commands with --queue: the same commands, with the workers of a database.
import { availableParallelism } from 'node:os'
import { serve } from './crew.ts'
import { doJob } from './job.ts'
import { runProgram } from './program.ts'
import { processTerminal } from './terminal.ts'
import { openQueue, runWorker } from './worker.ts'

if (!serve(doJob)) {
  const terminal = processTerminal()
  const threads = { program: process.argv[1], size: availableParallelism() }
  const ending = new AbortController()
  process.once('SIGTERM', () => ending.abort())
  process.exitCode = await runProgram(process.argv.slice(2), terminal, threads, {
    open: () => openQueue(),
    work: (size) => {
      process.once('SIGINT', () => ending.abort())
      return runWorker({ ...threads, size: size ?? threads.size }, terminal, ending.signal)
    },
  })
  process.stdin.destroy()
}
