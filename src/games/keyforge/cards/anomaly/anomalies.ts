// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, actionCard, afterDefeating, afterFight, afterReap, amberIcon, archive, asLongAs, atEnd,
  both, brobnar, cannot, card, count, creature, deckFaceup, destroy, discardPile, draw, each, eachPlayer, elusive, enemy, entersPlay,
  exhaust, fighting, forge, friendly, from, gains, graft, hand, haunted, host, ifYouDo, invulnerable, it, keyForged, lookAtHand, minus,
  omni, on, oneOf, opponent, ownedBy, play, playCard, purge, resolve, search, self, shuffleIn, source, steal, thisWay, tideLow, toHand, top,
  treachery, under, withNeighbors, you,
} from '../../words/index.ts'

/** Anomalies of Worlds Collide and Winds of Exchange: previews of what might come. They belong to whatever house a deck has them in (kf.anomaly.1). */
export const anomalies = [
  Upgrade(
    'ghostform',
    'Ghostform',
    brobnar,
    { bonus: [amberIcon], anomaly: true },
    gains(host, invulnerable, on(afterFight, afterReap, archive(source))),
  ),

  Creature(
    'infomancer',
    'Infomancer',
    brobnar,
    { power: 3, traits: ['human', 'cyborg'], keywords: [elusive], anomaly: true },
    play(graft(a(from(hand, you, actionCard)))),
    afterReap(resolve('play', a(from(under, eachPlayer, actionCard)))),
  ),

  Action('lateral-shift', 'Lateral Shift', brobnar, { anomaly: true }, play(lookAtHand(opponent), playCard(a(from(hand, opponent, card))))),

  Artifact(
    'memolith',
    'Memolith',
    brobnar,
    { traits: ['location'], anomaly: true },
    action(oneOf(graft(a(from(hand, you, actionCard))), resolve('play', a(from(under, eachPlayer, actionCard))))),
  ),

  Creature(
    'nizak-the-forgotten',
    'Nizak, The Forgotten',
    brobnar,
    { power: 6, traits: ['dragon', 'psion'], anomaly: true },
    asLongAs(fighting, gains(self, invulnerable)),
    afterDefeating(toHand(it)),
  ),

  Artifact(
    'orb-of-wonder',
    'Orb of Wonder',
    brobnar,
    { traits: ['item'], anomaly: true },
    omni(ifYouDo(destroy(self), search(1, card, 'deck'), toHand(it))),
  ),

  Creature(
    'the-grim-reaper',
    'The Grim Reaper',
    brobnar,
    { power: 4, traits: ['robot', 'specter'], anomaly: true },
    asLongAs(haunted(you), entersPlay(self, 'ready')),
    afterReap(purge(both(a(enemy(creature)), a(friendly(creature))))),
  ),

  Creature(
    'the-red-baron',
    'The Red Baron',
    brobnar,
    { power: 4, armor: 1, traits: ['cyborg', 'pirate'], anomaly: true },
    asLongAs(keyForged(you, 'red'), gains(self, afterReap(steal(1)))),
    asLongAs(keyForged(opponent, 'red'), gains(self, elusive)),
  ),

  Action(
    'timequake',
    'Timequake',
    brobnar,
    { bonus: [amberIcon], anomaly: true },
    play(shuffleIn(each(friendly(card))), draw(count(thisWay(ownedBy(you, card))))),
  ),

  Creature(
    'valoocanth',
    'Valoocanth',
    brobnar,
    { power: 6, traits: ['aquan'], anomaly: true },
    asLongAs(tideLow, cannot('use', self)),
    on(afterFight, afterReap, exhaust(withNeighbors(a(enemy(creature))))),
  ),

  Action(
    'ecto-charge',
    'Ecto-Charge',
    brobnar,
    { bonus: [amberIcon], anomaly: true },
    play(ifYouDo(forge(minus(20, count(from(discardPile, you, card)))), purge(self))),
  ),

  Artifact('near-future-lens', 'Near-Future Lens', brobnar, { traits: ['item'], anomaly: true }, deckFaceup(you), omni(playCard(top(you)))),

  Artifact(
    'curse-of-forgetfulness',
    'Curse of Forgetfulness',
    brobnar,
    { traits: ['curse'], keywords: [treachery], anomaly: true },
    atEnd(you, purge(top(you, 1, discardPile))),
  ),
]
