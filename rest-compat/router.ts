import { malformed, methodNotAllowed, notFound } from './failure.ts'
import type { Route } from './route.ts'

export interface RouteMatch {
  readonly route: Route
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
}

/** Finds what a path leads to; each path of the catalog is known with its trailing slash and without. */
export class Router {
  readonly #entries: readonly { readonly route: Route; readonly pattern: URLPattern }[]

  constructor(routes: readonly Route[]) {
    this.#entries = routes.map((route) => ({
      route,
      pattern: new URLPattern({ pathname: route.path.replace(/\/?$/, '{/}?') }),
    }))
  }

  /** HEAD is a GET. Throws a 404 for an unknown path and a 405 for a method that the path lacks. */
  getRoute(method: string, pathname: string): RouteMatch {
    const allowed = this.getMethods(pathname)
    const wanted = method === 'HEAD' ? 'GET' : method
    for (const { route, pattern } of this.#entries) {
      if (route.method !== wanted) continue
      const match = pattern.exec({ pathname })
      if (match !== null) return { route, path: decode(match.pathname.groups) }
    }
    throw methodNotAllowed(method, allowed)
  }

  /** What the header `Allow` says of a path. Throws a 404 for an unknown one. */
  getMethods(pathname: string): string {
    const methods = this.#entries
      .filter(({ pattern }) => pattern.test({ pathname }))
      .flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    if (methods.length === 0) throw notFound(`There is nothing at ${pathname}`)
    return [...new Set(methods), 'OPTIONS'].join(', ')
  }
}

function decode(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, segment]) => [name, decodeURIComponent(segment ?? '')]),
    )
  } catch {
    throw malformed('The path holds a percent sign that encodes nothing.')
  }
}
