import type { House } from '../face.ts'
import type { Deck } from '../setup.ts'

/** The decks that ship: two different teams of Call of the Archons, close in strength when random agents play them. */
export const defaultDecks: readonly [Deck, Deck] = [
  {
    name: 'Ruadan of the Mossy Gate',
    houses: ['brobnar', 'sanctum', 'untamed'],
    cards: [
      ...of('brobnar', [
        'anger', 'punch', 'smith', 'relentless-assault', 'loot-the-bodies', 'gauntlet-of-command',
        'bumpsy', 'headhunter', 'krump', 'troll', 'ganger-chieftain', 'blood-of-titans',
      ]),
      ...of('sanctum', [
        'inspiration', 'glorious-few', 'clear-mind', 'mighty-lance', 'champion-anaphiel', 'bulwark',
        'grey-monk', 'raiding-knight', 'sergeant-zakiel', 'francus', 'the-vaultkeeper', 'protect-the-weak',
      ]),
      ...of('untamed', [
        'cooperative-hunting', 'full-moon', 'regrowth', 'fertility-chant', 'nepenthe-seed', 'dew-faerie',
        'flaxia', 'mighty-tiger', 'hunting-witch', 'snufflegator', 'teliga', 'way-of-the-wolf',
      ]),
    ],
  },
  {
    name: 'Lady Quell, Keeper of Lost Hours',
    houses: ['dis', 'logos', 'shadows'],
    cards: [
      ...of('dis', [
        'gateway-to-dis', 'hand-of-dis', 'fear', 'mind-barb', 'dominator-bauble', 'lifeward',
        'charette', 'dust-imp', 'ember-imp', 'pit-demon', 'shooler', 'flame-wreathed',
      ]),
      ...of('logos', [
        'library-access', 'wild-wormhole', 'foggify', 'labwork', 'neuro-syphon', 'library-of-babble',
        'batdrone', 'dextre', 'doc-bookton', 'mother', 'ganymede-archivist', 'rocket-boots',
      ]),
      ...of('shadows', [
        'bait-and-switch', 'ghostly-hand', 'nerve-blast', 'lights-out', 'seeker-needle', 'safe-place',
        'noddy-the-thief', 'umbra', 'silvertooth', 'urchin', 'bad-penny', 'ring-of-invisibility',
      ]),
    ],
  },
]

function of(_house: House, ids: readonly string[]): { id: string }[] {
  return ids.map((id) => ({ id }))
}
