import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { Handler, HttpEnv } from '../route.ts'

/** Media types and ranges that an answer of the API can have. */
const ANSWERS = [
  'application/graphql-response+json',
  'application/json',
  'application/*',
  'text/event-stream',
  'multipart/mixed',
  '*/*',
]

/**
 * Answers a browser that navigates to `/graphql` with the explorer; every other request continues to the API. A page costs no
 * points, so this comes before the limits. `explorer` is null when it was not built.
 */
export function explorerFirst(explorer: Handler | null): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.req.method === 'POST') return next()
    if (explorer !== null && prefersPage(c.req.header('accept'))) return explorer(c.req.raw, c.env)
    await next()
    addVary(c.res.headers, 'accept')
  }
}

/** True when a request names HTML, and with a greater weight than any answer of the API. */
function prefersPage(accept: string | undefined): boolean {
  const ranges = parseAccept(accept ?? '')
  const weightOf = (types: readonly string[]) =>
    Math.max(0, ...ranges.filter(({ type }) => types.includes(type.toLowerCase())).map(({ q }) => q))
  return weightOf(['text/html']) > weightOf(ANSWERS)
}

function addVary(headers: Headers, name: string): void {
  const names = headers.get('vary')?.toLowerCase().split(/,\s*/) ?? []
  if (!names.includes(name)) headers.append('vary', name)
}
