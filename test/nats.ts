// Before all tests: is there a NATS to test with? It is the one of NATS_URL, or one that answers on this machine.
import { connect } from '@nats-io/transport-node'
import type { TestProject } from 'vitest/node'
import { natsUrl } from '../scripts/services.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a NATS for tests, empty when there is none. */
    nats: string
  }
}

export default async function findNats(project: TestProject): Promise<void> {
  try {
    const line = await connect({ servers: new URL(natsUrl()).host, timeout: 2_000, reconnect: false })
    await line.close()
    project.provide('nats', natsUrl())
  } catch (problem) {
    // Named by NATS_URL it is wanted; otherwise it is only welcome.
    if (process.env.NATS_URL) throw new Error(`The NATS of NATS_URL does not answer: ${(problem as Error).message}`)
    project.provide('nats', '')
    console.warn('\nNATS DOES NOT ANSWER on 127.0.0.1:4222 and NATS_URL is not set: tests of several servers are LEFT OUT.\n')
  }
}
