import { detailOf, graphQLErrorsOf, Refusal, typedErrorOf, unexpected } from './refusal.ts'

export interface Area {
  /** True when every path that is no route is a page. */
  readonly hasPages: boolean
  /**
   * Request headers that pages of other sites may send; null when such pages may not read responses. `Authorization` is only allowed
   * by name: a star does not cover it. Cookies never are, so a page elsewhere acts with the key or token that it has itself, and
   * never in the name of its visitor.
   */
  readonly crossOriginHeaders: string | null
  /** True when each path lists `OPTIONS` as one of its methods, and answers 501 to `TRACE`. */
  readonly listsOptions: boolean
  /** Returns the message for a method that the path does not support. */
  readonly notAllowed: (method: string, allow: string) => string
  readonly unexpected: () => Refusal
  /** `now` is in milliseconds since 1970. */
  readonly bodyOf: (refusal: Refusal, requestId: string, now: number) => string
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

const GRAPHQL: Area = {
  ...PAGES,
  hasPages: false,
  // Some old browsers do not support the star: hence the names. Clients send names and versions of their own as well.
  crossOriginHeaders: 'Authorization, Content-Type, If-None-Match, *',
  bodyOf: graphQLErrorsOf,
}

const REST: Area = {
  hasPages: false,
  crossOriginHeaders: 'Authorization, Content-Type, If-None-Match, Idempotency-Key, *',
  listsOptions: true,
  notAllowed: (method, allow) => `${method} is not allowed here. Allowed: ${allow}.`,
  unexpected: () => new Refusal(503, 'UNAVAILABLE', 'Temporarily unavailable.', { 'retry-after': '30' }),
  bodyOf: detailOf,
}

const MCP: Area = {
  ...PAGES,
  hasPages: false,
  crossOriginHeaders: 'Authorization, Content-Type, Mcp-Protocol-Version, *',
}

const EXPORTS: Area = {
  ...PAGES,
  hasPages: false,
  crossOriginHeaders: 'Authorization, If-None-Match, *',
  bodyOf: typedErrorOf,
}

const CALENDARS: Area = { ...EXPORTS, crossOriginHeaders: '*' }

const EXACT: ReadonlyMap<string, Area> = new Map([
  ['/graphql', GRAPHQL],
  ['/graphql/', GRAPHQL],
  ['/mcp', MCP],
  ['/schema.graphql', OPEN_FILES],
  ['/feeds/roster-changes.atom', OPEN_FILES],
  ['/feeds/contract-changes.atom', OPEN_FILES],
  ['/oembed', OPEN_FILES],
])

/** Paths of the REST interface for older clients, also when they are misspelt in upper case. */
const REST_PATH = /^\/(?:v2(?:\/|$)|health\/?$)/i

const EXPORT_PATH = /^\/export(?:\/|$)/i

const CALENDAR_PATH = /^\/calendars\//i

const PICTURE_PATH = /^\/images\//

export function areaOf(path: string): Area {
  if (REST_PATH.test(path)) return REST
  if (EXPORT_PATH.test(path)) return EXPORTS
  if (CALENDAR_PATH.test(path)) return CALENDARS
  return PICTURE_PATH.test(path) ? OPEN_FILES : (EXACT.get(path) ?? PAGES)
}

/** The last part is a secret. */
const SECRET_PATH = /^\/operator\/.*/i

/** Returns a path without its secret, for logs and messages. */
export function withoutSecret(path: string): string {
  return path.replace(SECRET_PATH, '/operator/…')
}
