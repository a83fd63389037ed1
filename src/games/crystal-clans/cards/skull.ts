// biome-ignore format: written by npm run format
import {
  a, afterKilling, always, attack, beforeCards, bottomEnemy, costAtMost, defense, destroy, discardTop, drawCards, gain, hasDefense,
  inYourDiscardPile, may, named, onTop, oneOf, placeHere, removeCards, self, summonFromDiscard, summonHere, takeBack, unit, unitOfYours,
  whenActivated, whenDestroyed, withTrait, you,
} from '../words/index.ts'

const clanAbility = always(named('Undying', 'Untot', 'Non morto'), summonFromDiscard)

/** Skull Clan. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const skull = [
  unit('enchanter-malek', named('Enchanter Malek', 'Verzauberer Malek', 'Incantatore Malek'), { copies: 1, role: 'hero', traits: ['magic'], cost: 6, attack: 8, defense: 6, activation: 2, style: 'guarded' },
    [onTop(named('Raise Dead', 'Tote erwecken', 'Risvegliare i morti'), summonHere(withTrait('reanimated', unitOfYours)))],
    [defense(6), takeBack],
    [attack(4)]),

  unit('abbess-ossenia', named('Abbess Ossenia', 'Äbtissin Ossenia', 'Badessa Ossenia'), { copies: 1, role: 'hero', traits: ['magic'], cost: 6, attack: 4, defense: 7, activation: 2, style: 'tricky' },
    [onTop(named('Requiem', 'Requiem', 'Requiem'), whenActivated(may(placeHere(a(costAtMost(3, withTrait('reanimated', inYourDiscardPile))), 'squad'))))],
    [defense(4), may(drawCards(2))],
    [defense(3)]),

  unit('corvane', named('Corvane the Unburied', 'Corvane der Unbegrabene', 'Corvane l’Insepolto'), { copies: 1, role: 'hero', traits: ['reanimated'], cost: 6, attack: 6, defense: 5, activation: 1, style: 'bold' },
    [clanAbility, onTop(named('Vigil', 'Totenwacht', 'Veglia'), hasDefense('squad', 2))],
    [attack(9)],
    [attack(4)]),

  unit('ancestral-warriors', named('Ancestral Warriors', 'Ahnenkrieger', 'Guerrieri ancestrali'), { copies: 6, role: 'common', traits: ['reanimated'], cost: 2, attack: 2, defense: 2, activation: 1, style: 'bold' },
    [clanAbility, onTop(named('Sacrifice', 'Opfer', 'Sacrificio'), beforeCards(may(removeCards(self), oneOf(attack(6), defense(8)))))],
    [attack(7), takeBack],
    [attack(1)]),

  unit('ancestral-knights', named('Ancestral Knights', 'Ahnenritter', 'Cavalieri ancestrali'), { copies: 6, role: 'common', traits: ['reanimated'], cost: 4, attack: 4, defense: 4, activation: 1, style: 'guarded' },
    [clanAbility, always(named('Crumble', 'Zerfall', 'Sgretolamento'), whenDestroyed(discardTop(you, 1)))],
    [attack(2), defense(5)],
    [attack(2)]),

  unit('necromancers', named('Necromancers', 'Nekromanten', 'Negromanti'), { copies: 3, role: 'common', traits: ['magic'], cost: 3, attack: 3, defense: 4, activation: 1, style: 'tricky' },
    [onTop(named('Raise Dead', 'Tote erwecken', 'Risvegliare i morti'), summonHere(withTrait('reanimated', unitOfYours)))],
    [may(placeHere(a(costAtMost(3, withTrait('reanimated', inYourDiscardPile))), 'squad'))],
    [defense(3)]),

  unit('boneknife-cultists', named('Boneknife Cultists', 'Knochenmesser-Kultisten', 'Cultisti del coltello d’osso'), { copies: 3, role: 'common', traits: ['cultist'], cost: 3, attack: 5, defense: 2, activation: 1, style: 'tricky' },
    [always(named('Last Rite', 'Letzter Ritus', 'Ultimo rito'), whenDestroyed(may(placeHere(a(withTrait('reanimated', inYourDiscardPile)), 'zone'))))],
    [destroy(bottomEnemy)],
    [attack(3)]),

  unit('blade-dancers', named('Blade Dancers', 'Klingentänzer', 'Danzatori di lame'), { copies: 3, role: 'common', traits: ['performer'], cost: 3, attack: 4, defense: 2, activation: 1, style: 'tricky' },
    [onTop(named('Quickstep', 'Flinker Schritt', 'Passo svelto'), afterKilling(gain(2)))],
    [attack(5), gain(1)],
    [attack(2)]),

  unit('barrow-hounds', named('Barrow Hounds', 'Grabhunde', 'Segugi del tumulo'), { copies: 3, role: 'common', traits: ['reanimated'], cost: 2, attack: 3, defense: 1, activation: 1, style: 'bold' },
    [clanAbility],
    [attack(6)],
    [attack(2)]),
]
