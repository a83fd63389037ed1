import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  track: {
    title: 'Initiative',
    text: 'There are no rounds. Each action moves the marker toward your opponent by what it costs, and you go on acting until it lies on 2 or more of the other side. So what you spend is what your opponent gets.',
    goal: 'Summon “Ballista”, and keep the turn.',
    hint: 'Press “Ballista” in your hand, summon it at your home, then say that this is all. It costs 3: the marker goes from 3 to 0.',
    learned: 'The marker lies on 0, one of the three neutral spaces: it is still your turn.',
    answers: {
      towers: '“Siege Towers” cost 5: the marker goes from 3 to 2 on the side of the coach, and your turn ends.',
      replenish: 'Replenishing costs 3 and takes the marker to 0. The turn stays yours, but “Ballista” for 3 more would give it away.',
    },
  },
  top: {
    title: 'A squad, and who is on top',
    text: 'Up to three units of yours in one zone are a squad, stacked in an order of your choice. Abilities marked “on top” only count for the top unit. “Ballista” gives +3 attack to squads of yours in adjacent zones, as long as it is on top.',
    goal: 'Summon “Ballista” and “Workers” in one action, with “Ballista” on top.',
    hint: 'Press “Ballista”, summon it at your home, add “Workers”. Asked who is on top, choose “Ballista”.',
    learned: 'Look at “Siege Towers” in the adjacent zone: the attack has gone from 4 to 7.',
    answers: {
      alone: 'One action may summon up to three units, so “Workers” could have come along. Now they need an action of their own.',
      bottom: 'With “Workers” on top, “Ballista” gives nothing: its ability counts only on top.',
      activate:
        'Activating “Siege Towers” costs 3, and at the moment their attack is only 4. Bring “Ballista” into the adjacent zone first.',
      replenish: 'That costs 3. You have in hand all you need.',
    },
  },
  builder: {
    title: 'What your clan can do',
    text: 'Units are summoned at home, but each clan has an ability of its own. Yours is Builder: where a unit with Builder stands, you may summon structures. So “Siege Towers”, slow as they are, stand at the front at once.',
    goal: 'Summon “Siege Towers” to “Workers” in the Noon Crystal.',
    hint: 'Press “Siege Towers” and choose the Noon Crystal. Then choose who is on top.',
    learned:
      'Two activations for 3 each are saved. The other clans have other abilities: they stand on the cards, and on the page where clans are chosen.',
    answers: {
      home: 'At home “Siege Towers” need two activations for 3 each to get to the front. “Workers” are there already, and they have Builder.',
      activate: '“Workers” are where they are needed. If they leave, nothing can be built there.',
      replenish: 'That costs 3, and then “Siege Towers” cost 5 more.',
    },
  },
  move: {
    title: 'Activate and move',
    text: 'Activating a squad costs the highest activation cost of its units. Then you may order it anew, move it to an adjacent zone and battle there. Units may stay behind. You control a zone where only you have a squad.',
    goal: 'Control your home and the Dawn Crystal.',
    hint: 'Press the squad at your home, activate it, choose the Dawn Crystal, and let one of the “Workers” stay behind.',
    learned:
      'One action, and you control two zones. Nobody leaves a zone with an enemy squad by moving, so a guard at home holds attackers up.',
    answers: {
      stay: 'The squad has stayed, and the activation is paid. It may be activated again, for 1 more.',
      fen: 'The Fen is a neutral zone: a way, not a goal. Crystals are claimed by those who control crystal zones.',
      all: 'All have gone, and your home stands empty. Whoever gets in there can raid your draw pile.',
      replenish: 'That costs 3, as much as three activations of “Workers”.',
    },
  },
  cards: {
    title: 'Battle cards',
    text: 'In a battle both choose a card of the hand in secret. Bold beats guarded, guarded beats tricky, tricky beats bold: who beats gets the effect after Beats, all others the one after Else. The coach only holds “Gorra Redhand”, guarded: you have seen how it was taken back.',
    goal: 'Destroy “Boar Riders” with “Horgath”.',
    hint: 'Press “Horgath”, activate, move to the Noon Crystal, start the battle, and choose the bold card: “Ballista”.',
    learned:
      'Bold beats guarded: your +7 attack against only +3 defense. The card goes to the discard pile, so every battle costs you a card. Mostly you can only guess what the other one holds.',
    answers: {
      guarded:
        'Guarded against guarded: both get the effect after Else. 5 attack against 3 defense and 3 more of the card: “Boar Riders” stand. Start again, and choose bold.',
      tricky:
        'Guarded beats tricky: the coach gets the effect after Beats, +6 defense. Start again, and choose the style that beats guarded.',
      peace: 'Moving in was not enough: now both squads are in the zone, and nobody controls it.',
      elsewhere: '“Boar Riders” are in the Noon Crystal, and battles are fought in one zone.',
      summon: 'More units help, but what you summon cannot be a battle card any more. Try it with “Horgath” alone.',
      replenish: 'Your hand has all three styles. Drawing would cost 3, and the coach would come nearer to the turn.',
    },
  },
  order: {
    title: 'Who takes the damage',
    text: 'Each squad deals all its attack at once. Damage falls on the top unit first: when its defense is used up it is destroyed, and the rest falls on the next. A squad may be ordered anew whenever it is activated.',
    goal: 'Destroy “Boar Riders” in the Noon Crystal without losing a unit.',
    hint: 'Activate your squad and put “Siege Towers” on top: 4 damage against 6 defense. Then start the battle with any card.',
    learned: '4 damage have fallen on “Siege Towers”, which stand 6, and damage does not stay. With “Workers” on top, they would be lost.',
    answers: {
      top: 'This unit takes the damage first, and “Boar Riders” deal 4: it will be destroyed. “Siege Towers” have 6 defense.',
      peace: 'The activation is paid, and “Boar Riders” still stand.',
      summon: 'You have three units there, and a squad holds no more. “Siege Towers” on top are enough.',
      replenish: 'That costs 3, and the battle 3 more: that would give the turn away. Any card in your hand will do.',
    },
  },
  claim: {
    title: 'Claim a crystal',
    text: 'Who has four crystals wins. Who controls two of the three crystal zones may claim one on offer, and pays its cost. The dearer it is, the more initiative goes to your opponent; but many crystals do something for you.',
    goal: 'Take a second crystal zone, claim a crystal, and keep the turn.',
    hint: 'Activate “Sentinels” in the Fen and move to the Noon Crystal. Then claim “Bare Shard” for 8: the marker goes from 7 to 1 on the other side.',
    learned: 'You have two crystals, and as 1 is a neutral space, it is still your turn.',
    answers: {
      dear: 'You may, but the marker goes beyond the neutral spaces: your turn ends, and the coach can act for a long time.',
      elsewhere: 'That is not a second crystal zone. The Noon Crystal is adjacent to the Fen.',
      leave: 'This squad already stands in a crystal zone. If it leaves, you control one zone less.',
      replenish: 'You hold no cards, and at times drawing is right. Here the 3 are missing for the crystal.',
    },
  },
  raid: {
    title: 'Raid, and win',
    text: 'Who controls the enemy home may raid for 3: the coach discards as many cards of the draw pile as your squad there has attack. Who must shuffle the discard pile anew gives the opponent a free crystal. The coach has 6 cards left, and you have two crystals.',
    goal: 'Win in this turn: claim a crystal, and raid for the fourth.',
    hint: '“Siege Towers” have 8 attack in the enemy home, more than 6 cards. Claim “Bare Shard” for 8, raid for 3, and take a free crystal.',
    learned: 'Four crystals: the game is won. Now try a whole game; every one of the six clans plays in a different way.',
    answers: {
      dear: 'You have three crystals, but the turn is over before the raid. “Bare Shard” for 8 would leave the marker on a neutral space.',
      decline: 'A free crystal costs nothing, and you need it.',
      activate: 'Your squads stand where they should: two in crystal zones, one in the enemy home. Use that.',
      replenish: 'You need no cards any more. The way to four crystals costs 11, and it can be done in this turn.',
    },
  },
}
