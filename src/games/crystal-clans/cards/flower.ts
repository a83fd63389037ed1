// biome-ignore format: written by npm run format
import {
  afterDamage, afterKilling, always, attack, bounce, defense, discardTop, drawCards, endBattle, flight, hasAttack, healing, insteadOfBattle,
  may, named, onTop, opponent, self, sendAside, sendHome, sleep, takeBack, unit, unitsDestroyed, whenActivated, whenSummoned, youStartedIt,
} from '../words/index.ts'

const clanAbility = onTop(named('Sleep', 'Schlaf', 'Sonno'), sleep)

/** Flower Clan. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const flower = [
  unit('queen-bumble', named('Queen Bumble', 'Königin Hummel', 'Regina Bombo'), { copies: 1, role: 'hero', traits: ['flying'], cost: 9, attack: 10, defense: 5, activation: 2, style: 'bold' },
    [onTop(named('Flight', 'Fliegen', 'Volo'), flight)],
    [attack(8)],
    [attack(4)]),

  unit('mother', named('Mother', 'Mutter', 'Madre'), { copies: 1, role: 'hero', traits: ['wise'], cost: 5, attack: 3, defense: 6, activation: 2, style: 'guarded' },
    [clanAbility, onTop(named('Counsel', 'Weiser Rat', 'Saggio consiglio'), whenActivated(may(drawCards(1))))],
    [defense(8)],
    [defense(3), may(drawCards(1))]),

  unit('wisp', named('Wisp', 'Irrlicht', 'Fuoco fatuo'), { copies: 1, role: 'hero', traits: ['magic'], cost: 2, attack: 1, defense: 1, activation: 1, style: 'tricky' },
    [onTop(named('Lead Astray', 'In die Irre führen', 'Sviare'), insteadOfBattle(sendHome, bounce(self)))],
    [endBattle, sendHome],
    [endBattle]),

  unit('pollen-fairies', named('Pollen Fairies', 'Pollenfeen', 'Fate del polline'), { copies: 6, role: 'common', traits: ['magic'], cost: 3, attack: 1, defense: 4, activation: 1, style: 'tricky' },
    [clanAbility],
    [endBattle, sendAside],
    [defense(3)]),

  unit('dandelion-knights', named('Dandelion Knights', 'Löwenzahnritter', 'Cavalieri del dente di leone'), { copies: 6, role: 'common', traits: ['knight'], cost: 4, attack: 4, defense: 4, activation: 1, style: 'bold' },
    [onTop(named('Gust Charge', 'Windstoß', 'Carica di vento'), hasAttack('squad', 2, youStartedIt))],
    [attack(5)],
    [attack(3)]),

  unit('bumble-cavalry', named('Bumble Cavalry', 'Hummelkavallerie', 'Cavalleria dei bombi'), { copies: 3, role: 'common', traits: ['flying'], cost: 4, attack: 3, defense: 3, activation: 1, style: 'bold' },
    [onTop(named('Flight', 'Fliegen', 'Volo'), flight)],
    [attack(5), takeBack],
    [attack(2)]),

  unit('rosepetal-dancers', named('Rosepetal Dancers', 'Rosenblatttänzer', 'Danzatori di petali'), { copies: 3, role: 'common', traits: ['performer'], cost: 3, attack: 2, defense: 3, activation: 1, style: 'guarded' },
    [clanAbility, always(named('Flourish', 'Blütenwirbel', 'Volteggio'), whenSummoned(may(drawCards(1))))],
    [defense(4), may(drawCards(1))],
    [defense(2)]),

  unit('menders', named('Menders', 'Heiler', 'Guaritori'), { copies: 3, role: 'common', traits: ['magic'], cost: 3, attack: 3, defense: 2, activation: 1, style: 'guarded' },
    [clanAbility, always(named('Heal', 'Heilen', 'Cura'), healing)],
    [defense(6)],
    [afterDamage(may(drawCards(unitsDestroyed)))]),

  unit('spirit-guide', named('Spirit Guide', 'Geisterhirsch', 'Guida spirituale'), { copies: 3, role: 'common', traits: ['mystic'], cost: 3, attack: 3, defense: 2, activation: 1, style: 'guarded' },
    [onTop(named('Haunt', 'Heimsuchen', 'Infestare'), afterKilling(discardTop(opponent, 2)))],
    [discardTop(opponent, 3)],
    [defense(3)]),
]
