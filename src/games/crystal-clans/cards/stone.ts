// biome-ignore format: written by npm run format
import {
  a, always, attack, bottomEnemy, defense, destroy, discardTop, drawCards, fight, gain, hasActivationCost, hasAttack, inEnemyHome,
  inYourDiscardPile, may, named, onTop, opponent, recover, summonHere, takeBack, topEnemy, unit, unitOfYours, upTo, whenEnemyEnters,
  whenSummoned, withTrait,
} from '../words/index.ts'

const clanAbility = always(named('Builder', 'Baumeister', 'Costruttore'), summonHere(withTrait('structure', unitOfYours)))

/** Stone Clan. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const stone = [
  unit('egg-tosser', named('Egg Tosser', 'Eierschleuder', 'Lanciauova'), { copies: 1, role: 'hero', traits: ['structure'], cost: 7, attack: 4, defense: 6, activation: 3, style: 'tricky' },
    [onTop(named('Long Shot', 'Weitschuss', 'Tiro lungo'), hasAttack('adjacent', 5))],
    [destroy(topEnemy)],
    [attack(4)]),

  unit('horgath', named('Horgath', 'Horgath', 'Horgath'), { copies: 1, role: 'hero', traits: ['magic'], cost: 7, attack: 5, defense: 6, activation: 2, style: 'guarded' },
    [clanAbility, always(named('Grand Design', 'Großer Plan', 'Grande disegno'), whenSummoned(recover(upTo(3, withTrait('structure', inYourDiscardPile)))))],
    [defense(6), may(recover(a(withTrait('structure', inYourDiscardPile))))],
    [defense(3)]),

  unit('horgaths-stone-golem', named('Horgath’s Stone Golem', 'Horgaths Steingolem', 'Golem di pietra di Horgath'), { copies: 1, role: 'hero', traits: ['structure'], cost: 10, attack: 9, defense: 11, activation: 3, style: 'guarded' },
    [],
    [defense(8)],
    [defense(4), takeBack]),

  unit('workers', named('Workers', 'Arbeiter', 'Manovali'), { copies: 6, role: 'common', traits: ['mason'], cost: 2, attack: 1, defense: 2, activation: 1, style: 'tricky' },
    [clanAbility],
    [defense(4), may(drawCards(1))],
    [defense(2)]),

  unit('ballista', named('Ballista', 'Ballista', 'Balista'), { copies: 6, role: 'common', traits: ['structure'], cost: 3, attack: 3, defense: 3, activation: 3, style: 'bold' },
    [onTop(named('Covering Fire', 'Deckungsfeuer', 'Fuoco di copertura'), hasAttack('adjacent', 3))],
    [attack(7)],
    [attack(3)]),

  unit('siege-towers', named('Siege Towers', 'Belagerungstürme', 'Torri d’assedio'), { copies: 3, role: 'common', traits: ['structure'], cost: 5, attack: 4, defense: 6, activation: 3, style: 'bold' },
    [onTop(named('Breach', 'Bresche', 'Breccia'), hasAttack('squad', 4, inEnemyHome))],
    [attack(6), discardTop(opponent, 2)],
    [attack(3)]),

  unit('lithomancers', named('Lithomancers', 'Lithomanten', 'Litomanti'), { copies: 3, role: 'common', traits: ['magic'], cost: 3, attack: 2, defense: 3, activation: 1, style: 'tricky' },
    [clanAbility, always(named('Recast', 'Neuguss', 'Rifusione'), whenSummoned(may(recover(a(withTrait('structure', inYourDiscardPile))))))],
    [destroy(bottomEnemy)],
    [defense(2)]),

  unit('supply-golems', named('Supply Golems', 'Versorgungsgolems', 'Golem da rifornimento'), { copies: 3, role: 'common', traits: ['structure'], cost: 3, attack: 2, defense: 5, activation: 3, style: 'guarded' },
    [onTop(named('Supply Line', 'Nachschublinie', 'Linea di rifornimento'), hasActivationCost('squadAndAdjacent', -1))],
    [defense(6), gain(1)],
    [defense(3)]),

  unit('sentinels', named('Sentinels', 'Wachposten', 'Sentinelle'), { copies: 3, role: 'common', traits: ['soldier'], cost: 4, attack: 3, defense: 4, activation: 1, style: 'guarded' },
    [clanAbility, onTop(named('Challenge', 'Stellen', 'Sfida'), whenEnemyEnters(may(fight)))],
    [attack(2), defense(5)],
    [defense(3)]),
]
