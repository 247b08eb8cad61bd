import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath, searchAccountPath } from '../../client/paths.ts'
import { LOCALE_COOKIE } from '../../client/settings/cookies.ts'
import { it } from './journey.ts'
import { GRAPHQL } from './operation-of.ts'
import { findOneField, openSearchForm } from './search-form.ts'
import { renderInBrowser, openPage } from './visit.ts'
import { firstWords, wordsIn } from './words.ts'

const t = wordsIn('en')
const HOUR_MS = 60 * 60_000

const ELSEWHERE = searchAccountPath({ gameName: 'Nobody', tagLine: '0000' })

describe('the bar', () => {
  it('has a search on every page except Home', async ({ visit }) => {
    const page = await visit('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('banner').getByRole('search').count()).toBe(0)

    await page.goto(ELSEWHERE)
    const row = findOneField(page.getByRole('banner'), t).root
    await row.waitFor()
    const { width = 0 } = (await row.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(600)
    expect(width).toBeLessThanOrEqual(800)
  })

  it.for([800, 1440])(
    'is 35 px narrower than a window of %i, with a row of 60 px for its search',
    async (width, { visit }) => {
      const page = await visit(ELSEWHERE, { width })
      const { root, region, gameName, tagLine } = await openSearchForm(page.getByRole('banner'), t)
      await root.waitFor()
      const { bar, extension } = await measureBar(page)
      expect([bar.width, bar.x]).toEqual([width - 35, 35 / 2])
      expect(extension.height).toBe(60)
      // The way to the search in one field is beside the form.
      expect((await boxOf(root.locator('..'))).width).toBe(Math.min(800, width - 40))

      const twelfth = (await boxOf(region)).width / 3
      // The text field is inside its visible box.
      expect((await boxOf(gameName.locator('..'))).width).toBeCloseTo(5 * twelfth, 0)
      expect((await boxOf(tagLine.locator('..'))).width).toBeCloseTo(4 * twelfth, 0)
    },
  )

  it('is 10 px narrower than the window of a phone, with a row of 60 px for scrolling links', async ({ visit }) => {
    const page = await visit(ELSEWHERE, { width: 390 })
    const links = page.getByRole('navigation', { name: t('shell.mainNavigation') })
    await links.waitFor()
    const { bar, extension } = await measureBar(page)
    expect([bar.width, bar.x]).toEqual([380, 5])
    expect(extension.height).toBe(60)
    expect(await links.getByRole('link').allInnerTexts()).toEqual([
      t('proPlayers.title'),
      t('streams.title'),
      t('champions.title'),
      t('leaderboard.title'),
    ])

    await page.setViewportSize({ width: 320, height: 844 })
    await links.getByRole('link').last().scrollIntoViewIfNeeded()
    expect(await links.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('links its title to Home', async ({ visit }) => {
    const page = await visit(ELSEWHERE)
    const title = page.getByRole('banner').getByRole('link', { name: 'Lanewatch' })
    expect(await title.getAttribute('title')).toBe(t('shell.home'))
    await title.click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('opens and closes its search on a phone', async ({ visit }) => {
    const page = await visit(ELSEWHERE, { width: 390 })
    const row = findOneField(page.getByRole('banner'), t).root
    const open = page.getByRole('button', { name: t('shell.openSearch') })
    await open.waitFor()
    expect(await row.isVisible()).toBe(false)

    await open.click()
    await row.waitFor()
    await page.getByRole('button', { name: t('shell.closeSearch') }).click()
    await row.waitFor({ state: 'hidden' })
  })

  it('has a skip link to the content', async ({ visit }) => {
    const page = await visit('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('shell.skipToContent') })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('a page that corrects its address', () => {
  it('keeps the focus, the scroll position and the typed text', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit('/')
    const answer = Promise.withResolvers<void>()
    await page.route(GRAPHQL, async (route) => {
      await answer.promise
      await route.continue()
    })
    await renderInBrowser(page)
    await page.goto(accountPath(account).toLowerCase())
    const { field } = findOneField(page.getByRole('banner'), t)
    await field.fill('Somebody')
    answer.resolve()
    await page.waitForURL(product.url + accountPath(account))
    await page.getByRole('heading', { level: 1, name: account.gameName }).waitFor()
    expect(await field.inputValue()).toBe('Somebody')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('keeps open parts when an update brings a new name', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const renamed = { ...account, gameName: 'Renamed Today' }
    const page = await visit(accountPath(account))
    const open = page.getByRole('button', { name: firstWords(t('account.match.open')) }).first()
    await open.click()
    const table = page.getByRole('table', { name: t('scoreboard.sides.red') })
    await table.waitFor()

    product.clock.fastForward(HOUR_MS)
    await page.clock.fastForward(HOUR_MS)
    await page.route(GRAPHQL, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ body: (await response.text()).replaceAll(account.gameName, renamed.gameName), response })
    })
    await page.getByRole('button', { name: t('account.refresh.label') }).click()
    await page.waitForURL(product.url + accountPath(renamed))
    await expect.poll(() => page.title()).toContain(renamed.gameName)
    expect(await table.count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    // The page may be fetching when it is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('the language', () => {
  it("follows the cookie rather than the browser's language", async ({ visit }) => {
    const page = await visit('/', { locale: 'pl', cookies: { [LOCALE_COOKIE]: 'en' } })
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  })

  it('loads one file of texts, not both', async ({ browser, product }) => {
    const requested: string[] = []
    const page = await openPage(browser, product, '/', { locale: 'pl' }, (opened) => {
      opened.on('request', (request) => requested.push(request.url()))
    })
    await page.getByRole('heading', { level: 1, name: wordsIn('pl')('home.title') }).waitFor()
    expect(requested.filter((url) => url.includes('/_i18n/'))).toEqual([expect.stringMatching(/\/pl\/messages\.json$/)])
    await page.context().close()
  })
})

/** Boxes of the bar and of its second row: the search, or the links on a phone. */
async function measureBar(page: Page) {
  const links = page.getByRole('navigation', { name: t('shell.mainNavigation') })
  const search = page.getByRole('banner').getByRole('search')
  return {
    bar: await boxOf(links.locator('../..')),
    extension: await boxOf((await search.isVisible()) ? search.locator('../..') : links),
  }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return box
}
