import type { Execute } from '../gateway/http/execute.ts'
import { catalog } from './catalog.ts'
import { readContract } from './docs/contract.ts'
import { readHeadingFont } from './docs/font.ts'
import { docsPage, type Theme } from './docs/page.ts'
import { docsPolicy } from './docs/policy.ts'
import { toStyle } from './docs/style.ts'
import { createWorldReader } from './docs/world.ts'
import { toOpenApi } from './openapi.ts'

export interface CatalogDocument {
  readonly contentType: string
  readonly text: string
  /** True when the text depends on the client's cookies. */
  readonly byCookie: boolean
  /** The `Content-Security-Policy`; null for data. */
  readonly policy: string | null
}

/** `execute` reads the contract. Rejects when that fails; the next request then tries again. */
type FindDocument = (request: Request, execute: Execute) => Promise<CatalogDocument>

/** Address in the page that is replaced by that of the server. */
const ORIGIN = 'https://origin.invalid'

/**
 * Creates the documents of the catalog, by path. Each is built on its first request, and the page again when the server knows other
 * examples. `publicUrl` has no trailing slash; null uses the URL of each request.
 */
export function createCatalogDocuments(publicUrl: string | null): ReadonlyMap<string, FindDocument> {
  const readWorld = createWorldReader()
  const readOnce = once(async (_request, execute) => Promise.all([readContract(execute), readHeadingFont()]))
  const pages = new Map<Theme, { readonly of: string; readonly html: string; readonly policy: string }>()

  async function findPage(request: Request, execute: Execute): Promise<CatalogDocument> {
    const theme = themeOf(request)
    const [[contract, headingFont], world] = await Promise.all([readOnce(request, execute), readWorld(execute)])
    const of = JSON.stringify(world)
    let page = pages.get(theme)
    if (page?.of !== of) {
      const { schemas: shapes } = toOpenApi().components
      const style = toStyle(headingFont)
      const html = docsPage({ routes: catalog, shapes, contract, theme, style, origin: ORIGIN, world })
      page = { of, html, policy: docsPolicy(html) }
      pages.set(theme, page)
    }
    const text = page.html.replaceAll(ORIGIN, publicUrl ?? new URL(request.url).origin)
    return { contentType: 'text/html; charset=utf-8', text, byCookie: true, policy: page.policy }
  }

  return new Map<string, FindDocument>([
    ['/v2/openapi.json', once(makeOpenApi)],
    ['/v2/docs', findPage],
  ])
}

async function makeOpenApi(): Promise<CatalogDocument> {
  return { contentType: 'application/json', text: JSON.stringify(toOpenApi()), byCookie: false, policy: null }
}

/** Returns the theme that the visitor chose; dark by default. */
function themeOf({ headers }: Request): Theme {
  const cookies = new Set(
    headers
      .get('Cookie')
      ?.split(';')
      .map((cookie) => cookie.trim()),
  )
  if (cookies.has('theme=light')) return 'light'
  return cookies.has('theme=system') ? 'system' : 'dark'
}

/** Keeps what was made. After a failure, the next request tries again. */
function once<Made>(make: (request: Request, execute: Execute) => Promise<Made>) {
  let made: Promise<Made> | null = null
  return (request: Request, execute: Execute): Promise<Made> => {
    made ??= make(request, execute).catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
