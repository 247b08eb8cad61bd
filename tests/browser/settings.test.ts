import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { privacyPath, searchAccountPath, statusPath } from '../../client/paths.ts'
import { THEME_COOKIE } from '../../client/settings/cookies.ts'
import STATUS from '../../texts/en/on-demand/statusPage.json' with { type: 'json' }
import { it } from './journey.ts'
import { GRAPHQL } from './operation-of.ts'
import { findOneField, findSearchForm, openSearchForm } from './search-form.ts'
import { openSettings, turnLanguage } from './settings-dialog.ts'
import { renderInBrowser, settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

describe('the settings', () => {
  it('open from the bar with the keyboard, close on Escape, and return the focus', async ({ visit }) => {
    const page = await visit('/')
    const button = page.getByRole('banner').getByRole('button', { name: t('settings.title') })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('settings.title') })
    await dialog.waitFor()
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('change the language without a reload, and keep it through a reload', async ({ visit }) => {
    const page = await visit('/')
    const loads = countLoads(page)
    await turnLanguage(page, t, 'pl')
    await page.getByRole('heading', { level: 1, name: wordsIn('pl')('home.title') }).waitFor()
    expect(loads()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: wordsIn('pl')('home.title') }).waitFor()
  })

  it('set the initial region of every search', async ({ visit }) => {
    const page = await visit('/')
    const dialog = await openSettings(page, t)
    await dialog.getByRole('combobox', { name: t('search.region') }).selectOption('KR')
    await page.keyboard.press('Escape')
    await page.goto(searchAccountPath({ gameName: 'Nobody', tagLine: '0000' }))
    const { region } = findOneField(page.getByRole('banner'), t)
    await expect.poll(() => region.inputValue()).toBe('KR')
    const form = await openSearchForm(page.getByRole('banner'), t)
    expect(await form.region.inputValue()).toBe('KR')
  })

  it('stop all animations', async ({ visit, faults }) => {
    const page = await visit('/')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('html[data-motion="system"]').waitFor()
    const movements = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await page.route(GRAPHQL, () => {})
    await renderInBrowser(page)
    await page.goto(searchAccountPath({ gameName: 'Nobody', tagLine: '0000' }))
    await expect.poll(movements).toBeGreaterThan(0)

    const dialog = await openSettings(page, t)
    await dialog.getByRole('button', { name: t('settings.motions.less') }).click()
    await page.locator('html[data-motion="less"]').waitFor()
    await expect.poll(movements).toBe(0)
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    // No code has loaded, yet the choice already applies.
    expect(await page.evaluate(() => document.documentElement.dataset['motion'])).toBe('less')
    expect(faults.splice(0).filter((fault) => !fault.endsWith('.js'))).toEqual([])
  })
})

describe('two tabs', () => {
  it("show each other's choices at once, and keep unsent text", async ({ visit }) => {
    const page = await visit('/', { unasked: true })
    const other = await page.context().newPage()
    await other.goto('/')
    const form = await openSearchForm(other.getByRole('main'), t)
    await form.gameName.fill('Somebody')
    const loads = countLoads(other)

    await page
      .getByRole('region', { name: t('consent.label') })
      .getByRole('button', { name: t('consent.accept') })
      .click()
    await other.getByRole('region', { name: t('consent.label') }).waitFor({ state: 'detached' })
    const dialog = await openSettings(page, t)
    await dialog.getByRole('button', { name: t('settings.themes.light') }).click()
    await other.locator('html[data-theme="light"]').waitFor()
    await dialog.getByRole('button', { name: t('settings.motions.less') }).click()
    await other.locator('html[data-motion="less"]').waitFor()
    await dialog.getByRole('combobox', { name: t('search.region') }).selectOption('KR')
    await expect.poll(() => form.region.inputValue()).toBe('KR')
    await page.keyboard.press('Escape')
    await turnLanguage(page, t, 'pl')
    const pl = wordsIn('pl')
    await other.getByRole('heading', { level: 1, name: pl('home.title') }).waitFor()
    await expect.poll(() => other.evaluate(() => document.documentElement.lang)).toBe('pl')
    expect(await findSearchForm(other.getByRole('main'), pl).gameName.inputValue()).toBe('Somebody')
    expect(loads()).toBe(0)
  })
})

describe('the theme', () => {
  it('is dark at first, changes without a reload, and ends with the session without consent', async ({ visit }) => {
    const page = await visit('/')
    await page.locator('html[data-theme="dark"]').waitFor()
    const loads = countLoads(page)
    const dialog = await openSettings(page, t)
    await dialog.getByRole('button', { name: t('settings.themes.light') }).click()
    await page.locator('html[data-theme="light"]').waitFor()
    expect(loads()).toBe(0)
    await page.reload()
    await page.locator('html[data-theme="light"]').waitFor()

    await beginNewSession(page)
    await page.locator('html[data-theme="dark"]').waitFor()
  })

  it('survives the session with consent, given before or after the choice', async ({ visit }) => {
    const page = await visit('/')
    const dialog = await openSettings(page, t)
    await dialog.getByRole('button', { name: t('settings.themes.light') }).click()
    await dialog.getByRole('switch', { name: t('settings.keep') }).click()
    await beginNewSession(page)
    await page.locator('html[data-theme="light"]').waitFor()

    // It no longer does once the consent is withdrawn.
    await (await openSettings(page, t)).getByRole('switch', { name: t('settings.keep') }).click()
    await beginNewSession(page)
    await page.locator('html[data-theme="dark"]').waitFor()
  })

  it('follows the system as it changes, from the first paint on', async ({ visit, faults }) => {
    const page = await visit('/', { cookies: { [THEME_COOKIE]: 'system' } })
    const backgrounds = [
      ['light', 'rgb(243, 246, 248)'],
      ['dark', 'rgb(10, 14, 19)'],
    ] as const
    const backgroundOf = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    for (const [colorScheme, background] of backgrounds) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await backgroundOf()).toBe(background)
    }

    // Before any code has loaded, too.
    await page.route('**/*.js', (route) => route.abort())
    for (const [colorScheme, background] of backgrounds) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.reload()
      expect(await backgroundOf()).toBe(background)
    }
    expect(faults.splice(0).filter((fault) => !fault.endsWith('.js'))).toEqual([])
  })

  it('is migrated once from an earlier version of the site', async ({ visit }) => {
    const page = await visit('/')
    await page.evaluate(() => localStorage.setItem('nuxt-color-mode', 'light'))
    await page.reload()
    await page.locator('html[data-theme="light"]').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nuxt-color-mode'))).toBe(null)
  })
})

describe('the consent question', () => {
  it('does not cover the focused element, and does not return once it is answered', async ({ visit }) => {
    const page = await visit('/', { unasked: true, width: 390 })
    const bar = page.getByRole('region', { name: t('consent.label') })
    await bar.waitFor()
    await settle(page)
    const link = page.getByRole('contentinfo').getByRole('link').last()
    await link.focus()
    const overlap = async () => bottomOf(await link.boundingBox()) - ((await bar.boundingBox())?.y ?? 0)
    await expect.poll(overlap).toBeLessThanOrEqual(0)

    await bar.getByRole('button', { name: t('consent.refuse') }).click()
    await bar.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.reload()
    await settle(page)
    expect(await bar.count()).toBe(0)
  })

  it('offers to withdraw consent on the privacy page, and deletes all stored data', async ({ visit }) => {
    const page = await visit(privacyPath(), { theme: 'light' })
    await page.getByText(t('privacy.consent.accepted')).waitFor()
    await page.evaluate(() => {
      localStorage.setItem('recentSearches', '[{"path":"/champion/azir","name":"Azir"}]')
      sessionStorage.setItem('twitchPlayer', 'yes')
    })
    await page.getByRole('button', { name: t('privacy.forget') }).click()
    await page.getByText(t('privacy.forgotten')).waitFor()
    await expect.poll(() => page.context().cookies()).toEqual([])
    await expect
      .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      .toEqual([])
    await page.getByRole('region', { name: t('consent.label') }).waitFor()
  })
})

describe('the status page', () => {
  it('polls every 30 seconds, and reports an unreachable server', async ({ visit, faults }) => {
    const page = await visit(statusPath())
    await page.getByText(STATUS.names.RIOT).waitFor()
    await page.route(GRAPHQL, (route) => route.abort('connectionrefused'))
    await page.clock.fastForward(31_000)
    await page.getByRole('heading', { name: STATUS.unreachableTitle }).waitFor()
    expect(await page.getByText(STATUS.names.RIOT).count()).toBe(1)
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
    await page.unroute(GRAPHQL)
    await page.clock.fastForward(31_000)
    await page.getByRole('heading', { name: STATUS.unreachableTitle }).waitFor({ state: 'detached' })
  })
})

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** Restarts the browser session: only cookies with an expiry date remain. */
async function beginNewSession(page: Page): Promise<void> {
  const context = page.context()
  const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1)
  await context.clearCookies()
  await context.addCookies(lasting)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
}

const bottomOf = (box: { readonly y: number; readonly height: number } | null) =>
  box === null ? 0 : box.y + box.height
