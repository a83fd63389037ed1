import type { Language } from '../ability/language.ts'

/** What the terminal says about a rating. Numbers come as text. */
export interface RateWords {
  won(share: string, interval: string, games: string): string
  pairs(both: number, one: number, none: number, halves: number): string
  begun(share: string, decisions: number): string
  unfinished(games: number): string
  even: string
  chains(deck: string, chains: number): string
  notEnough(deck: string): string
  share(share: string, interval: string): string
  /** The interval of the chains; each end is a deck and its chains. */
  from(low: string, high: string): string
  end(deck: string, chains: number): string
  tried: readonly [chains: string, games: string, share: string]
  fault(message: string, seed: string): string
  /** What goes before a strength that is only estimated, and before one that was played for. */
  readonly byCards: string
  byGames(games: string, share: string): string
  strength(elo: string, interval: string, weaker: string): string
  /** What the figures mean. */
  readonly elo: string
}

export const RATE_WORDS: Readonly<Record<Language, RateWords>> = {
  en: {
    won: (share, interval, games) => `A wins ${share} [${interval}] of ${games} games`,
    pairs: (both, one, none, halves) =>
      `deals, each played from both seats: ${both} won twice by A, ${one} won once each, ${none} won twice by B${halves === 0 ? '' : `, ${halves} with a game that did not end`}`,
    begun: (share, decisions) => `who begins wins ${share}; ${decisions} decisions a game`,
    unfinished: (games) => `unfinished games: ${games}`,
    even: 'nearest to even without chains',
    chains: (deck, chains) => `nearest to even when ${deck} starts with ${chains} ${chains === 1 ? 'chain' : 'chains'}`,
    notEnough: (deck) => `; even so ${deck} wins more than half`,
    share: (share, interval) => `A then wins ${share} [${interval}]`,
    from: (low, high) => `[${low} to ${high}]`,
    end: (deck, chains) => `${chains} for ${deck}`,
    tried: ['chains', 'games', 'A wins'],
    fault: (message, seed) => `fault: ${message} (seed ${seed})`,
    byCards: 'by its cards:',
    byGames: (games, share) => `after ${games} games against generated decks, ${share} won:`,
    strength: (elo, interval, weaker) => `${elo} Elo ${interval}, stronger than ${weaker} of 100 generated decks`,
    elo: '0 is the mean of generated decks of the set; 100 Elo more win 64 of 100 games. In brackets: where the strength lies in 95 of 100 cases.',
  },
  de: {
    won: (share, interval, games) => `A gewinnt ${share} [${interval}] von ${games} Partien`,
    pairs: (both, one, none, halves) =>
      `Kartenverteilungen, je von beiden Plätzen gespielt: ${both} zweimal von A gewonnen, ${one} von jedem einmal, ${none} zweimal von B${halves === 0 ? '' : `, ${halves} mit einer Partie ohne Ende`}`,
    begun: (share, decisions) => `wer beginnt, gewinnt ${share}; ${decisions} Entscheidungen je Partie`,
    unfinished: (games) => `Partien ohne Ende: ${games}`,
    even: 'am ausgeglichensten ohne Ketten',
    chains: (deck, chains) => `am ausgeglichensten, wenn ${deck} mit ${chains} ${chains === 1 ? 'Kette' : 'Ketten'} beginnt`,
    notEnough: (deck) => `; selbst dann gewinnt ${deck} mehr als die Hälfte`,
    share: (share, interval) => `A gewinnt dann ${share} [${interval}]`,
    from: (low, high) => `[${low} bis ${high}]`,
    end: (deck, chains) => `${chains} für ${deck}`,
    tried: ['Ketten', 'Partien', 'A gewinnt'],
    fault: (message, seed) => `Fehler: ${message} (Startwert ${seed})`,
    byCards: 'nach seinen Karten:',
    byGames: (games, share) => `nach ${games} Partien gegen erzeugte Decks, ${share} gewonnen:`,
    strength: (elo, interval, weaker) => `${elo} Elo ${interval}, stärker als ${weaker} von 100 erzeugten Decks`,
    elo: '0 ist der Durchschnitt der erzeugten Decks des Sets; mit 100 Elo mehr gewinnt man 64 von 100 Partien. In Klammern: wo die Stärke in 95 von 100 Fällen liegt.',
  },
  it: {
    won: (share, interval, games) => `A vince il ${share} [${interval}] di ${games} partite`,
    pairs: (both, one, none, halves) =>
      `distribuzioni, ognuna giocata da entrambi i posti: ${both} vinte due volte da A, ${one} vinte una volta ciascuno, ${none} vinte due volte da B${halves === 0 ? '' : `, ${halves} con una partita senza fine`}`,
    begun: (share, decisions) => `chi inizia vince il ${share}; ${decisions} decisioni per partita`,
    unfinished: (games) => `partite senza fine: ${games}`,
    even: 'il massimo equilibrio si ha senza vincoli',
    chains: (deck, chains) => `il massimo equilibrio si ha se ${deck} inizia con ${chains} ${chains === 1 ? 'vincolo' : 'vincoli'}`,
    notEnough: (deck) => `; anche così ${deck} vince più della metà`,
    share: (share, interval) => `A vince allora il ${share} [${interval}]`,
    from: (low, high) => `[da ${low} a ${high}]`,
    end: (deck, chains) => `${chains} per ${deck}`,
    tried: ['vincoli', 'partite', 'A vince il'],
    fault: (message, seed) => `errore: ${message} (seme ${seed})`,
    byCards: 'secondo le sue carte:',
    byGames: (games, share) => `dopo ${games} partite contro mazzi generati, ${share} vinte:`,
    strength: (elo, interval, weaker) => `${elo} Elo ${interval}, più forte di ${weaker} mazzi generati su 100`,
    elo: '0 è la media dei mazzi generati del set; con 100 Elo in più si vincono 64 partite su 100. Tra parentesi: dove si trova la forza in 95 casi su 100.',
  },
}
