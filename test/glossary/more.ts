import type { GameName } from '../../src/games/register.ts'
import type { More } from './concepts.ts'

/** Forms that do not follow from those of the glossary, by game: other parts of speech, irregular ones. */

const KEYFORGE: More = {
  flank: { it: 'fianc' },
  flankCreature: { it: 'fianc' },
  supply: { it: 'quella comune' },
  neighbor: { en: 'neighboring', de: 'benachbart', it: 'vicin[aeio]|adiacent[ei]|alla sua (?:destra|sinistra)|a (?:destra|sinistra) di' },
  damage: { en: 'damaged', de: 'beschädigt', it: 'danneggiat' },
  counter: { de: 'Beschützt' },
  token: { en: 'tokens?', de: 'Token', it: 'token' },
  tide: { de: 'Flut|Ebbe' },
  house: { it: 'Cas[ae]' },
  bonusIcon: { de: '-Symbol', it: 'icon[ae]' },
  archives: { it: 'archivi' },
  discard: { de: 'Ablage', it: 'scart' },
  archive: { de: 'Archiv' },
  look: { de: '(?<!\\p{L})(?:sieh|siehst|sieht|gesehen|ansieh)' },
  battleline: { it: 'line[ae](?!\\p{L})' },
  // who is fought is attacked
  fight: { de: 'Kampf|Kämpf|an(?:ge)?greif|angegriff', it: 'combatt|attacc' },
  reap: { de: 'Ernte', it: 'racco' },
  steal: { de: 'stahl', it: 'furto' },
  capture: { it: 'cattur' },
  exhaust: { it: 'esauri' },
  ready: { it: 'pront' },
  stun: { it: 'stordi' },
  ward: { it: 'prote' },
  enrage: { it: 'ira(?!\\p{L})' },
  destroy: { en: 'destruction', it: 'distru' },
  draw: { en: 'drew', de: 'zög|zog', it: 'pesc' },
  graft: { de: 'unterleg', it: 'innest' },
  forge: { it: 'forg' },
  unforge: { it: 'non forgiat' },
  use: { de: 'verwend|Verwend', it: 'us[aoi]|utilizz' },
  play: { de: 'spiel', it: 'gioc|giuoc' },
  move: { de: 'beweg', it: 'spost' },
}

const CRYSTAL_CLANS: More = {
  home: { en: 'homes?', de: 'Heimat' },
  discard: { de: 'Ablage', it: 'scart' },
  battle: { de: 'Kampf|Kämpf', it: 'battagl|combatt' },
  replenish: { it: 'riforn' },
  predict: { en: 'prediction', it: 'predi' },
  reveal: { it: 'rivel' },
  resolve: { it: 'risol' },
  // a draw pile is drawn from
  draw: { it: 'pesc|mazzo' },
  neutralZone: { de: 'neutral\\p{L}* Gebiet' },
  shuffle: { it: 'mescol|rimescol' },
}

const NIGHTFALL: More = {
  chain: { it: 'concaten' },
  commons: { de: 'öffentlichen? (?:Bereich|Archiv)' },
  discard: { de: 'Ablage', it: 'scart' },
  attack: { de: 'Angr[ei]', it: 'attacc' },
  resolve: { it: 'risol' },
  link: { de: 'verbind|anleg|passen', it: 'leg(?:a|ano|hi|are|arsi)(?!\\p{L})' },
  lay: { de: '(?<!\\p{L})(?:aus)?(?:ge)?leg' },
  damage: { it: 'dann' },
  guard: { it: 'guardi' },
  blocker: { it: 'blocc' },
  claim: { de: 'erwirb|Erwerb', it: 'acquisi' },
  shuffle: { it: 'mescol|rimescol' },
}

const RIFTBLADE: More = {
  stone: { en: 'stones?' },
  life: { it: 'vita' },
  discard: { de: 'Ablage', it: 'scart' },
  starter: { de: 'Startzauber', it: 'inizial' },
  chain: { de: 'Kette|verkett', it: 'concaten' },
  tier: { de: 'Stufe' },
  empowered: { de: 'verstärk', it: 'potenzia(?:nt|t)' },
  overcharged: { de: 'überlad', it: 'sovraccarica(?:nt|t)' },
  wild: { it: 'selvagg' },
  burn: { it: 'bruc' },
  siphon: { de: 'Lebensraub|raub', it: 'assorb' },
  roll: { de: 'würf|Würf', it: 'tir' },
  buy: { de: 'Kauf', it: 'compr|acquist' },
  shuffle: { it: 'mescol|rimescol' },
}

export const MORE: Readonly<Record<GameName, More>> = {
  keyforge: KEYFORGE,
  'crystal-clans': CRYSTAL_CLANS,
  nightfall: NIGHTFALL,
  riftblade: RIFTBLADE,
}
