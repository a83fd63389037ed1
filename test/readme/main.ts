// npm run readme: writes the table of games in README.md anew.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../src/cli/input.ts'
import { withGames } from './table.ts'

const file = path.join(projectRoot(), 'README.md')
writeFileSync(file, withGames(readFileSync(file, 'utf8')))
console.log('Written to README.md.')
