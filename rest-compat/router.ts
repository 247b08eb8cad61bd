import { type Failure, malformed, methodNotAllowed, notFound } from './failure.ts'
import type { Route } from './route.ts'

export interface RouteMatch {
  readonly route: Route
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
}

interface Entry {
  readonly route: Route
  /** The parts of the path between its slashes, without an empty one at the end; those that begin with a colon match any. */
  readonly segments: readonly string[]
}

/** Finds what a path leads to; each path of the catalog is known with its trailing slash and without. */
export class Router {
  readonly #entries: readonly Entry[]

  constructor(routes: readonly Route[]) {
    this.#entries = routes.map((route) => ({ route, segments: toSegments(route.path) }))
  }

  /** HEAD is a GET. Throws a 404 for an unknown path and a 405 for a method that the path lacks. */
  getRoute(method: string, pathname: string): Route {
    return this.#getEntry(method, pathname).route
  }

  /** As {@link getRoute}, with the parameters of the path. Throws a 400 for one that is missing or is not well encoded. */
  getMatch(method: string, pathname: string): RouteMatch {
    const { route, segments } = this.#getEntry(method, pathname)
    const asked = toSegments(pathname)
    const missing = this.#findMissing(route, segments, asked)
    if (missing.length > 0) throw malformed(`Missing: ${missing.join(', ')}.`)
    return { route, path: readParameters(segments, asked) }
  }

  #getEntry(method: string, pathname: string): Entry {
    const asked = toSegments(pathname)
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = this.#entries.find(({ route, segments }) => route.method === wanted && isMatch(segments, asked))
    if (found === undefined) throw methodNotAllowed(method, this.getMethods(pathname))
    return found
  }

  /** What lacks at the end of a path whose last part is taken for a parameter, and begins another route: its parameters. */
  #findMissing({ method }: Route, segments: readonly string[], asked: readonly string[]): readonly string[] {
    if (!isParameter(segments.at(-1) ?? '')) return []
    const meant = this.#entries.find((other) => {
      const rest = other.segments.slice(asked.length)
      const begins = asked.every((part, index) => other.segments[index] === part)
      return other.route.method === method && rest.length > 0 && begins && rest.every(isParameter)
    })
    return meant?.segments.slice(asked.length).map((segment) => segment.slice(1)) ?? []
  }

  /** What the header `Allow` says of a path. Throws a 404 for an unknown one. */
  getMethods(pathname: string): string {
    const asked = toSegments(pathname)
    const methods = this.#entries
      .filter(({ segments }) => isMatch(segments, asked))
      .flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    if (methods.length === 0) throw nothingAt(pathname, this.#findSpelling(pathname))
    return [...new Set(methods), 'OPTIONS'].join(', ')
  }

  /** The path that differs only in the case of its letters; null without one. */
  #findSpelling(pathname: string): string | null {
    const asked = toSegments(pathname)
    const lower = asked.map((part) => part.toLowerCase())
    const found = this.#entries.find(({ segments }) => isMatch(segments.map(toLowerLiteral), lower))
    const spelled = found?.segments.map((segment, index) => (isParameter(segment) ? asked[index] : segment)).join('/')
    return spelled === undefined ? null : `${spelled}${pathname.endsWith('/') ? '/' : ''}`
  }
}

/** A 404 that says the right spelling where there is one. */
export function nothingAt(pathname: string, right: string | null): Failure {
  const hint = right === null ? '' : `. Capital letters count: ask ${right} instead.`
  return notFound(`There is nothing at ${pathname}${hint}`)
}

function toLowerLiteral(segment: string): string {
  return isParameter(segment) ? segment : segment.toLowerCase()
}

function toSegments(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/')
}

function isMatch(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) => (isParameter(segment) ? asked[index] !== '' : asked[index] === segment))
  )
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':')
}

function readParameters(segments: readonly string[], asked: readonly string[]): Record<string, string> {
  try {
    return Object.fromEntries(
      segments.flatMap((segment, index) =>
        isParameter(segment) ? [[segment.slice(1), decodeURIComponent(asked[index] ?? '')]] : [],
      ),
    )
  } catch {
    throw malformed('The path holds a percent sign that encodes nothing.')
  }
}
