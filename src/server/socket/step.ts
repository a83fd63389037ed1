// What goes over a socket for an entry, as text: written once for all who look alike.
import type { Happened } from '../../play/session.ts'
import { type Look, placeOf, tellStep } from '../../play/table/facts.ts'
import type { Advance } from '../tables/advance.ts'

/** Undefined for one whom the entry does not concern. */
export function writeStep(advance: Advance, look: Look): string | undefined {
  const texts = (advance.told ??= [])
  const place = placeOf(look)
  if (!(place in texts)) texts[place] = write(advance, look)
  return texts[place]
}

function write({ before, after, entry }: Advance, look: Look): string | undefined {
  const facts = tellStep(before, after, entry, look)
  if (facts === undefined) return undefined
  const change = facts.change === undefined ? '' : `,"change":${JSON.stringify(facts.change)}`
  const head = `{"type":"step","table":${JSON.stringify(after.open.table)},"entry":${JSON.stringify(facts.entry)}`
  return `${head},"happened":${writeHappened(facts.happened)}${change}}`
}

/** Most of what happens is seen by all, who are told one after the other. */
function writeHappened(happened: readonly Happened[]): string {
  if (happened.length === 0) return '[]'
  const last = written
  if (last?.happened.length === happened.length && happened.every((one, i) => one === last.happened[i])) return last.text
  written = { happened, text: JSON.stringify(happened) }
  return written.text
}

let written: { readonly happened: readonly Happened[]; readonly text: string } | undefined
