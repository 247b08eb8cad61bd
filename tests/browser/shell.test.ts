import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { CONSENT_COOKIE, LOCALE_COOKIE, THEME_COOKIE } from '../../client/cookies.ts'
import { accountPath, searchAccountPath } from '../../client/paths.ts'
import { it } from './journey.ts'
import { findSearchForm } from './search-form.ts'
import { openPage } from './visit.ts'
import { firstWords, wordsIn } from './words.ts'

const t = wordsIn('en')
const HOUR_MS = 60 * 60_000

const ELSEWHERE = searchAccountPath({ gameName: 'Nobody', tagLine: '0000' })

describe('The bar', () => {
  it('has no search on Home and one everywhere else', async ({ visit }) => {
    const page = await visit('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('banner').getByRole('search').count()).toBe(0)

    await page.goto(ELSEWHERE)
    const row = findSearchForm(page.getByRole('banner'), t).root
    await row.waitFor()
    const { width = 0 } = (await row.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(600)
    expect(width).toBeLessThanOrEqual(800)
  })

  it('brings its title Home', async ({ visit }) => {
    const page = await visit(ELSEWHERE)
    const title = page.getByRole('banner').getByRole('link', { name: 'Lanewatch' })
    expect(await title.getAttribute('title')).toBe(t('shell.home'))
    await title.click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('opens its search on a phone when asked', async ({ visit }) => {
    const page = await visit(ELSEWHERE, { width: 390 })
    const row = findSearchForm(page.getByRole('banner'), t).root
    const open = page.getByRole('button', { name: t('shell.openSearch') })
    await open.waitFor()
    expect(await row.isVisible()).toBe(false)

    await open.click()
    await row.waitFor()
    await page.getByRole('button', { name: t('shell.closeSearch') }).click()
    await row.waitFor({ state: 'hidden' })
  })

  it('lets the keyboard go straight to the content', async ({ visit }) => {
    const page = await visit('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('shell.skipToContent') })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('A page that corrects its address', () => {
  it('leaves focus, place and what was typed alone', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit('/')
    const answer = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto(accountPath(account).toLowerCase())
    const field = findSearchForm(page.getByRole('banner'), t).gameName
    await field.fill('Somebody')
    answer.resolve()
    await page.waitForURL(product.url + accountPath(account))
    await page.getByRole('heading', { level: 1, name: account.gameName }).waitFor()
    expect(await field.inputValue()).toBe('Somebody')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('keeps what is open when an update brings another name', async ({ visit, product }) => {
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
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ body: (await response.text()).replaceAll(account.gameName, renamed.gameName), response })
    })
    await page.getByRole('button', { name: t('account.refresh.label') }).click()
    await page.waitForURL(product.url + accountPath(renamed))
    await expect.poll(() => page.title()).toContain(renamed.gameName)
    expect(await table.count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    // The page may be asking for something when it is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('The theme', () => {
  it('is dark at first, turns without a reload, and lasts for the session without consent to cookies', async ({
    visit,
  }) => {
    const page = await visit('/')
    const loads = countLoads(page)
    await page.getByRole('button', { name: t('shell.toLightTheme') }).click()
    await page.getByRole('button', { name: t('shell.toDarkTheme') }).waitFor()
    expect(await themeOf(page)).toBe('light')
    expect(loads()).toBe(0)
    expect(await themeCookieExpiry(page)).toBe('session')

    await page.reload()
    await page.getByRole('button', { name: t('shell.toDarkTheme') }).waitFor()
    expect(await themeOf(page)).toBe('light')
  })

  it('is kept for those who accepted cookies', async ({ visit }) => {
    const page = await visit('/', { cookies: { [CONSENT_COOKIE]: 'true' } })
    await page.getByRole('button', { name: t('shell.toLightTheme') }).click()
    await page.getByRole('button', { name: t('shell.toDarkTheme') }).waitFor()
    expect(await themeCookieExpiry(page)).toBe('dated')
    await page.reload()
    await page.getByRole('button', { name: t('shell.toDarkTheme') }).waitFor()
    expect(await themeOf(page)).toBe('light')
  })
})

describe('The language', () => {
  it('turns without a reload and is kept through one', async ({ visit }) => {
    const page = await visit('/')
    const loads = countLoads(page)
    await page.getByRole('button', { name: t('shell.switchLanguage') }).click()
    await page.getByRole('heading', { level: 1, name: wordsIn('pl')('home.title') }).waitFor()
    expect(loads()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')

    await page.reload()
    await page.getByRole('heading', { level: 1, name: wordsIn('pl')('home.title') }).waitFor()
  })

  it('is that of the cookie, whatever the browser asks for', async ({ visit }) => {
    const page = await visit('/', { locale: 'pl', cookies: { [LOCALE_COOKIE]: 'en' } })
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  })

  it('costs one file of texts, not both', async ({ browser, product }) => {
    const asked: string[] = []
    const page = await openPage(browser, product, '/', { locale: 'pl' }, (opened) => {
      opened.on('request', (request) => asked.push(request.url()))
    })
    await page.getByRole('heading', { level: 1, name: wordsIn('pl')('home.title') }).waitFor()
    expect(asked.filter((url) => url.includes('/_i18n/'))).toEqual([expect.stringMatching(/\/pl\/messages\.json$/)])
    await page.context().close()
  })
})

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** Whether the browser forgets the theme when it is closed: a cookie without a date has the expiry -1. */
async function themeCookieExpiry(page: Page): Promise<'session' | 'dated' | 'none'> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === THEME_COOKIE)
  if (cookie === undefined) return 'none'
  return cookie.expires === -1 ? 'session' : 'dated'
}
