import type { Migration } from '../migrate.ts'
import { tables } from './001-tables.ts'
import { players } from './002-players.ts'
import { conduct } from './003-conduct.ts'
import { notices } from './004-notices.ts'
import { openers } from './005-openers.ts'
import { kinds } from './006-kinds.ts'
import { declined } from './007-declined.ts'

/** All of them in their order. What stands here is never changed again: databases have been through it. */
export const migrations: readonly Migration[] = [tables, players, conduct, notices, openers, kinds, declined]
