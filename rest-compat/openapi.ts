import { z } from 'zod'
import { catalog } from './catalog.ts'
import type { FailureStatus } from './refusals.ts'
import type { Route } from './route.ts'

/** Descriptions of the failure statuses, the same for every route. */
const STATUSES = {
  400: 'The request cannot be understood, or lacks something.',
  401: 'The caller is unknown, and the request needs an editor.',
  403: 'The caller may not do this.',
  404: 'The requested thing does not exist.',
  405: 'The path does not support this method; `Allow` lists the supported ones.',
  413: 'The body is too large.',
  422: 'The request is well formed but breaks a rule.',
  429: 'The client address has used up its points; `Retry-After` is the number of seconds until they are restored.',
  503: 'Nothing is stored and the source is not available, or the sender of a write cannot be confirmed. `Retry-After` is the number of seconds to wait before a retry.',
} as const satisfies Record<FailureStatus, string>

const detail = z
  .object({ detail: z.string().describe('An explanation for people, in English: the problem, and how to fix it.') })
  .meta({ id: 'Failure', description: 'The reason why a request failed.' })

/** Describes routes as an OpenAPI 3.1 document; the whole catalog by default. */
export function toOpenApi(routes: readonly Route[] = catalog) {
  const paths = Map.groupBy(routes, toTemplate)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lanewatch /v2',
      version: findNewest(routes.map(({ since }) => since)),
      summary: 'The REST interface for older clients.',
      description:
        'Every route is answered by the GraphQL contract at `/graphql`, which new programs should use instead. A trailing slash in a path is optional. An empty list is 200 and `[]`. The sender of a write is checked before the body is read. Reads have an `ETag`, and a cache lifetime in `Cache-Control`, mostly 30 seconds. Facts about rosters come in part from Leaguepedia and Liquipedia, under CC BY-SA 3.0, and were changed: programs that pass them on name them.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries([...paths].map(([path, ofPath]) => [path, toPathItem(ofPath)])),
    components: { schemas: toComponents(routes), securitySchemes: { operator: OPERATOR } },
  }
}

/** Returns the id of a route in the document and on the docs page, such as `get-v2-champions-id-stats`. */
export function routeId({ method, path }: Route): string {
  return [method.toLowerCase(), ...path.split('/').filter(Boolean)].join('-').replaceAll(':', '')
}

export function failuresOf({ failures, body, right }: Route): readonly FailureStatus[] {
  const always: FailureStatus[] = body === null ? [429, 503] : [400, 413, 429, 503]
  const refused: FailureStatus[] = right === null ? [] : [401, 403]
  return [...new Set([...failures, ...refused, ...always])].toSorted((a, b) => a - b)
}

/** Returns the version of the newest route, which is the version of the document. */
function findNewest(versions: readonly string[]): string {
  return versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? ''
}

/** Returns the path as OpenAPI writes it: `{name}` for a parameter, and no trailing slash. */
export function toTemplate({ path }: Route): string {
  return path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}')
}

/** Returns the id of a schema in the document. Throws when it has none. */
export function nameOf(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id
  if (id === undefined) throw new Error('A schema of the catalog has no id: name it with meta({ id }).')
  return id
}

const OPERATOR = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The `OPERATOR_TOKEN` of the server or, where users sign in, the ID token of an editor. A browser that followed an operator link is identified by a cookie.',
}

function toPathItem(routes: readonly Route[]) {
  return Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), toOperation(route)]))
}

export function toOperation(route: Route) {
  const { body, shape, status, why, since, right } = route
  const requestBody = body === null ? null : { required: true, content: toContent(toPlain(body)) }
  return {
    operationId: routeId(route),
    summary: why,
    description: `Served since ${since}.`,
    parameters: toParameters(route),
    ...(requestBody === null ? {} : { requestBody }),
    ...(right === null ? {} : { security: [{ operator: [] }] }),
    responses: {
      [status]: { description: 'The answer.', headers: toHeaders(route), content: toContent(refTo(shape)) },
      ...(route.method === 'GET' ? { 304: toUnchanged(route) } : {}),
      ...Object.fromEntries(failuresOf(route).map((failure) => [failure, toFailedResponse(failure)])),
    },
  }
}

function toUnchanged(route: Route) {
  return { description: 'The answer still matches `If-None-Match`.', headers: toHeaders(route) }
}

function toHeaders({ method }: Route) {
  return method === 'GET' ? { Link: LINK, ETag: ETAG } : { Link: LINK }
}

const LINK = toHeader('Link to the description of the GraphQL that replaces this route.', { type: 'string' })
const ETAG = toHeader(
  'Validator of this answer. Send it in `If-None-Match` to find out whether the answer has changed.',
  { type: 'string' },
)
const RETRY_AFTER = toHeader('Seconds to wait before a retry.', { type: 'integer', minimum: 1 })
const HEADERS_OF_FAILURES: Partial<Record<FailureStatus, object>> = {
  401: { headers: { 'WWW-Authenticate': toHeader('Required authentication scheme.', { type: 'string' }) } },
  429: { headers: { 'Retry-After': RETRY_AFTER } },
  503: { headers: { 'Retry-After': RETRY_AFTER } },
}

function toHeader(description: string, schema: object) {
  return { description, required: true, schema }
}

function toFailedResponse(status: FailureStatus) {
  return { description: STATUSES[status], ...HEADERS_OF_FAILURES[status], content: toContent(refTo(detail)) }
}

function toParameters({ parameters: { path = {}, query = {} }, right }: Route) {
  return [
    ...Object.entries(path).map(([name, schema]) => toParameter('path', name, schema)),
    ...Object.entries(query).map(([name, schema]) => toParameter('query', name, schema)),
    ...(right === null ? [] : [toParameter('header', 'Idempotency-Key', IDEMPOTENCY_KEY)]),
  ]
}

const IDEMPOTENCY_KEY = z
  .string()
  .min(8)
  .max(128)
  .optional()
  .describe(
    'A unique text. A request that is repeated with the same key changes nothing and returns the current state of the player.',
  )

function toParameter(place: 'path' | 'query' | 'header', name: string, schema: z.ZodType) {
  const { description, ...plain } = toPlain(schema)
  return { name, in: place, required: !schema.safeParse(undefined).success, description, schema: plain }
}

function toPlain(schema: z.ZodType) {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io: 'input' })
  return plain
}

function toContent(schema: object) {
  return { 'application/json': { schema } }
}

/** Returns the shapes of the answers and the shapes nested in them, by id. */
function toComponents(routes: readonly Route[]) {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: refOf })
  const plain = Object.entries(schemas).map(
    ([id, { $schema: _dialect, $id: _uri, ...schema }]) => [id, schema] as const,
  )
  const known = new Map(plain)
  const needed = new Set<string>()

  // The registry contains every schema of the process that has an id, so only those in use are picked.
  function need(id: string): void {
    if (needed.has(id)) return
    needed.add(id)
    for (const [, part = ''] of JSON.stringify(known.get(id) ?? {}).matchAll(REFERENCES)) need(part)
  }

  for (const shape of [detail, ...routes.map((route) => route.shape)]) need(nameOf(shape))
  return Object.fromEntries(plain.filter(([id]) => needed.has(id)))
}

const REFERENCES = /"#\/components\/schemas\/(\w+)"/g

function refTo(schema: z.ZodType) {
  return { $ref: refOf(nameOf(schema)) }
}

function refOf(id: string): string {
  return `#/components/schemas/${id}`
}
