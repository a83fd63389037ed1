// biome-ignore format: written by npm run format
import {
  a, always, attack, attune, blindEnemy, bounce, defense, discardRandom, drawCards, enemyActivationCost, enemyTopAttack, gain,
  hasActivationCost, hasAttack, hasDefense, inCrystalZone, inYourHand, may, named, onTop, opponent, product, sameUnit, summonForFree,
  summonHere, takeBack, topEnemy, unit, unitOfYours, when, whenActivated, whenSummoned,
} from '../words/index.ts'

const clanAbility = onTop(named('Attune', 'Einstimmen', 'Sintonia'), attune)

/** Water Clan. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const water = [
  unit('nerissa', named('Nerissa Deepmind', 'Nerissa Tiefsinn', 'Nerissa Mentefonda'), { copies: 1, role: 'hero', traits: ['mystic'], cost: 8, attack: 5, defense: 7, activation: 2, style: 'tricky' },
    [clanAbility, onTop(named('Drowned Thoughts', 'Ertränkte Gedanken', 'Pensieri sommersi'), blindEnemy)],
    [bounce(topEnemy)],
    [defense(3)]),

  unit('old-carapace', named('Old Carapace', 'Altpanzer', 'Vecchio Carapace'), { copies: 1, role: 'hero', traits: ['beast'], cost: 6, attack: 4, defense: 9, activation: 2, style: 'guarded' },
    [onTop(named('Sandbank', 'Sandbank', 'Banco di sabbia'), hasDefense('squad', 3, inCrystalZone))],
    [defense(8)],
    [defense(4)]),

  unit('manyfaced', named('The Manyfaced', 'Der Vielgesichtige', 'Il Moltivolti'), { copies: 1, role: 'hero', traits: ['changeling'], cost: 5, attack: 2, defense: 5, activation: 1, style: 'bold' },
    [clanAbility, onTop(named('Borrowed Face', 'Geliehenes Gesicht', 'Volto prestato'), hasAttack('self', enemyTopAttack))],
    [attack(7)],
    [attack(2), takeBack]),

  unit('trident-fighters', named('Trident Fighters', 'Dreizack-Kämpfer', 'Combattenti col tridente'), { copies: 6, role: 'common', traits: ['soldier'], cost: 3, attack: 3, defense: 2, activation: 1, style: 'bold' },
    [always(named('Clone', 'Klonen', 'Clonare'), whenSummoned(may(summonForFree(a(sameUnit(inYourHand))))))],
    [attack(6)],
    [attack(3)]),

  unit('reef-wardens', named('Reef Wardens', 'Riffwächter', 'Guardiani della scogliera'), { copies: 6, role: 'common', traits: ['soldier'], cost: 3, attack: 3, defense: 3, activation: 1, style: 'guarded' },
    [clanAbility],
    [defense(6)],
    [defense(3)]),

  unit('shapeshifters', named('Shapeshifters', 'Gestaltwandler', 'Mutaforma'), { copies: 3, role: 'common', traits: ['changeling'], cost: 3, attack: 2, defense: 3, activation: 1, style: 'tricky' },
    [clanAbility, onTop(named('Many Shapes', 'Viele Gestalten', 'Molte forme'), summonHere(unitOfYours))],
    [bounce(topEnemy)],
    [attack(2)]),

  unit('blue-oracles', named('Blue Oracles', 'Blaue Orakel', 'Oracoli azzurri'), { copies: 3, role: 'common', traits: ['mystic'], cost: 3, attack: 1, defense: 4, activation: 1, style: 'tricky' },
    [clanAbility, onTop(named('Weigh Minds', 'Gedanken wiegen', 'Pesare le menti'), hasAttack('squad', product(2, enemyActivationCost)))],
    [discardRandom(opponent), may(drawCards(1))],
    [defense(2)]),

  unit('undertow-callers', named('Undertow Callers', 'Sogrufer', 'Evocarisacca'), { copies: 3, role: 'common', traits: ['magic'], cost: 3, attack: 2, defense: 3, activation: 1, style: 'tricky' },
    [onTop(named('Undertow', 'Unterströmung', 'Risacca'), hasActivationCost('enemyNear', 1))],
    [defense(4), gain(2)],
    [defense(2)]),

  unit('pearl-divers', named('Pearl Divers', 'Perlentaucher', 'Pescatori di perle'), { copies: 3, role: 'common', traits: ['scout'], cost: 2, attack: 2, defense: 1, activation: 1, style: 'bold' },
    [onTop(named('Dive', 'Tauchgang', 'Immersione'), whenActivated(when(inCrystalZone, may(drawCards(1)))))],
    [attack(4), may(drawCards(1))],
    [attack(2)]),
]
