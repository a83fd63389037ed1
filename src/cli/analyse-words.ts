import type { Language } from '../ability/language.ts'
import type { Luck } from '../games/index.ts'

/** What `catena analyse` says; percentages and points are whole numbers as text. */
export interface AnalyseWords {
  head(game: string, moves: number, iterations: number): string
  account(who: string, first: string, end: string): string
  moved(decisions: number, lost: string, others: string): string
  mistake(move: number, lost: string, before: string, after: string): string
  played(text: string): string
  better(text: string): string
  readonly noMistakes: string
  readonly kinds: Readonly<Record<Luck['kind'], (count: number) => string>>
  luck(who: string, what: string, came: string, expected: string): string
  verdict(lucky: boolean, by: string, rarity: string): string
  readonly average: string
  readonly notes: readonly string[]
  readonly units: Readonly<Record<string, string>>
  readonly faces: Readonly<Record<string, string>>
}

export const ANALYSE_WORDS: Readonly<Record<Language, AnalyseWords>> = {
  en: {
    head: (game, moves, iterations) => `${game}: ${moves} moves, ${iterations} iterations for each decision`,
    account: (who, first, end) => `${who}: ${first} at the first decision, ${end} at the end`,
    moved: (decisions, lost, others) => `${decisions} decisions lost ${lost} points; draws, dice and the other side moved ${others}`,
    mistake: (move, lost, before, after) => `move ${move}: ${lost} points lost, from ${before} to ${after}`,
    played: (text) => `played: ${text}`,
    better: (text) => `better: ${text}`,
    noMistakes: 'no decision lost more than the noise of the search',
    kinds: { dice: (count) => `${count} dice`, draws: (count) => `${count} cards drawn` },
    luck: (who, what, came, expected) => `${who}: ${what}, worth ${came}, on average ${expected}`,
    verdict: (lucky, by, rarity) => `${lucky ? 'lucky' : 'unlucky'} by ${by}; as far or farther in ${rarity} of games`,
    average: 'as on average',
    notes: [
      'Estimates are of the seat that decides, from what it could know then; the curve behind them was fitted to games of computers.',
      'A loss counts only where the better option is better by more than the noise of the search.',
    ],
    units: {
      riftblade: 'Riftstones count the tiers that they open (Mana 0, Empowered 1, Overcharged 2, Wild 2½), draws the cost in mana.',
      keyforge: 'Draws count the Æmber bonus icons, against the cards that were left in the own deck each time.',
      'crystal-clans': 'Draws count the cost in initiative, against the cards that were left in the own draw pile each time.',
      nightfall:
        'Draws count the cost in influence, starting minions and wounds 0, against the cards that were left in the own deck each time.',
    },
    faces: { mana: 'Mana', empowered: 'Empowered', overcharged: 'Overcharged', wild: 'Wild' },
  },
  de: {
    head: (game, moves, iterations) => `${game}: ${moves} Schritte, ${iterations} Durchgänge für jede Entscheidung`,
    account: (who, first, end) => `${who}: ${first} bei der ersten Entscheidung, ${end} am Ende`,
    moved: (decisions, lost, others) =>
      `${decisions} Entscheidungen kosteten ${lost} Punkte; Karten, Würfel und Gegenseite brachten ${others}`,
    mistake: (move, lost, before, after) => `Schritt ${move}: ${lost} Punkte verloren, von ${before} auf ${after}`,
    played: (text) => `gespielt: ${text}`,
    better: (text) => `besser: ${text}`,
    noMistakes: 'keine Entscheidung kostete mehr als die Unschärfe der Suche',
    kinds: { dice: (count) => `${count} Würfel`, draws: (count) => `${count} gezogene Karten` },
    luck: (who, what, came, expected) => `${who}: ${what}, Wert ${came}, im Mittel ${expected}`,
    verdict: (lucky, by, rarity) => `${lucky ? 'Glück' : 'Pech'}: ${by}; so weit oder weiter weg in ${rarity} der Partien`,
    average: 'wie im Mittel',
    notes: [
      'Geschätzt wird aus der Sicht dessen, der entscheidet, mit dem, was er damals wissen konnte; geeicht an Partien von Computern.',
      'Ein Verlust zählt nur, wo das Bessere um mehr als die Unschärfe der Suche besser ist.',
    ],
    units: {
      riftblade:
        'Bei Riftsteinen zählen die Effektstufen, die sie öffnen (Mana 0, Verstärkend 1, Überladend 2, Wild 2½), bei Karten die Kosten in Mana.',
      keyforge: 'Bei Karten zählen die Æmber-Bonussymbole, verglichen mit dem, was jeweils noch im eigenen Deck war.',
      'crystal-clans': 'Bei Karten zählen die Kosten in Initiative, verglichen mit dem, was jeweils noch im eigenen Nachziehstapel war.',
      nightfall:
        'Bei Karten zählen die Kosten in Einfluss, Start-Kreaturen und Wunden 0, verglichen mit dem, was jeweils noch im eigenen Stapel war.',
    },
    faces: { mana: 'Mana', empowered: 'Verstärkend', overcharged: 'Überladend', wild: 'Wild' },
  },
  it: {
    head: (game, moves, iterations) => `${game}: ${moves} mosse, ${iterations} iterazioni per ogni decisione`,
    account: (who, first, end) => `${who}: ${first} alla prima decisione, ${end} alla fine`,
    moved: (decisions, lost, others) =>
      `${decisions} decisioni sono costate ${lost} punti; carte, dadi e avversari hanno spostato ${others}`,
    mistake: (move, lost, before, after) => `mossa ${move}: ${lost} punti persi, da ${before} a ${after}`,
    played: (text) => `giocato: ${text}`,
    better: (text) => `meglio: ${text}`,
    noMistakes: 'nessuna decisione è costata più del rumore della ricerca',
    kinds: { dice: (count) => `${count} dadi`, draws: (count) => `${count} carte pescate` },
    luck: (who, what, came, expected) => `${who}: ${what}, valore ${came}, in media ${expected}`,
    verdict: (lucky, by, rarity) => `${lucky ? 'fortuna' : 'sfortuna'}: ${by}; frequenza di tanto o di più: ${rarity} delle partite`,
    average: 'come in media',
    notes: [
      'Le stime sono di chi decide, con ciò che poteva sapere in quel momento; la curva è tarata su partite fra computer.',
      'Una perdita conta solo dove la mossa migliore supera quella giocata di più del rumore della ricerca.',
    ],
    units: {
      riftblade:
        'Per le pietre contano i livelli che aprono (Mana 0, Potenziante 1, Sovraccaricante 2, Selvaggia 2½), per le carte il costo in mana.',
      keyforge: 'Per le carte contano le icone bonus Æmber, rispetto a ciò che restava ogni volta nel proprio mazzo.',
      'crystal-clans': 'Per le carte conta il costo in iniziativa, rispetto a ciò che restava ogni volta nel proprio mazzo.',
      nightfall:
        'Per le carte conta il costo in influenza, creature iniziali e ferite 0, rispetto a ciò che restava ogni volta nel proprio mazzo.',
    },
    faces: { mana: 'Mana', empowered: 'Potenziante', overcharged: 'Sovraccaricante', wild: 'Selvaggia' },
  },
}
