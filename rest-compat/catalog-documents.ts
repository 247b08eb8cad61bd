import type { Execute } from '../gateway/http/execute.ts'
import { catalog } from './catalog.ts'
import { readContract } from './docs/contract.ts'
import { readHeadingFont } from './docs/font.ts'
import { docsPage, type Theme } from './docs/page.ts'
import { toStyle } from './docs/style.ts'
import { toOpenApi } from './openapi.ts'

export interface CatalogDocument {
  readonly contentType: string
  readonly text: string
  /** True when the text depends on the client's cookies. */
  readonly byCookie: boolean
}

/** `execute` reads the contract. Rejects when that fails; the next request then tries again. */
type FindDocument = (request: Request, execute: Execute) => Promise<CatalogDocument>

/** Creates the documents of the catalog, by path. Each one is built once, on its first request. */
export function createCatalogDocuments(): ReadonlyMap<string, FindDocument> {
  const pages = {
    dark: once((_request, execute) => makePage('dark', execute)),
    light: once((_request, execute) => makePage('light', execute)),
    system: once((_request, execute) => makePage('system', execute)),
  }
  return new Map<string, FindDocument>([
    ['/v2/openapi.json', once(makeOpenApi)],
    ['/v2/docs', (request, execute) => pages[themeOf(request)](request, execute)],
  ])
}

async function makeOpenApi(): Promise<CatalogDocument> {
  return { contentType: 'application/json', text: JSON.stringify(toOpenApi()), byCookie: false }
}

async function makePage(theme: Theme, execute: Execute): Promise<CatalogDocument> {
  const [contract, headingFont] = await Promise.all([readContract(execute), readHeadingFont()])
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
  return (request, execute) => {
    made ??= make(request, execute).catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
