import type { Language } from '../protocol.ts'

export interface HintWords {
  readonly ask: string
  readonly looks: string
  good(option: string): string
  readonly comes: string
  /** What the next best option, named here, does not bring. */
  apart(next: string): string
  later(next: string): string
  /** What a count comes to with the next best option. */
  otherwise(range: string): string
  /** What hints count besides what a game is won by (`holdings` of a game). */
  readonly counts: Readonly<Record<string, string>>
  readonly plan: string
  /** A number, or from the least to the most. */
  range(least: number, most: number): string
  shares(best: number, next: number): string
  /** With one option, and about as many with the other. */
  either(range: string): string
  readonly clear: string
  readonly close: string
  readonly nothing: string
}

/** An option within quotes: what it quotes itself stands in single ones. */
const within = (option: string): string => option.replaceAll('„', '‚').replaceAll('“', '‘')

export const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    ask: 'What would be good here, and why?',
    looks: 'Trying out what could come …',
    good: (option) => `Good here: ${option}`,
    comes: 'By the end of the turn:',
    apart: (next) => `By the end of the turn, unlike with “${next}”:`,
    later: (next) => `By your next turn, unlike with “${next}”:`,
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
    plan: 'The turn would go on like this:',
    range: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
    shares: (best, next) => `Of 100 games that go on so about ${best} are won, with the next best option ${next}.`,
    either: (range) => `Of 100 games that go on so about ${range} are won; the next best option is about as good.`,
    clear: 'Of all that was tried it is clearly the best.',
    close: 'As far as this can tell, the next best option is about as good.',
    nothing: 'No hint was found here.',
  },
  de: {
    ask: 'Was wäre hier gut, und warum?',
    looks: 'Es wird ausprobiert, was kommen kann …',
    good: (option) => `Gut wäre: ${option}`,
    comes: 'Bis der Zug endet:',
    apart: (next) => `Bis der Zug endet, anders als mit „${within(next)}“:`,
    later: (next) => `Bis zu deinem nächsten Zug, anders als mit „${within(next)}“:`,
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
    plan: 'So ginge der Zug weiter:',
    range: (least, most) => (least === most ? `${least}` : `${least} bis ${most}`),
    shares: (best, next) => `Von 100 Partien, die so weitergehen, werden etwa ${best} gewonnen, mit der nächstbesten Möglichkeit ${next}.`,
    either: (range) => `Von 100 Partien, die so weitergehen, werden etwa ${range} gewonnen; die nächstbeste Möglichkeit ist etwa so gut.`,
    clear: 'Von allem, was ausprobiert wurde, ist es klar das Beste.',
    close: 'Soweit sich das sagen lässt, ist die nächstbeste Möglichkeit etwa so gut.',
    nothing: 'Hier wurde kein Rat gefunden.',
  },
  it: {
    ask: 'Che cosa converrebbe qui, e perché?',
    looks: 'Si prova che cosa può succedere …',
    good: (option) => `Converrebbe: ${option}`,
    comes: 'Entro la fine del turno:',
    apart: (next) => `Entro la fine del turno, a differenza di «${next}»:`,
    later: (next) => `Entro il tuo prossimo turno, a differenza di «${next}»:`,
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
    plan: 'Il turno proseguirebbe così:',
    range: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
    shares: (best, next) => `Su 100 partite che proseguono così se ne vincono circa ${best}, con la seconda scelta ${next}.`,
    either: (range) => `Su 100 partite che proseguono così se ne vincono circa ${range}; la seconda scelta vale circa altrettanto.`,
    clear: 'Di tutto ciò che è stato provato è chiaramente il meglio.',
    close: 'Per quanto si può dire, la seconda scelta vale circa altrettanto.',
    nothing: 'Qui non è stato trovato alcun consiglio.',
  },
}
