import { malformed, methodNotAllowed, notFound } from './failure.ts'
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
  getRoute(method: string, pathname: string): RouteMatch {
    const asked = toSegments(pathname)
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = this.#entries.find(({ route, segments }) => route.method === wanted && isMatch(segments, asked))
    if (found === undefined) throw methodNotAllowed(method, this.getMethods(pathname))
    return { route: found.route, path: readParameters(found.segments, asked) }
  }

  /** What the header `Allow` says of a path. Throws a 404 for an unknown one. */
  getMethods(pathname: string): string {
    const asked = toSegments(pathname)
    const methods = this.#entries
      .filter(({ segments }) => isMatch(segments, asked))
      .flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    if (methods.length === 0) throw notFound(`There is nothing at ${pathname}`)
    return [...new Set(methods), 'OPTIONS'].join(', ')
  }
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
