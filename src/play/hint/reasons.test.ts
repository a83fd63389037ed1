// What hints give as a reason, over positions of games that two quick computers play.
import { afterAll, expect, test } from 'vitest'
import { thoughts } from '../../ai/chance.ts'
import { Greedy } from '../../ai/greedy.ts'
import { Sight } from '../../ai/sight.ts'
import { GAME_NAMES, type GameName } from '../../games/register.ts'
import { seedOf } from '../../kernel/random.ts'
import { startMatch } from '../match.ts'
import { recordOf } from '../story.ts'
import { beside } from '../beside-words/en.ts'
import { findHint } from './find.ts'
import { tellGain, tellOutlook } from './tell.ts'
import { HINT_WORDS } from './words.ts'

const names = ['You', 'Computer']
const telling = { words: beside, own: HINT_WORDS.en, nameSeat: (seat: number) => names[seat] }

/** Records that end at every sixth question of the first seat that leaves a choice. */
async function meet(name: GameName, seed: number, many: number): Promise<string[]> {
  const match = await startMatch(name, seedOf(seed), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const agent = new Greedy(game, 1)
  const sight = new Sight(game, p)
  const random = thoughts(seed)
  const [moves, records]: [string[], string[]] = [[], []]
  for (let met = 0; game.seatToDecide(p) >= 0 && records.length < many; ) {
    const seen = sight.look(p)
    if (game.seatToDecide(p) === 0 && seen.count > 1 && met++ % 6 === 3) records.push(recordOf(match.value, moves))
    const option = agent.decide(seen, random)
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  return records
}

let [asked, facts, gains] = [0, 0, 0]

test.each(GAME_NAMES)('%s: most hints name what the option brings', async (name) => {
  const records = [...(await meet(name, 83, 10)), ...(await meet(name, 7, 10))]
  let told = 0
  for (const record of records) {
    // as if no time went by
    const { outlook, next } = await findHint({ record, language: 'en', names }, () => 0)
    const gain = tellGain(outlook!, next!.outlook, telling).lines.length > 0
    gains += Number(gain)
    told += Number(gain || tellOutlook(outlook!, telling).comes.length > 0)
  }
  asked += records.length
  facts += told
  expect(records.length).toBeGreaterThanOrEqual(15)
  expect(told / records.length).toBeGreaterThanOrEqual(0.75)
})

// where two options come to the same there is nothing to tell them apart by
afterAll(() => {
  console.log(`of ${asked} hints ${facts} name a fact, ${gains} what the next best option does not bring`)
  expect(gains / asked).toBeGreaterThan(0.35)
})
