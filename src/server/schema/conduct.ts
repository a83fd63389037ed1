// How players get along: whom one does not want to hear or meet, and what the host should know.
import { z } from 'zod'
import { player } from './player.ts'
import { tableId } from './table.ts'

const kind = z.enum(['mute', 'block']).meta({ description: '`mute`: not to hear; `block`: to meet at no table either.' })

export const avoiding = z.strictObject({ kind })
export const avoided = z.strictObject({ players: z.array(z.strictObject({ player, kind, since: z.int() })) })

export const REASONS = ['insult', 'name', 'stalling', 'cheating', 'other'] as const

export const reporting = z.strictObject({
  reason: z.enum(REASONS),
  words: z.string().trim().max(1000).default('').meta({ description: 'What the host should know besides.' }),
  table: tableId.optional(),
  entry: z.int().min(1).optional().meta({ description: 'Something that the player said at this table.' }),
})
