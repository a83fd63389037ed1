// What is measured, for whoever watches over the server. Ids, names and games are in none of it.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './store/store.ts'

export interface Metrics {
  readonly registry: Registry
  /** Seconds from a request to its answer. */
  readonly requests: Histogram<'route' | 'status'>
  readonly refusals: Counter<'code'>
  /** What was told by push services, by what came of it. */
  readonly pushes: Counter<'result'>
  /** Adds what is counted at tables. */
  watch(play: Play): void
}

export interface Play {
  readonly sockets: () => number
  readonly tables: () => number
  readonly thoughts: () => number
  /** Tables in memory that another server keeps. */
  readonly followed: () => number
}

export function makeMetrics(store: () => Store | undefined): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ application: 'catena' })
  collectDefaultMetrics({ register: registry, prefix: 'catena_' })
  const gauge = (name: string, help: string, read: (store: Store) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = store()
        this.set(now === undefined ? 0 : read(now))
      },
    })
  gauge('catena_store_ready', '1 when entries are taken', (now) => (now.health().ready ? 1 : 0))
  gauge('catena_store_entries', 'entries stored since the start', (now) => now.entries.stored.entries)
  gauge('catena_store_commits', 'commits of entries since the start', (now) => now.entries.stored.commits)
  return {
    registry,
    watch({ sockets, tables, thoughts, followed }) {
      gauge('catena_sockets', 'open sockets', sockets)
      gauge('catena_tables', 'tables in memory', tables)
      gauge('catena_followed', 'tables in memory that another server keeps', followed)
      gauge('catena_thoughts', 'questions that wait for a computer to think', thoughts)
    },
    requests: new Histogram({
      name: 'catena_http_seconds',
      help: 'from a request to its answer',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    pushes: new Counter({ name: 'catena_pushes', help: 'messages by push services', labelNames: ['result'], registers: [registry] }),
    refusals: new Counter({ name: 'catena_refusals', help: 'requests that were not done', labelNames: ['code'], registers: [registry] }),
  }
}
