import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { championsPath, leaderboardPath, proPlayersPath, statusPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, WALKED_THEMES, wordsIn } from './words.ts'

/** Pages with a table, and what the copied operation of the shown rows contains. */
const TABLES = [
  [`${championsPath()}?lane=top`, '$lane: Lane = TOP'],
  [`${leaderboardPath()}?region=kr&pros=1&page=2`, '$after: String = "25"'],
  [`${proPlayersPath()}?tab=players&role=mid`, '$roles: [ProRole!] = [MID]'],
  [statusPath(), 'sources {'],
] as const

describe.each(WALKED_LOCALES)('the export of a table in %s', (locale) => {
  const t = wordsIn(locale)
  const buttonOf = (page: Page) => page.getByRole('button', { name: t('common.export'), exact: true }).first()

  it.for(TABLES)('copies an operation that runs, and links to files: %s', async ([path, part], { visit, product }) => {
    const page = await visit(path, { locale })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await buttonOf(page).click()
    await page.getByRole('button', { name: 'GraphQL' }).click()
    await page.getByText(t('everyPage.copied'), { exact: true }).waitFor()
    const operation = await page.evaluate(() => navigator.clipboard.readText())
    expect(operation).toContain(part)
    expect(await run(product, operation)).not.toHaveProperty('errors')

    for (const format of ['CSV', 'JSON']) {
      const href = await page.getByRole('link', { name: format }).getAttribute('href')
      const response = await fetch(new URL(href ?? '', product.url))
      expect([200, 503]).toContain(response.status)
    }
    const explorer = await page.locator('a[href^="/graphql?query="]').getAttribute('href')
    expect(new URL(explorer ?? '', product.url).searchParams.get('query')).toBe(operation)

    await page.mouse.click(5, 5)
    await expect.poll(() => page.getByRole('link', { name: 'CSV' }).count()).toBe(0)
  })

  it('is opened, walked through and closed by keyboard', async ({ visit }) => {
    const page = await visit(championsPath(), { locale, width: 390 })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const button = buttonOf(page)
    await button.focus()
    await page.keyboard.press('Enter')
    const csv = page.getByRole('link', { name: 'CSV' })
    await expect.poll(() => csv.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(t('everyPage.copied'), { exact: true }).waitFor()

    await page.keyboard.press('Escape')
    await expect.poll(() => csv.count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })

  it.for([undefined, ...WALKED_THEMES])('has no violations, theme %s', async (theme, { visit }) => {
    const page = await visit(championsPath(), { locale, ...(theme !== undefined && { theme }) })
    await buttonOf(page).click()
    await page.getByRole('link', { name: 'CSV' }).waitFor()
    await settle(page)
    expect(await listViolations(page)).toEqual([])
  })
})

async function run(product: BuiltProduct, query: string): Promise<unknown> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}
