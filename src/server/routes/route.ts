// A route: what it is asked with, what it answers, and what it is for. The same words check requests and describe them (docs/protocol.md).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Server } from '../app.ts'
import { refuseBanned, requirePlayer } from '../identity.ts'
import { readPlain } from '../schema/plain.ts'
import type { Player } from '../store/store.ts'

type Read<S> = S extends z.ZodType ? z.output<S> : undefined

/** Who may ask: anybody, who has a token, or who has one and is not banned. */
type Asker = 'anybody' | 'known' | 'player'

export interface Call<P, Q, B, W> {
  readonly server: Server
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly player: W extends 'anybody' ? undefined : Player
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Route<
  W extends Asker = Asker,
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** What it is for, in a sentence. */
  readonly about: string
  readonly asker: W
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** JSON, or a text of this type. */
  readonly answer: z.ZodType | string
  /** Bytes of the body, where it may be larger than others. */
  readonly largest?: number
  answers(call: Call<Read<P>, Read<Q>, Read<B>, W>): Promise<unknown>
}

/** A route as any other, whose parts agree with each other. */
export function makeRoute<
  W extends Asker,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(route: Route<W, P, Q, B>): Route {
  return route as unknown as Route
}

export function addRoute(server: Server, { method, path, asker, params, query, body, answer, largest, answers }: Route): void {
  server.app.route({
    method,
    url: path,
    ...(largest === undefined ? {} : { bodyLimit: largest }),
    async handler(request, reply) {
      const read = {
        params: params && readPlain(params, request.params),
        query: query && readPlain(query, request.query),
        body: body && readPlain(body, request.body ?? {}),
      }
      const player = asker === 'anybody' ? undefined : await requirePlayer(server.store(), request)
      if (asker === 'player') await refuseBanned(server.store(), player!)
      reply.header('Cache-Control', 'no-store')
      if (typeof answer === 'string') reply.type(`${answer}; charset=utf-8`)
      return answers({ server, ...read, player, request, reply } as unknown as Call<undefined, undefined, undefined, Asker>)
    },
  })
}
