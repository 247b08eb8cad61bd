import type { Handler } from '../route.ts'

/**
 * Crawlers may request every page and, as pages do, `/graphql`. `noindex` is in the head of a page, which a crawler can read only
 * if it may request the page. `publicUrl` has no slash at the end; null uses the URL of each request.
 */
export function createRobots(publicUrl: string | null): Handler {
  return (request) => {
    const base = publicUrl ?? new URL(request.url).origin
    const text = `User-agent: *\nDisallow: /v2/\nDisallow: /export/\nDisallow: /operator/\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`
    return new Response(text, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
  }
}
