/** Parts of the server that requests are counted by. */
export const SURFACES = [
  'page',
  'file',
  'graphql',
  'event_stream',
  'websocket',
  'v2',
  'mcp',
  'export',
  'image',
  'preview',
  'feed',
  'health',
  'other',
] as const

export type Surface = (typeof SURFACES)[number]

/** The first that matches. A path of another form is a page, also when there is none. */
const PATHS: readonly (readonly [pattern: RegExp, surface: Surface])[] = [
  [/^\/graphql\/?$/, 'graphql'],
  [/^\/images\/previews\//, 'preview'],
  [/^\/images\//, 'image'],
  [/^\/v2(?:\/|$)/i, 'v2'],
  [/^\/(?:livez|readyz|health\/?)$/, 'health'],
  [/^\/mcp$/, 'mcp'],
  [/^\/export(?:\/|$)/i, 'export'],
  [/^\/(?:feeds|calendars)\//, 'feed'],
  [/^\/(?:(?:operator|twitch)\/|oembed$)/, 'other'],
  // Files of the client, of crawlers, and the contract.
  [/\.[a-z\d]{2,11}$/, 'file'],
]

/** Returns the part of the server that a path belongs to; null is the path of an unreadable request. */
export function surfaceOf(path: string | null): Surface {
  if (path === null) return 'other'
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

/** A request that was answered, or whose client left before. */
export interface FinishedRequest {
  readonly surface: Surface
  readonly status: number
  /** From the head of the request to the end of its answer; of a websocket, to the end of its handshake. */
  readonly durationMs: number
}

export type OnRequest = (request: FinishedRequest) => void
