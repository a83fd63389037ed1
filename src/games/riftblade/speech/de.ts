import { german as common } from '../../speech/frame-words/de.ts'
import type { Stone } from '../face.ts'
import { aspects, rarities, stones, tiers as plainTiers } from '../glossary/de.ts'
import type { Phrases } from './phrases.ts'

const countStones = (stone: Stone, n: number) => `${n} ${stones[stone]}${stone === 'mana' ? '' : n === 1 ? 'er' : 'e'}`
const tiers = { ...plainTiers, base: 'Basiseffekt' }
const BY_STONE: Readonly<Record<Stone, string>> = {
  mana: 'mit einem Mana-Riftstein',
  empowered: 'mit einem Verstärkenden Riftstein',
  overcharged: 'mit einem Überladenden Riftstein',
  wild: 'mit einem Wilden Riftstein',
}
const withStone = (stone: Stone | undefined) => (stone === undefined ? '' : ` ${BY_STONE[stone]}`)

export const german: Phrases = {
  common,
  prompts: {
    'rb.turn.1': 'Du bist am Zug: Spiele Karten, benutze Riftsteine, kaufe Karten des Rifts oder löse sie aus, oder beende deinen Zug.',
    'rb.target.1': 'Wer ist das Ziel dieses Zugs?',
    'rb.team.3': 'Wer beginnt die Zauberkette?',
    'rb.team.7': 'Dein Team wird verbrannt: Wer legt eine Karte ab?',
    'rb.effect.5': 'Du wirst verbrannt: Lege eine Handkarte ab.',
    'rb.end.2': 'Du hast mehr als sieben Handkarten: Lege eine ab.',
  },
  options: {
    play: ({ card, tier, stone }) => `${card} spielen${tier === undefined ? '' : `: ${tiers[tier]}${withStone(stone)}`}`,
    buy: ({ card, amount }) => `${card}${amount === undefined ? '' : ` für ${amount} Mana`} kaufen`,
    trigger: ({ card, amount, fromHand }) =>
      fromHand
        ? `${card} mit einem Wilden Riftstein aus der Hand auslösen`
        : `${card}${amount === undefined ? '' : ` für ${amount} Mana`} auslösen`,
    convert: ({ card }) =>
      `${card === '' ? 'Eine Handkarte' : card} ablegen, um einen Verstärkenden Riftstein in einen Überladenden umzuwandeln`,
    gain: ({ stone }) => (stone === 'wild' ? 'Wilden Riftstein als Mana benutzen: 1 Mana' : 'Mana-Riftstein benutzen: 1 Mana'),
    refresh: () => 'Mit einem Mana-Riftstein das Rift erneuern',
    draw: () => 'Mit einem Überladenden Riftstein eine Karte ziehen',
    discard: ({ card }) => `${card} ablegen`,
    target: ({ seat }) => seat,
    begin: ({ seat, own }) => (own ? 'Du beginnst' : `${seat} beginnt`),
    victim: ({ seat, own }) => (own ? 'Du legst ab' : `${seat} legt ab`),
    pass: () => 'Passen: in diesem Zug keine Karte mehr an die Kette anlegen',
    offer: () => 'Deinen Partner handeln lassen',
    end: () => 'Zug beenden',
  },
  events: {
    turn: ({ sideName, n }) => `Zug ${n}: ${sideName}`,
    target: ({ who }) => `${who('bist', 'ist')} das Ziel`,
    play: ({ who, cards, tier, stone }) => `${who('spielst', 'spielt')} ${cards}: ${tiers[tier]}${withStone(stone)}`,
    trigger: ({ who, cards, fromHand }) =>
      `${who('löst', 'löst')} ${cards} ${fromHand ? 'mit einem Wilden Riftstein aus der Hand' : 'aus dem Rift'} aus`,
    buy: ({ who, cards, n }) => `${who('kaufst', 'kauft')} ${cards} für ${n} Mana`,
    banish: ({ cards, plural }) => `${cards} ${plural ? 'kommen' : 'kommt'} in die Leere`,
    deal: ({ cards }) => `Neu im Rift: ${cards}`,
    refresh: ({ who }) => `${who('erneuerst', 'erneuert')} mit einem Mana-Riftstein das Rift`,
    convert: ({ who }) => `${who('wandelst', 'wandelt')} einen Verstärkenden Riftstein in einen Überladenden um`,
    pass: ({ who }) => `${who('legst', 'legt')} keine Karte mehr an die Kette an`,
    draw: ({ who, cards, stone }) => `${who('ziehst', 'zieht')}${withStone(stone)} ${cards}`,
    discard: ({ who, cards }) => `${who('legst', 'legt')} ${cards} ab`,
    shuffle: ({ who, sideName, n }) =>
      sideName === ''
        ? `Das Rift ist leer: ${n === 1 ? 'Eine Karte' : `${n} Karten`} der Leere ${n === 1 ? 'wird' : 'werden'} zum neuen Rift`
        : `${who('mischst deinen', 'mischt den eigenen')} Ablagestapel zu einem neuen Deck`,
    damage: ({ side, n }) => `${side('erleidest', 'erleidet')} ${n} Schaden`,
    heal: ({ side, n }) => `${side('erhältst', 'erhält')} ${n} Leben`,
    mana: ({ who, n, stone }) => `${who('erhältst', 'erhält')}${withStone(stone)} ${n} Mana`,
    roll: ({ who, rolled }) => `${who('würfelst', 'würfelt')}: ${rolled.map(([stone, n]) => countStones(stone, n)).join(', ')}`,
    eliminate: ({ side }) => `${side('scheidest', 'scheidet')} aus`,
    stalemate: () => 'Diese Partie führt zu nichts mehr: Sie endet hier',
    win: ({ side }) => `${side('gewinnst', 'gewinnt')} die Partie`,
  },
  stones: countStones,
  tiers,
  aspects,
  rarities,
  ownTeam: 'dein Team',
  team: (names) => `das Team von ${names}`,
  table: {
    turn: (turn, active, target) => `Zug ${turn}: ${active}${target === undefined ? '' : `. Ziel: ${target}`}.`,
    life: (n) => `${n} Leben`,
    mana: (n) => `${n} Mana`,
    stones: (ready, spent) => `Riftsteine: ${ready}${spent && ` (benutzt: ${spent})`}`,
    noStones: 'keine',
    piles: (hand, deck, discard) => `Hand ${hand}, Deck ${deck}, Ablagestapel ${discard}`,
    hand: 'Hand',
    known: 'Sicher auf der Hand',
    discard: 'Ablagestapel',
    rift: (left) => `Rift (${left} verdeckt)`,
    chain: 'Zauberkette',
    resolving: 'Wird ausgelöst',
    void: 'Leere',
    empty: 'leer',
    out: 'ausgeschieden',
    cost: (n) => `${n} Mana`,
    stalemate: 'Diese Partie führte zu nichts mehr.',
  },
}
