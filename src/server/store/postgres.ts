// PostgreSQL over the network.
import pg from 'pg'
import type { Engine } from './database.ts'

/** The type of whole numbers of 64 bits. None that is stored here goes beyond what a number holds exactly. */
const INT8 = 20

export interface PostgresWishes {
  /** Lines at a time. */
  readonly size: number
  /** Milliseconds after which a statement is given up; 0 for as long as it takes. */
  readonly patience: number
  /** Told when a line breaks that nobody uses. */
  readonly broke?: (problem: unknown) => void
}

/** Connects at the first question, and again after every break. */
export function openPostgres(url: string, { size, patience, broke }: PostgresWishes): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'catena',
    // whoever waits as long as it takes waits for a busy machine too
    connectionTimeoutMillis: patience || 30_000,
    keepAlive: true,
    // Given up here a little later than there: what the server gave up by itself leaves the line whole.
    ...(patience === 0
      ? {}
      : { statement_timeout: patience, query_timeout: patience + 1_000, idle_in_transaction_session_timeout: patience * 2 }),
    types: {
      getTypeParser: ((type: number, format?: 'text') => (type === INT8 ? Number : pg.types.getTypeParser(type, format))) as never,
    },
  })
  pool.on('error', (problem) => broke?.(problem))
  // also of a line that is lent at the moment: unheard, its break would end the process
  pool.on('connect', (client) => client.on('error', (problem) => broke?.(problem)))
  return {
    async connect() {
      const client = await pool.connect()
      return {
        async query(text, values) {
          const { rows, rowCount } = await client.query(text, values as unknown[])
          return { rows, count: rowCount ?? 0 }
        },
        release: (broken) => client.release(broken),
      }
    },
    close: () => pool.end(),
  }
}
