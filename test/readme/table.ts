// The table of games in README.md, made from the games themselves, so that it cannot say what is not so.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../src/cli/input.ts'
import { parseRules, titles } from '../../src/games/index.ts'
import type { Title } from '../../src/games/index.ts'

const BEGIN = '<!-- games: written by npm run readme -->'
const END = '<!-- end of games -->'

/** The page with the table between the markers written anew. Throws when a marker is missing. */
export function withGames(page: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`README.md needs the lines "${BEGIN}" and "${END}" around the table of games`)
  return `${page.slice(0, begin + BEGIN.length)}\n\n${makeTable().join('\n')}\n\n${page.slice(end)}`
}

function makeTable(): string[] {
  const rows = [...titles.values()].map(makeRow)
  return ['| game | players | cards | rules | playable in |', '|---|---|---|---|---|', ...rows]
}

function makeRow({ game, facts, faces }: Title): string {
  const [least, most] = game.seats
  const page = `docs/rules/${game.name}.md`
  const rules = parseRules(readFileSync(path.join(projectRoot(), page), 'utf8')).reduce((sum, topic) => sum + topic.entries.length, 0)
  const cells = [
    facts.title,
    least === most ? String(least) : `${least} to ${most}`,
    `${faces.length}, ${facts.designed ? 'designed by us' : 'of the published game'}`,
    `[${rules}](${page})`,
    'browser, terminal',
  ]
  return `| ${cells.join(' | ')} |`
}
