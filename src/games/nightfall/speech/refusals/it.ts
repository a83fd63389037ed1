import type { Refusals } from './index.ts'

const it = (card: string) => card || 'Questa carta'

export const italian: Refusals = {
  'nf.end.1': () => 'La partita è finita',
  'nf.turn.1': ({ why }) => (why === 'phase' ? 'Le carte si acquisiscono nella tua fase di acquisizione' : 'Ora decide qualcun altro'),
  'nf.draft.2': () => 'Prima si sceglie un ordine',
  'nf.chain.1': ({ card, why }) =>
    why === 'phase'
      ? 'Gli ordini si giocano nella fase della catena'
      : why === 'wound'
        ? `${it(card)} è una ferita: nella catena si giocano solo ordini`
        : `${it(card)} non è nella tua mano`,
  'nf.chain.2': ({ card, source, moon, links }) =>
    moon === ''
      ? 'Prima giochi un ordine nella catena, o passi'
      : `La luna di ${card || 'questa carta'}: ${moon}. Dopo ${source}, l’ultima della catena, può seguire: ${links || 'nulla'}`,
  'nf.chain.3': () => 'Gli ordini si giocano quando tocca a te nella catena',
  'nf.claim.1': ({ seat }) => (seat === '' ? 'Acquisisce carte solo il giocatore attivo' : `Quell’archivio privato è di ${seat}`),
  'nf.claim.2': () =>
    'Sei nella fase di acquisizione: le carte della mano si scartano per ottenere influenza, le prime degli archivi si acquisiscono',
  'nf.claim.3': ({ cost, influence }) => `Costa ${cost}, e tu hai ${influence} di influenza`,
  'nf.claim.4': () => 'Quell’archivio è esaurito',
  'nf.claim.6': () => 'Prima scegli quale carta acquisisci gratis',
  'nf.claim.7': () => 'Prima scegli l’archivio per le ferite',
  'nf.claim.8': () => 'In cima a un archivio c’è una ferita: prima la acquisisci',
  'nf.cleanup.2': () => 'Prima di’ se scarti ferite per pescare carte',
  'nf.combat.2': () => 'Prima di’ chi attacca ciascuna delle tue creature',
  'nf.combat.3': () => 'Prima di’ quale difensore viene dopo',
  'nf.combat.4': ({ card, source, seat, why }) =>
    why === 'unblockable'
      ? `${source || it(card)} non si può bloccare`
      : seat !== ''
        ? `${source || it(card)} attacca ${seat}, e bloccano solo le creature di quel giocatore`
        : why === 'idle'
          ? `${source || it(card)} non attacca`
          : 'Prima di’ quale attaccante blocca la tua creatura',
  'nf.combat.5': () => 'Prima di’ quale attaccante combatte',
  'nf.combat.7': () => 'Prima di’ quale bloccante subisce i danni',
  'nf.combat.11': () => 'Prima di’ se usi una ferita marziale, e per quale delle tue creature',
  'nf.combat.12': () => 'Prima di’ se l’attaccante resta in gioco in cambio di una carta',
  'nf.concept.3': () => 'Prima di’ che cosa viene prima',
  'nf.feed.1': () => 'Prima di’ se si ripete',
  'nf.guard.2': () => 'Prima di’ quale guardia subisce i danni',
  'nf.text.1': ({ card, source }) =>
    card === ''
      ? 'Prima si sceglie un bersaglio'
      : source === ''
        ? `${card} non è tra i bersagli che si possono scegliere qui`
        : `${card} non è tra i bersagli che ${source} può scegliere`,
  'nf.text.3': () => 'Prima scegli una delle due',
}
