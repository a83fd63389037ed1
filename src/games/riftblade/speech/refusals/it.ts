import type { Refusals } from './index.ts'

export const italian: Refusals = {
  'rb.card.3': ({ card, cost, mana }) =>
    cost === undefined ? `${card} costa più mana di quanto ne hai` : `${card} costa ${cost} mana, e tu ne hai ${mana}`,
  'rb.chain.1': () => 'Si può giocare solo una carta della propria mano',
  'rb.chain.2': ({ card, has, needs }) =>
    has === ''
      ? `Non ha alcun aspetto in comune con ${card}`
      : `I suoi aspetti: ${has}. L’ultima carta della catena, ${card}, ne ha altri: ${needs}`,
  'rb.chain.4': ({ card }) => `${card} non ha un effetto base, e ti manca la pietra adatta`,
  'rb.chain.8': ({ card, tier }) =>
    tier === undefined
      ? `${card} non ha un effetto del genere`
      : `${card} non ha un effetto ${{ base: 'base', empowered: 'potenziato', overcharged: 'sovraccaricato' }[tier]}`,
  'rb.tier.2': () => 'Serve una pietra Potenziante, Sovraccaricante o Selvaggia, e non ne hai più',
  'rb.tier.3': () => 'Serve una pietra Sovraccaricante o Selvaggia, e non ne hai più',
  'rb.rift.1': () => 'Si può comprare solo una carta scoperta del Rift',
  'rb.trigger.1': () => 'Con il mana si può innescare solo una carta scoperta del Rift',
  'rb.stone.2': () => 'Non hai più pietre Mana',
  'rb.stone.5': () => 'Non hai più pietre Potenzianti',
  'rb.stone.7': () => 'Non hai più pietre Sovraccaricanti',
  'rb.stone.8': () => 'Non hai più pietre Selvagge',
  'rb.stone.9': () => 'Servono una pietra Selvaggia e una carta della tua mano',
  'rb.stone.10': () => 'Per questo si può scartare solo una carta della propria mano',
  'rb.stone.12': () => 'Solo una pietra Mana rinnova il Rift, e non ne hai più',
  'rb.team.4': () => 'La prossima carta tocca al tuo compagno',
  'rb.team.5': () => 'Il turno finisce quando avete passato entrambi',
  'rb.team.9': () => 'Il tuo compagno non vuole altro, finché non si fa qualcosa',
  'rb.team.12': () => 'Avete passato entrambi: la catena è chiusa',
  'rb.victory.1': ({ seat }) => (seat === '' ? 'Quel giocatore è fuori dal gioco' : `${seat} è fuori dal gioco`),
  'rb.victory.2': () => 'La partita è finita',
  'rb.turn.1': () => 'Ora non si può fare',
  'rb.target.1': () => 'Prima si sceglie il bersaglio di questo turno',
  'rb.team.3': () => 'Prima la tua squadra dice chi comincia',
  'rb.team.7': () => 'Prima si dice chi scarta',
  'rb.effect.5': () => 'Prima si scarta una carta dalla mano per la Bruciatura',
  'rb.end.2': () => 'Il tuo turno sta finendo: prima scarta fino a sette carte',
}
