import { etagOf } from './reply.ts'
import type { Handler } from './route.ts'

/** How long a list of pages is good for. */
const MAX_AGE_S = 3600

/** How many pages a sitemap can name, by the protocol. */
const MOST_PAGES = 50_000

/** What the sitemap stands on. */
export interface SitemapOptions {
  /** The path of every page that search engines may list, well encoded. `request` is the one that asks. */
  readonly listPaths: (request: Request) => Promise<readonly string[]>
  /** Where people reach this server, without a slash at the end; null says where each request reached it. */
  readonly publicUrl: string | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Answers `/sitemap.xml`: every page that search engines may list. The list is made at most once an hour. */
export function createSitemap({ listPaths, publicUrl, now }: SitemapOptions): Handler {
  let list: { readonly paths: Promise<readonly string[]>; readonly since: number } | null = null

  async function readPaths(request: Request): Promise<readonly string[]> {
    if (list !== null && now() - list.since < MAX_AGE_S * 1000) return list.paths
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
        'cache-control': `public, max-age=${MAX_AGE_S}`,
        etag: etagOf(body),
      },
    })
  }
}

function toXml(paths: readonly string[], base: string): string {
  const entries = paths.slice(0, MOST_PAGES).map((path) => `  <url><loc>${escapeXml(base + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
