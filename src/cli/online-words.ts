import type { Language } from '../ability/language.ts'
import type { EndReason, Offer } from '../play/table/entry.ts'

/** What the terminal says around a game at a table of a server. */
export interface OnlineWords {
  readonly guest: string
  readonly open: string
  readonly noneOpen: string
  readonly live: string
  readonly noneLive: string
  readonly chooseLive: string
  listed(number: number, game: string, opener: string, taken: number, seats: number): string
  readonly choose: string
  notListed(text: string): string
  at(game: string, table: string): string
  link(url: string): string
  spoken(words: string): string
  comeBack(command: string): string
  waitsFor(names: string): string
  notAsked(name: string): string
  away(name: string): string
  back(name: string): string
  declines(name: string): string
  readonly lost: string
  readonly found: string
  readonly paused: string
  readonly goesOn: string
  readonly offers: Readonly<Record<Exclude<Offer['what'], 'rematch' | 'takeback'>, (name: string) => string>>
  readonly wants: (said: string) => string
  /** What taking back is at a table with others. */
  readonly undoing: string
  /** Why nobody is told what would be good, and the same in the list of commands. */
  readonly noHint: string
  readonly hinting: string
  readonly askedBack: string
  readonly noOffer: string
  readonly nobodyAway: string
  refused(message: string): string
  clocks(times: string): string
  readonly noClock: string
  readonly openHands: string
  readonly closedHands: string
  readonly eyes: string
  readonly noEyes: string
  readonly again: string
  readonly end: Readonly<Record<EndReason, string>>
  record(url: string): string
  readonly left: string
}

export const ONLINE_WORDS: Readonly<Record<Language, OnlineWords>> = {
  en: {
    guest: 'Guest',
    open: 'Open tables:',
    noneOpen: 'No table is open.',
    live: 'Games that are being played:',
    noneLive: 'Nobody plays at the moment.',
    chooseLive: 'Answer with the number of a game to watch it. "q" leaves.',
    listed: (number, game, opener, taken, seats) => `  ${number}. ${game}, opened by ${opener}, ${taken} of ${seats} seats taken`,
    choose:
      'Answer with the number of a table or three words from a friend to sit down, or with the name of a game to open one (keyforge, …). "q" leaves.',
    notListed: (text) => `"${text}" is neither the number of a table nor the name of a game.`,
    at: (game, table) => `${game}, table ${table}`,
    link: (url) => `Others come by this address: ${url}`,
    spoken: (words) => `Or by three words, to be read out: ${words}`,
    comeBack: (command) => `To come back after leaving: ${command}`,
    waitsFor: (names) => `Waiting for ${names}.`,
    notAsked: (name) => `It is ${name} who has to decide. "?" shows what is possible meanwhile.`,
    away: (name) => `* ${name} is away.`,
    back: (name) => `* ${name} is here.`,
    declines: (name) => `* Now is not a good time for ${name}. The table stays open.`,
    lost: '* The line to the server is gone. It is tried again by itself; what you chose is kept and sent then.',
    found: '* The line is there again.',
    paused: '* The server cannot store anything at the moment. What you chose is kept and sent as soon as it can.',
    goesOn: '* The server stores again.',
    offers: {
      abort: (name) => `* ${name} offers to break the game off: yes or no?`,
      hands: (name) => `* ${name} wants to show all hands to those who watch: yes or no?`,
      bid: (name) => `* ${name} bids for the deck: yes, or a higher bid in the page?`,
    },
    wants: (said) => `* ${said} yes or no?`,
    undoing: 'take back; where others have to agree, they are asked',
    noHint:
      'There are no hints at a table of a server: there you play against others. In a game here, without --server, "hint" gives them.',
    hinting: 'not given at a table of a server, where you play against others',
    askedBack: 'The others are asked to take your last step back.',
    noOffer: 'Nobody offers anything.',
    nobodyAway: 'Nobody is away.',
    refused: (message) => `The server says: ${message}`,
    clocks: (times) => `Clocks: ${times}`,
    noClock: 'This game has no clock.',
    openHands: '* All hands are open to those who watch: "hands" hides them again.',
    closedHands: '* Those who watch see no hands any more.',
    eyes: '* All hands are open: "eyes 1" looks through the first seat, "eyes" as everybody sees it.',
    noEyes: 'Only who watches looks through the eyes of a seat, and only when all have agreed to open hands.',
    again:
      'Another game? "rematch", "rematch seats" or "rematch decks" asks for one, with seats or decks changing places; "rematch three" for two more, won by who wins two of three; "q" leaves.',
    end: {
      rules: 'It ended by the rules.',
      concede: 'It ended by conceding.',
      time: 'It ended on time.',
      away: 'It ended as somebody did not come back.',
      abort: 'It was broken off.',
      fault: 'The rules failed: that is a fault of Catena.',
    },
    record: (url) => `Its record: ${url}`,
    left: 'You have left the table. The game goes on without you; who is away for a minute can be claimed against.',
  },
  de: {
    guest: 'Gast',
    open: 'Offene Tische:',
    noneOpen: 'Kein Tisch ist offen.',
    live: 'Partien, die gerade gespielt werden:',
    noneLive: 'Gerade spielt niemand.',
    chooseLive: 'Antworte mit der Nummer einer Partie, um zuzusehen. „q“: aufhören.',
    listed: (number, game, opener, taken, seats) => `  ${number}. ${game}, eröffnet von ${opener}, ${taken} von ${seats} Plätzen besetzt`,
    choose:
      'Antworte mit der Nummer eines Tisches oder drei Wörtern von Freunden, um dich zu setzen, oder mit dem Namen eines Spiels, um einen zu eröffnen (keyforge, …). „q“: aufhören.',
    notListed: (text) => `„${text}“ ist weder die Nummer eines Tisches noch der Name eines Spiels.`,
    at: (game, table) => `${game}, Tisch ${table}`,
    link: (url) => `Andere kommen über diese Adresse: ${url}`,
    spoken: (words) => `Oder mit drei Wörtern, zum Vorlesen: ${words}`,
    comeBack: (command) => `Um nach dem Weggehen wiederzukommen: ${command}`,
    waitsFor: (names) => `Es fehlt noch: ${names}.`,
    notAsked: (name) => `Entscheiden muss gerade: ${name}. „?“ zeigt, was inzwischen geht.`,
    away: (name) => `* ${name} ist weg.`,
    back: (name) => `* ${name} ist da.`,
    declines: (name) => `* Für ${name} passt es gerade nicht. Der Tisch bleibt offen.`,
    lost: '* Die Verbindung zum Server ist weg. Sie wird von selbst neu versucht; was du gewählt hast, wird dann gesendet.',
    found: '* Die Verbindung steht wieder.',
    paused: '* Der Server kann im Moment nichts speichern. Was du gewählt hast, wird gesendet, sobald er es kann.',
    goesOn: '* Der Server speichert wieder.',
    offers: {
      abort: (name) => `* ${name} bietet an, die Partie abzubrechen: yes oder no?`,
      hands: (name) => `* ${name} möchte allen, die zusehen, alle Hände zeigen: yes oder no?`,
      bid: (name) => `* ${name} bietet für das Deck: yes, oder ein höheres Gebot auf der Seite?`,
    },
    wants: (said) => `* ${said} yes oder no?`,
    undoing: 'zurücknehmen; wo andere zustimmen müssen, werden sie gefragt',
    noHint:
      'An einem Tisch eines Servers gibt es keinen Rat: Dort spielst du gegen andere. In einer Partie hier, ohne --server, gibt ihn „rat“.',
    hinting: 'gibt es nicht an einem Tisch eines Servers, wo du gegen andere spielst',
    askedBack: 'Die anderen werden gefragt, ob dein letzter Schritt zurückgenommen wird.',
    noOffer: 'Niemand bietet etwas an.',
    nobodyAway: 'Niemand ist weg.',
    refused: (message) => `Der Server sagt: ${message}`,
    clocks: (times) => `Uhren: ${times}`,
    noClock: 'Diese Partie hat keine Uhr.',
    openHands: '* Alle Hände sind offen für die, die zusehen: „hands“ verbirgt sie wieder.',
    closedHands: '* Wer zusieht, sieht keine Hände mehr.',
    eyes: '* Alle Hände sind offen: „eyes 1“ blickt vom ersten Platz aus, „eyes“ wie alle.',
    noEyes: 'Nur wer zusieht, blickt vom Platz eines anderen aus, und nur, wenn alle offenen Händen zugestimmt haben.',
    again:
      'Noch eine Partie? „rematch“, „rematch seats“ oder „rematch decks“ fragt danach, mit getauschten Plätzen oder Decks; „rematch three“ nach zwei weiteren, von denen mit dieser zwei zu gewinnen sind; „q“: aufhören.',
    end: {
      rules: 'Es endete nach den Regeln.',
      concede: 'Es endete durch Aufgabe.',
      time: 'Es endete durch Zeitablauf.',
      away: 'Es endete, weil jemand nicht wiederkam.',
      abort: 'Es wurde abgebrochen.',
      fault: 'Die Regeln haben versagt: Das ist ein Fehler von Catena.',
    },
    record: (url) => `Seine Aufzeichnung: ${url}`,
    left: 'Du hast den Tisch verlassen. Die Partie geht ohne dich weiter; nach einer Minute kann der Sieg beansprucht werden.',
  },
  it: {
    guest: 'Ospite',
    open: 'Tavoli aperti:',
    noneOpen: 'Nessun tavolo è aperto.',
    live: 'Partite in corso:',
    noneLive: 'Al momento non gioca nessuno.',
    chooseLive: 'Rispondi con il numero di una partita per guardarla. “q”: esci.',
    listed: (number, game, opener, taken, seats) => `  ${number}. ${game}, aperto da ${opener}, ${taken} posti su ${seats} occupati`,
    choose:
      'Rispondi con il numero di un tavolo o con tre parole di un amico per sederti, o con il nome di un gioco per aprirne uno (keyforge, …). “q”: esci.',
    notListed: (text) => `“${text}” non è né il numero di un tavolo né il nome di un gioco.`,
    at: (game, table) => `${game}, tavolo ${table}`,
    link: (url) => `Gli altri arrivano da questo indirizzo: ${url}`,
    spoken: (words) => `O con tre parole, da leggere a voce: ${words}`,
    comeBack: (command) => `Per tornare dopo essere uscito: ${command}`,
    waitsFor: (names) => `Manca ancora: ${names}.`,
    notAsked: (name) => `Ora deve decidere: ${name}. “?” mostra che cosa si può fare intanto.`,
    away: (name) => `* ${name} è via.`,
    back: (name) => `* ${name} è qui.`,
    declines: (name) => `* Per ${name} ora non è il momento. Il tavolo resta aperto.`,
    lost: '* La linea con il server è caduta. Si riprova da sé; ciò che hai scelto viene inviato poi.',
    found: '* La linea è tornata.',
    paused: '* Al momento il server non può salvare niente. Ciò che hai scelto viene inviato appena può.',
    goesOn: '* Il server salva di nuovo.',
    offers: {
      abort: (name) => `* ${name} propone di interrompere la partita: yes o no?`,
      hands: (name) => `* ${name} vuole mostrare tutte le mani a chi guarda: yes o no?`,
      bid: (name) => `* ${name} offre per il mazzo: yes, o un’offerta più alta nella pagina?`,
    },
    wants: (said) => `* ${said} yes o no?`,
    undoing: 'annulla; dove gli altri devono acconsentire, vengono interpellati',
    noHint: 'Al tavolo di un server non ci sono consigli: lì giochi contro altri. In una partita qui, senza --server, li dà «consiglio».',
    hinting: 'non si dà al tavolo di un server, dove giochi contro altri',
    askedBack: 'Agli altri viene chiesto di annullare il tuo ultimo passo.',
    noOffer: 'Nessuno propone nulla.',
    nobodyAway: 'Nessuno è via.',
    refused: (message) => `Il server dice: ${message}`,
    clocks: (times) => `Orologi: ${times}`,
    noClock: 'Questa partita non ha orologio.',
    openHands: '* Tutte le mani sono scoperte per chi guarda: “hands” le nasconde di nuovo.',
    closedHands: '* Chi guarda non vede più nessuna mano.',
    eyes: '* Tutte le mani sono scoperte: “eyes 1” guarda dal primo posto, “eyes” come tutti.',
    noEyes: 'Solo chi guarda vede dal posto di un altro, e solo se tutti hanno accettato le mani scoperte.',
    again:
      'Un’altra partita? “rematch”, “rematch seats” o “rematch decks” la chiede, scambiando posti o mazzi; “rematch three” ne chiede altre due, vince chi ne vince due su tre; “q”: esci.',
    end: {
      rules: 'È finita secondo le regole.',
      concede: 'È finita per abbandono.',
      time: 'È finita per il tempo.',
      away: 'È finita perché qualcuno non è tornato.',
      abort: 'È stata interrotta.',
      fault: 'Le regole non hanno funzionato: è un errore di Catena.',
    },
    record: (url) => `La sua registrazione: ${url}`,
    left: 'Hai lasciato il tavolo. La partita continua senza di te; dopo un minuto la vittoria può essere reclamata.',
  },
}
