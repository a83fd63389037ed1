import { italian as common } from '../../speech/frame-words/it.ts'
import type { Stone } from '../face.ts'
import { aspects, rarities, stones, tiers } from '../glossary/it.ts'
import type { Phrases } from './phrases.ts'

const MANY: Readonly<Record<Stone, string>> = { mana: 'Mana', empowered: 'Potenzianti', overcharged: 'Sovraccaricanti', wild: 'Selvagge' }
const countStones = (stone: Stone, n: number) => `${n} ${n === 1 ? stones[stone] : MANY[stone]}`
const a = (stone: Stone) => `una pietra ${stones[stone]}`
const withStone = (stone: Stone | undefined) => (stone === undefined ? '' : ` con ${a(stone)}`)
const life = (n: number) => (n === 1 ? '1 punto vita' : `${n} punti vita`)

export const italian: Phrases = {
  common,
  prompts: {
    'rb.turn.1': 'È il tuo turno: gioca carte, usa pietre, compra o innesca carte del Rift, oppure termina il turno.',
    'rb.target.1': 'Chi è il bersaglio di questo turno?',
    'rb.team.3': 'Chi comincia la catena?',
    'rb.team.7': 'La tua squadra subisce una Bruciatura: chi scarta?',
    'rb.effect.5': 'Subisci una Bruciatura: scarta una carta dalla mano.',
    'rb.end.2': 'Hai più di sette carte in mano: scartane una.',
  },
  options: {
    play: ({ card, tier, stone }) => `Gioca ${card}${tier === undefined ? '' : `, ${tiers[tier]}${withStone(stone)}`}`,
    buy: ({ card, amount }) => `Compra ${card}${amount === undefined ? '' : ` per ${amount} mana`}`,
    trigger: ({ card, amount, fromHand }) =>
      fromHand
        ? `Innesca ${card} dalla mano con una pietra Selvaggia`
        : `Innesca ${card}${amount === undefined ? '' : ` per ${amount} mana`}`,
    convert: ({ card }) => `Scarta ${card === '' ? 'una carta' : card} per trasformare una pietra Potenziante in Sovraccaricante`,
    gain: ({ stone }) => (stone === 'wild' ? 'Usa una pietra Selvaggia come Mana: 1 mana' : 'Usa una pietra Mana: 1 mana'),
    refresh: () => 'Rinnova il Rift con una pietra Mana',
    draw: () => 'Pesca una carta con una pietra Sovraccaricante',
    discard: ({ card }) => `Scarta ${card}`,
    target: ({ seat }) => seat,
    begin: ({ seat, own }) => (own ? 'Cominci tu' : `Comincia ${seat}`),
    victim: ({ seat, own }) => (own ? 'Scarti tu' : `Scarta ${seat}`),
    pass: () => 'Passa: in questo turno non aggiungi altre carte alla catena',
    offer: () => 'Lascia agire il compagno',
    end: () => 'Termina il turno',
  },
  events: {
    turn: ({ sideName, n }) => `Turno ${n}: ${sideName}`,
    target: ({ who }) => `${who('sei', 'è')} il bersaglio`,
    play: ({ who, cards, tier, stone }) => `${who('giochi', 'gioca')} ${cards}, ${tiers[tier]}${withStone(stone)}`,
    trigger: ({ who, cards, fromHand }) =>
      `${who('inneschi', 'innesca')} ${cards} ${fromHand ? 'dalla mano con una pietra Selvaggia' : 'dal Rift'}`,
    buy: ({ who, cards, n }) => `${who('compri', 'compra')} ${cards} per ${n} mana`,
    banish: ({ cards, plural }) => `${cards} ${plural ? 'vanno' : 'va'} nel Vuoto`,
    deal: ({ cards }) => `Nuove nel Rift: ${cards}`,
    refresh: ({ who }) => `${who('rinnovi', 'rinnova')} il Rift con una pietra Mana`,
    convert: ({ who }) => `${who('trasformi', 'trasforma')} una pietra Potenziante in Sovraccaricante`,
    pass: ({ who }) => `${who('non aggiungi', 'non aggiunge')} altre carte alla catena`,
    draw: ({ who, cards, stone }) => `${who('peschi', 'pesca')} ${cards}${withStone(stone)}`,
    discard: ({ who, cards }) => `${who('scarti', 'scarta')} ${cards}`,
    shuffle: ({ who, pick, sideName, n }) =>
      sideName === ''
        ? `Il Rift è esaurito: ${n === 1 ? 'una carta' : `${n} carte`} del Vuoto ${n === 1 ? 'forma' : 'formano'} il nuovo Rift`
        : `${who('mescoli i tuoi', 'mescola i propri')} scarti e ne ${pick('fai', 'fa')} un nuovo mazzo`,
    damage: ({ side, n }) => `${side('subisci', 'subisce')} ${n} ${n === 1 ? 'danno' : 'danni'}`,
    heal: ({ side, n }) => `${side('ottieni', 'ottiene')} ${life(n)}`,
    mana: ({ who, n, stone }) => `${who('ottieni', 'ottiene')} ${n} mana${withStone(stone)}`,
    roll: ({ who, rolled }) => `${who('tiri', 'tira')} ${rolled.map(([stone, n]) => countStones(stone, n)).join(', ')}`,
    eliminate: ({ side }) => `${side('esci', 'esce')} dal gioco`,
    stalemate: () => 'La partita non porta più da nessuna parte: finisce qui',
    win: ({ side }) => `${side('vinci', 'vince')} la partita`,
  },
  stones: countStones,
  tiers,
  aspects,
  rarities,
  ownTeam: 'la tua squadra',
  team: (names) => `la squadra di ${names}`,
  table: {
    turn: (turn, active, target) => `Turno ${turn}: ${active}${target === undefined ? '' : `. Bersaglio: ${target}`}.`,
    life,
    mana: (n) => `${n} mana`,
    stones: (ready, spent) => `pietre: ${ready}${spent && ` (usate: ${spent})`}`,
    noStones: 'nessuna',
    piles: (hand, deck, discard) => `mano ${hand}, mazzo ${deck}, scarti ${discard}`,
    hand: 'Mano',
    known: 'Di certo in mano',
    discard: 'Scarti',
    rift: (left) => `Il Rift (${left} coperte)`,
    chain: 'La catena',
    resolving: 'Si sta innescando',
    void: 'Il Vuoto',
    empty: 'vuoto',
    out: 'fuori dal gioco',
    cost: (n) => `${n} mana`,
    stalemate: 'La partita non portava più da nessuna parte.',
  },
}
