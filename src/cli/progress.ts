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
    if (stream.isTTY) {
      stream.write(`\r${what} ${drawBar(done, of)} ${done} of ${of}${showTime(left)}   ${done === of ? '\n' : ''}`)
    } else if (done === of) stream.write(`${what}: ${of} done in ${((now - began) / 1000).toFixed(0)} s\n`)
  }
}

function showTime(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return ''
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.round(seconds / 60)} min left`
}

/** How far something is; `note` is asked what it came to so far when that is shown. */
export type Bar = (done: number, of: number, note?: () => string) => void

/** A bar with the time that is left on one line that is written over again and again, gone at the end; undefined where no person watches. */
export function showBar(stream: NodeJS.WriteStream = process.stderr): Bar | undefined {
  if (!stream.isTTY) return undefined
  let [began, first, told] = [-1, 0, 0]
  return (done, of, note) => {
    const now = performance.now()
    if (began < 0) [began, first] = [now, done]
    if (done >= of) return void stream.write(CLEAR)
    if (now - told < EVERY) return
    told = now
    const left = done > first ? ((now - began) / (done - first)) * (of - done) : Number.NaN
    const more = note === undefined ? '' : `  ${note()}`
    stream.write(`${CLEAR}${drawBar(done, of)} ${done} / ${of}${Number.isFinite(left) ? `  ${showClock(left)}` : ''}${more}`)
  }
}

/** To the beginning of the line, and nothing on it. */
const CLEAR = '\r\x1b[K'

function drawBar(done: number, of: number): string {
  const filled = of === 0 ? BAR : Math.round((BAR * done) / of)
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`
}

/** Minutes and seconds, in any language. */
function showClock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
