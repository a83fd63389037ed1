import type { Refusals } from './index.ts'

/** A card that is not named is "this card". */
const it = (card: string) => card || 'Diese Karte'
const by = (source: string) => source && ` (${source})`

export const german: Refusals = {
  house: ({ card, own, house }) =>
    house === ''
      ? `${it(card)} hat die Fraktion ${own}, und keine Fraktion ist aktiv`
      : `${it(card)} hat die Fraktion ${own}; aktiv ist ${house}`,
  forbidden: ({ card, source }) => (source === '' ? `Ein Effekt verbietet es für ${card || 'diese Karte'}` : `${source} verbietet es`),
  six: ({ card }) => `Karten namens ${card} wurden in diesem Zug schon sechsmal gespielt und verwendet`,
  firstTurn: () => 'Im ersten Zug der Partie wird nur eine Handkarte gespielt oder abgelegt, und das ist geschehen',
  alpha: ({ card }) => `${it(card)} hat Alpha, und du hast in diesem Schritt schon etwas anderes getan`,
  noHost: () => 'Für die Aufwertung ist keine Kreatur im Spiel',
  cannotPay: ({ card, cost, amber, source }) => `${it(card)} kostet ${cost} Æmber${by(source)}, und du hast ${amber}`,
  condition: ({ card }) => `Was ${card || 'diese Karte'} selbst verlangt, trifft jetzt nicht zu`,
  limit: ({ source }) =>
    source === '' ? 'Ein Effekt erlaubt in diesem Zug keine weiteren Karten' : `${source} erlaubt in diesem Zug keine weiteren Karten`,
  exhausted: ({ card }) => `${it(card)} ist erschöpft`,
  stunned: ({ card }) => `${it(card)} ist betäubt: Wer sie verwendet, entfernt nur die Betäubung`,
  mustFight: ({ card, source }) =>
    `${it(card)} muss kämpfen, solange es möglich ist: ${source === '' ? 'Sie ist wütend' : `So will es ${source}`}`,
  noFoe: ({ card }) => `Es gibt keine Kreatur, gegen die ${card || 'sie'} kämpfen kann`,
  noAbility: ({ card, verb }) =>
    verb === 'unstun'
      ? `${it(card)} ist nicht betäubt`
      : `${it(card)} hat keine solche Fähigkeit (${verb === 'omni' ? 'Universell' : 'Aktion'})`,
  notCreature: ({ card }) => `${it(card)} ist keine Kreatur: Nur Kreaturen ernten und kämpfen`,
  noOtherHalf: ({ card }) => `Die andere Hälfte von ${card || 'der Kreatur'} ist nicht auf deiner Hand`,
  notEnemy: ({ card, attacker }) => `${it(card)} ist keine feindliche Kreatur: ${attacker || 'Deine Kreatur'} kämpft gegen eine solche`,
  taunt: ({ card, source }) => `Neben ${card} steht ${source || 'eine Kreatur'} mit Spott`,
  notAttacked: ({ card, attacker, source }) =>
    source !== '' && source === attacker
      ? `${source} kann ${card || 'sie'} nicht angreifen: So steht es auf der Karte selbst`
      : `${source || 'Ein Effekt'} hindert ${attacker || 'deine Kreatur'} daran, ${card || 'sie'} anzugreifen`,
  attackers: ({ card, attackers }) =>
    `${it(card)} gehört deinem Gegner; um anzugreifen, wähle zuerst eine eigene Kreatur; bereit dazu: ${attackers}`,
  noCreatures: ({ card }) => `${it(card)} gehört deinem Gegner; angreifen könnte nur eine eigene Kreatur, und du hast keine im Spiel`,
  allExhausted: ({ card }) =>
    `${it(card)} gehört deinem Gegner; angreifen könnte nur eine eigene spielbereite Kreatur, und alle sind erschöpft`,
  noneOfHouse: ({ card }) => `${it(card)} gehört deinem Gegner; deine spielbereiten Kreaturen gehören nicht zur aktiven Fraktion`,
  noneMayFight: ({ card }) => `${it(card)} gehört deinem Gegner; von deinen Kreaturen darf jetzt keine kämpfen`,
  notAmong: ({ card, asking }) =>
    asking === ''
      ? `${it(card)} gehört nicht zu den Karten, die hier gewählt werden können`
      : `${it(card)} gehört nicht zu den Karten, die ${asking} wählen kann`,
  lacks: ({ card, kind, asking }) => `${it(card)} ist ${kind}; nur um solche Karten geht es ${asking ? `bei ${asking}` : 'hier'}`,
  'asked house': () => 'Zuerst wählst du die aktive Fraktion',
  'asked chosenHouse': ({ asking }) =>
    asking === '' ? 'Zuerst wird eine Fraktion gewählt' : `Zuerst wird eine Fraktion für ${asking} gewählt`,
  'asked mulligan': () => 'Zuerst sagst du, ob du diese Hand behältst',
  'asked archives': () => 'Zuerst sagst du, ob du dein Archiv auf die Hand nimmst',
  'asked forge': () => 'Zuerst sagst du, welcher Schlüssel geschmiedet wird',
  'asked unforge': () => 'Zuerst sagst du, welcher Schlüssel ungeschmiedet wird',
  'asked flank': () => 'Zuerst wählst du den Platz in der Schlachtreihe',
  'asked target': ({ asking }) => (asking === '' ? 'Zuerst wird eine Karte gewählt' : `Zuerst wird eine Karte für ${asking} gewählt`),
  'asked order': () => 'Zuerst sagst du, was zuerst kommt',
  'asked may': ({ asking }) => (asking === '' ? 'Zuerst sagst du, ob du es tust' : `Zuerst sagst du, ob du tust, was ${asking} anbietet`),
  'asked mode': ({ asking }) =>
    asking === '' ? 'Zuerst wird eine Möglichkeit gewählt' : `Zuerst wird eine Möglichkeit für ${asking} gewählt`,
  'asked use': () => 'Zuerst sagst du, wie die Karte verwendet wird',
  'asked amount': () => 'Zuerst wählst du eine Zahl',
  'asked name': () => 'Zuerst nennst du eine Karte',
  'asked trait': () => 'Zuerst wählst du ein Merkmal',
  'asked player': () => 'Zuerst wählst du einen Spieler',
  'asked pay': () => 'Zuerst sagst du, wie bezahlt wird',
  'kf.turn.1': () => 'Jetzt entscheidet dein Gegner',
  'kf.turn.3': () => 'So etwas kannst du in deinem Zug nicht tun',
  'kf.win.1': () => 'Die Partie ist vorbei',
  'kf.play.1': ({ card }) => `${it(card)} ist nicht auf deiner Hand`,
  'kf.use.1': ({ card }) => `${it(card)} ist nicht im Spiel`,
  'kf.use.7': ({ card }) => `${it(card)} gehört nicht dir: Dein Gegner kontrolliert sie`,
  'kf.upgrade.2': ({ card, source }) => `${it(card)} ist an ${source || 'eine Kreatur'} angelegt und wirkt dort`,
  'kf.tide.1': () => 'Kein Deck bringt die Gezeiten mit: Es gibt sie in dieser Partie nicht',
  'kf.tide.3': () => 'Für dich herrscht schon Flut, oder ein Effekt verbietet es, die Gezeiten zu heben',
}
