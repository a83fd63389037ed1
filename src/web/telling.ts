// What is told to those who do not see the table when they ask for it.
import { choice } from './choice.svelte.ts'
import { client } from './client.svelte.ts'
import type { Language } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { view } from './view.svelte.ts'

/** How much is new since the last decision, before it is told. */
const CHANGED: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} ${count === 1 ? 'thing' : 'things'} changed since your last decision`,
  de: (count) => `${count} ${count === 1 ? 'Änderung' : 'Änderungen'} seit deiner letzten Entscheidung`,
  it: (count) => `${count} ${count === 1 ? 'cambiamento' : 'cambiamenti'} dalla tua ultima decisione`,
}

export async function tell(what: 'say' | 'changed'): Promise<void> {
  view.say(what === 'say' ? ((await choice.table?.say()) ?? '') : sayChanges())
}

function sayChanges(): string {
  const lines = client.log.slice(client.newFrom).filter(({ kind }) => kind !== 'answered')
  return `${CHANGED[settings.language](lines.length)}. ${lines.map((line) => line.text).join(' ')}`
}
