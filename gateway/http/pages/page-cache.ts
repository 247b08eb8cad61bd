import { AnswerCache } from '../../caching/answer-cache.ts'
import { Dependencies } from '../../caching/dependencies.ts'
import type { Clock } from '../../shared/clock.ts'
import { toEncodedResponse } from '../caching/encoded-response.ts'
import { SharedBody } from '../caching/shared-body.ts'
import { forSharedCaches } from '../caching/shared-caches.ts'
import { STREAMED } from '../reply.ts'
import { toStreamedBody } from '../streamed-body.ts'
import { STYLE_SOURCE } from './security-headers.ts'

/** Limit of all cached pages. A page has some 150 kB. */
const MAX_BYTES = 96_000_000

export interface Page {
  readonly status: 200 | 404
  /** In parts when it waits for an upstream. */
  readonly html: string | AsyncIterable<string>
  /** Source for the policy of the page that allows its style elements; null when it has none. */
  readonly styleSource: string | null
}

interface CachedPage {
  readonly status: 200 | 404
  readonly body: SharedBody
  readonly styleSource: string | null
  /** Cost of its queries. */
  readonly points: number
}

export interface PageRequest {
  /** Equal for requests with the same page. */
  readonly key: string
  readonly address: string
  readonly acceptEncoding: string | null
  /** False for a crawler's page, which is not one for visitors. */
  readonly isForVisitors: boolean
}

/** The page, and the cost of its queries in points. Everything that it depends on was added to `dependencies`. */
export type RenderPage = (dependencies: Dependencies) => Promise<{ readonly page: Page; readonly points: number }>

export interface PageCache {
  /** Answers with the cached page, or else renders it once for all that ask for it meanwhile. */
  readonly answer: (request: PageRequest, render: RenderPage) => Promise<Response>
}

interface PageCacheOptions {
  readonly clock: Pick<Clock, 'now'>
  /** Charges an address for the queries of a page that was rendered for another one. */
  readonly charge: (address: string, points: number) => Promise<unknown>
  /** Called for each page: true when it was cached, or rendered for another visitor at the same time. */
  readonly onLookup: (isHit: boolean) => void
}

/** Caches pages that are complete. Their visitors pay for the queries, as if they had been executed. */
export function createPageCache({ clock, charge, onLookup }: PageCacheOptions): PageCache {
  const pages = new AnswerCache<CachedPage>({ clock, maxBytes: MAX_BYTES, bytesOf: ({ body }) => body.bytes })

  function toResponse({ status, body, styleSource }: CachedPage, request: PageRequest): Promise<Response> {
    const headers = toHeaders(styleSource)
    if (request.isForVisitors) headers.set('cache-control', forSharedCaches(pages.secondsLeft(request.key)))
    return toEncodedResponse(body, request.acceptEncoding, { status, headers })
  }

  return {
    async answer(request, render) {
      const { own, shared } = await pages.share(request.key, async (dependencies) => {
        const { page, points } = await render(dependencies)
        const { status, html, styleSource } = page
        if (typeof html !== 'string') return { own: page, shared: null }
        return { own: page, shared: { status, body: new SharedBody(html), styleSource, points } }
      })
      onLookup(shared !== null && own === null)
      if (shared === null) return toOwnResponse(own ?? (await render(new Dependencies())).page)
      if (own === null) await charge(request.address, shared.points)
      return toResponse(shared, request)
    },
  }
}

function toHeaders(styleSource: string | null): Headers {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' })
  if (styleSource !== null) headers.set(STYLE_SOURCE, styleSource)
  return headers
}

/** A page that is only for one visitor. */
function toOwnResponse({ status, html, styleSource }: Page): Response {
  const headers = toHeaders(styleSource)
  if (typeof html === 'string') return new Response(html, { status, headers })
  headers.set(...STREAMED)
  return new Response(toStreamedBody(html), { status, headers })
}
