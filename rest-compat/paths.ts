import { catalog } from './catalog.ts'
import { methodNotAllowed } from './failure.ts'
import { unknownPath, Router } from './router.ts'

/** Paths of the documents that describe the catalog, without a slash at the end. */
export const DOCUMENT_PATHS = { openApi: '/v2/openapi.json', page: '/v2/docs' } as const

const DOCUMENTS: ReadonlySet<string> = new Set(Object.values(DOCUMENT_PATHS))

const READ_METHODS = 'GET, HEAD, OPTIONS'

/** Router over the catalog. */
export const router = new Router(catalog)

/** Returns the value of the header `Allow` for a path. Throws a 404 for an unknown path. */
export function getMethods(pathname: string): string {
  return findDocument(pathname) === null ? router.getMethods(pathname) : READ_METHODS
}

/** Returns the path of the document at a path; null when there is none. Throws a 405 for methods other than GET and HEAD. */
export function findDocumentPath(method: string, pathname: string): string | null {
  const path = findDocument(pathname)
  if (path !== null && method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, READ_METHODS)
  return path
}

function findDocument(pathname: string): string | null {
  const path = pathname.replace(/\/$/, '')
  if (DOCUMENTS.has(path)) return path
  if (DOCUMENTS.has(path.toLowerCase())) throw unknownPath(pathname, pathname.toLowerCase())
  return null
}
