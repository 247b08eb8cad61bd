import { detailOf, graphQLErrorsOf, Refusal, unexpected } from './refusal.ts'

export interface Area {
  /** True when every path that is no route is a page. */
  readonly hasPages: boolean
  /**
   * Request headers that pages of other sites may send; null when such pages may not read responses. A star never covers
   * credentials, so no page can act in the name of a viewer.
   */
  readonly crossOriginHeaders: string | null
  /** True when each path lists `OPTIONS` as one of its methods, and answers 501 to `TRACE`. */
  readonly listsOptions: boolean
  /** Returns the message for a method that the path does not support. */
  readonly notAllowed: (method: string, allow: string) => string
  readonly unexpected: () => Refusal
  readonly bodyOf: (refusal: Refusal, requestId: string) => string
}

const PAGES: Area = {
  hasPages: true,
  crossOriginHeaders: null,
  listsOptions: false,
  notAllowed: (method, allow) => `${method} is not supported here. Use one of these: ${allow}.`,
  unexpected,
  bodyOf: detailOf,
}

const OPEN_FILES: Area = { ...PAGES, crossOriginHeaders: '*' }

const GRAPHQL: Area = { ...OPEN_FILES, hasPages: false, bodyOf: graphQLErrorsOf }

const REST: Area = {
  hasPages: false,
  // The star does not include `Authorization`, and some old browsers do not support it: hence the names.
  crossOriginHeaders: 'Authorization, Content-Type, If-None-Match, Idempotency-Key, *',
  listsOptions: true,
  notAllowed: (method, allow) => `${method} is not allowed here. Allowed: ${allow}.`,
  unexpected: () => new Refusal(503, 'UNAVAILABLE', 'Temporarily unavailable.', { 'retry-after': '30' }),
  bodyOf: detailOf,
}

const EXACT: ReadonlyMap<string, Area> = new Map([
  ['/graphql', GRAPHQL],
  ['/schema.graphql', OPEN_FILES],
  ['/feeds/roster-changes.atom', OPEN_FILES],
])

/** Paths of the REST interface for older clients, also when they are misspelt in upper case. */
const REST_PATH = /^\/(?:v2(?:\/|$)|health\/?$)/i

export function areaOf(path: string): Area {
  return REST_PATH.test(path) ? REST : (EXACT.get(path) ?? PAGES)
}

/** The last part is a secret. */
const SECRET_PATH = /^\/operator\/.*/i

/** Returns a path without its secret, for logs and messages. */
export function withoutSecret(path: string): string {
  return path.replace(SECRET_PATH, '/operator/…')
}
