import type { Refusals } from './index.ts'

/** A card that is not named is "this card". */
const it = (card: string) => card || 'Questa carta'
const by = (source: string) => source && ` (${source})`

export const italian: Refusals = {
  house: ({ card, own, house }) =>
    house === ''
      ? `${it(card)} è della Casa ${own}, e nessuna Casa è attiva`
      : `${it(card)} è della Casa ${own}; la Casa attiva è ${house}`,
  forbidden: ({ card, source }) => (source === '' ? `Un effetto lo vieta per ${card || 'questa carta'}` : `${source} lo vieta`),
  six: ({ card }) => `In questo turno le carte di nome ${card} sono già state giocate e usate sei volte`,
  firstTurn: () => 'Nel primo turno della partita si gioca o si scarta una sola carta dalla mano, e l’hai già fatto',
  alpha: ({ card }) => `${it(card)} ha Alfa, e in questa fase hai già fatto altro`,
  noHost: () => 'Non c’è in gioco nessuna creatura per la miglioria',
  cannotPay: ({ card, cost, amber, source }) => `${it(card)} costa ${cost} Æmber${by(source)}, e tu ne hai ${amber}`,
  condition: ({ card }) => `Ciò che ${card || 'questa carta'} stessa richiede ora non si verifica`,
  limit: ({ source }) =>
    source === '' ? 'Un effetto non permette altre carte in questo turno' : `${source} non permette altre carte in questo turno`,
  exhausted: ({ card }) => `La carta ${card || 'scelta'} è esaurita`,
  stunned: ({ card }) => `La carta ${card || 'scelta'} è stordita: usarla toglie solo lo stordimento`,
  mustFight: ({ card, source }) => `${it(card)} deve combattere finché può: ${source === '' ? 'è adirata' : `lo impone ${source}`}`,
  noFoe: ({ card }) => `Non c’è nessuna creatura contro cui ${card || 'questa carta'} possa combattere`,
  noAbility: ({ card, verb }) =>
    verb === 'unstun'
      ? `La carta ${card || 'scelta'} non è stordita`
      : `${it(card)} non ha un’abilità di questo tipo (${verb === 'omni' ? 'Omni' : 'Azione'})`,
  notCreature: ({ card }) => `${it(card)} non è una creatura: solo le creature raccolgono e combattono`,
  noOtherHalf: ({ card }) => `L’altra metà di ${card || 'questa creatura'} non è nella tua mano`,
  notEnemy: ({ card, attacker }) => `${it(card)} non è una creatura nemica: ${attacker || 'la tua creatura'} ne combatte una`,
  taunt: ({ card, source }) => `Accanto a ${card} c’è ${source || 'una creatura'} con Provocazione`,
  notAttacked: ({ card, attacker, source }) =>
    source !== '' && source === attacker
      ? `${source} non può attaccare ${card || 'questa carta'}: lo dice la carta stessa`
      : `${source || 'Un effetto'} impedisce a ${attacker || 'la tua creatura'} di attaccare ${card || 'questa carta'}`,
  attackers: ({ card, attackers }) =>
    `${it(card)} è del tuo avversario; per attaccare scegli prima una tua creatura; pronte a farlo: ${attackers}`,
  noCreatures: ({ card }) => `${it(card)} è del tuo avversario; può attaccarla solo una tua creatura, e non ne hai in gioco`,
  allExhausted: ({ card }) => `${it(card)} è del tuo avversario; può attaccarla solo una tua creatura pronta, e sono tutte esaurite`,
  noneOfHouse: ({ card }) => `${it(card)} è del tuo avversario; le tue creature pronte non sono della Casa attiva`,
  noneMayFight: ({ card }) => `${it(card)} è del tuo avversario; nessuna delle tue creature può combattere ora`,
  notAmong: ({ card, asking }) =>
    asking === ''
      ? `${it(card)} non è tra le carte che si possono scegliere qui`
      : `${it(card)} non è tra le carte che ${asking} può scegliere`,
  lacks: ({ card, kind, asking }) => `${it(card)} non è ${kind}, ed è ciò che ${asking === '' ? 'serve qui' : `richiede ${asking}`}`,
  'asked house': () => 'Prima scegli la Casa attiva',
  'asked chosenHouse': ({ asking }) => (asking === '' ? 'Prima si sceglie una Casa' : `Prima si sceglie una Casa per ${asking}`),
  'asked mulligan': () => 'Prima di’ se tieni questa mano',
  'asked archives': () => 'Prima di’ se prendi in mano i tuoi Archivi',
  'asked forge': () => 'Prima di’ quale chiave si forgia',
  'asked unforge': () => 'Prima di’ quale chiave viene spezzata',
  'asked flank': () => 'Prima scegli il posto nella linea di battaglia',
  'asked target': ({ asking }) => (asking === '' ? 'Prima si sceglie una carta' : `Prima si sceglie una carta per ${asking}`),
  'asked order': () => 'Prima di’ che cosa viene prima',
  'asked may': ({ asking }) => (asking === '' ? 'Prima di’ se lo fai' : `Prima di’ se fai ciò che ${asking} offre`),
  'asked mode': ({ asking }) => (asking === '' ? 'Prima si sceglie un’alternativa' : `Prima si sceglie un’alternativa per ${asking}`),
  'asked use': () => 'Prima di’ come si usa la carta',
  'asked amount': () => 'Prima scegli un numero',
  'asked name': () => 'Prima nomina una carta',
  'asked trait': () => 'Prima scegli un tratto',
  'asked player': () => 'Prima scegli un giocatore',
  'asked pay': () => 'Prima di’ come si paga',
  'kf.turn.1': () => 'Ora decide il tuo avversario',
  'kf.turn.3': () => 'Questo non si può fare nel proprio turno',
  'kf.win.1': () => 'La partita è finita',
  'kf.play.1': ({ card }) => `${it(card)} non è nella tua mano`,
  'kf.use.1': ({ card }) => `${it(card)} non è in gioco`,
  'kf.use.7': ({ card }) => `${it(card)} non è tua: la controlla il tuo avversario`,
  'kf.upgrade.2': ({ card, source }) => `${it(card)} è assegnata a ${source || 'una creatura'} e ha effetto lì`,
  'kf.tide.1': () => 'Nessuno dei mazzi porta la marea: non c’è in questa partita',
  'kf.tide.3': () => 'La marea è già alta per te, oppure un effetto vieta di alzarla',
}
