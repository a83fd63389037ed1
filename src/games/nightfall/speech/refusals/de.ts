import type { Refusals } from './index.ts'

const it = (card: string) => card || 'Diese Karte'

export const german: Refusals = {
  'nf.end.1': () => 'Die Partie ist vorbei',
  'nf.turn.1': ({ why }) => (why === 'phase' ? 'Karten erwirbst du in deiner Erwerbs-Phase' : 'Jetzt entscheidet jemand anderes'),
  'nf.draft.2': () => 'Zuerst wird ein Auftrag gewählt',
  'nf.chain.1': ({ card, why }) =>
    why === 'phase'
      ? 'Aufträge werden in der Ketten-Phase angelegt'
      : why === 'wound'
        ? `${it(card)} ist eine Wunde: Nur Aufträge kommen in die Kette`
        : `${it(card)} ist nicht auf deiner Hand`,
  'nf.chain.2': ({ card, source, moon, links }) =>
    moon === ''
      ? 'Zuerst legst du einen Auftrag an oder passt'
      : `${it(card)} ist ${moon}; auf ${source}, die letzte Karte der Kette, folgt ${links || 'nichts'}`,
  'nf.chain.3': () => 'Du legst Aufträge an, wenn du in der Kette an der Reihe bist',
  'nf.claim.1': ({ seat }) => (seat === '' ? 'Nur wer am Zug ist, erwirbt Karten' : `Dieses Privat-Archiv gehört ${seat}`),
  'nf.claim.2': () => 'Du bist in der Erwerbs-Phase: Handkarten werden für Einfluss abgelegt, die obersten Karten der Archive erworben',
  'nf.claim.3': ({ cost, influence }) => `Sie kostet ${cost}, und du hast ${influence} Einfluss`,
  'nf.claim.4': () => 'Dieses Archiv ist aufgebraucht',
  'nf.claim.6': () => 'Zuerst wählst du, welche Karte du kostenlos erwirbst',
  'nf.claim.7': () => 'Zuerst wählst du das Archiv für die Wunden',
  'nf.claim.8': () => 'Auf einem Archiv liegt oben eine Wunde: Zuerst erwirbst du sie',
  'nf.cleanup.2': () => 'Zuerst sagst du, ob du Wunden ablegst, um Karten zu ziehen',
  'nf.combat.2': () => 'Zuerst sagst du, wen jede deiner Kreaturen angreift',
  'nf.combat.3': () => 'Zuerst sagst du, welcher Verteidiger als nächster drankommt',
  'nf.combat.4': ({ card, source, seat, why }) =>
    why === 'unblockable'
      ? `${source || it(card)} kann nicht geblockt werden`
      : seat !== ''
        ? `${source || it(card)} greift ${seat} an, und nur Kreaturen dieses Spielers blocken`
        : why === 'idle'
          ? `${source || it(card)} greift nicht an`
          : 'Zuerst sagst du, welchen Angreifer deine Kreatur blockt',
  'nf.combat.5': () => 'Zuerst sagst du, welcher Angreifer kämpft',
  'nf.combat.7': () => 'Zuerst sagst du, welcher Blocker den Schaden nimmt',
  'nf.combat.11': () => 'Zuerst sagst du, ob du eine Kriegswunde verwendest und für welche deiner Kreaturen',
  'nf.combat.12': () => 'Zuerst sagst du, ob der Angreifer für eine Karte im Spiel bleibt',
  'nf.concept.3': () => 'Zuerst sagst du, was zuerst kommt',
  'nf.feed.1': () => 'Zuerst sagst du, ob es wiederholt wird',
  'nf.guard.2': () => 'Zuerst sagst du, welcher Wächter den Schaden nimmt',
  'nf.text.1': ({ card, source }) =>
    card === ''
      ? 'Zuerst wird ein Ziel gewählt'
      : source === ''
        ? `${card} gehört nicht zu den Zielen, die hier gewählt werden können`
        : `${card} gehört nicht zu den Zielen, die ${source} wählen kann`,
  'nf.text.3': () => 'Zuerst wählst du eines von beiden',
}
