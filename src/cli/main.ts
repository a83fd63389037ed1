import { availableParallelism } from 'node:os'
import { serve } from './crew.ts'
import { doJob } from './job.ts'
import { runProgram } from './program.ts'
import { processTerminal } from './terminal.ts'

if (!serve(doJob)) {
  const code = await runProgram(process.argv.slice(2), processTerminal(), { program: process.argv[1], size: availableParallelism() })
  process.exitCode ||= code
  // a line that nobody asks for any more must not be waited for
  process.stdin.destroy()
}
