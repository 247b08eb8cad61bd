import { comparePath, searchPath } from '../paths.ts'
import { findComparedPath } from '../search/compare-address.ts'
import { findSearchedPath } from '../search/search-address.ts'

/** Returns the path of the page that an address without a page of its own leads to; null for all other addresses. */
export function findRedirect(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === searchPath()) return findSearchedPath(searchParams)
  return pathname === comparePath() ? findComparedPath(searchParams) : null
}
