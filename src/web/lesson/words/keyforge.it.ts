import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  reap: {
    title: 'Raccogliere',
    text: 'Vince chi forgia tre chiavi, e una chiave costa 6 Æmber. Una creatura pronta della Casa attiva può raccogliere: si esaurisce, e ottieni 1 Æmber.',
    goal: 'Ottieni il tuo sesto Æmber.',
    hint: 'Scegli “Flaxia”, poi Raccogli. “Troll” non è della Casa attiva.',
    learned: 'Un raccolto, un Æmber. “Flaxia” ora è esaurita e torna pronta alla fine del tuo turno.',
    answers: {
      fight: 'Un combattimento distrugge creature, ma da solo non porta Æmber, e poi “Flaxia” è esaurita. Qui ti serve l’Æmber.',
      end: 'Hai finito il turno con “Flaxia” ancora pronta. Una creatura che non si usa non porta nulla.',
    },
  },
  house: {
    title: 'Scegliere una Casa',
    text: 'Il tuo mazzo ha tre Case, e a ogni turno ne scegli una. Solo le sue carte si possono giocare, usare o scartare in questo turno. Per il resto le carte non costano nulla.',
    goal: 'Scegli la Casa con cui puoi fare di più, contando mano e gioco.',
    hint: 'Ombre: tre carte in mano e due creature in gioco.',
    learned: 'La Casa Ombre è attiva: cinque carte da giocare o usare. Al prossimo turno scegli di nuovo.',
    answers: {
      brobnar: 'Di Brobnar hai una carta in mano, “Pugno”, e nulla in gioco. Con Ombre puoi giocare o usare cinque carte.',
      untamed: 'Della Casa Selvaggi hai una carta in mano e “Flaxia” in gioco: due. Con Ombre sono cinque.',
    },
  },
  play: {
    title: 'Giocare, e dove',
    text: 'Giocare non costa nulla: il prezzo è la Casa. Una creatura entra a un’estremità della tua linea di battaglia, un fianco, ed è esaurita: agisce dal tuo prossimo turno. Ciò che il testo dice dopo “Gioco” succede subito.',
    goal: 'Gioca “Monello” sul tuo fianco sinistro.',
    hint: 'Gioca “Monello”, poi scegli il posto libero a sinistra di “Flaxia”.',
    learned: '“Monello” ha rubato subito 1 Æmber: uno in più a te, uno in meno al coach. “Umbra” è rimasta sul fianco destro.',
    answers: {
      right:
        'Anche il fianco destro è permesso, ma così “Umbra” sta in mezzo alla linea. Il posto poi non si cambia: si sceglie quando giochi.',
      discard: 'Una carta scartata se ne va senza effetto. Fa posto in mano, e a volte serve; qui no.',
      card: 'Una buona carta, e puoi giocarla anche tu in questo turno. Prima però il coach chiede “Monello”.',
      use: 'Anche usare le tue creature è giusto in questo turno. Prima però il coach chiede “Monello”.',
      end: 'Il turno è finito, e “Monello” è ancora nella tua mano.',
    },
  },
  fight: {
    title: 'Combattere',
    text: 'Invece di raccogliere, una creatura può combattere: entrambe infliggono danni pari alla propria Forza, e danni pari alla Forza distruggono. Chi è vicino a una creatura con Provocazione non si può attaccare.',
    goal: 'Distruggi “Drone Pipistrello” con “Umbra”.',
    hint: 'Scegli “Umbra”, poi Combatti, poi “Drone Pipistrello”: 2 danni per Forza 2.',
    learned:
      '“Umbra” ha Schermaglia e quando attacca non subisce danni; dopo il combattimento il suo testo ha rubato 1 Æmber. I danni restano sulle creature finché non sono curati.',
    answers: {
      armor: '“Campione Anaphiel” ha Forza 6 e Armatura 1, che previene 1 dei 2 danni: nulla è distrutto. “Drone Pipistrello” ha Forza 2.',
      reap: 'Raccogliere porta 1 Æmber. Il combattimento distrugge “Drone Pipistrello”, e dopo “Umbra” ruba 1 Æmber: di più con lo stesso uso.',
      discard: 'Una carta scartata se ne va senza effetto, e in questo combattimento non aiuta.',
      card: 'Una buona carta, e puoi giocare anche quella. Il coach però chiede il combattimento.',
      end: 'Il turno è finito, e “Drone Pipistrello” è ancora lì.',
    },
  },
  upgrade: {
    title: 'Miglioria e stordimento',
    text: 'Una miglioria è assegnata a una creatura e resta con lei. Una creatura stordita perde il prossimo uso: usarla toglie soltanto lo stordimento.',
    goal: 'Assegna “Pugnale Silenzioso” a “Umbra”, e togli lo stordimento a “Noddy il Ladro”.',
    hint: 'Gioca “Pugnale Silenzioso”, poi scegli “Umbra”. Dopo usa “Noddy il Ladro”: così togli lo stordimento.',
    learned:
      'Ora, ogni volta che “Umbra” raccoglie, infligge 4 danni a una creatura su un fianco. Se “Umbra” esce dal gioco, il pugnale è scartato.',
    answers: {
      theirs: 'Una miglioria può andare a una creatura di entrambi i lati, ma così il pugnale ce l’ha il coach. Tienilo tu.',
      stunned: '“Noddy il Ladro” è stordito: il prossimo uso toglie soltanto lo stordimento. “Umbra” può usare il pugnale in questo turno.',
      house: 'Questa creatura non è della Casa attiva, e lì il pugnale deve aspettare. “Umbra” può usarlo in questo turno.',
      early: 'È possibile, ma ora “Umbra” è esaurita. Con il pugnale già assegnato, lo stesso raccolto infligge 4 danni.',
      discard: 'Una carta scartata se ne va senza effetto. Gioca il pugnale.',
      end: 'Il turno è finito, e non è stato fatto tutto.',
    },
  },
  forge: {
    title: 'Forgiare',
    text: 'Non si forgia quando si vuole, ma all’inizio del proprio turno: con 6 Æmber devi, e una chiave è forgiata. Per questo 6 Æmber alla fine di un turno sono una minaccia, annunciata con “check”.',
    goal: 'Forgia la tua prima chiave: raccogli con “Troll”, finisci il turno e aspetta il prossimo.',
    hint: 'Scegli “Troll”, poi Raccogli. Poi Fine turno. Dopo il turno del coach scegli il colore della chiave.',
    learned: 'Sei Æmber sono diventati una chiave. All’inizio di un turno se ne forgia al massimo una, per quanto Æmber tu abbia.',
    answers: {
      poor: 'Hai finito il turno con 5 Æmber. Una chiave ne costa 6, perciò all’inizio del tuo prossimo turno non si forgia nulla.',
      fight: 'Dopo il combattimento “Troll” è esaurito e non porta Æmber. Te ne manca uno solo.',
    },
  },
  turn: {
    title: 'Un turno intero',
    text: 'Forgiare, scegliere la Casa, giocare e usare, ripristinare, pescare: questo è un turno. Hai due chiavi e 3 Æmber. Alla fine la mano torna a sei carte.',
    goal: 'Arriva a 6 Æmber alla fine di questo turno, e vinci con la terza chiave.',
    hint: 'Scegli Ombre. “Monello” ruba, “Mano Spettrale” ha due icone bonus di Æmber, “Umbra” raccoglie. Poi Fine turno.',
    learned:
      'La tua terza chiave: la partita è vinta. Il resto sta scritto sulle carte, e tutto ciò che vi si legge si può toccare per saperne di più.',
    answers: {
      brobnar: 'Brobnar porta 1 con “Pugno” e 1 con il raccolto di “Troll”: 5 Æmber. Conta Ombre.',
      untamed:
        'La Casa Selvaggi porta 1 con “Ricrescita” e 1 con il raccolto di “Flaxia”, e “Carica della Chiave” costa 1 prima di forgiare per 6. Conta Ombre.',
      discard: 'Una carta scartata non porta Æmber. Della Casa Ombre ogni carta della tua mano ne porta, se la giochi.',
      poor: 'Hai finito il turno con meno di 6 Æmber: all’inizio del tuo prossimo turno non si forgia nulla.',
    },
  },
}
