import { etagOf } from '../etag.ts'
import type { Handler } from '../route.ts'

const MAX_AGE_SECONDS = 3600

/** Maximum number of pages in a sitemap, by the protocol. */
const MAX_PAGES = 50_000

export interface SitemapOptions {
  readonly listPaths: (request: Request) => Promise<readonly string[]>
  /** Public URL of this server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
}

/** The list is created at most once an hour. */
export function createSitemap({ listPaths, publicUrl, now }: SitemapOptions): Handler {
  let list: { readonly paths: Promise<readonly string[]>; readonly since: number } | null = null

  async function readPaths(request: Request): Promise<readonly string[]> {
    if (list !== null && now() - list.since < MAX_AGE_SECONDS * 1000) return list.paths
    list = { paths: listPaths(request), since: now() }
    try {
      return await list.paths
    } catch (error) {
      list = null
      throw error
    }
  }

  return async (request) => {
    const base = publicUrl ?? new URL(request.url).origin
    const body = new TextEncoder().encode(toXml(await readPaths(request), base))
    return new Response(body, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        etag: etagOf(body),
      },
    })
  }
}

function toXml(paths: readonly string[], base: string): string {
  const entries = paths.slice(0, MAX_PAGES).map((path) => `  <url><loc>${escapeXml(base + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
