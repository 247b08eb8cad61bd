import { hash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { queryTexts } from '../../client/gql/query-texts.ts'
import { homePath, proPlayersPath } from '../../client/paths.ts'
import { it } from './journey.ts'
import { operationOf } from './operation-of.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

describe('a query of a page', () => {
  const t = wordsIn('en')

  /** Opens the pro players from Home, and returns the request for them with its answer. */
  async function navigate(page: Page) {
    await page.goto(homePath())
    const answered = page.waitForResponse((response) => operationOf(response.request())?.name === 'ProPlayersPage')
    await page.getByRole('link', { name: t('proPlayers.title') }).click()
    const response = await answered
    const text = await response.text()
    await settle(page)
    const request = response.request()
    const { responseBodySize } = await request.sizes()
    return { request, response, headers: await request.allHeaders(), responseBodySize, text }
  }

  it('is sent by its hash, and its unchanged answer is fetched once', async ({ visit }) => {
    const page = await visit(proPlayersPath())
    const first = await navigate(page)
    expect(first.request.method()).toBe('GET')
    expect(new URL(first.request.url()).searchParams.has('query')).toBe(false)
    expect(first.response.status()).toBe(200)
    expect(first.headers['if-none-match']).toBeUndefined()
    expect(first.responseBodySize).toBeGreaterThan(0)

    const second = await navigate(page)
    expect(second.request.url()).toBe(first.request.url())
    expect(second.headers['if-none-match']).toBe(await first.response.headerValue('etag'))
    // Chromium reports the status of the stored answer, and the size of the 304.
    expect(second.responseBodySize).toBe(0)
    expect(second.text).toBe(first.text)
  })

  it.for(queryTexts.map((text) => [/^query (\w+)/.exec(text)?.[1] ?? '', text] as const))(
    'is known from the start: %s',
    async ([, text], { product }) => {
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash('sha256', text) } })
      const answer = await fetch(`${product.url}/graphql?${new URLSearchParams({ extensions })}`)
      expect(await answer.text()).not.toContain('PERSISTED_QUERY_NOT_FOUND')
    },
  )
})
