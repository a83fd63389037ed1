// Where the processor time of a program goes, in a file that browsers and editors read (.cpuprofile).
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

export class Profile {
  private readonly session = new Session()
  private running = false

  constructor(private readonly file: string) {}

  /** Begins, and writes the file when it is called again. */
  async turn(): Promise<void> {
    const { session, running } = this
    this.running = !running
    if (running) {
      const { profile } = await session.post('Profiler.stop')
      writeFileSync(this.file, JSON.stringify(profile))
      return
    }
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 500 })
    await session.post('Profiler.start')
  }
}
