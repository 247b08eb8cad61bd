import { OPEN_PLATFORMS } from '../../shared/region.ts'
import type { MatchRoute, Platform } from '../../shared/region.ts'

export type Host =
  | { readonly kind: 'platform'; readonly platform: Platform }
  | { readonly kind: 'regional'; readonly route: MatchRoute }

/** The routing value is as written. */
export interface Destination {
  readonly routing: string
  /** Null for an unknown routing value. */
  readonly host: Host | null
  /** Null when a segment can't be decoded. */
  readonly segments: readonly string[] | null
}

const ROUTES: readonly MatchRoute[] = ['americas', 'asia', 'europe', 'sea']
const RIOT_HOST = /^(?<routing>[a-z0-9]+)\.api\.riotgames\.com$/

/** Parses both kinds of URL: `https://euw1.api.riotgames.com/lol/...` and `http://127.0.0.1:4010/euw1/lol/...`. */
export function parseDestination(url: URL): Destination {
  const path = url.pathname.split('/').slice(1)
  const [routing = '', segments] =
    RIOT_HOST.exec(url.hostname)?.groups?.['routing'] === undefined
      ? [path[0]?.toLowerCase(), path.slice(1)]
      : [url.hostname.split('.')[0], path]
  return { routing, host: findHost(routing), segments: decode(segments) }
}

function findHost(routing: string): Host | null {
  const platform = OPEN_PLATFORMS.find((code) => code.toLowerCase() === routing)
  if (platform !== undefined) return { kind: 'platform', platform }
  const route = ROUTES.find((name) => name === routing)
  return route === undefined ? null : { kind: 'regional', route }
}

function decode(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return null
  }
}
