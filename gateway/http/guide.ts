import type { Hono, MiddlewareHandler } from 'hono'
import { areaOf, withoutSecret } from './area.ts'
import { openToAnyOrigin, preflight } from './cors.ts'
import { detailOf, Refusal, toRefused } from './refusal.ts'
import type { HttpEnv, Route } from './route.ts'

/** Path of the handlers that run for every request. */
const EVERY_PATH = '/*'

/**
 * Creates the handler of requests that no route takes. It answers `OPTIONS`, refuses other methods of a known path with 405,
 * and unknown paths with 404, with the right spelling where there is one. Other paths may be pages and continue.
 */
export function createGuide(app: Hono<HttpEnv>, routes: readonly Route[]): MiddlewareHandler<HttpEnv> {
  const methods = [...new Set(routes.flatMap((route) => route.methods))]

  /** Returns the pattern of the route that takes a request; null without one. */
  function findPattern(method: string, path: string): string | null {
    const [found] = app.router.match(method, path)
    return found.map(([[, route]]) => route.path).find((pattern) => pattern !== EVERY_PATH) ?? null
  }

  /** Returns the path of a route that differs only in letter case; null without one. */
  function findSpelling(path: string): string | null {
    const lower = path.toLowerCase()
    const pattern = methods.map((method) => findPattern(method, lower)).find((found) => found !== null)
    return pattern === undefined ? null : withoutSecret(fillIn(pattern, path.split('/')))
  }

  return async (c, next) => {
    const { path } = c.req
    const method = c.env.method ?? c.req.method
    const area = areaOf(path)
    if (method === 'TRACE' && area.listsOptions) {
      throw new Refusal(501, 'NOT_IMPLEMENTED', 'TRACE is not supported by this server.')
    }
    const known = methods.filter((each) => findPattern(each, path) !== null)
    if (known.length === 0) {
      const right = findSpelling(path)
      if (right !== null && area.hasPages) return misspelt(path, right)
      if (right !== null) throw wrongCase(path, right)
      if (!area.hasPages) throw new Refusal(404, 'NOT_FOUND', `There is nothing at ${path}`)
      if (method === 'GET' || method === 'HEAD') return next()
      known.push('GET')
    }
    const allow = known.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]))
    if (area.listsOptions) allow.push('OPTIONS')
    if (method === 'OPTIONS' && area.crossOriginHeaders !== null) {
      return preflight(allow.join(', '), area.crossOriginHeaders, area.listsOptions)
    }
    const message = area.notAllowed(method, allow.join(', '))
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', message, { allow: allow.join(', ') })
  }
}

/** Returns the answer to a path that differs from a known one only in upper and lower case, for pages of any site. */
function misspelt(path: string, right: string): Response {
  const refusal = wrongCase(path, right)
  const response = toRefused(refusal, detailOf(refusal))
  openToAnyOrigin(response.headers)
  return response
}

function wrongCase(path: string, right: string): Refusal {
  const message = `There is nothing at ${path}. Paths are case-sensitive: request ${right} instead.`
  return new Refusal(404, 'NOT_FOUND', message)
}

function fillIn(pattern: string, parts: readonly string[]): string {
  return pattern
    .split('/')
    .flatMap((segment, index) => {
      if (segment.endsWith('{.*}')) return parts.slice(index)
      return segment.startsWith(':') ? (parts[index] ?? '') : segment
    })
    .join('/')
}
