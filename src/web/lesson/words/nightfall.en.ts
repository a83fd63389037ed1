import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  chain: {
    title: 'Chain and links',
    text: 'You lay orders as a chain. Any order may begin; each further card must have a moon that is among the links of the card before. The last card laid resolves first. Minions then enter play, and damage to a player gives that player wounds.',
    goal: 'Lay all three cards in one chain.',
    hint: 'Lay “Lisaveta Florescu” first: she links to blue and purple. Then “Odile Vane”, blue, then “Enraged Wight”, purple. Then pass.',
    learned: 'Three minions are in play, and the coach has taken two wounds. In your next turn all three attack.',
    answers: {
      stop: 'You have passed before all cards were laid. There is one chain in a turn.',
      odile:
        '“Odile Vane” links to purple and yellow. “Lisaveta Florescu” is red and cannot be laid after her: begin with the one that nothing leads to.',
      wight: 'A starting minion links only to its own moon, here purple: “Enraged Wight” is best laid last.',
    },
  },
  kicker: {
    title: 'The kicker',
    text: 'Many cards have a kicker, marked with a moon. It happens as well if the card directly before it in the chain has that moon. So the order of a chain matters twice: for links and for kickers. The first card is never kicked.',
    goal: 'Destroy “Tansy Crake”, who has 3 health.',
    hint: 'Lay “Whispered Orders”, yellow, then “Alton Hickman”: his chain text deals 1 damage, his yellow kicker 2 more. Then pass.',
    learned: '1 and 2 damage: destroyed. The cards you drew came afterwards, as the last card laid resolves first.',
    answers: {
      first: 'The first card is never kicked. “Alton Hickman” then deals 1 damage, and that is not enough.',
      stop: 'The chain ends here, and “Tansy Crake” has more health than it takes away.',
    },
  },
  answer: {
    title: 'Answer a chain',
    text: 'When the active player has laid a chain, each opponent may add cards to it, if they link to the last one. Your cards are then the last, and so they resolve first. The coach wants to make “Great Shadow” stronger with “Blood Rage”.',
    goal: 'Send “Great Shadow” away before “Blood Rage” resolves.',
    hint: '“Blood Rage” links to blue and white. Lay “Undertow”, blue, and pass: it resolves first and returns “Great Shadow” to the hand.',
    learned:
      '“Undertow” was laid last and came first: when “Blood Rage” resolved, there was no minion left to strengthen. And you drew a card.',
    answers: {
      pass: '“Blood Rage” has resolved, and “Great Shadow” hits 2 harder in its next combat. Nobody can add cards any more.',
      odile:
        '“Odile Vane” can be linked, but she only draws a card, and after her “Undertow” cannot be laid: she links to purple and yellow.',
    },
  },
  block: {
    title: 'Combat and blocking',
    text: 'At the start of a turn all minions of the active player must attack; afterwards they are discarded. Each of your minions may block one attacker and takes its damage, but deals none. Damage stays, and what nobody takes gives you wounds.',
    goal: 'Take no wound, and lose no minion.',
    hint: '“Odile Vane” has 4 health and blocks “Old Scarback” with strength 3; “Tansy Crake” has 3 and blocks “Brother Fenn” with 2.',
    learned: 'Both are damaged and both stand. In your turn they will attack, even so: in this game nobody stays at home.',
    answers: {
      open: 'An attacker that nobody blocks gives you a wound for each point of strength.',
      strong:
        '“Odile Vane” is the only one who survives “Old Scarback”. If she blocks “Brother Fenn”, “Tansy Crake” is too weak for the other.',
      weak: '“Old Scarback” deals 3 damage, and “Tansy Crake” has 3 health: she is destroyed.',
    },
  },
  claim: {
    title: 'Claim cards',
    text: 'After the chain you claim new cards, from the commons and from your private archives. You have 2 influence each turn and 1 for each card you discard from your hand, wounds included. Then you draw up to five. So weak cards are better discarded than kept.',
    goal: 'Claim “Brother Fenn” for 4, and keep “Great Shadow”.',
    hint: 'Discard two starting minions for 1 influence each, then press “Brother Fenn” in the commons.',
    learned:
      'The card lies in your discard pile and comes to your hand once your deck has been shuffled anew. You may claim as many as you can pay.',
    answers: {
      good: '“Great Shadow” costs 6 and stays in play after attacking. Do not give that away for 1 influence while you hold starting minions.',
      another: 'A good card perhaps, but the influence is gone. Here “Brother Fenn” is asked for.',
      stop: 'The claim phase is over, and unused influence is lost.',
    },
  },
  wounds: {
    title: 'Wounds in your hand',
    text: 'Wounds are cards: they go to your discard pile, come into your deck and clog your hand. At the end of a turn you draw up to five; then you may discard wounds from your hand and draw two cards for each. They remain yours and count at the end.',
    goal: 'Discard both wounds, and draw four cards.',
    hint: 'Press “Bite”, then “Burn”. What is drawn now waits until your next turn.',
    learned: 'Seven cards instead of five, and all of them useful. So a few wounds are not only a loss.',
    answers: {
      keep: 'You have kept a wound. It cannot be laid, and for it you would have drawn two cards.',
    },
  },
  end: {
    title: 'The end of the game',
    text: 'The open wounds are the clock: when the last one is taken, the running chain or combat is finished, and whoever has the fewest wounds wins. You have 9, the coach has 8 and no minions, and 3 lie open. Read your cards.',
    goal: 'Win in this chain: deal 3 damage.',
    hint: '“Flank Attack” deals 2 to an opponent without minions, and links to purple. After it lay “Enraged Wight”, then pass.',
    learned: '9 against 11: you win. Now you know all phases. In a whole game you choose your archives first, and up to five can play.',
    answers: {
      lisaveta: '“Lisaveta Florescu” deals only 1, and “Flank Attack” cannot be laid after her. That makes 2 damage at most.',
      wight: '“Enraged Wight” links only to purple, and nothing in your hand can be laid after it.',
      stop: 'That is less than 3 damage: a wound stays open, and the game goes on.',
    },
  },
}
