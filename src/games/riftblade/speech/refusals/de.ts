import type { Refusals } from './index.ts'

export const german: Refusals = {
  'rb.card.3': ({ card, cost, mana }) =>
    cost === undefined ? `${card} kostet mehr Mana, als du hast` : `${card} kostet ${cost} Mana und du hast ${mana}`,
  'rb.chain.1': () => 'Nur eine Handkarte kann gespielt werden',
  'rb.chain.2': ({ card, has, needs }) =>
    has === ''
      ? `Sie hat keinen Aspekt mit ${card} gemeinsam`
      : `Ihre Aspekte: ${has}. Die letzte Karte der Kette, ${card}, hat andere: ${needs}`,
  'rb.chain.4': ({ card }) => `${card} hat keinen Basiseffekt, und dir fehlt der Riftstein dafür`,
  'rb.chain.8': ({ card, tier }) =>
    tier === undefined
      ? `${card} hat keinen solchen Effekt`
      : `${card} hat keinen ${{ base: 'Basiseffekt', empowered: 'verstärkten Effekt', overcharged: 'überladenen Effekt' }[tier]}`,
  'rb.tier.2': () => 'Dafür braucht es einen Verstärkenden, Überladenden oder Wilden Riftstein, und du hast keinen mehr',
  'rb.tier.3': () => 'Dafür braucht es einen Überladenden oder Wilden Riftstein, und du hast keinen mehr',
  'rb.rift.1': () => 'Nur eine offene Karte des Rifts kann gekauft werden',
  'rb.trigger.1': () => 'Nur eine offene Karte des Rifts kann mit Mana ausgelöst werden',
  'rb.stone.2': () => 'Du hast keinen Mana-Riftstein mehr',
  'rb.stone.5': () => 'Du hast keinen Verstärkenden Riftstein mehr',
  'rb.stone.7': () => 'Du hast keinen Überladenden Riftstein mehr',
  'rb.stone.8': () => 'Du hast keinen Wilden Riftstein mehr',
  'rb.stone.9': () => 'Dafür braucht es einen Wilden Riftstein und eine Handkarte',
  'rb.stone.10': () => 'Nur eine Handkarte kann dafür abgelegt werden',
  'rb.stone.12': () => 'Nur ein Mana-Riftstein erneuert das Rift, und du hast keinen mehr',
  'rb.team.4': () => 'Die nächste Karte der Kette legt dein Partner an',
  'rb.team.5': () => 'Der Zug endet erst, wenn ihr beide gepasst habt',
  'rb.team.9': () => 'Dein Partner will nichts mehr tun, solange nichts geschehen ist',
  'rb.team.12': () => 'Ihr habt beide gepasst: Die Kette ist abgeschlossen',
  'rb.victory.1': ({ seat }) => (seat === '' ? 'Dieser Spieler ist ausgeschieden' : `${seat} ist ausgeschieden`),
  'rb.victory.2': () => 'Die Partie ist vorbei',
  'rb.turn.1': () => 'Das geht jetzt nicht',
  'rb.target.1': () => 'Zuerst wird das Ziel dieses Zugs gewählt',
  'rb.team.3': () => 'Zuerst sagt dein Team, wer beginnt',
  'rb.team.7': () => 'Zuerst wird gesagt, wer ablegt',
  'rb.effect.5': () => 'Zuerst wird eine Handkarte für das Verbrennen abgelegt',
  'rb.end.2': () => 'Dein Zug endet: Lege zuerst bis auf sieben Handkarten ab',
}
