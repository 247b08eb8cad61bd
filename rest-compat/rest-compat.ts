import { catalog } from './catalog.ts'
import { Failure, unavailable } from './failure.ts'
import { toPermission, toRefusal, toSuccess } from './responses.ts'
import { readJson, type RestRequest } from './rest-request.ts'
import type { Execute } from './route.ts'
import { Router, type RouteMatch } from './router.ts'

interface RestCompatOptions {
  /** Runs a document in this process, on behalf of the request. */
  readonly execute: Execute
  /** Time, from which `Retry-After` counts. */
  readonly clock: { readonly now: () => number }
  /** Told of every error that nobody foresaw; the caller only learns that something is unavailable. */
  readonly reportError: (error: unknown, request: Request) => void
}

/**
 * The REST layer that older clients speak to: paths under `/v2/`. The handler never throws. It answers JSON: the shape
 * of the route with status 200, or 304 to whoever has it already; or `{"detail": "..."}` with 400, 404, 405, 413, 422, or
 * 503 and `Retry-After`.
 */
export function createRestCompat({ execute, clock, reportError }: RestCompatOptions) {
  const router = new Router(catalog)

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'OPTIONS') return toPermission(router.getMethods(pathname))

    const match = router.getRoute(request.method, pathname)
    const answer = await match.route.respond(await toRestRequest(match, searchParams, request), request, execute)
    return toSuccess(request, answer)
  }

  function refuse(error: unknown, request: Request): Response {
    if (error instanceof Failure) return toRefusal(error, clock.now())
    reportError(error, request)
    return toRefusal(unavailable('Temporarily unavailable.'), clock.now())
  }

  return async function restCompat(request: Request): Promise<Response> {
    const response = await respond(request).catch((error: unknown) => refuse(error, request))
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function toRestRequest(
  { route, path }: RouteMatch,
  searchParams: URLSearchParams,
  request: Request,
): Promise<RestRequest> {
  const carriesBody = route.method === 'POST' || route.method === 'PUT'
  return { path, query: Object.fromEntries(searchParams), body: carriesBody ? await readJson(request) : undefined }
}
