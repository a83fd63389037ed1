import type { AnalysisWords } from '../words.ts'

export const en: AnalysisWords = {
  analysis: 'Analysis',
  open: 'Analyse the game',
  rough: 'A first, rough look',
  finer: 'A closer look',
  stop: 'Stop',
  again: 'Start over',
  failed: (why) => `The analysis failed: ${why}`,
  curve: 'Win estimate',
  curveOf: (who) => `${who}, at each own decision, from what could be known then`,
  now: (step, share) => `${step}, ${share}`,
  nothingYet: 'No decision of this seat has been looked at yet.',
  columns: ['Step', 'Estimate', 'Points lost'],
  mistakes: 'Where most was lost',
  noMistakes: 'No decision lost more than the search can tell from noise.',
  lost: (points) => `−${points} points`,
  played: 'Played',
  better: 'Better',
  brings: 'By the end of the turn:',
  goesOn: 'The turn goes on like this:',
  marks: { played: (share) => `played, ${share}`, best: (share) => `better, ${share}` },
  show: (step) => `Show step ${step}`,
  why: 'Play and luck',
  decisions: (count) => `points by ${count} own decisions`,
  others: 'points by draws, dice and the other side',
  from: (first, end) => `From ${first} at the first decision to ${end} at the end.`,
  luck: 'Luck',
  luckOf: 'Luck by turn, from its first step: above the middle more than on average, in standard deviations of the whole game',
  luckKey: 'Strip below: luck by turn, above its line more than on average',
  luckFlat: {
    nothing: 'Strip below: flat, for nothing was drawn or rolled for this seat',
    alike: 'Strip below: flat, for all that could come was worth the same, so there was no luck to measure',
  },
  kinds: {
    dice: (count) => `${count} ${count === 1 ? 'stone' : 'stones'} rolled`,
    draws: (count) => `${count} ${count === 1 ? 'card' : 'cards'} drawn`,
  },
  worth: (came, expected) => `worth ${came}, on average ${expected}`,
  verdict: (lucky, by, rarity) =>
    `${lucky ? 'Lucky' : 'Unlucky'} by ${by}. That much ${lucky ? 'luck' : 'bad luck'} or more happens in ${rarity} of games.`,
  average: 'As on average.',
  faces: { mana: 'Mana', empowered: 'Empowered', overcharged: 'Overcharged', wild: 'Wild' },
  face: (name, rolled, expected) => `${name} ${rolled} (${expected})`,
  notes: [
    'Each estimate is of the seat that decides, from what it could know then: hidden cards are dealt anew for every look. The curve behind it was fitted to games of computers among themselves.',
    'A loss counts only where another option is better by more than the noise of the search. Points are hundredths of a won game. The band along the curve is that noise.',
    'The strip below the curve is luck, turn by turn: bars above the middle are more than on average.',
  ],
  units: {
    riftblade:
      'A rolled stone counts the tiers that it opens: Mana 0, Empowered 1, Overcharged 2, Wild 2½. A drawn card counts its cost in mana, against the cards that were left in one’s own deck. In brackets: the average.',
    keyforge: 'A drawn card counts its Æmber bonus icons, against the cards that were left in one’s own deck.',
    'crystal-clans': 'A drawn card counts its cost in initiative, against the cards that were left in the own draw pile.',
    nightfall:
      'A drawn card counts its cost in influence, against the cards that were left in one’s own deck; starting minions and wounds count 0.',
  },
}
