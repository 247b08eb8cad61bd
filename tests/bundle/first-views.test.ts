import type { Browser, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath, homePath, proPlayersPath } from '../../client/paths.ts'
import type { BuiltProduct } from '../browser/built-product.ts'
import { it } from '../browser/journey.ts'
import { openPage } from '../browser/visit.ts'

/** HTML, scripts, styles, fonts and pictures until a page is complete. */
const MAX_REQUESTS = 40

/** Cumulative layout shift, from 0 for a page on which nothing moves. */
const MAX_MOVEMENT = 0.02

/** A slow connection of a phone, in bytes per second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

describe('a first view over a slow connection', () => {
  it('of an account on a phone takes at most 40 requests, and nothing moves', async ({ browser, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no accounts.')
    const page = await openSlowly(browser, product, accountPath(account), 390)
    const requests = (await page.requests()).filter((request) => !request.url().startsWith('data:'))
    expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS)
    expect(await movementOf(page)).toBeLessThanOrEqual(MAX_MOVEMENT)
    await page.context().close()
  })

  it.for([homePath(), proPlayersPath()])('of %s moves nothing', async (path, { browser, product }) => {
    const page = await openSlowly(browser, product, path, 1440)
    expect(await movementOf(page)).toBeLessThanOrEqual(MAX_MOVEMENT)
    await page.context().close()
  })
})

async function openSlowly(browser: Browser, product: BuiltProduct, path: string, width: number): Promise<Page> {
  // The first rendering of the server takes longer, and is sent in two parts.
  await (await fetch(product.url + path)).text()
  const page = await openPage(browser, product, path, { width }, async (opened) => {
    const devTools = await opened.context().newCDPSession(opened)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW)
    await opened.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
  })
  await page.waitForLoadState('networkidle')
  return page
}

const movementOf = (page: Page) =>
  page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.reduce((sum: number, shift: number) => sum + shift, 0) : Number.NaN
  })
