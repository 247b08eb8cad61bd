import { catalog } from './catalog.ts'
import { readContract } from './docs/contract.ts'
import { readHeadingFont } from './docs/font.ts'
import { docsPage, type Theme } from './docs/page.ts'
import { toStyle } from './docs/style.ts'
import { toOpenApi } from './openapi.ts'
import { DOCUMENT_PATHS } from './paths.ts'
import type { Execute } from './route.ts'

/** A document that describes the catalog. */
export interface CatalogDocument {
  readonly contentType: string
  readonly text: string
  /** True when the text depends on the client's cookies. */
  readonly byCookie: boolean
}

/** Resolves to the document for a request. Rejects when the contract cannot be read; the next request then tries again. */
type FindDocument = (request: Request) => Promise<CatalogDocument>

/** Creates the documents of the catalog, by path without a trailing slash. Each one is built once, on its first request. */
export function createCatalogDocuments(execute: Execute): ReadonlyMap<string, FindDocument> {
  const pages = {
    dark: once((request) => makePage('dark', execute, request)),
    light: once((request) => makePage('light', execute, request)),
    system: once((request) => makePage('system', execute, request)),
  }
  return new Map<string, FindDocument>([
    [DOCUMENT_PATHS.openApi, once(makeOpenApi)],
    [DOCUMENT_PATHS.page, (request) => pages[themeOf(request)](request)],
  ])
}

async function makeOpenApi(): Promise<CatalogDocument> {
  return { contentType: 'application/json', text: JSON.stringify(toOpenApi()), byCookie: false }
}

async function makePage(theme: Theme, execute: Execute, request: Request): Promise<CatalogDocument> {
  const [contract, headingFont] = await Promise.all([readContract(execute, request), readHeadingFont()])
  const { schemas: shapes } = toOpenApi().components
  const text = docsPage({ routes: catalog, shapes, contract, theme, style: toStyle(headingFont) })
  return { contentType: 'text/html; charset=utf-8', text, byCookie: true }
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

function once(make: FindDocument): FindDocument {
  let made: Promise<CatalogDocument> | null = null
  return (request) => {
    made ??= make(request).catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
