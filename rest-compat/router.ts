import { type Failure, malformed, methodNotAllowed, notFound } from './failure.ts'
import type { Route } from './route.ts'

export interface RouteMatch {
  readonly route: Route
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
}

interface Entry {
  readonly route: Route
  /** Segments of the path, without an empty one at the end. A segment that starts with a colon matches any value. */
  readonly segments: readonly string[]
}

/** Finds the route of a path. Each path of the catalog matches with and without its trailing slash. */
export class Router {
  readonly #entries: readonly Entry[]

  constructor(routes: readonly Route[]) {
    this.#entries = routes.map((route) => ({ route, segments: toSegments(route.path) }))
  }

  /** Returns the route; HEAD counts as GET. Throws a 404 for an unknown path and a 405 for a method that the path lacks. */
  getRoute(method: string, pathname: string): Route {
    return this.#getEntry(method, pathname).route
  }

  /** Like {@link getRoute}, with the parameters of the path. Throws a 400 for a missing or badly encoded parameter. */
  getMatch(method: string, pathname: string): RouteMatch {
    const { route, segments } = this.#getEntry(method, pathname)
    const requested = toSegments(pathname)
    const missing = this.#findMissing(route, segments, requested)
    if (missing.length > 0) throw malformed(`Missing: ${missing.join(', ')}.`)
    return { route, path: readParameters(segments, requested) }
  }

  #getEntry(method: string, pathname: string): Entry {
    const requested = toSegments(pathname)
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = this.#entries.find(({ route, segments }) => route.method === wanted && isMatch(segments, requested))
    if (found === undefined) throw methodNotAllowed(method, this.getMethods(pathname))
    return found
  }

  /**
   * Returns the parameters that an incomplete path lacks. Without its parameters the start of one route can match another:
   * `/v2/league/leaderboard` lacks the region of the leaderboard, and is not a request for the PUUID `leaderboard`.
   */
  #findMissing({ method }: Route, segments: readonly string[], requested: readonly string[]): readonly string[] {
    if (!isParameter(segments.at(-1) ?? '')) return []
    const longer = this.#entries.find((other) => {
      const rest = other.segments.slice(requested.length)
      const begins = requested.every((part, index) => other.segments[index] === part)
      return other.route.method === method && rest.length > 0 && begins && rest.every(isParameter)
    })
    return longer?.segments.slice(requested.length).map((segment) => segment.slice(1)) ?? []
  }

  /** Returns the value of the header `Allow` for a path. Throws a 404 for an unknown path. */
  getMethods(pathname: string): string {
    const requested = toSegments(pathname)
    const methods = this.#entries
      .filter(({ segments }) => isMatch(segments, requested))
      .flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    if (methods.length === 0) throw unknownPath(pathname, this.#findSpelling(pathname))
    return [...new Set(methods), 'OPTIONS'].join(', ')
  }

  /** Returns the known path that differs only in letter case; null without one. */
  #findSpelling(pathname: string): string | null {
    const requested = toSegments(pathname)
    const lower = requested.map((part) => part.toLowerCase())
    const found = this.#entries.find(({ segments }) => isMatch(segments.map(toLowerLiteral), lower))
    const spelled = found?.segments
      .map((segment, index) => (isParameter(segment) ? requested[index] : segment))
      .join('/')
    return spelled === undefined ? null : `${spelled}${pathname.endsWith('/') ? '/' : ''}`
  }
}

/** 404 for an unknown path, with the right spelling where there is one. */
export function unknownPath(pathname: string, right: string | null): Failure {
  const hint = right === null ? '' : `. Paths are case-sensitive: request ${right} instead.`
  return notFound(`There is nothing at ${pathname}${hint}`)
}

function toLowerLiteral(segment: string): string {
  return isParameter(segment) ? segment : segment.toLowerCase()
}

function toSegments(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/')
}

function isMatch(segments: readonly string[], requested: readonly string[]): boolean {
  return (
    segments.length === requested.length &&
    segments.every((segment, index) => (isParameter(segment) ? requested[index] !== '' : requested[index] === segment))
  )
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':')
}

function readParameters(segments: readonly string[], requested: readonly string[]): Record<string, string> {
  try {
    return Object.fromEntries(
      segments.flatMap((segment, index) =>
        isParameter(segment) ? [[segment.slice(1), decodeURIComponent(requested[index] ?? '')]] : [],
      ),
    )
  } catch {
    throw malformed('The path has a percent sign that is not part of a valid encoding.')
  }
}
