import * as crystalClansGerman from '../../src/games/crystal-clans/glossary/de.ts'
import * as crystalClansEnglish from '../../src/games/crystal-clans/glossary/en.ts'
import * as crystalClansItalian from '../../src/games/crystal-clans/glossary/it.ts'
import * as keyforgeGerman from '../../src/games/keyforge/glossary/de.ts'
import * as keyforgeEnglish from '../../src/games/keyforge/glossary/en.ts'
import * as keyforgeItalian from '../../src/games/keyforge/glossary/it.ts'
import * as nightfallGerman from '../../src/games/nightfall/glossary/de.ts'
import * as nightfallEnglish from '../../src/games/nightfall/glossary/en.ts'
import * as nightfallItalian from '../../src/games/nightfall/glossary/it.ts'
import * as riftbladeGerman from '../../src/games/riftblade/glossary/de.ts'
import * as riftbladeEnglish from '../../src/games/riftblade/glossary/en.ts'
import * as riftbladeItalian from '../../src/games/riftblade/glossary/it.ts'
import type { GameName } from '../../src/games/register.ts'

/** One word, or the forms of one. */
export type Term = string | readonly (string | undefined)[]
/** The tables of a glossary, each with its terms by what they mean. */
export type Tables = Readonly<Record<string, Readonly<Record<string, Term>>>>

export interface Glossary {
  readonly name: string
  readonly en: Tables
  readonly de: Tables
  readonly it: Tables
}

/** The glossaries of all games, in the order in which the page shows them. */
export const GLOSSARIES: Readonly<Record<GameName, Glossary>> = {
  keyforge: { name: 'KeyForge', en: keyforgeEnglish, de: keyforgeGerman, it: keyforgeItalian },
  'crystal-clans': { name: 'Crystal Clans', en: crystalClansEnglish, de: crystalClansGerman, it: crystalClansItalian },
  nightfall: { name: 'Nightfall', en: nightfallEnglish, de: nightfallGerman, it: nightfallItalian },
  riftblade: { name: 'Riftblade', en: riftbladeEnglish, de: riftbladeGerman, it: riftbladeItalian },
}
