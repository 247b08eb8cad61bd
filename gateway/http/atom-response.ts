import { etagOf } from './etag.ts'

/** Returns a feed for feed readers. */
export function atomResponse(feed: string, maxAgeSeconds: number): Response {
  const body = new TextEncoder().encode(feed)
  return new Response(body, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      etag: etagOf(body),
    },
  })
}
