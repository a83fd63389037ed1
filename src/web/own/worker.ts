// Own cards are read and checked here: a worker for one question, so that the cards of the page's game stay what they are.
import { INDEXES } from '../../games/indexes.ts'
import { openTitle, OWN_BOXES } from '../../games/load.ts'
import { sayOwnFault } from '../../games/own/fault.ts'
import { laidIn } from '../../games/own/laid.ts'
import type { OwnAnswer, OwnQuestion } from './wire.ts'

self.addEventListener('message', ({ data }: MessageEvent<OwnQuestion>) => {
  answer(data).then(
    (found) => self.postMessage(found),
    (problem: unknown) => self.postMessage({ is: 'faults', faults: [String(problem)] } satisfies OwnAnswer),
  )
})

async function answer({ game, language, text, seats }: OwnQuestion): Promise<OwnAnswer> {
  const { ownBox: box } = await OWN_BOXES[game]!()
  if (text === undefined) return { is: 'file', text: `${JSON.stringify(box.write(), undefined, 1)}\n` }
  const title = await openTitle(game)
  await title.bringLanguage(language)
  const read = box.readText(text)
  if (!read.ok) return { is: 'faults', faults: read.error.map((fault) => `${sayOwnFault(fault, language)}.`) }
  box.lay(read.value)
  const { cardFacts = () => '' } = await INDEXES[game]()
  const cards = title.faces
    .filter(({ id }) => id in read.value.cards)
    .map(({ id }) => ({ id, name: title.cardName(id, language), facts: cardFacts(id, language), text: title.cardText(id, language) }))
  return {
    is: 'cards',
    name: read.value.name,
    changed: Object.keys(read.value.cards).length,
    cards,
    setup: { ...title.game.defaultSetup(seats), ...laidIn(game) },
  }
}
