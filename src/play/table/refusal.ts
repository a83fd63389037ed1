// Every reason why a table, or the server before it, does not do what it is asked. Clients act by the code and speak by it; the sentence is
// for those who write clients.

/** Each code once, and what it means. */
export const REFUSALS = {
  // what is asked
  'bad-request': 'The message is not one of those that there are, or a field of it is missing or wrong.',
  'bad-setup': 'The setup, deck or clan breaks a rule of the game; the message names it.',
  'bad-entropy': 'Entropy is 32 hexadecimal digits.',
  'no-seat': 'There is no such seat, or none that is free.',
  'no-entry': 'There is no such entry, or it is none that this can refer to.',
  'no-phrase': 'There is no ready-made phrase with this id.',
  'too-long': 'What is said has more than 300 characters, or none.',
  'too-fast': 'This was asked too often; the facts say after how many milliseconds it may be tried again.',
  // who asks
  'not-seated': 'Only one who sits at the table may do this.',
  'not-yours': 'It is another one who may do this.',
  'not-invited': 'The table is for those who are named.',
  'host-only': 'Only the host of the table adds this.',
  seated: 'Who asks sits at this table already.',
  taken: 'The seat is taken.',
  'no-spectators': 'Nobody may watch this table.',
  // when it is asked
  'not-started': 'The game has not begun.',
  started: 'The game has begun: what is asked is possible before only.',
  over: 'The game is over.',
  'not-over': 'This is possible after the end only.',
  'not-asked': 'It is not this seat that has to decide.',
  stale: 'The choice answers a question that is no longer asked; the newest state comes with the refusal.',
  double: 'A choice with this id was taken before; the facts name its entry.',
  illegal: 'The choice is not possible here.',
  'not-ready': 'A seat is empty, or somebody is not ready.',
  'is-ready': 'The seat is ready already.',
  'not-away': 'Who is claimed against is there, or is not away for long enough.',
  'time-up': 'The time of the seat is up.',
  'not-due': 'The time is not up yet.',
  // what the table was opened for
  'no-deck': 'In this format seats bring nothing of this kind.',
  rated: 'In a rated game nothing is taken back, and no computer plays on for somebody who is away.',
  'needs-consent': 'This reaches beyond own steps, or something was learned since: offer it to the others.',
  'no-more-requests': 'A seat wants no more requests to take back in this game.',
  offered: 'The same is offered already.',
  answered: 'This seat or player has answered already, or it is its own offer.',
  'too-late': 'Everybody has chosen already: breaking the game off can only be offered.',
} as const satisfies Readonly<Record<string, string>>

export type RefusalCode = keyof typeof REFUSALS

export interface Refusal {
  readonly code: RefusalCode
  /** For those who write clients: it names the thing and what would make it right. */
  readonly message: string
  /** What a client needs to say it in the reader's language. */
  readonly facts?: Readonly<Record<string, string | number>>
}
