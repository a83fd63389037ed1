import type { QuickStart } from '../../games/nightfall/index.ts'
import type { Boxes } from '../box-choice.ts'
import type { Language } from '../protocol.ts'

/** What is said where sets and draft are chosen. */
export interface BoxesWords {
  readonly quick: string
  readonly starts: Readonly<Record<QuickStart, readonly [name: string, how: string]>>
  /** In place of a ready start: chosen piece by piece. */
  readonly own: string
  readonly sets: string
  readonly draft: string
  readonly drafts: Readonly<Record<Boxes['draft'], readonly [name: string, how: string]>>
  readonly close: string
}

export const BOXES_WORDS: Readonly<Record<Language, BoxesWords>> = {
  en: {
    quick: 'Quick start',
    starts: {
      first: ['First night', 'the first box, archives as given: played at once'],
      classic: ['Classic', 'the first box, with the draft'],
      country: ['Blood Country', 'two boxes, and part of the commons seen before the draft'],
      everything: ['Everything', 'all three boxes, with the draft'],
    },
    own: 'Own choice',
    sets: 'Sets',
    draft: 'Draft',
    drafts: {
      sealed: ['Unseen packets', 'the usual one'],
      revealed: ['Part of the commons seen first', 'as in Blood Country; packets of five with several sets'],
      none: ['None', 'archives as given'],
    },
    close: 'Done',
  },
  de: {
    quick: 'Schnellstart',
    starts: {
      first: ['Erste Nacht', 'die erste Schachtel, Archive wie vorgegeben: es geht sofort los'],
      classic: ['Klassisch', 'die erste Schachtel, mit Auswahl der Archive'],
      country: ['Blood Country', 'zwei Schachteln, ein Teil des öffentlichen Bereichs vorher offen'],
      everything: ['Alles', 'alle drei Schachteln, mit Auswahl der Archive'],
    },
    own: 'Eigene Wahl',
    sets: 'Sets',
    draft: 'Auswahl der Archive',
    drafts: {
      sealed: ['Verdeckte Karten', 'die übliche'],
      revealed: ['Ein Teil des öffentlichen Bereichs vorher offen', 'wie in Blood Country; mit mehreren Sets fünf Karten für jeden'],
      none: ['Keine', 'Archive wie vorgegeben'],
    },
    close: 'Fertig',
  },
  it: {
    quick: 'Partenza rapida',
    starts: {
      first: ['Prima notte', 'la prima scatola, archivi già dati: si gioca subito'],
      classic: ['Classica', 'la prima scatola, con il draft'],
      country: ['Blood Country', 'due scatole, e una parte dell’area comune scoperta prima del draft'],
      everything: ['Tutto', 'tutte e tre le scatole, con il draft'],
    },
    own: 'Scelta propria',
    sets: 'Set',
    draft: 'Draft',
    drafts: {
      sealed: ['Pacchetti coperti', 'quello consueto'],
      revealed: ['Prima scoperta una parte dell’area comune', 'come in Blood Country; con più set, cinque carte a testa'],
      none: ['Nessuno', 'archivi già dati'],
    },
    close: 'Fatto',
  },
}
