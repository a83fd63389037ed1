import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  cast: {
    title: 'Giocare un incantesimo',
    text: 'Vinci portando l’avversario da 40 punti vita a 0. Un incantesimo ha fino a tre livelli: base, potenziato, sovraccaricato. Il livello base non richiede pietre.',
    goal: 'Gioca un incantesimo che infligge danni.',
    hint: '“Cinderblast” infligge 1 danno con il livello base. Scegli la carta, poi il livello.',
    learned: 'L’effetto avviene subito. L’incantesimo resta nella catena fino alla fine del turno, poi va nella tua pila degli scarti.',
  },
  tier: {
    title: 'Usare una pietra',
    text: 'I livelli migliori costano una pietra: una Potenziante per il livello potenziato, una Sovraccaricante per quello sovraccaricato. Le pietre Sovraccaricante e Selvaggia pagano anche un livello potenziato. Di una carta si attiva un livello solo.',
    goal: 'Infliggi 2 danni in questo turno con la tua unica pietra Sovraccaricante.',
    hint: '“Thunderclap” per quella pietra infligge solo 1 danno. Guarda il livello sovraccaricato di “Cinderblast”.',
    learned: 'Ogni pietra si usa una volta per turno. A fine turno si tirano tutte di nuovo.',
  },
  chain: {
    title: 'Formare una catena',
    text: 'Ogni carta deve avere un aspetto in comune con la precedente: i simboli nella sua figura. Per questo conta l’ordine.',
    goal: 'Collega tutte e tre le carte.',
    hint: '“Void Snap” ha solo il Vuoto, “Rift Burn” solo Caos e Infernale. “Thunderclap” ha Vuoto e Caos: va in mezzo.',
    learned: 'Una catena per turno, finché gli aspetti combaciano. Guarda entrambe le estremità prima di cominciare.',
  },
  buy: {
    title: 'Comprare dal Rift',
    text: 'Il mana viene dalle pietre Mana e dagli incantesimi. Con il mana compri carte del Rift; vanno nella tua pila degli scarti e arrivano in mano quando il mazzo viene rimescolato.',
    goal: 'Procurati 3 mana e compra “Star Verdict”.',
    hint: 'Scegli tre volte una pietra Mana e prendi il mana; poi “Compra” sotto la carta.',
    learned: 'Il mana rimasto si perde a fine turno, e allora si riempie anche il posto vuoto nel Rift.',
  },
  trigger: {
    title: 'Innescare dal Rift',
    text: 'Invece di comprare una carta puoi innescarla per lo stesso mana: il suo livello viola vale una volta, subito, e la carta va nel Vuoto. La catena non cambia.',
    goal: 'L’avversario ha ancora 2 punti vita. Vinci.',
    hint: 'Usa le due pietre Mana, poi innesca “Chaotic Pulse”: il livello viola infligge 2 danni.',
    learned: 'Innescare serve adesso, comprare serve dopo. È la scelta di ogni turno.',
  },
  convert: {
    title: 'L’altro uso di una pietra',
    text: 'Ogni pietra ha un secondo uso al posto del primo. Mana: un nuovo Rift. Potenziante: scarti una carta e diventa una pietra Sovraccaricante. Sovraccaricante: peschi una carta. Selvaggia: inneschi una carta dalla mano.',
    goal: 'Infliggi 2 danni con una pietra Potenziante.',
    hint: 'Scegli la pietra Potenziante e scarta “Void Storm”. Poi gioca “Cinderblast” sovraccaricata.',
    learned: 'Una carta che non serve può valere di più come pietra migliore.',
  },
  wild: {
    title: 'Innescare dalla mano',
    text: 'Una pietra Selvaggia sta per qualsiasi altra, oppure innesca una carta dalla mano. Quella carta va nel Vuoto per sempre: così un mazzo si libera delle deboli carte iniziali.',
    goal: 'Metti una carta iniziale nel Vuoto.',
    hint: 'Scegli la pietra Selvaggia e “Lunar Infusion”: ottieni il suo livello viola, e la carta non torna più.',
    learned: 'Un mazzo piccolo di carte forti pesca più spesso quelle forti.',
  },
  finish: {
    title: 'Prendersi la vittoria',
    text: 'Ora tutto insieme: pietre, catena, mana e Rift. L’avversario ha 5 punti vita.',
    goal: 'Vinci in questo turno.',
    hint: 'Ottieni 2 mana dalle pietre, innesca “Chaotic Pulse” (2), gioca “Cinderblast” sovraccaricata (2) e “Thunderclap” potenziata (1).',
    learned: 'Questo è Riftblade. Ora gioca una partita intera; i livelli vanno dal principiante al maestro.',
  },
}
