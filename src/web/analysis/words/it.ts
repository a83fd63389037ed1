import type { AnalysisWords } from '../words.ts'

export const it: AnalysisWords = {
  analysis: 'Analisi',
  open: 'Analizza la partita',
  rough: 'Un primo sguardo, approssimato',
  finer: 'Uno sguardo più attento',
  stop: 'Ferma',
  again: 'Ricomincia',
  failed: (why) => `L’analisi non è riuscita: ${why}`,
  curve: 'Probabilità di vittoria',
  curveOf: (who) => `${who}, a ogni propria decisione, con ciò che si poteva sapere allora`,
  now: (step, share) => `${step}, ${share}`,
  nothingYet: 'Nessuna decisione di questo posto è stata ancora esaminata.',
  columns: ['Passo', 'Stima', 'Punti persi'],
  mistakes: 'Dove si è perso di più',
  noMistakes: 'Nessuna decisione è costata più di quanto la ricerca distingua dal caso.',
  lost: (points) => `−${points} punti`,
  played: 'Giocato',
  better: 'Meglio',
  brings: 'Entro la fine del turno:',
  goesOn: 'Il turno prosegue così:',
  marks: { played: (share) => `giocato, ${share}`, best: (share) => `meglio, ${share}` },
  show: (step) => `Mostra il passo ${step}`,
  why: 'Gioco e fortuna',
  decisions: (count) => `punti per ${count} decisioni proprie`,
  others: 'punti per carte, dadi e avversari',
  from: (first, end) => `Alla prima decisione ${first}, alla fine ${end}.`,
  luck: 'Fortuna',
  luckOf: 'Fortuna per turno, dal suo primo passo: sopra la metà più della media, in deviazioni standard di tutta la partita',
  luckKey: 'Striscia sotto: fortuna per turno, sopra la linea più della media',
  luckFlat: {
    nothing: 'Striscia sotto: piatta, perché per questo posto non si è pescato né tirato nulla',
    alike: 'Striscia sotto: piatta, perché tutto ciò che poteva arrivare valeva lo stesso: non c’è fortuna da misurare',
  },
  kinds: {
    dice: (count) => `${count} ${count === 1 ? 'pietra tirata' : 'pietre tirate'}`,
    draws: (count) => `${count} ${count === 1 ? 'carta pescata' : 'carte pescate'}`,
  },
  worth: (came, expected) => `valore ${came}, in media ${expected}`,
  verdict: (lucky, by, rarity) =>
    `${lucky ? 'Fortuna' : 'Sfortuna'}: ${by} in ${lucky ? 'più' : 'meno'}. Tanta ${lucky ? 'fortuna' : 'sfortuna'} o di più: ${rarity} delle partite.`,
  average: 'Come in media.',
  faces: { mana: 'Mana', empowered: 'Potenziante', overcharged: 'Sovraccarica', wild: 'Selvaggia' },
  face: (name, rolled, expected) => `${name} ${rolled} (${expected})`,
  notes: [
    'Ogni stima è di chi decide, con ciò che poteva sapere in quel momento: a ogni sguardo le carte nascoste vengono ridistribuite. La curva è tarata su partite di computer fra loro.',
    'Una perdita conta solo dove un’altra scelta è migliore di più del rumore della ricerca. Un punto è un centesimo di partita vinta. La fascia lungo la curva è quel rumore.',
    'La striscia sotto la curva è la fortuna, turno per turno: le barre sopra la metà sono più della media.',
  ],
  units: {
    riftblade:
      'Una pietra tirata conta i livelli che apre: Mana 0, Potenziante 1, Sovraccaricante 2, Selvaggia 2½. Una carta pescata conta il suo costo in mana, rispetto alle carte rimaste nel proprio mazzo. Fra parentesi: la media.',
    keyforge: 'Una carta pescata conta le sue icone bonus Æmber, rispetto alle carte rimaste nel proprio mazzo.',
    'crystal-clans': 'Una carta pescata conta il suo costo in iniziativa, rispetto alle carte rimaste nel proprio mazzo.',
    nightfall:
      'Una carta pescata conta il suo costo in influenza, rispetto alle carte rimaste nel proprio mazzo; creature iniziali e ferite contano 0.',
  },
}
