import { Code } from '../../kernel/program.ts'
import type { RiftbladePosition } from './layout.ts'

/** All steps of the game: turn structure, forced discards and the rows of every card. */
export const code = new Code<RiftbladePosition>()
