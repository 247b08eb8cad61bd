import { text } from 'node:stream/consumers'
import type { ApolloClient } from '@apollo/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { App } from '../../client/app/App.tsx'
import { messagesIn } from '../../client/i18n/all-messages.ts'
import { createI18n } from '../../client/i18n/i18n.ts'
import { findPage } from '../../client/routes.tsx'
import type { Locale } from '../../languages.ts'

/** Renders an address as the server does once all code is loaded, without styles. */
export async function renderAddress(address: string, locale: Locale, client: ApolloClient): Promise<RenderedPage> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <App
        client={client}
        i18n={createI18n(locale, messagesIn(locale))}
        renderedAt={null}
        origin="https://lanewatch.example"
      />
    </StaticRouter>,
    // Larger chunks would be sent after the page, in a script.
    { progressiveChunkSize: Infinity },
  )
  const html = await text(prelude)
  return {
    words: html
      .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll(/\n+/g, '\n'),
    pictures: [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src),
    headings: html.match(/<h1/g)?.length ?? 0,
    loading: html.includes('aria-busy="true"'),
    landmarks: ['header', 'main', 'footer'].filter((tag) => html.includes(`<${tag}`)),
  }
}

/** Renders an address once its page and its data are loaded. */
export async function visitAddress(address: string, locale: Locale, client: ApolloClient): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, 'http://lanewatch.test')
  const found = findPage({ pathname, search })
  const page = found.kind === 'page' ? found.page : null
  const loading = page?.load(client, locale)
  const rendered = await vi.waitFor(
    async () => {
      const shown = await renderAddress(address, locale, client)
      expect(shown.loading).toBe(false)
      return shown
    },
    // Vitest transforms the code of a page on its first import.
    { timeout: 60_000 },
  )
  // An import that is still running when a file of tests ends fails, also for the next files of the same process.
  await Promise.all([loading, page?.loadCode()])
  return rendered
}

interface RenderedPage {
  /** All texts, in order. */
  readonly words: string
  /** Paths of all pictures, in order. */
  readonly pictures: readonly string[]
  /** Number of headings of the first level. */
  readonly headings: number
  /** True while any part shows that it is loading. */
  readonly loading: boolean
  readonly landmarks: readonly string[]
}
