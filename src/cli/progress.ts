export type Progress = (what: string, done: number, of: number) => void

const BAR = 24
const EVERY = 200

/** A bar with the time that is left, on one line that is written again and again; a line for each stage where nobody watches. */
export function showStages(stream: NodeJS.WriteStream): Progress {
  let [stage, began, first, told] = ['', 0, 0, 0]
  return (what, done, of) => {
    const now = performance.now()
    if (what !== stage) {
      ;[stage, began, first, told] = [what, now, done, 0]
      if (!stream.isTTY) stream.write(`${what}: ${done} of ${of} were there\n`)
    }
    if (done < of && now - told < EVERY) return
    told = now
    const left = done > first ? ((now - began) / (done - first)) * (of - done) : Number.NaN
    const filled = of === 0 ? BAR : Math.round((BAR * done) / of)
    if (stream.isTTY) {
      stream.write(
        `\r${what} [${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done} of ${of}${showTime(left)}   ${done === of ? '\n' : ''}`,
      )
    } else if (done === of) stream.write(`${what}: ${of} done in ${((now - began) / 1000).toFixed(0)} s\n`)
  }
}

function showTime(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return ''
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.round(seconds / 60)} min left`
}

/** Writes over one line of a terminal that a person watches; undefined for any other. */
export function progressLine(): ((text: string) => void) | undefined {
  return process.stderr.isTTY ? (text) => void process.stderr.write(`\r\x1b[K${text}`) : undefined
}
