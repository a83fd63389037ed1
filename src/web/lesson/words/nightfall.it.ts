import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  chain: {
    title: 'Catena e legami',
    text: 'Gli ordini si giocano in una catena. Qualsiasi ordine può iniziare; ogni carta seguente deve avere una luna che sta tra i legami della carta precedente. L’ultima giocata si risolve per prima. Poi le creature entrano in gioco, e i danni a un giocatore gli danno ferite.',
    goal: 'Gioca tutte e tre le carte in una sola catena.',
    hint: 'Gioca prima “Lisaveta Florescu”: si lega a blu e viola. Poi “Odile Vane”, blu, poi “Enraged Wight”, viola. Poi passa.',
    learned: 'Tre creature sono in gioco, e il coach ha preso due ferite. Nel tuo prossimo turno attaccano tutte e tre.',
    answers: {
      stop: 'Hai passato prima di giocare tutte le carte. C’è una sola catena per turno.',
      odile:
        '“Odile Vane” si lega a viola e giallo. “Lisaveta Florescu” è rossa e dopo non si può giocare: comincia dalla carta a cui nessun’altra porta.',
      wight: 'Una creatura iniziale si lega solo alla propria luna, qui il viola: “Enraged Wight” va giocata per ultima.',
    },
  },
  kicker: {
    title: 'Il kicker',
    text: 'Molte carte hanno un kicker, segnato da una luna. Succede in più, se la carta subito prima nella catena ha quella luna. L’ordine quindi conta due volte: per i legami e per i kicker. Per la prima carta il kicker non vale mai.',
    goal: 'Distruggi “Tansy Crake”, che ha salute 3.',
    hint: 'Gioca “Ordini sussurrati”, giallo, poi “Alton Hickman”: il testo di catena infligge 1 danno, il kicker giallo altri 2. Poi passa.',
    learned: '1 e 2 danni: distrutta. Hai pescato solo dopo, perché l’ultima carta giocata si risolve per prima.',
    answers: {
      first: 'Per la prima carta il kicker non vale mai. Così “Alton Hickman” infligge 1 danno, e non basta.',
      stop: 'La catena finisce qui, e “Tansy Crake” ha più salute di quanta ne perde.',
    },
  },
  answer: {
    title: 'Rispondere a una catena',
    text: 'Quando il giocatore attivo ha giocato la sua catena, ogni avversario può aggiungere carte che si legano all’ultima. Le tue sono allora le ultime, e perciò si risolvono per prime. Il coach vuole rinforzare “Grande Ombra” con “Furia di sangue”.',
    goal: 'Manda via “Grande Ombra” prima che si risolva “Furia di sangue”.',
    hint: '“Furia di sangue” si lega a blu e bianco. Gioca “Risucchio”, blu, e passa: si risolve per prima e rimanda “Grande Ombra” in mano.',
    learned:
      '“Risucchio” è stata giocata per ultima ed è venuta per prima: quando “Furia di sangue” si è risolta non c’era più nessuna creatura. E hai pescato una carta.',
    answers: {
      pass: '“Furia di sangue” si è risolta, e “Grande Ombra” nel prossimo combattimento colpisce più forte di 2. Ora nessuno può più aggiungere carte.',
      odile: '“Odile Vane” si lega, ma pesca soltanto una carta, e dopo non si può giocare “Risucchio”: lei si lega a viola e giallo.',
    },
  },
  block: {
    title: 'Combattimento e blocchi',
    text: 'All’inizio di un turno tutte le creature del giocatore attivo devono attaccare; poi sono scartate. Ogni tua creatura può bloccare un attaccante: ne subisce i danni, ma non ne infligge. I danni restano, e quelli che nessuno subisce ti danno ferite.',
    goal: 'Non prendere ferite, e non perdere creature.',
    hint: '“Odile Vane” ha salute 4 e blocca “Vecchio Dorsosfregiato”, con forza 3; “Tansy Crake” ha 3 e blocca “Fratello Fenn”, con 2.',
    learned: 'Entrambe sono ferite, ed entrambe restano. Nel tuo turno attaccheranno lo stesso: in questo gioco nessuno resta a casa.',
    answers: {
      open: 'Un attaccante che nessuno blocca ti dà una ferita per ogni punto di forza.',
      strong: 'Solo “Odile Vane” resiste a “Vecchio Dorsosfregiato”. Se blocca “Fratello Fenn”, “Tansy Crake” è troppo debole per l’altro.',
      weak: '“Vecchio Dorsosfregiato” infligge 3 danni, e “Tansy Crake” ha salute 3: è distrutta.',
    },
  },
  claim: {
    title: 'Acquisire carte',
    text: 'Dopo la catena acquisisci carte nuove, dall’area comune e dai tuoi archivi privati. Hai 2 influenza per turno, e 1 per ogni carta che scarti dalla mano, ferite comprese. Poi peschi fino a cinque: le carte deboli, quindi, è meglio scartarle che tenerle.',
    goal: 'Acquisisci “Fratello Fenn” per 4, e tieni “Grande Ombra”.',
    hint: 'Scarta due creature iniziali per 1 influenza ciascuna, poi scegli “Fratello Fenn” nell’area comune.',
    learned: 'La carta sta nei tuoi scarti e arriva in mano quando il mazzo è rimescolato. Puoi acquisire quanto riesci a pagare.',
    answers: {
      good: '“Grande Ombra” costa 6 e dopo l’attacco resta in gioco. Non darla via per 1 influenza finché hai creature iniziali.',
      another: 'Forse una buona carta, ma l’influenza è spesa. Qui si chiede “Fratello Fenn”.',
      stop: 'La fase di acquisizione è finita, e l’influenza non usata è persa.',
    },
  },
  wounds: {
    title: 'Ferite in mano',
    text: 'Le ferite sono carte: vanno nei tuoi scarti, entrano nel mazzo e ti intasano la mano. Alla fine del turno peschi fino a cinque; poi puoi scartare ferite dalla mano e pescare due carte per ciascuna. Restano tue, e alla fine contano.',
    goal: 'Scarta entrambe le ferite, e pesca quattro carte.',
    hint: 'Scegli “Morso”, poi “Ustione”. Ciò che peschi ora aspetta fino al tuo prossimo turno.',
    learned: 'Sette carte invece di cinque, e tutte utili. Qualche ferita, dunque, non è soltanto una perdita.',
    answers: {
      keep: 'Hai tenuto una ferita. Non si può giocare, e per lei avresti pescato due carte.',
    },
  },
  end: {
    title: 'La fine della partita',
    text: 'Le ferite scoperte sono l’orologio: presa l’ultima, si finisce la catena o il combattimento in corso, e vince chi ha meno ferite. Tu ne hai 9, il coach ne ha 8 e nessuna creatura, e 3 sono scoperte. Leggi le tue carte.',
    goal: 'Vinci con questa catena: infliggi 3 danni.',
    hint: '“Attacco sul fianco” infligge 2 danni a un avversario senza creature, e si lega a viola. Dopo gioca “Enraged Wight”, poi passa.',
    learned:
      '9 contro 11: hai vinto. Ora conosci tutte le fasi. In una partita intera prima si scelgono gli archivi, e si gioca fino in cinque.',
    answers: {
      lisaveta:
        '“Lisaveta Florescu” infligge solo 1 danno, e dopo non si può giocare “Attacco sul fianco”. Così i danni sono al massimo 2.',
      wight: '“Enraged Wight” si lega solo al viola, e nella tua mano nulla si può giocare dopo.',
      stop: 'Sono meno di 3 danni: una ferita resta scoperta, e la partita continua.',
    },
  },
}
