import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  cast: {
    title: 'Play a spell',
    text: 'You win by bringing your opponent from 40 life to 0. A spell has up to three tiers: base, empowered, overcharged. The base tier needs no stone.',
    goal: 'Play a spell that deals damage.',
    hint: '“Cinderblast” deals 1 damage with its base tier. Press it, then choose the tier.',
    learned: 'The effect happens at once. The spell lies in your chain until the turn ends, then it goes to your discard pile.',
  },
  tier: {
    title: 'Spend a Riftstone',
    text: 'Better tiers cost a stone: an Empowered one for the empowered tier, an Overcharged one for the overcharged tier. Overcharged and Wild stones can also pay for an empowered tier. You activate one tier of a card, never two.',
    goal: 'Deal 2 damage this turn with your one Overcharged stone.',
    hint: '“Thunderclap” deals only 1 for that stone. Look at the overcharged tier of “Cinderblast”.',
    learned: 'A stone is used once a turn. What you have left is rolled anew when your turn ends.',
  },
  chain: {
    title: 'Link a chain',
    text: 'Each card must share an aspect with the card before it: the signs in its picture. So the order matters.',
    goal: 'Link all three cards.',
    hint: '“Void Snap” knows only the Void, “Rift Burn” only Chaos and Infernal. “Thunderclap” knows Void and Chaos: it belongs in the middle.',
    learned: 'One chain a turn, as long as the aspects meet. Look at both ends before you begin.',
  },
  buy: {
    title: 'Buy from the Rift',
    text: 'Mana comes from Mana stones and from spells. With it you buy cards of the Rift; they go to your discard pile and come to your hand when your deck is shuffled.',
    goal: 'Make 3 mana and buy “Star Verdict”.',
    hint: 'Press a Mana stone and choose to gain mana, three times; then press Buy below the card.',
    learned: 'Mana that is left is lost at the end of the turn, and the gap in the Rift is filled then.',
  },
  trigger: {
    title: 'Trigger from the Rift',
    text: 'Instead of buying a card you can pay the same mana and trigger it: its violet tier works once, at once, and the card goes to the Void. It does not touch your chain.',
    goal: 'Your opponent has 2 life left. Win.',
    hint: 'Use both Mana stones, then trigger “Chaotic Pulse”: its violet tier deals 2 damage.',
    learned: 'Triggering is for now, buying is for later. That is the choice of every turn.',
  },
  convert: {
    title: 'The other use of a stone',
    text: 'Every stone has a second use instead of the first. Mana: a new Rift. Empowered: discard a card, and it becomes an Overcharged stone. Overcharged: draw a card. Wild: trigger a card from your hand.',
    goal: 'Deal 2 damage with one Empowered stone.',
    hint: 'Press the Empowered stone and discard “Void Storm”. Then play “Cinderblast” overcharged.',
    learned: 'A card you do not need can be worth more as a better stone.',
  },
  wild: {
    title: 'Trigger from your hand',
    text: 'A Wild stone can stand for any other stone, or trigger a card from your hand. That card goes to the Void for good: so a deck gets rid of its weak starters.',
    goal: 'Put a starter into the Void.',
    hint: 'Press the Wild stone and choose “Lunar Infusion”: you get its violet tier, and it never comes back.',
    learned: 'A small deck of strong cards draws the strong ones more often.',
  },
  finish: {
    title: 'Finish it',
    text: 'Now everything together: stones, chain, mana and the Rift. Your opponent has 5 life.',
    goal: 'Win this turn.',
    hint: 'Gain 2 mana from the stones, trigger “Chaotic Pulse” (2), play “Cinderblast” overcharged (2) and “Thunderclap” empowered (1).',
    learned: 'That is Riftblade. Now play a whole game; the levels go from beginner to master.',
  },
}
