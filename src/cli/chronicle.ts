import { BESIDE_WORDS } from '../play/beside-words/index.ts'
import { totalsOf } from '../play/counter.ts'
import type { LogLine } from '../play/snapshot.ts'
import type { Voice } from '../play/voice.ts'
import type { Terminal } from './terminal.ts'
import { wrapLine } from './wrap.ts'

/** Where the totals end, on a terminal that is wider. */
const WIDEST = 100

/** The log as it is printed: each line once. What comes of it after a question, when it stands there already, is told below it. */
export class Chronicle {
  private told: readonly LogLine[] = []

  constructor(
    private readonly voice: () => Voice,
    private readonly terminal: Terminal,
  ) {}

  /** Is less left than was told? */
  get isTakenBack(): boolean {
    const { told } = this
    const lines = this.voice().from(0)
    return lines.length < told.length || told.some(({ text }, at) => text !== lines[at].text && text.startsWith(lines[at].text))
  }

  /** What the voice has read so far is not told. */
  skip(): void {
    this.told = this.voice().from(0)
  }

  /** Whatever is new. */
  tell(): void {
    const { told } = this
    const lines = this.voice().from(0)
    this.told = lines
    for (const [at, line] of lines.entries()) {
      const before = told.at(at)
      if (before === line || line.kind === 'answered') continue
      if (before === undefined || before.kind === 'answered') this.print('- ', line.text, line)
      else if (line.text.startsWith(before.text)) {
        const further = line.text.slice(before.text.length)
        const told = before.changes.map((change) => JSON.stringify(change))
        const changes = line.changes.filter((change) => !told.includes(JSON.stringify(change)))
        if (further !== '' || changes.length > 0) this.print('  ', further.replace(/^ · /, ''), { ...line, changes })
      }
      // of what was taken back less is left, which stands there
      else if (!before.text.startsWith(line.text)) this.print('- ', line.text, line)
    }
  }

  /** The last lines once more, each with its rule. */
  tellLast(count: number, ruleOf: (line: LogLine) => string | undefined): void {
    const lines = this.voice().from(0)
    for (const line of lines.filter(({ kind }) => kind !== 'answered').slice(-count))
      this.print('- ', `${line.text} [${ruleOf(line)}]`, line)
  }

  /** What a count came to stands at the right. */
  private print(begin: string, text: string, { seat, changes }: LogLine): void {
    const { terminal } = this
    const voice = this.voice()
    const { counts } = BESIDE_WORDS[voice.language]
    const totals = totalsOf(changes, seat)
      .map(({ what, whose, from, to }) => {
        const names = whose.map((one) => voice.nameOf(one)).join(', ')
        return `${names === '' ? '' : `${names}: `}${counts[what]} ${from} → ${to}`
      })
      .join(', ')
    const line = `${begin}${text}`
    if (totals === '') terminal.print(line)
    else if (terminal.columns === undefined) terminal.print(`${line}  ${totals}`)
    else {
      const width = Math.min(terminal.columns, WIDEST)
      const rows = wrapLine(line, width)
      const last = rows[rows.length - 1]
      if (last.length + 2 + totals.length <= width) rows[rows.length - 1] = last + totals.padStart(width - last.length)
      else rows.push(...wrapLine(totals.padStart(width), width))
      terminal.print(rows.join('\n'))
    }
  }
}
