// npm run protocol: writes docs/protocol.md anew.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../src/cli/input.ts'
import { makeProtocol } from './page.ts'

writeFileSync(path.join(projectRoot(), 'docs', 'protocol.md'), makeProtocol())
console.log('Written to docs/protocol.md.')
