// biome-ignore format: written by npm run format
import {
  a, always, attack, beforeCards, bottomEnemy, count, defense, destroy, discardCards, discardTop, drawCards, gain, hasActivationCost,
  hasAttack, inThisSquad, inYourHand, lookAndTake, may, named, onTop, opponent, predict, predictedRight, product, summonInNeutral, topEnemy,
  unit, when, whenActivated, whenRevealed, withTrait,
} from '../words/index.ts'

const clanAbility = onTop(named('Predict', 'Vorhersagen', 'Predizione'), beforeCards(predict))

/** Meteor Clan. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const meteor = [
  unit('commander-orion', named('Commander Orion', 'Kommandant Orion', 'Comandante Orion'), { copies: 1, role: 'hero', traits: ['knight'], cost: 6, attack: 5, defense: 7, activation: 2, style: 'bold' },
    [onTop(named('Command', 'Befehl', 'Comando'), hasAttack('squad', count(withTrait('knight', inThisSquad))))],
    [attack(8)],
    [attack(4)]),

  unit('ilvara', named('Ilvara Starwarden', 'Ilvara Sternwacht', 'Ilvara Custode delle stelle'), { copies: 1, role: 'hero', traits: ['magic'], cost: 5, attack: 4, defense: 6, activation: 1, style: 'guarded' },
    [clanAbility, onTop(named('Sealed Fate', 'Besiegeltes Schicksal', 'Destino segnato'), whenRevealed(when(predictedRight, destroy(bottomEnemy))))],
    [destroy(topEnemy)],
    [defense(3)]),

  unit('fallen-star', named('The Fallen Star', 'Der gefallene Stern', 'La stella caduta'), { copies: 1, role: 'hero', traits: ['star'], cost: 7, attack: 9, defense: 5, activation: 3, style: 'bold' },
    [always(named('Impact', 'Einschlag', 'Impatto'), summonInNeutral)],
    [attack(4), destroy(bottomEnemy)],
    [attack(4)]),

  unit('comet-scouts', named('Comet Scouts', 'Kometenspäher', 'Esploratori della cometa'), { copies: 6, role: 'common', traits: ['scout'], cost: 2, attack: 2, defense: 2, activation: 1, style: 'tricky' },
    [clanAbility],
    [attack(3), may(drawCards(1))],
    [attack(2)]),

  unit('citadel-knights', named('Knights of the Citadel', 'Ritter der Zitadelle', 'Cavalieri della cittadella'), { copies: 6, role: 'common', traits: ['knight'], cost: 3, attack: 3, defense: 4, activation: 1, style: 'guarded' },
    [onTop(named('Tactics', 'Taktik', 'Tattica'), beforeCards(may(discardTop(opponent, 2))))],
    [defense(6)],
    [attack(3)]),

  unit('titan-knights', named('Titan Knights', 'Titanenritter', 'Cavalieri titanici'), { copies: 3, role: 'common', traits: ['knight'], cost: 5, attack: 5, defense: 6, activation: 3, style: 'bold' },
    [always(named('Lockstep', 'Gleichschritt', 'Passo cadenzato'), hasActivationCost('squad', product(-1, count(withTrait('knight', inThisSquad)))))],
    [attack(8)],
    [attack(3)]),

  unit('cartographers', named('Cartographers', 'Kartografen', 'Cartografi'), { copies: 3, role: 'common', traits: ['wise'], cost: 1, attack: 1, defense: 3, activation: 1, style: 'tricky' },
    [onTop(named('Gather Information', 'Informationen sammeln', 'Raccogliere informazioni'), whenActivated(may(lookAndTake(4), discardCards(a(inYourHand)))))],
    [may(drawCards(2))],
    [defense(2)]),

  unit('meteor-mages', named('Meteor Mages', 'Meteormagier', 'Maghi della meteora'), { copies: 3, role: 'common', traits: ['magic'], cost: 3, attack: 5, defense: 2, activation: 1, style: 'bold' },
    [clanAbility, always(named('Starfall', 'Sternenfall', 'Pioggia di stelle'), whenRevealed(when(predictedRight, attack(4))))],
    [attack(7)],
    [attack(3)]),

  unit('skyglass-seers', named('Skyglass Seers', 'Himmelsglas-Seher', 'Veggenti del vetro celeste'), { copies: 3, role: 'common', traits: ['mystic'], cost: 3, attack: 2, defense: 4, activation: 1, style: 'guarded' },
    [clanAbility, always(named('Clear Sight', 'Klare Sicht', 'Vista chiara'), whenRevealed(when(predictedRight, gain(1), may(drawCards(1)))))],
    [defense(6)],
    [defense(2)]),
]
