import { ALL } from '../ai/balance.ts'
import type { Balance, Spread, UseRate } from '../ai/balance.ts'
import type { Interval } from '../ai/arena-statistics.ts'
import type { WholeTitle } from '../games/index.ts'
import type { BalanceResult } from './balance.ts'
import { weighedOf } from './balance.ts'

/** Games below which the spread between them is not known either. */
const FEW = 20
/** A card beyond these parts of the mean share is out of line: 44 to 56 % where the mean is a half. */
const LEAST = 0.88
const MOST = 1.12

/** What was measured, as tables of Markdown. */
export function writeBalance(title: WholeTitle, result: BalanceResult): string[] {
  const { game, agent, seed, tables, families, standings } = result
  const weighed = weighedOf(title)
  const lines = [`By \`npm run catena -- balance ${game} --level ${agent} --seed ${seed}\`: equals in all seats.`, '']
  const deeds = weighed.deeds.map((deed) => ` ${deed} |`).join('')
  lines.push(`| table | games | who begins | by place | turns: median, middle 80 %, most | nobody won |${deeds}`)
  lines.push(`|---|---:|---|---|---|---:|${'---:|'.repeat(weighed.deeds.length)}`)
  for (const one of families.length < tables.length ? families : []) lines.push(writeTable(`**${one.family}**`, one))
  for (const one of tables) lines.push(writeTable(one.table, one))
  if (standings.length > 0) lines.push(...writeStandings(result))
  for (const { family, even, rates } of families) {
    for (const kind of weighed.kinds)
      lines.push(
        ...writeRates(
          family,
          kind,
          even,
          rates.filter((rate) => rate.kind === kind),
          weighed.within,
          (id) => weighed.groups(id),
        ),
      )
  }
  return lines
}

function writeTable(name: string, { games, first, order, turns, drawn, deeds }: Balance): string {
  const cells = [
    name,
    games,
    `${percent(first.share)} ${within(first.interval)}`,
    order.map(percent).join(', '),
    told(turns),
    percent(drawn),
  ]
  return `| ${[...cells, ...deeds.map(percent)].join(' | ')} |`
}

/** Each against all others, and below each against each. */
function writeStandings({ standings }: BalanceResult): string[] {
  const all = standings.filter(({ other }) => other === undefined).sort((a, b) => b.share - a.share)
  const names = all.map(({ name }) => name)
  const lines = ['', `| | all others | ${names.join(' | ')} |`, `|---|---|${'---|'.repeat(names.length)}`]
  for (const { name, share, interval, games } of all) {
    const cells = names.map((other) => {
      const met = standings.find((one) => one.name === name && one.other === other)
      return met === undefined ? '' : `${percent(met.share)} ${within(met.interval)}`
    })
    lines.push(`| ${name} | **${percent(share)}** ${within(interval)} of ${games} | ${cells.join(' | ')} |`)
  }
  return lines
}

/** Groups, then the cards that are out of line with what they are held against. */
function writeRates(
  family: string,
  kind: string,
  even: number,
  rates: readonly UseRate[],
  isWithin: boolean,
  groups: (id: string) => readonly string[],
): string[] {
  if (rates.length === 0) return []
  const shareOf = (id: string) => rates.find((rate) => rate.id === id)?.share ?? even
  const names = new Set([ALL, ...rates.flatMap(({ id }) => groups(id))])
  const lines = ['', `Early \`${kind}\`, ${family}: what those have who do it.`, '', '| | uses | share | |', '|---|---:|---|---|']
  const row = (rate: UseRate, sign: string) =>
    lines.push(`| ${rate.id} | ${rate.uses} | ${percent(rate.share)} ${within(rate.interval)} | ${sign} |`)
  for (const rate of rates) if (names.has(rate.id)) row(rate, '')
  for (const rate of rates) {
    if (names.has(rate.id)) continue
    const sign = judgeRate(rate, shareOf(isWithin ? (groups(rate.id)[0] ?? ALL) : ALL))
    if (sign !== ' ') row(rate, sign === '!' ? '**out of line**' : 'perhaps')
  }
  return lines
}

/** Is it out of line with the mean: surely, perhaps, or not? Few games tell nothing. */
export function judgeRate({ games, share, interval }: UseRate, mean: number): '!' | '?' | ' ' {
  if (games < FEW) return ' '
  if (interval.low > MOST * mean || interval.high < LEAST * mean) return '!'
  return share > MOST * mean || share < LEAST * mean ? '?' : ' '
}

function told({ tenth, median, ninetieth, most }: Spread): string {
  return `${median}, ${tenth} to ${ninetieth}, ${most}`
}

function within({ low, high }: Interval): string {
  return `[${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
