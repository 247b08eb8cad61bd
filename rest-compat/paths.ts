import { catalog } from './catalog.ts'
import { methodNotAllowed } from './failure.ts'
import { nothingAt, Router } from './router.ts'

/** Paths of the documents that describe the catalog, without a slash at the end. */
export const DOCUMENT_PATHS = { openApi: '/v2/openapi.json', page: '/v2/docs' } as const

const DOCUMENTS: ReadonlySet<string> = new Set(Object.values(DOCUMENT_PATHS))

const READING = 'GET, HEAD, OPTIONS'

/** The routes of the catalog by their paths. */
export const router = new Router(catalog)

/** What the header `Allow` says of a path. Throws a 404 for an unknown one. */
export function getMethods(pathname: string): string {
  return findDocument(pathname) === null ? router.getMethods(pathname) : READING
}

/** The document at a path; null where a route may stand. Throws a 405 for a method that does not read. */
export function findDocumentPath(method: string, pathname: string): string | null {
  const path = findDocument(pathname)
  if (path !== null && method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, READING)
  return path
}

function findDocument(pathname: string): string | null {
  const path = pathname.replace(/\/$/, '')
  if (DOCUMENTS.has(path)) return path
  if (DOCUMENTS.has(path.toLowerCase())) throw nothingAt(pathname, pathname.toLowerCase())
  return null
}
