import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../languages.ts'
import { isCrawler } from '../app/is-crawler.ts'
import type { Found } from '../routing/define-route.tsx'
import { loadServerStatus } from '../routing/server-status-data.ts'
import { createStoredChoices } from '../settings/stored-choices.ts'
import type { Execute } from './in-process-link.ts'
import { renderApp } from './render-app.tsx'
import { toDataElement } from './rendered-page.ts'
import { createRenderingClient } from './rendering-client.ts'
import { moveStyles } from './style-attributes.ts'
import { translationsIn } from './translations.ts'

export interface PageServer {
  /** Returns the function that executes the queries of the page: for `store`, it makes no request to an upstream. */
  readonly executeFor: (source: 'store' | 'upstreams') => Execute
  /** Resolves to true once a query of the page has sent a request to Riot. */
  readonly asksRiot: () => Promise<boolean>
  /** In milliseconds since 1970. */
  readonly now: () => number
  /** Public origin of the server, without a trailing slash; null to use the origin of the request. */
  readonly publicUrl: string | null
  /** Calls `run` after a delay, unless the returned function is called before. */
  readonly schedule: (delayMs: number, run: () => void) => () => void
}

/** Parts of a document, as HTML. */
export interface RenderedBody {
  /** Content of the root element. */
  readonly markup: string
  /** Content of the style element that the markup needs; empty for none. */
  readonly css: string
  /** Element with the data for the browser. */
  readonly data: string
}

/** A visitor's arrival at a page. */
export interface PageVisit {
  /** Resolves to true once the answers to the queries of the page are there, and to false after `waitMs`. */
  readonly isLoadedWithin: (waitMs: number) => Promise<boolean>
  /** Renders the page with the answers that are there now. */
  readonly render: () => Promise<RenderedBody>
}

/** Sends the queries of a page. */
export function startVisit(
  request: Request,
  found: Found,
  locale: Locale,
  { executeFor, now, publicUrl, schedule }: PageServer,
): PageVisit {
  const { pathname, search, origin: requested } = new URL(request.url)
  const origin = publicUrl ?? requested
  const cookies = request.headers.get('cookie') ?? ''
  const source = isCrawler(request.headers.get('user-agent') ?? '') ? 'store' : 'upstreams'
  const client = createRenderingClient(executeFor(source))
  let complete = false
  const loading = load()

  async function load() {
    await loadPage(found, client, locale)
    complete = true
  }

  return {
    async isLoadedWithin(waitMs) {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const callOff = schedule(waitMs, resolve)
      await Promise.race([loading, late])
      callOff()
      return complete
    },
    async render() {
      const renderedAt = now()
      const rendered = await renderApp({
        address: pathname + search,
        client,
        i18n: translationsIn(locale),
        choices: createStoredChoices({ read: () => cookies, write: () => {} }),
        renderedAt,
        origin,
      })
      const data = toDataElement({ renderedAt, origin, complete, cache: client.extract() })
      return { ...moveStyles(rendered), data }
    },
  }
}

/** Loads the code of the page, and sends the queries of the shell and of the page. The browser sends a failed query again. */
async function loadPage(found: Found, client: ApolloClient, locale: Locale): Promise<void> {
  const page = found.kind === 'page' && !found.page.isPersonal ? found.page : null
  await Promise.all([loadServerStatus(client).catch(() => {}), page?.loadCode(), page?.load(client, locale)])
}
