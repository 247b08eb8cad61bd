import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import { listViolations } from './axe.ts'
import { type BuiltProduct, SEED } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { turnLanguage } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

const WIDTHS = [320, 390, 800, 1440]

describe.each(WALKED_LOCALES)('the champions of an account in %s', (locale) => {
  const t = wordsIn(locale)

  it('loads ten at a time in a tab that a link and a reload keep', async ({ visit, product }) => {
    const path = await getPath(product)
    const page = await visit(path, { locale })
    await page.getByRole('tab', { name: t('account.tabs.champions') }).click()
    await page.waitForURL(`${path}?tab=champions`)
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    const first = await listNames(page, t)

    const more = page.getByRole('button', { name: t('account.champions.more', { number: 10 }) })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => listNames(page, t)).toHaveLength(20)
    expect((await listNames(page, t)).slice(0, 10)).toEqual(first)
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.reload()
    await expect.poll(() => listNames(page, t)).toEqual(first)
    const tab = page.getByRole('tab', { name: t('account.tabs.champions') })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  })

  it('switches to the other language in place', async ({ visit, product }) => {
    const page = await visit(`${await getPath(product)}?tab=champions`, { locale })
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    await turnLanguage(page, t, locale === 'en' ? 'pl' : 'en')
    const other = wordsIn(locale === 'en' ? 'pl' : 'en')
    await expect.poll(() => listNames(page, other)).toHaveLength(10)
  })

  it('fits every width', async ({ visit, product }) => {
    const page = await visit(`${await getPath(product)}?tab=champions`, { locale })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })
})

describe('the champions of an account', () => {
  const t = wordsIn('en')

  it('shows an empty state when no champion was ever played', async ({ visit }) => {
    const page = await visit(`${accountPath(getIdleAccount())}?tab=champions`)
    await page.getByRole('heading', { name: t('account.champions.emptyTitle') }).waitFor()
  })

  it('keeps the filter and the order while the account is updated', async ({ visit, product }) => {
    const page = await visit(`${await getPath(product)}?tab=champions`)
    const byGames = page.getByRole('button', { name: t('account.champions.sorts.games'), exact: true })
    await byGames.click()
    const filter = page.getByRole('searchbox', { name: t('account.champions.filter') })
    await filter.fill('a')
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    const asked = page.waitForResponse(
      (response) => operationOf(response.request())?.name === 'AccountChampions' && response.ok(),
    )
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).click()

    await asked
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    expect(await filter.inputValue()).toBe('a')
    expect(await byGames.getAttribute('aria-pressed')).toBe('true')
  })

  it('fetches the champions again on demand after a failed request', async ({ visit, product, faults }) => {
    const page = await visit(await getPath(product))
    await page.route(GRAPHQL, (route) =>
      operationOf(route.request())?.name === 'AccountChampions' ? route.abort() : route.fallback(),
    )
    await page.getByRole('tab', { name: t('account.tabs.champions') }).click()
    const alert = page.getByRole('alert').filter({ hasText: t('account.problem.networkTitle') })
    await alert.waitFor()

    await page.unroute(GRAPHQL)
    await alert.getByRole('button', { name: t('common.retry') }).click()
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })

  it.for(WALKED_THEMES)(
    'has no accessibility violations in the %s theme, as a table and as cards',
    async (theme, { visit, product }) => {
      const page = await visit(`${await getPath(product)}?tab=champions`, { theme })
      await page.getByRole('button', { name: t('account.champions.sorts.winRate'), exact: true }).click()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await settle(page)
        expect(await listViolations(page)).toEqual([])
      }
    },
  )

  it('filters while a name is typed, in any letter case', async ({ visit, product }) => {
    const page = await visit(`${await getPath(product)}?tab=champions`)
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    const [, name = ''] = await listNames(page, t)
    const filter = page.getByRole('searchbox', { name: t('account.champions.filter') })
    await filter.pressSequentially(name.toUpperCase())
    await expect.poll(() => listNames(page, t)).toEqual([name])

    await filter.fill('qqq')
    await page.getByRole('heading', { name: t('account.champions.noSuchTitle') }).waitFor()
    await page.getByRole('button', { name: t('account.champions.clear') }).click()
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    await expect.poll(() => filter.inputValue()).toBe('')
    await expect.poll(() => filter.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('sorts by the chosen column without losing a champion', async ({ visit, product }) => {
    const page = await visit(`${await getPath(product)}?tab=champions`)
    await expect.poll(() => listNames(page, t)).toHaveLength(10)
    const byPoints = await listNames(page, t)

    const lastPlayed = page.getByRole('button', { name: t('account.champions.sorts.lastPlayed'), exact: true })
    await lastPlayed.click()
    await expect.poll(() => lastPlayed.getAttribute('aria-pressed')).toBe('true')
    const moments = await tableOf(page, t)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(moments).toHaveLength(10)
    expect(moments).toEqual(moments.toSorted().toReversed())

    await page.getByRole('button', { name: t('account.champions.sorts.winRate'), exact: true }).click()
    await page.getByText(t('account.champions.byInterval')).waitFor()
    await page.getByRole('button', { name: t('account.champions.sorts.points'), exact: true }).click()
    await expect.poll(() => listNames(page, t)).toEqual(byPoints)
  })
})

async function getPath(product: BuiltProduct): Promise<string> {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return accountPath(account)
}

/** Returns an account of the demo world that never played. */
function getIdleAccount() {
  const idle = createPopulation(SEED).accounts.find(({ gamesPerDay }) => gamesPerDay === 0)
  if (idle === undefined) throw new Error('Every account of the demo world plays.')
  return { ...idle, region: regionOf(idle.platform) }
}

const tableOf = (page: Page, t: TFunction) => page.getByRole('table', { name: t('account.champions.title') })

/** The visible champions, from top to bottom. */
async function listNames(page: Page, t: TFunction): Promise<readonly string[]> {
  const heads = await tableOf(page, t).getByRole('rowheader').allInnerTexts()
  return heads.map((head) => head.split('\n')[0] ?? '')
}
