import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import { type BuiltProduct, SEED } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { turnLanguage } from './settings-dialog.ts'
import { renderInBrowser } from './visit.ts'
import { firstWords, WALKED_LOCALES, wordsIn } from './words.ts'

const COOLDOWN_MS = 2 * 60_000

describe.each(WALKED_LOCALES)('the account page in %s', (locale) => {
  const t = wordsIn(locale)

  it('loads ten more matches, older ones, without duplicates', async ({ visit, product }) => {
    const page = await visit(accountPath(await getAccount(product)), { locale })
    const matches = matchesOf(page, t)
    await expect.poll(() => matches.getByRole('article').count()).toBe(10)
    const first = await listMoments(page, t)
    await page.getByRole('button', { name: t('account.matches.more') }).click()

    await page.getByText(t('account.matches.loaded', { count: 20 })).waitFor()
    await expect.poll(() => matches.getByRole('article').count()).toBe(20)
    const all = await listMoments(page, t)
    expect(all.slice(0, 10)).toEqual(first)
    expect(new Set(all).size).toBe(20)
    expect(all).toEqual(all.toSorted().toReversed())
  })

  it('opens a match in place with the players of both teams, and closes it again', async ({ visit, product }) => {
    const account = await getAccount(product)
    const page = await visit(accountPath(account), { locale })
    const row = matchesOf(page, t).getByRole('listitem').first()
    await row.getByRole('button', { name: firstWords(t('account.match.open')) }).click()

    for (const side of ['blue', 'red'] as const) {
      const table = row.getByRole('table', { name: t(`scoreboard.sides.${side}`) })
      await table.waitFor()
      // The first row is the header.
      await expect.poll(() => table.getByRole('row').count()).toBe(1 + 5)
    }
    await expect.poll(() => row.getByRole('table').getByText(account.gameName, { exact: true }).count()).toBe(1)

    await row.getByRole('button', { name: firstWords(t('account.match.close')) }).click()
    await expect.poll(() => row.getByRole('table').count()).toBe(0)
  })

  it('updates the account on demand, and counts down to the next possible update', async ({ visit, product }) => {
    const page = await visit(accountPath(await getAccount(product)), { locale })
    const update = page.getByRole('button', { name: t('account.refresh.label'), exact: true })
    await update.click()
    await page.getByText(t('account.refresh.done.everything')).waitFor()

    const waiting = page.getByRole('button', { name: t('account.refresh.in', { time: '1:' }) })
    await waiting.waitFor()
    expect(await waiting.getAttribute('aria-disabled')).toBe('true')
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    await update.waitFor()
    expect(await update.getAttribute('aria-disabled')).toBeNull()
  })
})

describe('the account page', () => {
  const t = wordsIn('en')

  it('accepts a deep link with any letter case in the Riot ID and region', async ({ visit, product }) => {
    const { gameName, tagLine } = await getAccount(product)
    const page = await visit(`/account/EUW/${encodeURIComponent(`${gameName.toLowerCase()}-${tagLine.toLowerCase()}`)}`)
    await page.getByRole('heading', { level: 1, name: `${gameName} #${tagLine}` }).waitFor()
  })

  it('reports that more matches failed to load while Riot is down, and loads them later', async ({
    visit,
    product,
  }) => {
    const page = await visit(accountPath(await getAccount(product)))
    const rows = matchesOf(page, t).getByRole('article')
    await expect.poll(() => rows.count()).toBe(10)
    const nothingStored = { edges: [], missing: 0, examined: 0 }
    await changeAnswers(page, (account, { after }) => ({
      ...account,
      matches: {
        ...account.matches,
        ...(after === undefined ? {} : nothingStored),
        pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: null, endCursor: after },
        freshness: { ...account.matches.freshness, stale: true },
      },
    }))
    const more = page.getByRole('button', { name: t('account.matches.more') })
    await more.click()
    await page.getByText(t('account.matches.moreFailed')).waitFor()
    expect(await rows.count()).toBe(10)
    await expect.poll(() => more.getAttribute('aria-disabled')).toBeNull()

    await page.unroute(GRAPHQL)
    await more.click()
    await page.getByText(t('account.matches.loaded', { count: 20 })).waitFor()
  })

  it('keeps the number of visible matches when a failed part is fetched again', async ({ visit, product }) => {
    const page = await visit('/')
    await changeAnswers(page, (account) => ({ ...account, ranks: null }))
    await renderInBrowser(page)
    await page.goto(accountPath(await getAccount(product)))
    const rows = matchesOf(page, t).getByRole('article')
    await page.getByRole('button', { name: t('account.matches.more') }).click()
    await expect.poll(() => rows.count()).toBe(20)

    await page.unroute(GRAPHQL)
    await page.getByRole('button', { name: t('common.retry') }).click()
    await page.getByText(t('queues.FLEX'), { exact: true }).first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: t('common.retry') }).count()).toBe(0)
    expect(await rows.count()).toBe(20)
  })

  it('keeps the focus inside the page when the focused button disappears', async ({ visit, faults }) => {
    const page = await visit('/')
    await page.route(GRAPHQL, (route) =>
      operationOf(route.request())?.name === 'AccountPage' ? route.abort() : route.fallback(),
    )
    await renderInBrowser(page)
    await page.goto(`${accountPath(getIdleAccount())}?queue=solo`)
    const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') })
    await retry.waitFor()
    await page.unroute(GRAPHQL)
    await retry.press('Enter')
    await page.getByRole('heading', { name: t('account.matches.emptyQueueTitle') }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.tagName)).toBe('MAIN')

    await page.getByRole('button', { name: t('account.matches.everyQueue') }).press('Enter')
    await page.getByRole('heading', { name: t('account.matches.emptyTitle') }).waitFor()
    await expect.poll(() => matchesOf(page, t).evaluate((section) => section === document.activeElement)).toBe(true)
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })

  it('shows an empty state when the account has no matches', async ({ visit }) => {
    const page = await visit(accountPath(getIdleAccount()))
    await page.getByRole('heading', { name: t('account.matches.emptyTitle') }).waitFor()
    await page.getByRole('tab', { name: t('account.tabs.ranks') }).click()
    await expect.poll(() => page.getByText(t('account.rank.unranked')).count()).toBe(2)
  })

  it('switches to the other language in place, matches included', async ({ visit, product }) => {
    const page = await visit(accountPath(await getAccount(product)))
    await expect.poll(() => matchesOf(page, t).getByRole('article').count()).toBe(10)
    await turnLanguage(page, t, 'pl')
    const polish = wordsIn('pl')
    await expect.poll(() => matchesOf(page, polish).getByRole('article').count()).toBe(10)
    await page.getByRole('tab', { name: polish('account.tabs.ranks') }).waitFor()
  })

  it('keeps the queue in the address through a reload and in the history', async ({ visit, product }) => {
    const account = await getAccount(product)
    const page = await visit('/')
    await page.getByRole('link', { name: account.gameName }).click()
    const flex = page.getByRole('button', { name: t('account.matches.queues.FLEX'), exact: true })
    await flex.click()

    await page.waitForURL(`${accountPath(account)}?queue=flex`)
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.FLEX')])
    await page.reload()
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.FLEX')])
    await expect.poll(() => flex.getAttribute('aria-pressed')).toBe('true')

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    await page.goForward()
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.FLEX')])
  })

  it('leads from a match to another participant and back', async ({ visit, product }) => {
    const account = await getAccount(product)
    const page = await visit(accountPath(account))
    const link = matchesOf(page, t).getByRole('article').first().getByRole('link').first()
    const name = await link.innerText()
    await link.click()

    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: account.gameName }).waitFor()
    await expect.poll(() => matchesOf(page, t).getByRole('article').count()).toBe(10)
  })

  it('shows the ranks in a tab that a link and a reload keep', async ({ visit, product }) => {
    const account = await getAccount(product)
    const page = await visit(accountPath(account))
    await page.getByRole('tab', { name: t('account.tabs.ranks') }).click()
    await page.waitForURL(`${accountPath(account)}?tab=ranks`)
    await page.reload()

    const panel = page.getByRole('tabpanel', { name: t('account.tabs.ranks') })
    await panel.getByText(t('queues.SOLO'), { exact: true }).waitFor()
    await panel.getByText(t('queues.FLEX'), { exact: true }).waitFor()
    expect(await matchesOf(page, t).count()).toBe(0)
    await page.getByRole('tab', { name: t('account.tabs.ranks') }).press('ArrowRight')
    await expect.poll(() => matchesOf(page, t).getByRole('article').count()).toBe(10)
  })
})

async function getAccount(product: BuiltProduct) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}

/** Returns an account of the demo world that never played. */
function getIdleAccount() {
  const idle = createPopulation(SEED).accounts.find(({ gamesPerDay }) => gamesPerDay === 0)
  if (idle === undefined) throw new Error('Every account of the demo world plays.')
  return { ...idle, region: regionOf(idle.platform) }
}

interface AnsweredAccount {
  readonly matches: { readonly freshness: object }
}

/** Replaces the account in every answer that the page receives. */
async function changeAnswers(
  page: Page,
  change: (account: AnsweredAccount, variables: Readonly<Record<string, unknown>>) => object,
) {
  await page.route(GRAPHQL, async (route) => {
    const operation = operationOf(route.request())
    if (operation?.name !== 'AccountPage') return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { account: change(data.account, operation.variables) } } })
  })
}

const matchesOf = (page: Page, t: TFunction) =>
  page.getByRole('region', { name: t('account.matches.label'), exact: true })

/** Start times of the visible matches in ISO 8601, from top to bottom. */
async function listMoments(page: Page, t: TFunction): Promise<readonly string[]> {
  const times = await matchesOf(page, t).getByRole('article').locator('time').all()
  return Promise.all(times.map(async (time) => (await time.getAttribute('datetime')) ?? ''))
}

/** Distinct queues of the visible matches. */
async function listQueues(page: Page, t: TFunction): Promise<readonly string[]> {
  const names = await matchesOf(page, t)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
  return [...new Set(names.map((name) => name.split(', ')[0] ?? ''))]
}
