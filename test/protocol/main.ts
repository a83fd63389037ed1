// npm run protocol: writes docs/protocol.md and docs/openapi.json anew.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../src/cli/input.ts'
import { makeOpenApi } from './openapi.ts'
import { makeProtocol } from './page.ts'

writeFileSync(path.join(projectRoot(), 'docs', 'protocol.md'), makeProtocol())
writeFileSync(path.join(projectRoot(), 'docs', 'openapi.json'), makeOpenApi())
console.log('Written to docs/protocol.md and docs/openapi.json.')
