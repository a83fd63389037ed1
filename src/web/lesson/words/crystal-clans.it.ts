import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  track: {
    title: 'L’iniziativa',
    text: 'Non ci sono round. Ogni azione sposta il segnalino verso l’avversario di quanto costa, e continui ad agire finché non arriva a 2 o più dall’altra parte. Quello che spendi, quindi, va al tuo avversario.',
    goal: 'Evoca “Balista”, e resta di turno.',
    hint: 'Scegli “Balista” nella tua mano, evocala nella tua zona natale, poi di’ che è tutto. Costa 3: il segnalino va da 3 a 0.',
    learned: 'Il segnalino è su 0, uno dei tre spazi neutrali: è ancora il tuo turno.',
    answers: {
      towers: '“Torri d’assedio” costano 5: il segnalino va da 3 a 2 dalla parte del coach, e il tuo turno finisce.',
      replenish: 'Rifornire costa 3 e porta il segnalino a 0. Il turno resta tuo, ma con altri 3 per “Balista” passerebbe.',
    },
  },
  top: {
    title: 'Una squadra, e chi sta in cima',
    text: 'Fino a tre tue unità in una zona sono una squadra, impilata nell’ordine che vuoi. Un’abilità segnata “in cima” vale solo per l’unità in cima. “Balista” dà +3 attacco alle tue squadre nelle zone adiacenti, finché è in cima.',
    goal: 'Evoca “Balista” e “Manovali” in una sola azione, con “Balista” in cima.',
    hint: 'Scegli “Balista”, evocala nella tua zona natale, aggiungi “Manovali”. Alla domanda su chi sta in cima scegli “Balista”.',
    learned: 'Guarda “Torri d’assedio” nella zona adiacente: l’attacco è salito da 4 a 7.',
    answers: {
      alone: 'Un’azione può evocare fino a tre unità: anche “Manovali” potevano venire, e ora serve un’altra azione.',
      bottom: 'Con “Manovali” in cima, “Balista” non dà nulla: la sua abilità vale solo in cima.',
      activate: 'Attivare “Torri d’assedio” costa 3, e per ora l’attacco è 4. Prima porta “Balista” nella zona adiacente.',
      replenish: 'Costa 3. Quello che ti serve è già nella tua mano.',
    },
  },
  builder: {
    title: 'Che cosa sa fare il tuo clan',
    text: 'Si evoca nella propria zona natale, ma ogni clan ha un’abilità sua. La tua è Costruttore: dove sta un’unità con Costruttore puoi evocare strutture. Così “Torri d’assedio”, lente come sono, stanno subito al fronte.',
    goal: 'Evoca “Torri d’assedio” accanto a “Manovali” nel Cristallo del Meriggio.',
    hint: 'Scegli “Torri d’assedio” e poi il Cristallo del Meriggio. Dopo scegli chi sta in cima.',
    learned: 'Hai risparmiato due attivazioni da 3. Gli altri clan hanno altre abilità: stanno sulle carte, e dove si sceglie il clan.',
    answers: {
      home: 'Dalla tua zona natale “Torri d’assedio” hanno bisogno di due attivazioni da 3 per arrivare al fronte. “Manovali” sono già lì, e hanno Costruttore.',
      activate: '“Manovali” stanno dove servono. Se se ne vanno, lì non si costruisce nulla.',
      replenish: 'Costa 3, e poi “Torri d’assedio” ne costano altri 5.',
    },
  },
  move: {
    title: 'Attivare e muovere',
    text: 'Attivare una squadra costa il più alto costo di attivazione delle sue unità. Poi puoi riordinarla, muoverla in una zona adiacente e combattere lì. Alcune unità possono restare indietro. Controlli una zona dove solo tu hai una squadra.',
    goal: 'Controlla la tua zona natale e il Cristallo dell’Alba.',
    hint: 'Scegli la squadra nella tua zona natale, attivala, scegli il Cristallo dell’Alba e lascia indietro una delle unità “Manovali”.',
    learned:
      'Un’azione, e controlli due zone. Nessuno esce muovendosi da una zona con una squadra nemica: una guardia nella zona natale ferma chi attacca.',
    answers: {
      stay: 'La squadra è rimasta, e l’attivazione è pagata. Si può attivare di nuovo, per un altro 1.',
      fen: 'La Palude è una zona neutrale: una via, non una meta. I cristalli li conquista chi controlla zone di cristallo.',
      all: 'Sono andati tutti, e la tua zona natale è vuota. Chi vi entra può razziare il tuo mazzo.',
      replenish: 'Costa 3, quanto tre attivazioni di “Manovali”.',
    },
  },
  cards: {
    title: 'Le carte battaglia',
    text: 'In battaglia entrambi scelgono in segreto una carta della mano. Audace batte cauto, cauto batte astuto, astuto batte audace: chi batte usa l’effetto dopo Batte, tutti gli altri quello dopo Altrimenti. Il coach ha solo “Gorra Manorossa”, cauto: l’ha ripresa in mano davanti a tutti.',
    goal: 'Distruggi “Cavalcacinghiali” con “Horgath”.',
    hint: 'Scegli “Horgath”, attivalo, muovilo nel Cristallo del Meriggio, inizia la battaglia e scegli la carta audace: “Balista”.',
    learned:
      'Audace batte cauto: i tuoi +7 attacco contro solo +3 difesa. La carta va negli scarti, quindi ogni battaglia ne costa una. Di solito quello che ha l’altro si può solo indovinare.',
    answers: {
      guarded:
        'Cauto contro cauto: per entrambi vale l’effetto dopo Altrimenti. 5 attacco contro 3 difesa più 3 della carta: “Cavalcacinghiali” restano in piedi. Ricomincia, e scegli audace.',
      tricky: 'Cauto batte astuto: per il coach vale l’effetto dopo Batte, +6 difesa. Ricomincia, e scegli lo stile che batte cauto.',
      peace: 'Entrare non basta: ora nella zona ci sono entrambe le squadre, e nessuno la controlla.',
      elsewhere: '“Cavalcacinghiali” stanno nel Cristallo del Meriggio, e si combatte nella stessa zona.',
      summon: 'Più unità aiutano, ma ciò che evochi non è più una carta battaglia. Prova con “Horgath” da solo.',
      replenish: 'Nella tua mano ci sono tutti e tre gli stili. Pescare costa 3, e avvicinerebbe il turno del coach.',
    },
  },
  order: {
    title: 'Chi subisce i danni',
    text: 'Ogni squadra infligge tutto il suo attacco in una volta. I danni colpiscono prima l’unità in cima: quando la sua difesa è esaurita è distrutta, e il resto colpisce la successiva. Una squadra si può riordinare ogni volta che la attivi.',
    goal: 'Distruggi “Cavalcacinghiali” nel Cristallo del Meriggio senza perdere unità.',
    hint: 'Attiva la tua squadra e metti in cima “Torri d’assedio”: 4 danni contro 6 difesa. Poi inizia la battaglia con una carta qualsiasi.',
    learned: 'I 4 danni hanno colpito “Torri d’assedio”, che ne reggono 6; i danni non restano. “Manovali” in cima sarebbero perduti.',
    answers: {
      top: 'Questa unità subisce i danni per prima, e “Cavalcacinghiali” ne infliggono 4: sarà distrutta. “Torri d’assedio” hanno 6 difesa.',
      peace: 'L’attivazione è pagata, e “Cavalcacinghiali” sono ancora lì.',
      summon: 'Lì hai già tre unità, e una squadra non ne tiene di più. Bastano “Torri d’assedio” in cima.',
      replenish: 'Costa 3, e la battaglia altri 3: il turno passerebbe. Va bene qualsiasi carta della tua mano.',
    },
  },
  claim: {
    title: 'Conquistare un cristallo',
    text: 'Chi ha quattro cristalli vince. Chi controlla due delle tre zone di cristallo può conquistarne uno della fila pagando il suo costo. Più è caro, più iniziativa va all’avversario; ma molti cristalli fanno qualcosa per te.',
    goal: 'Prendi una seconda zona di cristallo, conquista un cristallo, e resta di turno.',
    hint: 'Attiva “Sentinelle” nella Palude, muovi nel Cristallo del Meriggio e conquista “Scheggia nuda” per 8: il segnalino va da 7 a 1 dall’altra parte.',
    learned: 'Hai due cristalli, e poiché 1 è uno spazio neutrale è ancora il tuo turno.',
    answers: {
      dear: 'Puoi, ma il segnalino va oltre gli spazi neutrali: il tuo turno finisce, e il coach può agire a lungo.',
      elsewhere: 'Non è una seconda zona di cristallo. Il Cristallo del Meriggio è adiacente alla Palude.',
      leave: 'Questa squadra sta già in una zona di cristallo. Se se ne va, controlli una zona in meno.',
      replenish: 'La tua mano è vuota, e a volte pescare è giusto. Qui quei 3 mancano per il cristallo.',
    },
  },
  raid: {
    title: 'Razziare, e vincere',
    text: 'Chi controlla la zona natale nemica può razziarla per 3: il coach scarta dal mazzo tante carte quanto è l’attacco della tua squadra lì. Chi deve rimescolare gli scarti dà all’avversario un cristallo gratis. Il coach ha ancora 6 carte, e tu hai due cristalli.',
    goal: 'Vinci in questo turno: conquista un cristallo, e razzia per il quarto.',
    hint: '“Torri d’assedio” nella zona natale nemica hanno 8 attacco, più di 6 carte. Conquista “Scheggia nuda” per 8, razzia per 3 e prendi un cristallo gratis.',
    learned: 'Quattro cristalli: la partita è vinta. Ora giocane una intera; ognuno dei sei clan si gioca in modo diverso.',
    answers: {
      dear: 'Hai tre cristalli, ma il turno finisce prima della razzia. Con “Scheggia nuda” per 8 il segnalino resterebbe su uno spazio neutrale.',
      decline: 'Questo cristallo non costa nulla, e ti serve.',
      activate: 'Le tue squadre stanno dove devono: due in zone di cristallo, una nella zona natale nemica. Approfittane.',
      replenish: 'Di carte non ne servono più. La strada per il quarto cristallo costa 11, e si fa in questo turno.',
    },
  },
}
