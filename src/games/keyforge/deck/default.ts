import type { Deck } from '../setup.ts'

const ids = ['anger','punch','tremor','smith','troll','bumpsy','krump','valdr','autocannon','cannon','blood-of-titans','headhunter']
const all = ['anger','barehanded','blood-money','champion-s-challenge','coward-s-end','lava-ball','loot-the-bodies','relentless-assault','sound-the-horns','unguarded-camp','warsong','banner-of-battle','gauntlet-of-command','iron-obelisk','mighty-javelin','pile-of-skulls','screechbomb','the-warchest','bilgum-avalanche','earthshaker','firespitter','ganger-chieftain','grenade-snib','hebe-the-huge','kelifi-dragon']
export const defaultDecks: readonly [Deck, Deck] = [0, 1].map((k) => ({
  name: `Test ${k}`, houses: ['brobnar', 'dis', 'logos'],
  cards: [...ids.map((id) => ({ id })), ...all.slice(0, 12).map((id) => ({ id, house: 'dis' })), ...all.slice(12, 24).map((id) => ({ id, house: 'logos' }))],
})) as unknown as [Deck, Deck]
