// The rules by which tables are played: those of this program, and those of older versions for tables that began with them.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openTitle } from '../games/load.ts'
import type { GameName } from '../games/register.ts'
import type { Title } from '../games/title.ts'
import type { Entry, EntryOf } from '../play/table/entry.ts'
import { Refused } from './refusal.ts'

/** What the file of an engine gives (`npm run build`). */
interface EngineFile {
  readonly openTitle?: (game: GameName) => Promise<Title>
}

export class Engines {
  constructor(
    /** Of this program. */
    readonly version: string,
    /** Where older ones lie, each as `<version>.mjs`. */
    private readonly folder: string,
  ) {}

  /** The rules by which the table with these entries is played. Rejects with `Refused` when they are those of a version that is not there. */
  async titleOf(entries: readonly Entry[]): Promise<Title> {
    const [first] = entries as readonly EntryOf<'open'>[]
    return openTitleFrom(this.fileOf(versionOf(entries)), first.body.game)
  }

  /** Where the engine of a version lies; undefined for that of this program. Throws `Refused` when it lies nowhere. */
  fileOf(version: string | undefined): string | undefined {
    if (version === undefined || version === this.version) return undefined
    const file = path.resolve(this.folder, `${version}.mjs`)
    // a version comes from an entry, which only this server has written
    if (!/^[\w.+-]+$/.test(version) || !existsSync(file))
      throw new Refused(
        503,
        'no-engine',
        `The table began with version ${version}, whose engine is not at this server: ${file} is missing.`,
      )
    return pathToFileURL(file).href
  }
}

/** The rules of a game, from the file of an engine or, without one, those of this program. */
export async function openTitleFrom(file: string | undefined, game: GameName): Promise<Title> {
  if (file === undefined) return openTitle(game)
  const engine = (await import(/* @vite-ignore */ file)) as EngineFile
  if (engine.openTitle === undefined) throw new Error(`${file} is no engine that tables can be played with.`)
  return engine.openTitle(game)
}

function versionOf(entries: readonly Entry[]): string | undefined {
  return entries.find((entry): entry is EntryOf<'start'> => entry.kind === 'start')?.body.engine
}
