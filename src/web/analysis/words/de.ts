import type { AnalysisWords } from '../words.ts'

export const de: AnalysisWords = {
  analysis: 'Analyse',
  open: 'Partie analysieren',
  rough: 'Ein erster, grober Blick',
  finer: 'Ein genauerer Blick',
  stop: 'Anhalten',
  again: 'Neu beginnen',
  failed: (why) => `Die Analyse ist gescheitert: ${why}`,
  curve: 'Gewinnaussicht',
  curveOf: (who) => `${who}, bei jeder eigenen Entscheidung, mit dem Wissen von damals`,
  now: (step, share) => `${step}, ${share}`,
  nothingYet: 'Von diesem Platz wurde noch keine Entscheidung angesehen.',
  columns: ['Schritt', 'Aussicht', 'Punkte verloren'],
  mistakes: 'Wo am meisten verloren ging',
  noMistakes: 'Keine Entscheidung kostete mehr, als die Suche von Zufall unterscheiden kann.',
  lost: (points) => `−${points} Punkte`,
  played: 'Gespielt',
  better: 'Besser',
  brings: 'Bis der Zug endet:',
  goesOn: 'So geht der Zug weiter:',
  marks: { played: (share) => `gespielt, ${share}`, best: (share) => `besser, ${share}` },
  show: (step) => `Schritt ${step} zeigen`,
  why: 'Können und Glück',
  decisions: (count) => `Punkte durch ${count} eigene Entscheidungen`,
  others: 'Punkte durch Karten, Würfel und Gegenseite',
  from: (first, end) => `Von ${first} bei der ersten Entscheidung zu ${end} am Ende.`,
  luck: 'Glück',
  luckOf: 'Glück nach Zügen, je ab dem ersten Schritt: über der Mitte mehr als im Mittel, in Standardabweichungen der ganzen Partie',
  luckKey: 'Streifen darunter: Glück nach Zügen, über der Linie mehr als im Mittel',
  luckFlat: {
    nothing: 'Streifen darunter: flach, denn für diesen Platz wurde nichts gezogen oder gewürfelt',
    alike: 'Streifen darunter: flach, denn alles, was kommen konnte, war gleich viel wert; da ist kein Glück zu messen',
  },
  kinds: {
    dice: (count) => `${count} ${count === 1 ? 'Stein' : 'Steine'} gewürfelt`,
    draws: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'} gezogen`,
  },
  worth: (came, expected) => `Wert ${came}, im Mittel ${expected}`,
  verdict: (lucky, by, rarity) =>
    `${lucky ? 'Glück' : 'Pech'}: um ${by} ${lucky ? 'mehr' : 'weniger'}. So viel ${lucky ? 'Glück' : 'Pech'} oder mehr kommt in ${rarity} der Partien vor.`,
  average: 'Wie im Mittel.',
  faces: { mana: 'Mana', empowered: 'Verstärkend', overcharged: 'Überladend', wild: 'Wild' },
  face: (name, rolled, expected) => `${name} ${rolled} (${expected})`,
  notes: [
    'Jede Aussicht gilt für den, der entscheidet, mit dem, was er damals wissen konnte: Verdeckte Karten werden für jeden Blick neu verteilt. Die Kurve dahinter ist an Partien von Computern untereinander geeicht.',
    'Ein Verlust zählt nur, wo etwas anderes um mehr als die Unschärfe der Suche besser ist. Ein Punkt ist ein Hundertstel eines Sieges. Das Band um die Kurve ist diese Unschärfe.',
    'Der Streifen unter der Kurve ist das Glück, Zug für Zug: Balken über der Mitte sind mehr als im Mittel.',
  ],
  units: {
    riftblade:
      'Ein gewürfelter Riftstein zählt die Effektstufen, die er öffnet: Mana 0, Verstärkend 1, Überladend 2, Wild 2½. Eine gezogene Karte zählt ihre Kosten in Mana, verglichen mit den Karten, die noch im eigenen Deck waren. In Klammern: das Mittel.',
    keyforge: 'Eine gezogene Karte zählt ihre Æmber-Bonussymbole, verglichen mit den Karten, die noch im eigenen Deck waren.',
    'crystal-clans':
      'Eine gezogene Karte zählt ihre Kosten in Initiative, verglichen mit den Karten, die noch im eigenen Nachziehstapel waren.',
    nightfall:
      'Eine gezogene Karte zählt ihre Kosten in Einfluss, verglichen mit den Karten, die noch im eigenen Stapel waren; Start-Kreaturen und Wunden zählen 0.',
  },
}
