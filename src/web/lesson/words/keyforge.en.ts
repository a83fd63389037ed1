import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  reap: {
    title: 'Reap',
    text: 'Who forges three keys wins, and a key costs 6 Æmber. A ready creature of the active house may reap: it is exhausted, and you gain 1 Æmber.',
    goal: 'Get your sixth Æmber.',
    hint: 'Press “Flaxia”, then Reap. “Troll” is of another house than the active one.',
    learned: 'One reap, one Æmber. “Flaxia” is exhausted now and becomes ready again when your turn ends.',
    answers: {
      fight: 'A fight destroys creatures, but it brings no Æmber of its own, and “Flaxia” is exhausted by it. Here you need the Æmber.',
      end: 'You have ended your turn with “Flaxia” still ready. A creature that is not used brings nothing.',
    },
  },
  house: {
    title: 'Choose a house',
    text: 'Your deck has three houses, and every turn you choose one of them. Only its cards may be played, used or discarded this turn. Cards cost nothing else.',
    goal: 'Choose the house with the most to do, in hand and in play.',
    hint: 'Shadows: three cards in hand and two creatures in play.',
    learned: 'Shadows is active: five cards to play or use. Next turn you choose anew.',
    answers: {
      brobnar: 'In Brobnar you have one card in hand, “Punch”, and nothing in play. Shadows gives you five cards to play or use.',
      untamed: 'In Untamed you have one card in hand and “Flaxia” in play: two. Shadows gives you five.',
    },
  },
  play: {
    title: 'Play, and where',
    text: 'Playing costs nothing: the house is the price. A creature enters at an end of your battleline, a flank, and exhausted, so it acts from your next turn on. What its text says after “Play” happens at once.',
    goal: 'Play “Urchin” on your left flank.',
    hint: 'Play “Urchin”, then press the free place at the left of “Flaxia”.',
    learned: '“Urchin” has stolen 1 Æmber at once: one more for you, one less for the coach. “Umbra” has stayed on the right flank.',
    answers: {
      right:
        'The right flank is allowed as well, but then “Umbra” stands inside the line. A place cannot be changed later: choose it when you play.',
      discard: 'A discarded card is gone without effect. It makes room in your hand, and you will need that at times, not here.',
      card: 'A good card, and you may play it too. The coach asks for “Urchin” first.',
      use: 'Using your creatures is right in this turn, too. The coach asks for “Urchin” first.',
      end: 'The turn is over, and “Urchin” is still in your hand.',
    },
  },
  fight: {
    title: 'Fight',
    text: 'Instead of reaping, a creature may fight: both deal damage equal to their power, and damage up to the power destroys. Neighbors of a creature with taunt cannot be attacked.',
    goal: 'Destroy “Batdrone” with “Umbra”.',
    hint: 'Press “Umbra”, then Fight, then “Batdrone”: 2 damage for 2 power.',
    learned:
      '“Umbra” has skirmish and takes no damage when it attacks, and its text has stolen 1 Æmber after the fight. Damage stays on creatures until it is healed.',
    answers: {
      armor: '“Champion Anaphiel” has 6 power, and 1 armor that takes 1 of the 2 damage: nothing is destroyed. “Batdrone” has 2 power.',
      reap: 'Reaping brings 1 Æmber. The fight destroys “Batdrone”, and “Umbra” steals 1 Æmber after it: more for the same use.',
      discard: 'A discarded card is gone without effect, and nothing of it helps in this fight.',
      card: 'A good card, and you may play it too. The coach asks for the fight.',
      end: 'The turn is over, and “Batdrone” still stands.',
    },
  },
  upgrade: {
    title: 'Upgrade and stun',
    text: 'An upgrade is attached to a creature and stays with it. A stunned creature loses its next use: using it only removes the stun.',
    goal: 'Attach “Silent Dagger” to “Umbra”, and remove the stun of “Noddy the Thief”.',
    hint: 'Play “Silent Dagger”, then press “Umbra”. After that use “Noddy the Thief”: that removes the stun.',
    learned: 'Each time “Umbra” reaps now, it deals 4 damage to a creature on a flank. When “Umbra” leaves play, the dagger is discarded.',
    answers: {
      theirs: 'An upgrade may go to a creature of either side, but then the coach has the dagger. It belongs to you.',
      stunned: '“Noddy the Thief” is stunned: its next use only removes the stun. “Umbra” can use the dagger this turn.',
      house: 'This creature is not of the active house, so the dagger has to wait there. “Umbra” can use it this turn.',
      early: 'It is possible, but “Umbra” is exhausted now. With the dagger first, the same reap deals 4 damage.',
      discard: 'A discarded card is gone without effect. Play the dagger.',
      end: 'The turn is over, and not all is done.',
    },
  },
  forge: {
    title: 'Forge',
    text: 'You do not forge when you like, but at the start of your turn: with 6 Æmber you must, and a key is forged. So 6 Æmber at the end of a turn are a threat, called check.',
    goal: 'Forge your first key: reap with “Troll”, end the turn, and wait for your next.',
    hint: 'Press “Troll”, then Reap. Then End turn. After the turn of the coach you choose the color of the key.',
    learned: 'Six Æmber have become a key. At most one key is forged at the start of a turn, however much Æmber you have.',
    answers: {
      poor: 'You have ended the turn with 5 Æmber. A key costs 6, so nothing is forged at the start of your next turn.',
      fight: '“Troll” is exhausted by the fight and brings no Æmber. One Æmber is all you need.',
    },
  },
  turn: {
    title: 'A whole turn',
    text: 'Forge, choose a house, play and use, ready, draw: that is a turn. You have two keys and 3 Æmber. The hand is filled up to six cards at the end.',
    goal: 'Have 6 Æmber at the end of this turn, and win with your third key.',
    hint: 'Choose Shadows. “Urchin” steals, “Ghostly Hand” has two bonus Æmber, “Umbra” reaps. Then End turn.',
    learned: 'Your third key: the game is won. What else there is stands on the cards, and everything on them can be asked by a press.',
    answers: {
      brobnar: 'Brobnar brings 1 for “Punch” and 1 for the reap of “Troll”: 5 Æmber. Count Shadows.',
      untamed:
        'Untamed brings 1 for “Regrowth” and 1 for the reap of “Flaxia”, and “Key Charge” costs 1 before it forges for 6. Count Shadows.',
      discard: 'A discarded card brings no Æmber. In Shadows every card of your hand brings some when it is played.',
      poor: 'You have ended the turn with less than 6 Æmber: nothing is forged at the start of your next turn.',
    },
  },
}
