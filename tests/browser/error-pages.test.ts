import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { championsPath, termsPath } from '../../client/paths.ts'
import { languageOf, type Locale } from '../../languages.ts'
import { it } from './journey.ts'
import { openSettings, turnThroughLanguages } from './settings-dialog.ts'
import { openPage, settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

/** A page on which a test can prepare its routes. */
const BLANK = '/robots.txt'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const START = import.meta.glob<{ readonly retry: string }>('../../texts/*/on-demand/start.json', {
  import: 'default',
  eager: true,
})

describe.each(WALKED_LOCALES)('crashes in %s', (locale) => {
  const t = wordsIn(locale)

  it('shows a crash of a page in its place, and keeps the navigation', async ({ visit, faults }) => {
    const page = await visit(termsPath(), { locale })
    await settle(page)
    await breakNumbers(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('champions.title') })
      .click()
    await expectCrash(page, locale)
    await page.getByRole('navigation', { name: t('shell.mainNavigation') }).waitFor()

    await restoreNumbers(page)
    await page.getByRole('button', { name: t('common.retry') }).click()
    await page.getByRole('heading', { level: 1, name: t('champions.title') }).waitFor()
    expect(new URL(page.url()).pathname).toBe(championsPath())
    expect(removeFaults(faults, 'Broken numbers')).toBeGreaterThan(0)
  })

  it('replaces the whole page after a crash outside the pages', async ({ visit, faults }) => {
    const page = await visit(termsPath(), { locale })
    await settle(page)
    await breakShell(page)
    await expectCrash(page, locale)
    expect(await page.getByRole('navigation').count()).toBe(0)

    await restoreShell(page)
    await page.getByRole('button', { name: t('common.retry') }).click()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    await page.getByRole('navigation', { name: t('shell.mainNavigation') }).waitFor()
    expect(removeFaults(faults, 'Broken shell')).toBeGreaterThan(0)
  })

  it('shows a readable message when the texts fail to load, and retries', async ({ visit, faults }) => {
    const page = await visit(BLANK, { locale })
    await page.route('**/_i18n/**', (route) => route.abort('connectionrefused'))
    await page.goto('/')
    const alert = page.getByRole('alert')
    await alert.getByText(`Failed loading locale: ${locale}`, { exact: true }).waitFor()

    await page.unrouteAll()
    await alert
      .getByRole('button', { name: START[`../../texts/${locale}/on-demand/start.json`]?.retry ?? 'no text' })
      .click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    expect(removeFaults(faults, 'Failed loading locale', '/_i18n/')).toBeGreaterThan(0)
  })

  it('keeps the current language when the texts of the other one fail to load', async ({ visit, faults }) => {
    const other = locale === 'en' ? 'pl' : 'en'
    const page = await visit('/', { locale })
    await page.route('**/_i18n/**', (route) => route.fulfill({ status: 404, json: {} }))
    const dialog = await openSettings(page, t)
    const choice = dialog.getByRole('button', { name: languageOf(other).name })
    await choice.click()
    await dialog.getByRole('alert').getByText(t('errors.locale')).waitFor()
    await page.locator(`html[lang="${locale}"]`).waitFor()

    await page.unrouteAll()
    await choice.click()
    await page.getByRole('heading', { level: 1, name: wordsIn(other)('home.title') }).waitFor()
    expect(removeFaults(faults, '/_i18n/')).toBeGreaterThan(0)
  })
})

/** The script of the leaderboard, without that of its queries. */
const LEADERBOARD_CODE = /\/assets\/leaderboard-[\w-]{8}\.js$/

describe('crashes', () => {
  it('reports in every language that the code of a page failed to load', async ({ visit, faults }) => {
    const page = await visit('/')
    await settle(page)
    await page.route(LEADERBOARD_CODE, (route) => route.fulfill({ status: 404 }))
    await page
      .getByRole('banner')
      .getByRole('link', { name: wordsIn('en')('leaderboard.title') })
      .click()
    for await (const locale of turnThroughLanguages(page)) {
      const t = wordsIn(locale)
      await page.getByRole('heading', { level: 1, name: t('errors.codeTitle') }).waitFor()
      await page.getByRole('button', { name: t('errors.reload') }).waitFor()
    }
    expect(removeFaults(faults, 'leaderboard-', 'code of the page')).toBeGreaterThan(0)
  })

  it('shows a crawler an empty page, and logs the error to the console', async ({ browser, product }) => {
    const logged: string[] = []
    const page = await openPage(browser, product, termsPath(), {}, async (opened) => {
      await opened.addInitScript((userAgent) => {
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
      }, GOOGLEBOT)
      opened.on('console', (message) => logged.push(message.text()))
    })
    await settle(page)
    await breakShell(page)
    await expect.poll(() => page.locator('body').innerText()).toBe('')
    await expect.poll(() => logged.join()).toContain('Broken shell')
    await page.context().close()
  })
})

/** Expects an error page with its status, its title and its description. */
async function expectCrash(page: Page, locale: Locale): Promise<void> {
  const t = wordsIn(locale)
  await page.getByRole('heading', { level: 1, name: t('errors.internal') }).waitFor()
  await page.getByText('500', { exact: true }).waitFor()
  await page.getByText(t('errors.internalDescription')).waitFor()
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
}

/** Makes every number format throw, which breaks most pages. */
async function breakNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = Intl.NumberFormat
    Object.assign(window, { writesNumbers: Object.getOwnPropertyDescriptor(prototype, 'format') })
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get() {
        throw new Error('Broken numbers')
      },
    })
  })
}

async function restoreNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', Object(window).writesNumbers)
  })
}

/** Makes `navigator.onLine` throw, which the shell reads at once. */
async function breakShell(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get() {
        throw new Error('Broken shell')
      },
    })
    window.dispatchEvent(new Event('offline'))
  })
}

async function restoreShell(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  })
}

/** Removes the faults that contain one of the names. Returns how many were removed. */
function removeFaults(faults: string[], ...names: readonly string[]): number {
  const others = faults.filter((fault) => !names.some((name) => fault.includes(name)))
  const taken = faults.length - others.length
  faults.splice(0, faults.length, ...others)
  return taken
}
