import type { Language } from '../../ability/language.ts'
import { QUOTED } from '../quoting.ts'

export interface HintWords {
  readonly ask: string
  readonly looks: string
  good(option: string): string
  /** `first`: of the first turn, which is still to come. */
  comes(first: boolean): string
  /** What the next best option, named here, does not bring. */
  apart(next: string, first: boolean): string
  later(next: string, first: boolean): string
  /** What a count comes to with the next best option. */
  otherwise(range: string): string
  /** What hints count besides what a game is won by (`holdings` of a game). */
  readonly counts: Readonly<Record<string, string>>
  plan(first: boolean): string
  /** A number, or from the least to the most. */
  range(least: number, most: number): string
  shares(best: number, next: number): string
  /** With one option, and about as many with the other. */
  either(range: string): string
  /** What changes by the next own turn, where nothing does by the end of this one. */
  comesLater(first: boolean): string
  /** Where nothing that is counted changes: what speaks for it all the same. */
  readonly unchanged: string
  readonly clear: string
  readonly close: string
  readonly nothing: string
  /** Where none are given. */
  readonly none: string
}

export const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    ask: 'What would be good here, and why?',
    looks: 'Trying out what could come …',
    good: (option) => `Good here: ${option}`,
    comes: (first) => `By the end of ${first ? 'your first' : 'the'} turn:`,
    apart: (next, first) => `By the end of ${first ? 'your first' : 'the'} turn, unlike with ${QUOTED.en(next)}:`,
    later: (next, first) => `By your ${first ? 'second' : 'next'} turn, unlike with ${QUOTED.en(next)}:`,
    otherwise: (range) => `otherwise ${range}`,
    counts: {
      creatures: 'creatures',
      artifacts: 'artifacts',
      archives: 'cards in archives',
      hand: 'cards in hand',
      zones: 'crystal zones held',
      units: 'units on the battlefield',
      initiative: 'initiative',
      minions: 'minions',
      deck: 'worth of the deck in influence',
      cards: 'cards owned',
    },
    plan: (first) => (first ? 'Your first turn would go like this:' : 'The turn would go on like this:'),
    range: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
    shares: (best, next) => `Of 100 games that go on so about ${best} are won, with the next best option ${next}.`,
    either: (range) => `Of 100 games that go on so about ${range} are won; the next best option is about as good.`,
    comesLater: (first) => `By your ${first ? 'second' : 'next'} turn:`,
    unchanged:
      'Nothing that is counted here changes by it until your next turn: what was compared is only how often the games are won that go on from there.',
    clear: 'Of all that was tried it is clearly the best.',
    close: 'As far as this can tell, the next best option is about as good.',
    nothing: 'No hint was found here.',
    none: 'There are no hints here: they are given in a game against a beginner, where there is more than one option.',
  },
  de: {
    ask: 'Was wäre hier gut, und warum?',
    looks: 'Es wird ausprobiert, was kommen kann …',
    good: (option) => `Gut wäre: ${option}`,
    comes: (first) => `Bis ${first ? 'dein erster' : 'der'} Zug endet:`,
    apart: (next, first) => `Bis ${first ? 'dein erster' : 'der'} Zug endet, anders als mit ${QUOTED.de(next)}:`,
    later: (next, first) => `Bis zu deinem ${first ? 'zweiten' : 'nächsten'} Zug, anders als mit ${QUOTED.de(next)}:`,
    otherwise: (range) => `sonst ${range}`,
    counts: {
      creatures: 'Kreaturen',
      artifacts: 'Artefakte',
      archives: 'Karten im Archiv',
      hand: 'Karten auf der Hand',
      zones: 'gehaltene Kristallgebiete',
      units: 'Einheiten auf dem Schlachtfeld',
      initiative: 'Initiative',
      minions: 'Kreaturen',
      deck: 'Wert des Decks in Einfluss',
      cards: 'Karten des eigenen Decks',
    },
    plan: (first) => (first ? 'So ginge dein erster Zug:' : 'So ginge der Zug weiter:'),
    range: (least, most) => (least === most ? `${least}` : `${least} bis ${most}`),
    shares: (best, next) => `Von 100 Partien, die so weitergehen, werden etwa ${best} gewonnen, mit der nächstbesten Möglichkeit ${next}.`,
    either: (range) => `Von 100 Partien, die so weitergehen, werden etwa ${range} gewonnen; die nächstbeste Möglichkeit ist etwa so gut.`,
    comesLater: (first) => `Bis zu deinem ${first ? 'zweiten' : 'nächsten'} Zug:`,
    unchanged:
      'Bis zu deinem nächsten Zug ändert sich dadurch nichts von dem, was hier gezählt wird: Verglichen wurde nur, wie oft die Partien gewonnen werden, die von dort weitergehen.',
    clear: 'Von allem, was ausprobiert wurde, ist es klar das Beste.',
    close: 'Soweit sich das sagen lässt, ist die nächstbeste Möglichkeit etwa so gut.',
    nothing: 'Hier wurde kein Rat gefunden.',
    none: 'Hier gibt es keinen Rat: Es gibt ihn in einer Partie gegen einen Anfänger, wo mehr als eine Möglichkeit besteht.',
  },
  it: {
    ask: 'Che cosa converrebbe qui, e perché?',
    looks: 'Si prova che cosa può succedere …',
    good: (option) => `Converrebbe: ${option}`,
    comes: (first) => `Entro la fine del ${first ? 'tuo primo ' : ''}turno:`,
    apart: (next, first) => `Entro la fine del ${first ? 'tuo primo ' : ''}turno, a differenza di ${QUOTED.it(next)}:`,
    later: (next, first) => `Entro il tuo ${first ? 'secondo' : 'prossimo'} turno, a differenza di ${QUOTED.it(next)}:`,
    otherwise: (range) => `altrimenti ${range}`,
    counts: {
      creatures: 'creature',
      artifacts: 'artefatti',
      archives: 'carte negli Archivi',
      hand: 'carte in mano',
      zones: 'zone di cristallo tenute',
      units: 'unità sul campo di battaglia',
      initiative: 'iniziativa',
      minions: 'creature',
      deck: 'valore del mazzo in influenza',
      cards: 'carte del proprio mazzo',
    },
    plan: (first) => (first ? 'Il tuo primo turno andrebbe così:' : 'Il turno proseguirebbe così:'),
    range: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
    shares: (best, next) => `Su 100 partite che proseguono così se ne vincono circa ${best}, con la seconda scelta ${next}.`,
    either: (range) => `Su 100 partite che proseguono così se ne vincono circa ${range}; la seconda scelta vale circa altrettanto.`,
    comesLater: (first) => `Entro il tuo ${first ? 'secondo' : 'prossimo'} turno:`,
    unchanged:
      'Fino al tuo prossimo turno non cambia nulla di ciò che qui si conta: si è confrontato solo quante volte si vincono le partite che proseguono da lì.',
    clear: 'Di tutto ciò che è stato provato è chiaramente il meglio.',
    close: 'Per quanto si può dire, la seconda scelta vale circa altrettanto.',
    nothing: 'Qui non è stato trovato alcun consiglio.',
    none: 'Qui non ci sono consigli: si danno in una partita contro un principiante, dove c’è più di un’opzione.',
  },
}
