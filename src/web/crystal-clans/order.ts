import { choice } from '../choice.svelte.ts'
import { Answering } from '../answering.ts'
import { idOf, squadAt, tableNow } from './now.ts'
import { placeOfOption } from './places.ts'

/** "Keep this order": a squad that is ordered anew is left as it lies. */
export const keeping = new Answering(() => {
  const [first] = choice.options
  const { place, amount = 1, verb } = first?.view ?? { verb: '' }
  const squad = verb === 'reform' ? squadAt(placeOfOption(place)?.id ?? '', tableNow().seat) : undefined
  const next = squad?.units[amount - 1]
  // copies are one option, and each of them stands for all
  return next && choice.options.find(({ view }) => idOf(view.target ?? -1) === next.id)
})
