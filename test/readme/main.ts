// npm run readme: writes the table of games in README.md anew.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/root.mjs'
import { withGames } from './table.ts'

const file = path.join(root, 'README.md')
writeFileSync(file, withGames(readFileSync(file, 'utf8')))
console.log('Written to README.md.')
