import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { THEME_NAMES } from '../../client/theme/palette.ts'
import shortcuts from '../../texts/en/on-demand/shortcuts.json' with { type: 'json' }
import { listViolations } from './axe.ts'
import { it } from './journey.ts'
import { openPage, settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

const HALF_HOUR_MS = 30 * 60_000

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** The script of the leaderboard, without that of its queries. */
const LEADERBOARD_CODE = /\/assets\/leaderboard-[\w-]{8}\.js$/

describe('going back', () => {
  it('restores the scroll position', async ({ visit, product }) => {
    const page = await visit('/champions')
    await settle(page)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => scrollOf(page)).toBe(900)
    // A mouse click would first scroll to the link.
    await page.locator('main a[href^="/champion/"]').last().dispatchEvent('click')
    await page.waitForURL(`${product.url}/champion/*`)
    await expect.poll(() => scrollOf(page)).toBe(0)
    await settle(page)

    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBe(900)
  })
})

describe('the shortcuts', () => {
  it('open pages, the search and their list, and do nothing in a field or when turned off', async ({
    visit,
    product,
  }) => {
    const page = await visit('/')
    await settle(page)
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await page.waitForURL(`${product.url}/pro-players`)
    await expect.poll(() => canonicalOf(page)).toBe(`${product.url}/pro-players`)

    await page.keyboard.press('/')
    const field = page.locator(':focus')
    await expect.poll(() => field.evaluate((element) => element.closest('search, [role=search]') !== null)).toBe(true)
    await page.keyboard.type('?gs')
    await expect.poll(() => field.inputValue()).toBe('?gs')
    expect(new URL(page.url()).pathname).toBe('/pro-players')

    await field.blur()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: shortcuts.title })
    await sheet.getByText(shortcuts.search).waitFor()
    await sheet.getByText(shortcuts.enabled).click()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.keyboard.press('Control+/')
    await sheet.waitFor()
    expect(new URL(page.url()).pathname).toBe('/pro-players')
  })
})

describe('the list of shortcuts', () => {
  it.for(THEME_NAMES)(
    'has no accessibility violations in the %s theme, next to the notice below',
    async (theme, { visit }) => {
      const page = await visit('/terms', { theme, width: 390 })
      await settle(page)
      await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another' } }))
      await page.keyboard.press('Shift')
      await expect
        .poll(async () => {
          await page.clock.fastForward(HALF_HOUR_MS)
          return page.getByText(t('everyPage.newVersion')).count()
        })
        .toBe(1)
      expect(await listViolations(page)).toEqual([])
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: shortcuts.title }).waitFor()
      expect(await listViolations(page)).toEqual([])
    },
  )
})

describe('the Riot ID of an account', () => {
  it('is copied by a button', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit(accountPath(account))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t('everyPage.copyRiotId') }).click()
    await page.getByText(t('everyPage.copied'), { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${account.gameName}#${account.tagLine}`)
  })
})

describe('a newer version', () => {
  it('is announced by a notice, and never loaded automatically', async ({ visit }) => {
    const page = await visit('/')
    await settle(page)
    await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another' } }))
    const loads = countLoads(page)
    await page.keyboard.press('Shift')
    const notice = page.getByRole('status').filter({ hasText: t('everyPage.newVersion') })
    await expect
      .poll(async () => {
        await page.clock.fastForward(HALF_HOUR_MS)
        return notice.count()
      })
      .toBe(1)
    await page.getByRole('button', { name: t('everyPage.later') }).click()
    await expect.poll(() => notice.count()).toBe(0)
    expect(loads()).toBe(0)
  })
})

describe('a page whose code loads slowly', () => {
  it('shows a bar at the top of the window', async ({ visit }) => {
    const page = await visit('/')
    await settle(page)
    const arrived = Promise.withResolvers<void>()
    await page.route(LEADERBOARD_CODE, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('leaderboard.title') })
      .click()
    const bar = page.locator('.waiting')
    await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    arrived.resolve()
    await page.getByRole('heading', { level: 1, name: t('leaderboard.title') }).waitFor()
    await expect.poll(() => bar.count()).toBe(0)
  })
})

describe('a page whose code fails to load', () => {
  it('is reloaded once, and not again at once', async ({ visit, faults }) => {
    const page = await visit('/')
    await settle(page)
    await page.route(LEADERBOARD_CODE, (route) => route.fulfill({ status: 404 }))
    const loads = countLoads(page)
    await page
      .getByRole('link', { name: t('leaderboard.title') })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: t('errors.codeTitle') }).waitFor()
    await expect.poll(loads).toBe(1)
    await page.getByRole('heading', { level: 1, name: t('errors.codeTitle') }).waitFor()
    // The shell around the page is still there.
    expect(await page.getByRole('banner').getByRole('navigation').count()).toBe(1)
    expect(loads()).toBe(1)

    await page.unrouteAll()
    await page.getByRole('button', { name: t('errors.reload') }).click()
    await page.getByRole('heading', { level: 1, name: t('leaderboard.title') }).waitFor()
    expect(faults.splice(0).every((fault) => /leaderboard-|code of the page/.test(fault))).toBe(true)
  })

  it('shows a crawler an empty page, and is not reloaded', async ({ browser, product }) => {
    const logged: string[] = []
    const page = await openPage(browser, product, '/', {}, async (opened) => {
      await opened.addInitScript((userAgent) => {
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
      }, GOOGLEBOT)
      await opened.route(LEADERBOARD_CODE, (route) => route.abort())
      opened.on('console', (message) => logged.push(message.text()))
    })
    await settle(page)
    const loads = countLoads(page)
    await page
      .getByRole('link', { name: t('leaderboard.title') })
      .first()
      .click()
    await expect.poll(() => logged.join()).toContain('The code of the page could not be fetched')
    expect(await page.getByRole('main').innerText()).toBe('')
    expect(loads()).toBe(0)
    await page.context().close()
  })
})

describe('a device without a network', () => {
  it('shows one notice at once, until it is online again', async ({ visit, faults }) => {
    const page = await visit('/streams')
    await settle(page)
    await page.context().setOffline(true)
    const offline = page.getByText(t('everyPage.offline'))
    await offline.waitFor()
    expect(await page.getByText(t('live.lost', { time: '' }).slice(0, 20)).count()).toBe(0)
    await page.context().setOffline(false)
    await offline.waitFor({ state: 'detached' })
    faults.splice(0)
  })
})

describe('the print layout', () => {
  it('contains only the page, in the light theme', async ({ visit }) => {
    const page = await visit('/leaderboard')
    await settle(page)
    await page.keyboard.press('Shift')
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        return themeOf(page)
      })
      .toBe('light')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)

    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect.poll(() => themeOf(page)).toBe('dark')
  })
})

describe('the head of a page', () => {
  it('is correct after a navigation, and on a page that is not found', async ({ visit, product }) => {
    const page = await visit('/')
    await settle(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('champions.title') })
      .click()
    await expect.poll(() => canonicalOf(page)).toBe(`${product.url}/champions`)
    await expect.poll(() => page.locator('meta[name=description]').getAttribute('content')).toBe(t('head.champions'))
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0)

    await page.goto('/team/nobody')
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    await expect.poll(() => robotsOf(page)).toEqual(new Set(['noindex']))
  })
})

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
/** Directives for robots from the server and from the page itself. */
const robotsOf = async (page: Page) => {
  const tags = page.locator('head meta[name=robots]')
  return new Set(await tags.evaluateAll((all) => all.map((tag) => tag.getAttribute('content'))))
}
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}
