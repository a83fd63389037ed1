// docs/openapi.json: what docs/protocol.md says of HTTP, as programs read it (OpenAPI 3.1), from the same schemas.
import { z } from 'zod'
import { version } from '../../package.json'
import { allRoutes } from '../../src/server/routes/routes.ts'
import type { Route } from '../../src/server/routes/route.ts'

/** The file, whole. */
export function makeOpenApi(): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of allRoutes()) {
    const address = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [route.method.toLowerCase()]: tellOperation(route) }
  }
  const page = {
    openapi: '3.1.0',
    info: { title: 'Catena', version, description: 'Play over the network; the socket and all refusals are in docs/protocol.md.' },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: tellRefusal() },
    },
    paths,
  }
  return `${JSON.stringify(page, undefined, 2)}\n`
}

function tellOperation({ about, asker, params, query, body, answer }: Route): object {
  return {
    summary: about,
    ...(asker === 'anybody' ? {} : { security: [{ token: [] }] }),
    parameters: [...tellParameters(params, 'path'), ...tellParameters(query, 'query')],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: describe(body, 'input') } } } }),
    responses: {
      '200': {
        description: 'It is done.',
        content: typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: describe(answer, 'output') } },
      },
      default: {
        description: 'It is refused: why is told by a code.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

function tellParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = describe(schema, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(properties).map(([name, one]) => ({ name, in: place, required: required.includes(name), schema: one }))
}

function tellRefusal(): object {
  const error = z.object({ code: z.string(), message: z.string(), path: z.string().optional(), after: z.int().optional() })
  return describe(z.object({ error }), 'output')
}

function describe(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return described
}
