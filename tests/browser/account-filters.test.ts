import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { WALKED_LOCALES, WALKED_THEMES, wordsIn } from './words.ts'

describe.each(WALKED_LOCALES)('the match filters of an account in %s', (locale) => {
  const t = wordsIn(locale)

  it('narrows the list to a champion from the summary, and keeps the filter through a reload', async ({
    visit,
    product,
  }) => {
    const account = await getAccount(product)
    const page = await visit(accountPath(account), { locale })
    const [name, toggle] = await findChampion(page, t)
    await toggle.click()

    await expect.poll(() => new URL(page.url()).searchParams.get('champion')).toMatch(/^[a-z0-9]+$/)
    await expect.poll(() => listChampions(page, t)).toEqual([name])
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true')

    await page.reload()
    await expect.poll(() => listChampions(page, t)).toEqual([name])
    await page.getByRole('button', { name: t('account.matches.removeChampion', { champion: name }) }).click()
    await page.waitForURL(accountPath(account))
    await expect.poll(async () => (await listChampions(page, t)).length).toBeGreaterThan(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  })

  it('finds a champion by name with the keyboard alone, and loads older matches of it', async ({ visit, product }) => {
    const page = await visit(accountPath(await getAccount(product)), { locale })
    const [name] = await findChampion(page, t, -1)
    const field = page.getByRole('combobox', { name: t('account.matches.champion'), exact: true })
    await field.focus()
    await field.pressSequentially(name.slice(0, 3))
    await page.getByRole('option', { name, exact: true }).waitFor()
    while ((await page.locator('[role=option][aria-selected=true]').innerText()) !== name)
      await field.press('ArrowDown')
    await field.press('Enter')
    await expect.poll(() => listChampions(page, t)).toEqual([name])

    const before = await matchesOf(page, t).getByRole('article').count()
    const further = page.getByRole('button', { name: t('account.matches.furtherBack') })
    const count = matchesOf(page, t).locator('output').last()
    await expect.poll(() => count.innerText()).toContain(name)
    const words = await count.innerText()
    await further.click()
    await expect.poll(() => count.innerText()).not.toBe(words)
    await expect.poll(() => matchesOf(page, t).getByRole('article').count()).toBeGreaterThanOrEqual(before)
    await expect.poll(() => listChampions(page, t)).toEqual([name])
  })
})

describe('the match filters of an account', () => {
  const t = wordsIn('en')

  it('ignores an unknown champion in the address', async ({ visit, product }) => {
    const page = await visit(`${accountPath(await getAccount(product))}?champion=nobody`)
    await expect.poll(() => matchesOf(page, t).getByRole('article').count()).toBe(10)
  })

  it('fetches the champions again at the next opening after a failed request', async ({ visit, product, faults }) => {
    const page = await visit(accountPath(await getAccount(product)))
    await findChampion(page, t)
    await page.route(GRAPHQL, (route) =>
      operationOf(route.request())?.name === 'ChampionChoices' ? route.abort() : route.fallback(),
    )
    const field = page.getByRole('combobox', { name: t('account.matches.champion'), exact: true })
    await field.click()
    await page
      .getByRole('status')
      .filter({ hasText: t('account.matches.champions.failed') })
      .waitFor()

    await page.unroute(GRAPHQL)
    await field.press('Escape')
    await field.click()
    await page.getByText(t('account.matches.champions.others')).waitFor()
    await field.fill('qqq')
    await page
      .getByRole('status')
      .filter({ hasText: t('account.matches.champions.none') })
      .waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })

  it.for(WALKED_THEMES)(
    'has no accessibility violations in the %s theme, with and without a chosen champion',
    async (theme, { visit, product }) => {
      const page = await visit(accountPath(await getAccount(product)), { theme })
      const [, toggle] = await findChampion(page, t)
      await toggle.click()
      await page.getByRole('combobox', { name: t('account.matches.champion'), exact: true }).click()
      await page.getByText(t('account.matches.champions.others')).waitFor()
      expect(await listViolations(page)).toEqual([])
    },
  )

  it('combines the filters, both from a link and on the way back', async ({ visit, product }) => {
    const account = await getAccount(product)
    const start = await visit(accountPath(account))
    const [name, toggle] = await findChampion(start, t)
    await toggle.click()
    await expect.poll(() => listChampions(start, t)).toEqual([name])
    const address = new URL(start.url())
    address.searchParams.set('queue', 'solo')

    const page = await visit(address.pathname + address.search)
    const narrowed = async () => [await listChampions(page, t), await listQueues(page, t)]
    await expect.poll(narrowed).toEqual([[name], [t('queues.SOLO')]])
    await matchesOf(page, t).getByRole('article').first().getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(address.pathname)
    await page.goBack()
    await expect.poll(narrowed).toEqual([[name], [t('queues.SOLO')]])
  })
})

async function getAccount(product: BuiltProduct) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}

const matchesOf = (page: Page, t: TFunction) =>
  page.getByRole('region', { name: t('account.matches.label'), exact: true })

/** Returns a champion of the summary and the button that filters by it. The most played champion unless a position is given. */
async function findChampion(page: Page, t: TFunction, position = 0) {
  const table = page.getByRole('region', { name: t('account.summary.label') }).getByRole('table')
  await table.waitFor()
  const row = table.locator('tbody').getByRole('rowheader').nth(position)
  const name = (await row.innerText()).trim()
  return [name, table.getByRole('button', { name: t('account.summary.only', { champion: name }) })] as const
}

/** Distinct champions of the visible matches. */
const listChampions = async (page: Page, t: TFunction) => listLabels(page, t, 1)

/** Distinct queues of the visible matches. */
const listQueues = async (page: Page, t: TFunction) => listLabels(page, t, 0)

async function listLabels(page: Page, t: TFunction, part: number): Promise<readonly string[]> {
  const labels = await matchesOf(page, t)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
  return [...new Set(labels.map((label) => label.split(', ')[part] ?? ''))]
}
