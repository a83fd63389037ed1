import type { Language } from '../../ability/language.ts'

/** What every game says alike: how names stand in a sentence, and what the ability language asks. */
export interface CommonWords {
  quote(name: string): string
  readonly and: string
  readonly or: string
  /** Cards that the reader may not know. */
  cards(n: number): string
  /** Before so many cards, one of which is meant. */
  readonly oneOf: string
  /** The reader as subject. */
  you(verb: string): string
  readonly rule: string
  /** A seat gives up: for the reader, and for another player. */
  readonly concede: readonly [you: string, they: string]
  /** By the kind of a decision. */
  readonly prompts: Readonly<Record<string, string>>
  /** By the verb of an option. */
  readonly options: Readonly<Record<string, (offered: { readonly card: string; readonly mode: number }) => string>>
}

export const WORDS: Readonly<Record<Language, CommonWords>> = {
  en: {
    quote: (name) => name,
    and: ' and ',
    or: ' or ',
    oneOf: 'one of ',
    cards: (n) => (n === 1 ? 'a card' : `${n} cards`),
    you: (verb) => `you ${verb}`,
    rule: 'rule',
    concede: ['concede the game', 'concedes the game'],
    prompts: { target: 'Choose a card.', order: 'Which comes first?', may: 'Do you want to?', mode: 'Choose one alternative.' },
    options: {
      target: ({ card }) => card,
      order: ({ card }) => `${card} first`,
      mode: ({ mode }) => `Alternative ${mode + 1}`,
      accept: () => 'Yes',
      decline: () => 'No',
      done: () => 'Done',
    },
  },
  de: {
    quote: (name) => `„${name}“`,
    and: ' und ',
    or: ' oder ',
    oneOf: 'eine von ',
    cards: (n) => (n === 1 ? 'eine Karte' : `${n} Karten`),
    you: (verb) => `du ${verb}`,
    rule: 'Regel',
    concede: ['gibst die Partie auf', 'gibt die Partie auf'],
    prompts: { target: 'Wähle eine Karte.', order: 'Was kommt zuerst?', may: 'Möchtest du?', mode: 'Wähle eine Möglichkeit.' },
    options: {
      target: ({ card }) => card,
      order: ({ card }) => `Zuerst ${card}`,
      mode: ({ mode }) => `Möglichkeit ${mode + 1}`,
      accept: () => 'Ja',
      decline: () => 'Nein',
      done: () => 'Fertig',
    },
  },
  it: {
    quote: (name) => `“${name}”`,
    and: ' e ',
    or: ' o ',
    oneOf: 'una di ',
    cards: (n) => (n === 1 ? 'una carta' : `${n} carte`),
    // Italian needs no pronoun
    you: (verb) => verb,
    rule: 'regola',
    concede: ['abbandoni la partita', 'abbandona la partita'],
    prompts: { target: 'Scegli una carta.', order: 'Quale viene prima?', may: 'Vuoi farlo?', mode: 'Scegli un’alternativa.' },
    options: {
      target: ({ card }) => card,
      order: ({ card }) => `Prima ${card}`,
      mode: ({ mode }) => `Alternativa ${mode + 1}`,
      accept: () => 'Sì',
      decline: () => 'No',
      done: () => 'Fatto',
    },
  },
}
