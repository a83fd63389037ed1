// The messages of the socket. Those that come in are checked by these schemas; those that go out are described by them.
import { z } from 'zod'
import { PHRASES } from '../../play/table/phrases.ts'
import { REFUSALS } from '../refusal.ts'
import { clock, gameName, milliseconds, opponent, tableId } from './table.ts'

/** The version of what is spoken here. */
export const VERSION = 1

const entryNumber = z.int().min(0)
const seatNumber = z.int().min(0).max(4)
const id = z.string().min(1).max(64).meta({ description: 'A name that the client gives to the message.' })
const about = { table: tableId, id: id.optional() }

const entropy = z.string().max(64).meta({ description: '128 bits of chance as 32 hexadecimal digits, made by the client.' })
const notation = z.string().max(400)
const swap = z.enum(['none', 'seats', 'decks'])

const hello = z.strictObject({
  type: z.literal('hello'),
  token: z.string().max(100).optional().meta({ description: 'Left out by pages, which are known by their cookie.' }),
  version: z.literal(VERSION),
})
const ping = z.strictObject({ type: z.literal('ping'), t: z.number() })

const watch = z.strictObject({
  type: z.literal('watch'),
  ...about,
  since: entryNumber.optional().meta({ description: 'The last entry that the client knows.' }),
  seat: seatNumber.optional().meta({ description: 'Through whose eyes, when all hands are open.' }),
})
const choice = { type: z.literal('choose'), table: tableId, id, entry: entryNumber }
const choose = z.union([
  z.strictObject({ ...choice, option: z.int().meta({ description: 'The number of one of the options that were told.' }) }),
  z.strictObject({ ...choice, move: notation.meta({ description: 'The option in the notation of the game.' }) }),
])
/** Ways to use one card that are asked about at once. */
const MOST_WISHES = 64
const word = z.string().max(80)
const wish = z
  .strictObject({
    verb: word,
    card: z.int().optional(),
    target: z.int().optional(),
    seat: seatNumber.optional(),
    place: z.union([z.int(), word]).optional(),
    amount: z.int().optional(),
    name: word.optional(),
    mode: z.int().optional(),
    as: word.optional(),
    ability: z.int().optional(),
    part: z.int().optional(),
    source: z.int().optional(),
  })
  .meta({ title: 'wish' })
const why = z.strictObject({
  type: z.literal('why'),
  table: tableId,
  id,
  wishes: z
    .array(wish)
    .min(1)
    .max(MOST_WISHES)
    .meta({ description: 'Options as `view` describes them, which are not among those that were told.' }),
})
const imagine = z.strictObject({ type: z.literal('imagine'), table: tableId, id })
const foretell = z.strictObject({ type: z.literal('foretell'), table: tableId, id })
const offering = { type: z.literal('offer'), ...about }
const offer = z.discriminatedUnion('what', [
  z.strictObject({ ...offering, what: z.literal('takeback'), to: entryNumber }),
  z.strictObject({ ...offering, what: z.literal('abort') }),
  z.strictObject({
    ...offering,
    what: z.literal('hands'),
    open: z
      .literal(false)
      .optional()
      .meta({ description: 'Takes the own consent back: nobody watches hands any more, and nobody is asked.' }),
  }),
  z.strictObject({
    ...offering,
    what: z.literal('rematch'),
    swap,
    of: z
      .union([z.literal(3), z.literal(5)])
      .optional()
      .meta({ description: 'So many games that belong together; the one that has ended is the first of them.' }),
  }),
  z.strictObject({ ...offering, what: z.literal('bid'), chains: z.int() }),
])
const answer = z.strictObject({
  type: z.literal('answer'),
  ...about,
  offer: entryNumber,
  yes: z.boolean(),
  noMore: z.literal(true).optional(),
})
const takeback = z.strictObject({ type: z.literal('takeback'), ...about, to: entryNumber })
const concede = z.strictObject({ type: z.literal('concede'), ...about })
const abort = z.strictObject({ type: z.literal('abort'), ...about })
const claiming = { type: z.literal('claim'), ...about, against: seatNumber }
const claim = z.discriminatedUnion('what', [
  z.strictObject({ ...claiming, what: z.literal('win') }),
  z.strictObject({ ...claiming, what: z.literal('extend'), by: milliseconds }),
  z.strictObject({ ...claiming, what: z.literal('computer'), level: opponent }),
])
const saying = { type: z.literal('say'), ...about, room: z.enum(['table', 'spectators']) }
const say = z.union([
  z.strictObject({ ...saying, text: z.string().max(2000).meta({ description: 'At most 300 characters.' }) }),
  z.strictObject({
    ...saying,
    phrase: z
      .string()
      .max(40)
      .meta({ description: `One of ${Object.keys(PHRASES).join(', ')}.` }),
  }),
])
const ready = z.strictObject({ type: z.literal('ready'), ...about, entropy, deck: z.unknown().optional() })
const leave = z.strictObject({ type: z.literal('leave'), ...about })

/** Every message to the server, by its type, with what it is for. */
export const CLIENT_MESSAGES = {
  hello: [hello, 'The first message: who is there.'],
  watch: [watch, 'Tells the table, and from then on all that happens there.'],
  ready: [ready, 'The seat is ready; when all are, the game starts.'],
  choose: [choose, 'Answers the question that came with `entry` or a later one. The same `id` twice is one choice.'],
  why: [why, 'Asks why something cannot be chosen now. Answered by `reasons`, for the own seat and by what it may know.'],
  imagine: [imagine, 'Asks for a world to search in, while the own seat is asked; for bot accounts. Answered by `world`.'],
  foretell: [
    foretell,
    'Asks what would come of the options, while the own seat is asked. Answered by `foretold`, by what the seat may know; where trying takes long, for some of them only.',
  ],
  takeback: [takeback, 'Takes own steps back, to the position after an entry, as far as `undo` of the table says.'],
  offer: [offer, 'Offers something that others have to agree to.'],
  answer: [answer, 'Says yes or no to an offer; a no of whoever offered takes it back, as does that of one who had said yes.'],
  concede: [concede, 'Gives up.'],
  abort: [abort, 'Breaks the game off, or closes a table that has not begun.'],
  claim: [claim, 'Against one who has been away for a minute: the win, more time, or a computer until the player is back.'],
  say: [say, 'Says something at the table, or among those who watch.'],
  leave: [leave, 'Looks no longer; who sits at a table that has not begun also stands up.'],
  ping: [
    ping,
    'Is answered by `pong` at once. Who pings goes on with it: one that did, and then says nothing for a minute, counts as gone.',
  ],
} as const

export type MessageType = keyof typeof CLIENT_MESSAGES
export type ClientMessage = { [T in MessageType]: z.output<(typeof CLIENT_MESSAGES)[T][0]> }[MessageType]

const away = z
  .array(z.int().nullable())
  .readonly()
  .meta({ description: 'For each seat since when its player is away, `null` for one who is there.' })
const watching = z.int().min(0).meta({ description: 'How many look at the table who do not sit there.' })
const seat = z.int().meta({ description: 'A seat from 0; -1 for none.' })
const happened = z
  .array(
    z.looseObject({
      event: z.unknown(),
      step: z.int(),
      turn: z.int(),
      active: z.array(z.int()),
      within: z.literal(true).optional(),
      ids: z.record(z.string(), z.string()).optional(),
    }),
  )
  .readonly()
  .meta({
    description:
      'Events as this reader may see them, in order; `step` is the choice that they come from, counted from 0, and `within` that it answered a question within an act; `ids` says what the cards are that it names.',
  })
const entryHead = { number: entryNumber, at: z.int(), seat, who: z.string(), kind: z.string() }

const facts = z.looseObject({
  table: tableId,
  game: gameName,
  clock,
  phase: z.enum(['open', 'live', 'over', 'ended']),
  seat: seat.meta({ description: 'Through whose eyes the table is seen; -1 for those who watch.' }),
  seats: z.array(z.looseObject({ ready: z.boolean() })),
  commitment: z.string(),
  observation: z.unknown().optional().meta({ description: 'What the seat may know of the game, in the words of that game.' }),
  toDecide: z.int().meta({ description: 'The seat that is asked, -1 for none.' }),
  asked: z.int().meta({ description: 'The entry that a choice has to name.' }),
  decision: z
    .unknown()
    .optional()
    .meta({ description: 'The question, for the seat that is asked; `purpose` says which part of which text asks, when it is no rule.' }),
  options: z
    .array(z.strictObject({ option: z.int(), view: z.looseObject({ verb: z.string() }) }))
    .meta({ description: 'All that the seat may choose, never empty when it is asked.' }),
  ids: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What the cards are that question and options name, by their numbers.' }),
  undo: z.int().meta({ description: 'Where `takeback` may lead without asking, -1 for nowhere.' }),
  clocks: z.unknown().optional().meta({ description: '`left` of each seat in milliseconds at `at`, and whose clock is `running`.' }),
  offers: z.array(z.looseObject({ entry: z.int(), seat: z.int(), offer: z.unknown() })),
  outcome: z.unknown().optional(),
  end: z.unknown().optional().meta({ description: 'After the end: reason, shares, and the secret and seed of the fair chance.' }),
})

const welcome = z.strictObject({
  type: z.literal('welcome'),
  player: z.string(),
  server: z.string().meta({ description: 'The version of the server.' }),
  version: z.literal(VERSION),
  now: z.int().meta({ description: 'The time of the server, by which its clocks go.' }),
})
const health = z.strictObject({ type: z.literal('health'), ready: z.boolean() })
const said = z.looseObject({ number: z.int(), who: z.string() })
const table = z.strictObject({
  type: z.literal('table'),
  table: tableId,
  entry: entryNumber,
  facts,
  happened,
  made: z.array(z.strictObject({ entry: z.int(), seat: z.int() })),
  said: z.array(said),
  away,
  watching,
})
const patch = z.unknown().meta({ description: 'What changes the facts; see below.' })
const step = z.strictObject({
  type: z.literal('step'),
  table: tableId,
  entry: z.strictObject({ ...entryHead, body: z.unknown() }),
  happened,
  change: patch.optional(),
})
const told = z.strictObject({
  type: z.literal('told'),
  table: tableId,
  away,
  watching,
  said: said.optional().meta({
    description: 'What one who watches has said to those who watch with a delay: it comes at once, and by no `step` later.',
  }),
})
const taken = z.strictObject({ type: z.literal('taken'), id: z.string(), table: tableId, entry: entryNumber })
const reasons = z.strictObject({
  type: z.literal('reasons'),
  id: z.string(),
  table: tableId,
  entry: entryNumber,
  reasons: z
    .array(
      z
        .array(
          z.strictObject({
            rule: z.string(),
            card: z.int().optional(),
            facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
            lacks: z.strictObject({ id: z.string(), ability: z.int(), path: z.array(z.int()).readonly() }).optional(),
          }),
        )
        .readonly(),
    )
    .readonly()
    .meta({
      description:
        'For each wish, in order: the rules that stand in its way, the card that forbids it, facts for a sentence, and the part of a text that it does not meet.',
    }),
})
const world = z.strictObject({
  type: z.literal('world'),
  id: z.string(),
  table: tableId,
  entry: entryNumber.meta({ description: 'A choice has to name it.' }),
  world: z
    .record(z.string(), z.array(z.int()).readonly())
    .meta({ description: 'A position of this version of the engine: what the seat cannot know is dealt anew.' }),
})
const events = z.array(z.unknown()).readonly()
const foretold = z.strictObject({
  type: z.literal('foretold'),
  id: z.string(),
  table: tableId,
  entry: entryNumber.meta({ description: 'Of the question, as `asked` of the table.' }),
  options: z
    .array(
      z.strictObject({
        option: z.int(),
        certain: events,
        chosen: events,
        possible: events,
        still: z.boolean(),
        unfollowed: z.boolean().optional(),
      }),
    )
    .readonly()
    .meta({
      description:
        'Events as in `happened`, up to the next question and its answers, and what changes without an event (`value`, `keyword`, `keyCost`, `lasts`, with `from` what it was). Each option is tried in a few worlds in which all that the seat cannot know is dealt anew: `certain` happened in all of them, `possible` in some, `chosen` after some answers only to the question that follows. `still`: it is certain that nothing happens. `unfollowed`: there are further questions with too many answers to follow them all. Where an `amount` is the most, `least` is the least; a card that may not be known is -1; with `either` it is one of the cards. An option of which nothing is told is left out.',
    }),
})
const refused = z.strictObject({
  type: z.literal('refused'),
  id: z.string().optional(),
  table: z.string().optional(),
  code: z.enum(Object.keys(REFUSALS) as [string, ...string[]]),
  message: z.string().meta({ description: 'For whoever writes the client.' }),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const pong = z.strictObject({ type: z.literal('pong'), t: z.number() })

/** Every message from the server. */
export const SERVER_MESSAGES = {
  welcome: [welcome, 'The answer to `hello`.'],
  health: [
    health,
    'Whether the server takes anything: told when that changes, and after `welcome` when it takes nothing. What is asked meanwhile is `unavailable`.',
  ],
  table: [table, 'The whole of a table as this reader may know it, up to `entry`.'],
  step: [step, 'One entry more. Numbers of entries may leave some out: those that are not for this reader.'],
  told: [told, 'What changes no table: who is away, how many watch, and what those who watch say among themselves.'],
  taken: [taken, 'What was asked is stored, as this entry.'],
  reasons: [reasons, 'The answer to `why`; a wish without a reason is possible.'],
  world: [world, 'The answer to `imagine`: one of the positions that agree with all that the seat knows.'],
  foretold: [foretold, 'The answer to `foretell`.'],
  refused: [refused, 'What was asked is not done.'],
  pong: [pong, 'The answer to `ping`.'],
} as const

/** Any message from the server. */
export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  health,
  table,
  step,
  told,
  taken,
  reasons,
  world,
  foretold,
  refused,
  pong,
])
