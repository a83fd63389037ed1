import type { Language } from '../ability/language.ts'

interface HabitWords {
  readonly title: string
  /** Said where the question is put. */
  fromNow(habit: string): string
  noLonger(habit: string): string
  /** What is answered, and how, by the ids of the habits. */
  readonly habits: Readonly<Record<string, string>>
}

export const HABIT_WORDS: Readonly<Record<Language, HabitWords>> = {
  en: {
    title: 'Answered for you',
    fromNow: (habit) => `From now on: ${habit}`,
    noLonger: (habit) => `No longer: ${habit}`,
    habits: {
      'keyforge.end': 'end the turn when nothing can be played or used',
      'keyforge.order': 'resolve abilities in the order listed',
      'keyforge.pile': 'put cards on the discard pile in the order listed',
      'crystal-clans.squad': 'leave the order of a squad as it is',
      'crystal-clans.order': 'resolve abilities in the order listed',
      'nightfall.pass': 'pass when nothing can be linked or claimed',
      'nightfall.fights': 'fight in the order listed',
      'nightfall.order': 'resolve texts in the order listed',
      'nightfall.block': 'block no attacker without strength',
      'riftblade.end': 'end the turn when nothing else can be done',
    },
  },
  de: {
    title: 'Für dich beantwortet',
    fromNow: (habit) => `Von jetzt an: ${habit}`,
    noLonger: (habit) => `Nicht mehr: ${habit}`,
    habits: {
      'keyforge.end': 'den Zug beenden, wenn sich nichts spielen oder verwenden lässt',
      'keyforge.order': 'Fähigkeiten in der gezeigten Reihenfolge ausführen',
      'keyforge.pile': 'Karten in der gezeigten Reihenfolge ablegen',
      'crystal-clans.squad': 'die Reihenfolge eines Trupps lassen, wie sie ist',
      'crystal-clans.order': 'Fähigkeiten in der gezeigten Reihenfolge ausführen',
      'nightfall.pass': 'passen, wenn sich nichts anlegen oder erwerben lässt',
      'nightfall.fights': 'in der gezeigten Reihenfolge kämpfen',
      'nightfall.order': 'Texte in der gezeigten Reihenfolge ausführen',
      'nightfall.block': 'keinen Angreifer ohne Stärke blocken',
      'riftblade.end': 'den Zug beenden, wenn sonst nichts möglich ist',
    },
  },
  it: {
    title: 'Risposto per te',
    fromNow: (habit) => `D’ora in poi: ${habit}`,
    noLonger: (habit) => `Non più: ${habit}`,
    habits: {
      'keyforge.end': 'terminare il turno quando non si può giocare né usare nulla',
      'keyforge.order': 'risolvere le abilità nell’ordine mostrato',
      'keyforge.pile': 'mettere le carte negli scarti nell’ordine mostrato',
      'crystal-clans.squad': 'lasciare l’ordine di una squadra com’è',
      'crystal-clans.order': 'risolvere le abilità nell’ordine mostrato',
      'nightfall.pass': 'passare quando non si può giocare né acquisire nulla',
      'nightfall.fights': 'combattere nell’ordine mostrato',
      'nightfall.order': 'risolvere i testi nell’ordine mostrato',
      'nightfall.block': 'non bloccare attaccanti senza forza',
      'riftblade.end': 'terminare il turno quando non si può fare altro',
    },
  },
}
