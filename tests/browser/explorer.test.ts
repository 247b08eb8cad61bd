import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { termsPath } from '../../client/paths.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openStore } from '../../gateway/composition/open-store.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { type BuiltProduct, SEED, startBuiltProduct } from './built-product.ts'
import { watchFaults } from './faults.ts'
import { it } from './journey.ts'
import { openPage } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

describe('a newcomer', () => {
  it('gets from the footer to an answer in two clicks, and to a subscription that outlives the server', async ({
    browser,
    faults,
  }) => {
    const { product, restart, live, pro } = await openRestartable()
    const page = await openPage(browser, product, termsPath(), {}, (opened) => watchFaults(opened, product.url, faults))
    onTestFinished(() => page.context().close())
    const subscribed = listenToSubscriptions(page)

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.api') })
      .click()
    await page.getByRole('button', { name: /^Execute query/ }).click()
    const answer = page.getByRole('region', { name: 'Result Window' })
    await answer.getByText('"__typename": "Account"').waitFor()
    expect(new URL(page.url()).pathname).toBe('/graphql')

    await page.getByRole('button', { name: 'LiveStreams' }).click()
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await answer.getByText('"snapshot": true').waitFor()
    await live.putStream(pro, { live: { title: 'Before' } })
    await answer.getByText('"title": "Before"').waitFor()

    expect(faults.splice(0)).toEqual([])
    await restart()
    await live.putStream(pro, { live: { title: 'After' } })
    await answer.getByText('"title": "After"').waitFor()
    expect(subscribed.map(({ after }) => typeof after)).toEqual(['object', 'string'])
    // Chromium's own words for a server that is not there.
    const others = faults.splice(0).filter((fault) => !fault.includes('WebSocket connection to'))
    expect(others).toEqual([])
  })

  it('opens a linked operation in a tab of its own, before the examples', async ({ visit }) => {
    const parameters = new URLSearchParams({
      query: 'query One($key: Int!) { champion(by: { key: $key }) { slug } } query Two { status { dataSource } }',
      variables: '{"key":268}',
      operationName: 'One',
    })
    const page = await visit(`/graphql?${parameters}`, { locale: 'pl', theme: 'light', width: 390 })
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await page.getByRole('region', { name: 'Result Window' }).getByText('"slug": "Azir"').waitFor()
    expect(await page.title()).toBe('Eksplorator GraphQL · Lanewatch')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Wróć do Lanewatch' }).click()
    await page.waitForURL('/')
  })

  it('gets suggestions in an editor whose styles the policy of the page allows', async ({ visit }) => {
    const page = await visit('/graphql?query={status{dataSource}}', { locale: 'en', theme: 'dark', width: 1440 })
    const line = page.locator('.view-line').filter({ hasText: 'dataSource' })
    await line.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+Space')
    await page.getByRole('option', { name: /^proTeam/ }).waitFor()
    expect(await line.evaluate(({ style }) => style.top)).toMatch(/px$/)
  })
})

const MESSAGE = z.object({
  type: z.literal('subscribe'),
  payload: z.object({ operationName: z.literal('LiveStreams'), variables: z.object({ after: z.unknown() }) }),
})

/** Collects the variables of the subscriptions to streams that a page sends from now on. */
function listenToSubscriptions(page: Page) {
  const subscribed: { readonly after: unknown }[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { data } = MESSAGE.safeParse(JSON.parse(String(payload)))
      if (data !== undefined) subscribed.push(data.payload.variables)
    }),
  )
  return subscribed
}

/** A product that can be started again on its port, with a store to which the test writes like another worker. */
async function openRestartable() {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-'))
  const product = await startBuiltProduct({ DATA_DIR: folder })
  const store = await openStore(parseEnv({ DATA_DIR: folder, SIMULATOR_SEED: SEED }), product.clock)
  let running: BuiltProduct = product
  onTestFinished(async () => {
    await store.close()
    await running.close()
    await rm(folder, { recursive: true })
  })
  const [first] = await openCollection(store, proPlayersCollection).list({ limit: 1 })
  if (first === undefined) throw new Error('The world has no pros.')
  return {
    product,
    live: openLiveWorld(store, product.clock),
    pro: first.value,
    restart: async () => {
      await running.close()
      running = await startBuiltProduct(
        { DATA_DIR: folder, PORT: new URL(product.url).port },
        { start: product.clock.now() },
      )
    },
  }
}
