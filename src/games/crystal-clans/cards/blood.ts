// biome-ignore format: written by npm run format
import {
  afterKilling, always, atLeast, attack, bottomEnemy, count, defense, destroy, drawCards, enemyHere, fight, flight, gain, hasAttack,
  inThisSquad, inYourSquad, join, march, may, named, noLimit, not, onTop, summonHere, takeBack, topEnemy, unit, unitOfYours, unitsLost,
  when, whenLosing, withTrait,
} from '../words/index.ts'

const clanAbility = onTop(named('Horde', 'Horde', 'Orda'), noLimit)

/** Blood Clan. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const blood = [
  unit('condor', named('Condor', 'Kondor', 'Condor'), { copies: 1, role: 'hero', traits: ['flying'], cost: 7, attack: 4, defense: 10, activation: 2, style: 'bold' },
    [onTop(named('Flight', 'Fliegen', 'Volo'), flight)],
    [destroy(bottomEnemy)],
    [destroy(topEnemy)]),

  unit('gorra', named('Gorra Redhand', 'Gorra Rothand', 'Gorra Manorossa'), { copies: 1, role: 'hero', traits: ['devoted'], cost: 5, attack: 4, defense: 5, activation: 2, style: 'guarded' },
    [clanAbility, onTop(named('Rally', 'Sammeln', 'Adunata'), summonHere(withTrait('devoted', unitOfYours)))],
    [defense(6), takeBack],
    [defense(3)]),

  unit('tharn', named('Tharn the Unchained', 'Tharn der Entfesselte', 'Tharn lo Scatenato'), { copies: 1, role: 'hero', traits: ['reckless'], cost: 5, attack: 8, defense: 3, activation: 1, style: 'bold' },
    [onTop(named('Frenzy', 'Raserei', 'Frenesia'), afterKilling(when(enemyHere, may(fight))))],
    [attack(9)],
    [attack(5)]),

  unit('marauders', named('Marauders', 'Marodeure', 'Predoni'), { copies: 6, role: 'common', traits: ['reckless'], cost: 2, attack: 5, defense: 1, activation: 1, style: 'bold' },
    [],
    [attack(8)],
    [attack(3)]),

  unit('trappers', named('Trappers', 'Fallensteller', 'Trappolatori'), { copies: 6, role: 'common', traits: ['devoted'], cost: 2, attack: 1, defense: 3, activation: 1, style: 'guarded' },
    [clanAbility],
    [join],
    [join]),

  unit('chieftains', named('Chieftains', 'Häuptlinge', 'Capitribù'), { copies: 3, role: 'common', traits: ['devoted'], cost: 1, attack: 2, defense: 2, activation: 2, style: 'tricky' },
    [clanAbility, onTop(named('Devoted Leaders', 'Ergebene Anführer', 'Capi devoti'), hasAttack('self', count(withTrait('devoted', inThisSquad))))],
    [attack(count(withTrait('devoted', inYourSquad))), takeBack],
    [may(drawCards(1))]),

  unit('war-drummers', named('War Drummers', 'Kriegstrommler', 'Tamburini di guerra'), { copies: 3, role: 'common', traits: ['devoted'], cost: 2, attack: 2, defense: 2, activation: 1, style: 'tricky' },
    [clanAbility, always(named('Drumbeat', 'Trommelschlag', 'Rullo'), hasAttack('squad', 3, atLeast(4, count(inThisSquad))))],
    [attack(4), may(drawCards(1))],
    [attack(2)]),

  unit('boar-riders', named('Boar Riders', 'Eberreiter', 'Cavalcacinghiali'), { copies: 3, role: 'common', traits: ['reckless'], cost: 3, attack: 4, defense: 3, activation: 1, style: 'bold' },
    [onTop(named('Overrun', 'Überrennen', 'Travolgere'), afterKilling(when(not(enemyHere), may(march))))],
    [attack(6), gain(1)],
    [attack(3)]),

  unit('blood-shamans', named('Blood Shamans', 'Blutschamanen', 'Sciamani del sangue'), { copies: 3, role: 'common', traits: ['magic'], cost: 3, attack: 2, defense: 3, activation: 1, style: 'tricky' },
    [always(named('Blood Price', 'Blutzoll', 'Prezzo di sangue'), whenLosing(may(drawCards(unitsLost))))],
    [destroy(bottomEnemy)],
    [defense(2)]),
]
