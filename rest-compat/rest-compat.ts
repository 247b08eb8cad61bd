import { createCatalogDocuments } from './catalog-documents.ts'
import { Failure } from './failure.ts'
import { findDocumentPath, getMethods, router } from './paths.ts'
import {
  toUnexpectedErrorResponse,
  toDocumentResponse,
  toOptionsResponse,
  toFailureResponse,
  toSuccessResponse,
} from './responses.ts'
import { readJson, type RestRequest } from './rest-request.ts'
import type { Execute } from './route.ts'
import type { RouteMatch } from './router.ts'

interface RestCompatOptions {
  /** Runs a document in this process, on behalf of the request. */
  readonly execute: Execute
  /** Current time in milliseconds since 1970; `Retry-After` counts from it. */
  readonly clock: { readonly now: () => number }
  /** Receives every unexpected error. The client gets a 503 without details. */
  readonly reportError: (error: unknown, request: Request) => void
}

/**
 * Creates the handler of the REST layer for older clients. It serves the paths of the catalog, and the documents that describe
 * them at `/v2/openapi.json` and `/v2/docs`. The handler never throws. A success is 200 or 201 with JSON in the shape of the
 * route, or 304 for a client that already has it. A failure is `{"detail"}` with 400, 401, 403, 404, 405, 413 or 422, or with
 * 429 or 503 and `Retry-After`.
 */
export function createRestCompat({ execute, clock, reportError }: RestCompatOptions) {
  const documents = createCatalogDocuments(execute)

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'OPTIONS') return toOptionsResponse(getMethods(pathname))

    const findDocument = documents.get(findDocumentPath(request.method, pathname) ?? '')
    if (findDocument !== undefined) return toDocumentResponse(request, await findDocument(request))

    const match = router.getMatch(request.method, pathname)
    const answer = await match.route.respond(await toRestRequest(match, searchParams, request), request, execute)
    return toSuccessResponse(request, match.route, answer)
  }

  function refuse(error: unknown, request: Request): Response {
    if (error instanceof Failure) return toFailureResponse(error, clock.now())
    reportError(error, request)
    return toUnexpectedErrorResponse(clock.now())
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
  const known = [...searchParams].filter(([name]) => Object.hasOwn(route.parameters.query ?? {}, name))
  return {
    path,
    query: Object.fromEntries(known),
    body: route.body === null ? undefined : await readJson(request),
    idempotencyKey: request.headers.get('Idempotency-Key'),
  }
}
