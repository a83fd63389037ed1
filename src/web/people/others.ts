// Who sits at a table besides the reader, by name.
import type { Language } from '../protocol.ts'
import { wordsOf } from '../words.ts'
import { type Listed, nameOf, type Person } from './server.ts'

/** Empty while nobody else sits there; computers of one level are named once. */
export function nameOthers({ seats }: Listed, people: readonly Person[], self: string, language: Language): string {
  const others = seats.filter(({ player }) => player !== undefined && player !== self)
  const computers = seats.flatMap(({ player, computer }) => (player === undefined && computer ? wordsOf(language).opponents[computer] : []))
  const names = others.map(({ player }) => nameOf(people.find(({ id }) => id === player)?.name, language))
  return new Intl.ListFormat(language).format([...names, ...new Set(computers)])
}
