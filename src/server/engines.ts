// The rules by which tables are played: those of this program, and those of older versions for tables that began with them.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EngineGame } from '../games/engine.ts'
import { openTitle } from '../games/load.ts'
import type { GameName } from '../games/register.ts'
import type { Title } from '../games/title.ts'
import type { Entry, EntryOf } from '../play/table/entry.ts'
import { Refused } from './refusal.ts'

export class Engines {
  private kept: Promise<void> | undefined

  constructor(
    /** The name of that of this program (src/play/engine-name.ts). */
    readonly version: string,
    /** Where older ones lie, each as `<name>.mjs`. */
    private readonly folder: string,
    /** That of this program as such a file, where it was made. */
    private readonly own?: Promise<string>,
  ) {}

  /** Leaves the rules of this program where later ones look for them. What fails is tried again with the next game. */
  keep(): Promise<void> {
    this.kept ??= this.copyOwn().catch((problem: unknown) => {
      this.kept = undefined
      throw problem
    })
    return this.kept
  }

  private async copyOwn(): Promise<void> {
    const own = await this.own
    const file = path.resolve(this.folder, `${this.version}.mjs`)
    if (own === undefined || existsSync(file)) return
    if (path.basename(own) !== path.basename(file)) throw new Error(`${own} was not made of the sources of this program, ${this.version}.`)
    await mkdir(this.folder, { recursive: true })
    // written beside and renamed: nobody finds half a file
    const draft = `${file}.${process.pid}`
    await copyFile(own, draft)
    await rename(draft, file)
  }

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
  // a file of a version before this one may have less
  const engine = (await import(/* @vite-ignore */ file)) as { readonly games?: ReadonlyMap<GameName, Partial<EngineGame>> }
  const title = engine.games?.get(game)?.openTitle?.()
  if (title === undefined) throw new Error(`${file} is no engine that tables of ${game} can be played with.`)
  return title
}

function versionOf(entries: readonly Entry[]): string | undefined {
  return entries.find((entry): entry is EntryOf<'start'> => entry.kind === 'start')?.body.engine
}
