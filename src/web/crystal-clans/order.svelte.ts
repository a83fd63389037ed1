// "Keep this order": the questions of a squad that is ordered anew are answered one after the other as it lies.
import { choice } from '../choice.svelte.ts'
import { client } from '../client.svelte.ts'
import { idOf, squadAt, tableNow } from './now.ts'
import { placeOfOption } from './places.ts'

class Keeping {
  private on = false

  begin(): void {
    this.on = true
    this.goOn()
  }

  /** Called with every new question; stops at the first one that is about something else. */
  goOn(): void {
    if (!this.on) return
    const [first] = choice.options
    const { place, amount = 1, verb } = first?.view ?? { verb: '' }
    const squad = verb === 'reform' ? squadAt(placeOfOption(place)?.id ?? '', tableNow().seat) : undefined
    const next = squad?.units[amount - 1]
    // copies are one option, and each of them stands for all
    const line = next && choice.options.find(({ view }) => idOf(view.target ?? -1) === next.id)
    if (line === undefined) this.on = false
    else client.choose(line.option)
  }
}

export const keeping = new Keeping()
