import { describe, expect } from 'vitest'
import {
  accountPath,
  championsPath,
  homePath,
  leaderboardPath,
  proPlayersPath,
  searchAccountPath,
  statusPath,
  streamsPath,
  worldsPath,
} from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { operationOf } from './operation-of.ts'
import { openPage } from './visit.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

const PAGES = [
  homePath(),
  streamsPath(),
  proPlayersPath(),
  championsPath(),
  leaderboardPath(),
  worldsPath(),
  statusPath(),
]

async function getAccount(product: BuiltProduct) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}

describe('a page without JavaScript', () => {
  const t = wordsIn('en')

  it.for(PAGES)('%s is readable', async (path, { browser, product }) => {
    const page = await openPage(browser, product, path, { javaScript: false })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0)
    await page.context().close()
  })

  it('has its styles, although its policy allows no inline style', async ({ browser, product }) => {
    const page = await openPage(browser, product, proPlayersPath(), { javaScript: false })
    const policy = (await page.request.get(proPlayersPath())).headers()['content-security-policy']
    expect(policy).toContain('style-src')
    expect(policy).not.toContain('unsafe')
    expect(await page.locator('main [style]').count()).toBe(0)
    const sized = page.locator('main [data-style^="width:"]').first()
    const [, width] = /^width:(\d+)px/.exec((await sized.getAttribute('data-style')) ?? '') ?? []
    expect((await sized.boundingBox())?.width).toBe(Number(width))
    await page.context().close()
  })

  it('of an account shows its matches, and its tabs are links', async ({ browser, product }) => {
    const page = await openPage(browser, product, accountPath(await getAccount(product)), { javaScript: false })
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
    // With JavaScript, they wait until the row is near the window.
    expect(await page.getByRole('article').last().locator('img').count()).toBeGreaterThan(4)
    await page.getByRole('tab', { name: t('account.tabs.champions') }).click()
    await page.waitForURL(/tab=champions/)
    await page.getByRole('tab', { name: t('account.tabs.champions'), selected: true }).waitFor()
    await page.context().close()
  })

  it('finds an account with its form', async ({ browser, product }) => {
    const account = await getAccount(product)
    const page = await openPage(browser, product, streamsPath(), { javaScript: false })
    const form = page.getByRole('banner').getByRole('search')
    await form.getByRole('combobox', { name: t('search.region') }).selectOption(account.region)
    await form.getByLabel(t('search.anything.label')).fill(`${account.gameName} #${account.tagLine}`)
    await form.getByRole('button', { name: t('search.anything.submit') }).click()
    await page.waitForURL(product.url + accountPath(account))
    await page.getByRole('heading', { level: 1, name: account.gameName }).waitFor()
    await page.context().close()
  })

  it('finds an account in any region with its form', async ({ browser, product }) => {
    const account = await getAccount(product)
    const page = await openPage(browser, product, streamsPath(), { javaScript: false })
    const form = page.getByRole('banner').getByRole('search')
    await form.getByLabel(t('search.anything.label')).fill(`${account.gameName}#${account.tagLine}`)
    await form.getByRole('button', { name: t('search.anything.submit') }).click()
    await page.waitForURL(product.url + searchAccountPath(account))
    await page.getByRole('link', { name: t('searchAccount.openAccount') }).click()
    await page.waitForURL(product.url + accountPath(account))
    await page.context().close()
  })
})

describe.each(WALKED_LOCALES.length === 0 ? (['en'] as const) : WALKED_LOCALES)('the browser, in %s', (locale) => {
  it.for(PAGES)('keeps the elements of %s from the server, and sends no query', async (path, { visit }) => {
    const page = await visit('/privacy', { locale })
    const started = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await started.promise
      return route.fallback()
    })
    const queries: unknown[] = []
    page.on('request', (request) => {
      const operation = operationOf(request)
      if (operation !== null) queries.push(operation.name)
    })
    // The visit ends when the page is interactive, so after its code is there.
    const visiting = page.goto(path, { waitUntil: 'commit' })
    await page.waitForURL(path, { waitUntil: 'commit' })
    // A busy server sends a page with placeholders before this element.
    const heading = page.locator('#root').getByRole('heading', { level: 1 })
    await heading.evaluate((element) => element.setAttribute('data-from-server', ''))
    started.resolve()
    await visiting
    await page.locator('html[data-interactive]').waitFor()
    expect(await heading.getAttribute('data-from-server')).toBe('')
    expect(await page.locator('[data-style]').count()).toBe(0)
    // Marks of live players are not part of the page from the server.
    expect(queries.filter((name) => name !== 'LiveMarks')).toEqual([])
  })
})
