import { Compiler } from '../../../ability/compile.ts'
import type { Effect } from '../../../ability/tree.ts'
import { STATIC, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newAbility, newStatic } from './abilities.ts'
import { vocabulary as v } from './vocabulary.ts'

type C = Compiler<KeyforgePosition>

/** Cards that lie faceup in archives, and what they do there (kf.archives.7). */

/** Whoever controls this card and archives it archives it faceup. */
export const archivedFaceup = v.add('ability', 'archivedFaceup', {
  compile: () => [newStatic({ kind: STATIC.archivedFaceup })],
  en: (t) => `if you archive ${t.self}, archive it faceup`,
  de: (t) => `falls du ${t.self} archivierst, archiviere diese Karte offen`,
  it: (t) => `se archivi ${t.self}, archiviala a faccia in su`,
})()

/** What its owner may do instead of taking all archived cards, while this card lies faceup among them. */
export const insteadOfTakingArchives = v.add<'ability', Effect[]>('ability', 'insteadOfTakingArchives', {
  compile: (c: C, ...effects) => [
    newAbility({ trigger: TRIGGER.takesFromArchives, program: Compiler.program(c, 'instead of taking archives', effects) }),
  ],
  en: (t, ...effects) => `while ${t.self} is faceup in your archives, instead of taking all cards from them you may ${t.effects(effects)}`,
  de: (t, ...effects) =>
    `solange ${t.self} offen in deinem Archiv liegt, darfst du, statt alle Karten daraus zu nehmen, ${t.effects(effects).infinitive}`,
  it: (t, ...effects) =>
    `mentre ${t.self} è a faccia in su nei tuoi Archivi, invece di prenderne tutte le carte puoi ${t.effects(effects).infinitive}`,
})
