// SQL for both databases by the same queries. What differs is the engine, and it only has to open lines and answer text.
import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isBreakdown, sayProblem, Unavailable } from './fault.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

export interface Answer {
  readonly rows: readonly unknown[]
  /** How many rows were written. */
  readonly count: number
}

/** A session of the database, for one caller at a time. */
export interface Line {
  /** `often`: the very same text is asked all the time, so that it is worth while to remember how it is answered. */
  query(text: string, values: readonly unknown[], often?: boolean): Promise<Answer>
  /** `broken` when nobody knows what state it is in: then it is not used again. */
  release(broken: boolean): void
}

/** A database that can be asked. Whole numbers of 64 bits come as numbers, JSON as values. */
export interface Engine {
  connect(): Promise<Line>
  /** `hard`: at once and without another word to the files, as they are somebody else's now. */
  close(hard?: boolean): Promise<void>
}

/** What stands between callers and the engine: nobody waits for a database that is known to be away. */
export interface Gate {
  /** Throws `Unavailable` while nothing may pass. */
  pass(): void
  broke(problem: unknown): void
}

const OPEN: Gate = { pass: () => undefined, broke: () => undefined }

type Question = CompiledQuery & { readonly often?: boolean }

/** A question whose text is the same each time, and that is asked all the time. */
export function askOften(text: string, values: readonly unknown[]): CompiledQuery<never> {
  return { ...CompiledQuery.raw(text, [...values]), often: true } as CompiledQuery<never>
}

/** Destroying it leaves the engine open. */
export function makeDatabase(engine: Engine, gate: Gate = OPEN): Database {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LineDriver(engine, gate),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

class LineDriver implements Driver {
  constructor(
    private readonly engine: Engine,
    private readonly gate: Gate,
  ) {}

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<LineConnection> {
    this.gate.pass()
    try {
      return new LineConnection(await this.engine.connect(), this.gate)
    } catch (problem) {
      this.gate.broke(problem)
      throw new Unavailable(sayProblem(problem), { cause: problem })
    }
  }

  async releaseConnection(connection: LineConnection): Promise<void> {
    connection.line.release(connection.broken)
  }

  beginTransaction(connection: LineConnection): Promise<void> {
    return connection.say('begin')
  }

  commitTransaction(connection: LineConnection): Promise<void> {
    return connection.say('commit')
  }

  async rollbackTransaction(connection: LineConnection): Promise<void> {
    // a broken line is thrown away, and what was begun on it with it
    if (!connection.broken) await connection.say('rollback')
  }
}

class LineConnection implements DatabaseConnection {
  broken = false

  constructor(
    readonly line: Line,
    private readonly gate: Gate,
  ) {}

  async executeQuery<R>({ sql, parameters, often }: Question): Promise<QueryResult<R>> {
    try {
      const { rows, count } = await this.line.query(sql, parameters, often)
      return { rows: rows as R[], numAffectedRows: BigInt(count) }
    } catch (problem) {
      if (!isBreakdown(problem)) throw problem
      this.broken = true
      this.gate.broke(problem)
      throw new Unavailable(sayProblem(problem), { cause: problem })
    }
  }

  async say(text: string): Promise<void> {
    await this.executeQuery({ sql: text, parameters: [] } as unknown as CompiledQuery)
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed here: ask for a page of them.')
  }
}
