// npm run glossary: writes docs/glossary.md anew.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../src/cli/input.ts'
import { glossaryPage } from './page.ts'

writeFileSync(path.join(projectRoot(), 'docs', 'glossary.md'), glossaryPage())
console.log('Written to docs/glossary.md.')
