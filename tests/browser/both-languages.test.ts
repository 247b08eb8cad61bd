import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { REGIONS, regionKey } from '../../client/game/regions.ts'
import {
  accountPath,
  championsPath,
  leaderboardPath,
  proPlayersPath,
  searchAccountPath,
  streamsPath,
} from '../../client/paths.ts'
import { CONSENT_COOKIE, LOCALE_COOKIE, THEME_COOKIE } from '../../client/settings/cookies.ts'
import { LOCALES } from '../../languages.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { findOneField, findSearchForm, openSearchForm } from './search-form.ts'
import { openSettings, turnLanguage } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const MISSING_ID = { gameName: 'Nobody At-All', tagLine: '0000' }

const DAY_MS = 24 * 60 * 60_000

describe.each(LOCALES)('the client in %s', (locale) => {
  const t = wordsIn(locale)

  it('links to Home and every list in the bar, and offers every region in the search', async ({ visit }) => {
    const page = await visit(searchAccountPath(MISSING_ID), { locale })
    const bar = page.getByRole('banner')
    const title = bar.getByRole('link', { name: 'Lanewatch' })
    await title.waitFor()
    expect([await title.getAttribute('href'), await title.getAttribute('title')]).toEqual(['/', t('shell.home')])

    const links = bar.getByRole('navigation', { name: t('shell.mainNavigation') }).getByRole('link')
    const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(shown).toEqual([
      [t('proPlayers.title'), proPlayersPath()],
      [t('streams.title'), streamsPath()],
      [t('champions.title'), championsPath()],
      [t('leaderboard.title'), leaderboardPath()],
    ])

    const { root, region, field } = findOneField(bar, t)
    const options = await region.getByRole('option').evaluateAll((all) => all.map(({ textContent }) => textContent))
    expect(options).toHaveLength(REGIONS.length + 1)
    for (const each of REGIONS) expect(options.join()).toContain(t(`regions.${regionKey(each)}`))
    expect(options[0]).toBe(t('search.anyRegion'))
    expect(await region.inputValue()).toBe('ANY')
    expect(await field.getAttribute('placeholder')).toBe(t('search.anything.placeholder'))
    await root.getByRole('button', { name: t('search.anything.submit') }).waitFor()

    // From 600 px on the search is in the row; below that the links are.
    for (const [width, searches] of [
      [600, true],
      [599, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => root.isVisible()).toBe(searches)
      await expect.poll(() => links.first().isVisible()).toBe(true)
    }
    await page.getByRole('button', { name: t('shell.openSearch') }).waitFor()

    await page.setViewportSize({ width: 1920, height: 900 })
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width).toBe(1200)
    await title.click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    await expect.poll(() => bar.getByRole('search').count()).toBe(0)

    // The path of a page has no language prefix.
    await page.goto(`/${locale}${streamsPath()}`)
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
  })

  it('validates a search, shows that it is running, and leads to the account or to suggestions', async ({
    visit,
    product,
  }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit(streamsPath(), { locale })
    await settle(page)
    const form = await openSearchForm(page.getByRole('banner'), t)
    expect(await form.region.inputValue()).toBe('EUW')
    expect(await form.region.getByRole('option').last().innerText()).toBe(t('search.anyRegion'))
    expect(await form.button.getAttribute('aria-label')).toBe(t('search.submit'))
    const { promise: answer, resolve: releaseAnswer } = Promise.withResolvers<void>()
    let asked = 0
    await page.route(GRAPHQL, async (route) => {
      if (operationOf(route.request())?.name === 'AccountSearch') {
        asked += 1
        await answer
      }
      await route.fallback()
    })

    await form.button.click()
    await expect.poll(form.listErrors).toEqual([t('search.required')])
    expect(await form.gameName.getAttribute('aria-invalid')).toBe('true')
    await form.gameName.fill('Seventeen Letters')
    await expect.poll(form.listErrors).toEqual([])
    await form.gameName.press('Enter')
    await expect.poll(form.listErrors).toEqual([t('search.maximum', { count: 16 })])
    await form.gameName.fill(MISSING_ID.gameName)
    await expect.poll(form.listErrors).toEqual([])
    await form.gameName.press('Enter')
    await expect.poll(form.listErrors).toEqual([t('search.required')])
    expect(await form.tagLine.getAttribute('aria-invalid')).toBe('true')
    await form.tagLine.fill('123456')
    await expect.poll(form.listErrors).toEqual([])
    await form.tagLine.press('Enter')
    await expect.poll(form.listErrors).toEqual([t('search.maximum', { count: 5 })])
    expect(asked).toBe(0)

    await form.tagLine.fill(MISSING_ID.tagLine)
    await form.region.press('Enter')
    await expect.poll(() => form.button.getAttribute('aria-busy')).toBe('true')
    expect(await form.button.getAttribute('aria-label')).toBe(t('search.searching'))
    releaseAnswer()
    await page.waitForURL(searchAccountPath(MISSING_ID))
    await page.getByRole('heading', { name: t('searchAccount.nowhereTitle') }).waitFor()

    await (await openSearchForm(page.getByRole('banner'), t)).lookUp(account)
    await page.waitForURL(accountPath(account))
    expect(new URL(page.url()).pathname).toMatch(/^\/account\/[a-z]+\//)
    await findOneField(page.getByRole('banner'), t).field.waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('keeps choices for their documented lifetime, and applies the theme at once', async ({ visit }) => {
    const page = await visit('/', { locale, unasked: true })
    await page.locator('html[data-theme="dark"]').waitFor()
    const bar = page.getByRole('banner')
    const dark = await backgroundOf(page)
    const question = page.getByRole('region', { name: t('consent.label') })
    await question.getByText(t('consent.question')).waitFor()

    const dialog = await openSettings(page, t)
    await dialog.getByRole('button', { name: t('settings.themes.light') }).click()
    await page.locator('html[data-theme="light"]').waitFor()
    await expect.poll(() => backgroundOf(page)).not.toBe(dark)
    expect(await bar.evaluate((header) => getComputedStyle(header).colorScheme)).toBe('light')
    expect(await lifetimeOf(page, THEME_COOKIE)).toBe('session')
    expect(await lifetimeOf(page, CONSENT_COOKIE)).toBe('unset')
    await page.keyboard.press('Escape')

    await question.getByRole('button', { name: t('consent.accept') }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => lifetimeOf(page, THEME_COOKIE)).toBe(365)
    await expect.poll(() => lifetimeOf(page, CONSENT_COOKIE)).toBe(30)
  })

  it('changes the language without losing typed text, and keeps the choice for 365 days', async ({ visit }) => {
    const page = await visit('/', { locale })
    const other = locale === 'en' ? 'pl' : 'en'
    const before = await openSearchForm(page, t)
    await before.enter({ gameName: 'Somebody', tagLine: 'TOOLONG' })
    await before.button.click()
    await page.getByText(t('search.maximum', { count: 5 })).waitFor()

    await turnLanguage(page, t, other)
    const form = findSearchForm(page, wordsIn(other))
    expect([await form.gameName.inputValue(), await form.tagLine.inputValue()]).toEqual(['Somebody', 'TOOLONG'])
    await expect.poll(form.listErrors).toEqual([wordsIn(other)('search.maximum', { count: 5 })])
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => lifetimeOf(page, LOCALE_COOKIE)).toBe(365)
  })
})

describe('names from the game', () => {
  it('shows the names in the language of the page', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit(accountPath(account))
    // Two spells, the keystone and the second tree.
    const loadout = page.getByRole('article').first().getByRole('button').getByRole('img')
    await loadout.first().waitFor()
    const listNames = () =>
      loadout.evaluateAll((images) => images.slice(0, 4).map((image) => image.getAttribute('alt') ?? ''))
    const english = await listNames()
    const polish = await getPolishNames(product)
    const expected = english.map((name) => polish.get(name))
    expect(expected).not.toContain(undefined)
    expect(expected).not.toEqual(english)
    await turnLanguage(page, wordsIn('en'), 'pl')
    await expect.poll(listNames).toEqual(expected)

    await page.goto(`${championsPath()}?search=nunu`)
    await page.getByRole('main').getByRole('link', { name: 'Nunu i Willump' }).waitFor()
    await turnLanguage(page, wordsIn('pl'), 'en')
    await page.getByRole('main').getByRole('link', { name: 'Nunu & Willump' }).waitFor()
  })
})

const NAME = z.object({ en: z.object({ text: z.string() }), pl: z.object({ text: z.string() }) })

const NAMES = z.object({
  summonerSpells: z.array(NAME),
  runeStyles: z.array(NAME.extend({ slots: z.array(z.object({ runes: z.array(NAME) })) })),
})

/** Polish names of summoner spells and runes, by English name. */
async function getPolishNames(product: BuiltProduct): Promise<ReadonlyMap<string, string>> {
  const names = 'en: name(locale: EN) { text } pl: name(locale: PL) { text }'
  const { summonerSpells, runeStyles } = await product.ask(
    NAMES,
    `{ summonerSpells { ${names} } runeStyles { ${names} slots { runes { ${names} } } } }`,
  )
  const runes = runeStyles.flatMap((style) => [style, ...style.slots.flatMap((slot) => slot.runes)])
  return new Map([...summonerSpells, ...runes].map(({ en, pl }) => [en.text, pl.text]))
}

/** Background colour of the page. */
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Lifetime of a cookie in days. The cookie covers the whole site and is not sent across sites. */
async function lifetimeOf(page: Page, name: string): Promise<number | 'session' | 'unset'> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name)
  if (cookie === undefined) return 'unset'
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  return cookie.expires === -1 ? 'session' : Math.round((cookie.expires * 1000 - Date.now()) / DAY_MS)
}
