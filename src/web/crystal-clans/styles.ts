import type { Style } from './view.ts'

export const STYLES: readonly Style[] = ['bold', 'guarded', 'tricky']

/** The style that one beats: against it, the left effect counts (cc.battle.4). */
export const weaker = (style: Style): Style => STYLES[(STYLES.indexOf(style) + 1) % STYLES.length]
