import { Failure } from './failure.ts'

/** What has no end of line within so many characters, such as /dev/zero, is no line of anybody. */
const LONGEST = 64 * 1024 * 1024

/** Lines of an input, read as they are wanted. The end of a line may be that of Windows. */
export class Lines {
  private readonly parts: AsyncIterator<string>
  private lines: string[] = []
  private at = 0
  private begun: string[] = []
  private length = 0
  private over = false

  constructor(
    input: AsyncIterable<string>,
    private readonly longest = LONGEST,
  ) {
    this.parts = input[Symbol.asyncIterator]()
  }

  /** The next line; undefined at the end. */
  async next(): Promise<string | undefined> {
    while (this.at === this.lines.length) {
      if (this.over) return undefined
      const part = await this.parts.next()
      if (part.done !== true) this.take(part.value)
      else {
        this.over = true
        if (this.length > 0) this.lines.push(this.begun.join(''))
      }
    }
    const line = this.lines[this.at++]
    return line.endsWith('\r') ? line.slice(0, -1) : line
  }

  private take(part: string): void {
    const [first, ...rest] = part.split('\n')
    this.begun.push(first)
    this.length += first.length
    if (this.length > this.longest) throw new Failure(`A line of the input has more than ${this.longest} characters.`)
    if (rest.length === 0) return
    this.lines = [this.begun.join(''), ...rest.slice(0, -1)]
    this.at = 0
    this.begun = rest.slice(-1)
    this.length = this.begun[0].length
  }
}
