import type { Handler } from './route.ts'

/**
 * Answers `/robots.txt`. Crawlers may ask for every page and, as pages do, for `/graphql`: a page that is not to be listed
 * says `noindex` in its head, which nobody reads who may not ask for it. `publicUrl` is where people reach this server,
 * without a slash at the end; null says where each request reached it.
 */
export function createRobots(publicUrl: string | null): Handler {
  return (request) => {
    const base = publicUrl ?? new URL(request.url).origin
    const text = `User-agent: *\nDisallow: /v2/\nDisallow: /operator/\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`
    return new Response(text, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
  }
}
