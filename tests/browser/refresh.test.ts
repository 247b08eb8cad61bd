import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { clock, getAccount, it, simulator } from './riot-journey.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

const DAY_MS = 24 * 60 * 60_000

describe.each(WALKED_LOCALES)('an update of the account page in %s', (locale) => {
  const t = wordsIn(locale)

  it('shows its steps, reports what changed, and marks it', async ({ visit, product }) => {
    const page = await visit(accountPath(getAccount()), { locale })
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    clock.fastForward(DAY_MS)
    product.clock.fastForward(DAY_MS)
    await page.clock.fastForward(DAY_MS)

    const open = rowsOf(page, t).first().getByRole('button', { expanded: false }).first()
    const opened = await open.elementHandle()
    await open.click()
    const steps = await pauseSteps(page)
    const update = await buttonOf(page, t).elementHandle()
    await update?.press('Enter')
    await page.getByText(t('account.refresh.step.account')).waitFor()
    steps.release('RefreshAccount')
    await page.getByText(t('account.refresh.step.matches')).waitFor()
    steps.release('RefreshedMatches')

    await page.getByText(t('account.refresh.done.everything')).waitFor()
    const fresh = newOf(page, t)
    await expect.poll(() => fresh.count()).toBeGreaterThan(0)
    const count = await fresh.count()
    const words = t(`account.refresh.news.${count === 10 ? 'manyMatches' : 'matches'}`, { count })
    await page.getByText(words).waitFor()
    await expect.poll(() => update?.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => fresh.getByText(t('account.matches.newOne'), { exact: true }).count()).toBe(count)
    // A row that was open before stays open below the new ones, unless these fill a page of their own.
    expect(await opened?.evaluate((button) => [button.isConnected, button.ariaExpanded])).toEqual([count < 10, 'true'])

    expect(await listViolations(page)).toEqual([])
  })

  it('reports the stale part when Riot fails half-way', async ({ visit, product, onTestFinished }) => {
    onTestFinished(() => simulator.misbehave(null))
    const page = await visit(accountPath(getAccount()), { locale })
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    clock.fastForward(DAY_MS)
    product.clock.fastForward(DAY_MS)
    await page.clock.fastForward(DAY_MS)

    const steps = await pauseSteps(page)
    await buttonOf(page, t).click()
    steps.release('RefreshAccount')
    await page.getByText(t('account.refresh.step.matches')).waitFor()
    simulator.misbehave({ kind: 'fail', status: 503 })
    steps.release('RefreshedMatches')

    await page.getByText(t('account.refresh.done.account')).waitFor()
    await page.getByText(t('account.refresh.old.matches')).waitFor()
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
  })
})

describe('an update of the account page', () => {
  const t = wordsIn('en')

  it('is harmless when the page is left before it ends', async ({ visit, product }) => {
    const page = await visit('/')
    await page.goto(accountPath(getAccount()))
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    const steps = await pauseSteps(page)
    await buttonOf(page, t).click()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    steps.release('RefreshAccount')
    steps.release('RefreshedMatches')
    await page.goBack()
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
  })

  it('waits for a list that has become stale, and reports no failure', async ({ visit, product }) => {
    const page = await visit(accountPath(getAccount()))
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    const steps = await pauseSteps(page)
    await buttonOf(page, t).click()
    await page.getByRole('button', { name: t('account.matches.queues.SOLO'), exact: true }).click()
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.SOLO')])

    product.clock.fastForward(COOLDOWN_MS)
    const listReleased = Promise.withResolvers<void>()
    await page.route(GRAPHQL, async (route) => {
      if (operationOf(route.request())?.name === 'AccountPage') await listReleased.promise
      await route.fallback()
    })
    steps.release('RefreshAccount')
    steps.release('RefreshedMatches')
    await page.getByText(t('account.refresh.done.everything')).waitFor()
    await expect.poll(() => rowsOf(page, t).count()).toBe(0)
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: t('account.problem.networkTitle') })
        .count(),
    ).toBe(0)
    listReleased.resolve()
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.SOLO')])
  })

  it('fetches the champions too while they are visible', async ({ visit, product }) => {
    const page = await visit(`${accountPath(getAccount())}?tab=champions`)
    await page.getByRole('table').first().waitFor()
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    const steps = await pauseSteps(page)
    await buttonOf(page, t).click()
    steps.release('RefreshAccount')
    steps.release('RefreshedMatches')
    await page.getByText(t('account.refresh.step.champions')).waitFor()
    steps.release('AccountChampions')
    await page.getByText(t('account.refresh.done.everything')).waitFor()
  })

  it('shows the age of the data when nothing has changed', async ({ visit, product }) => {
    const page = await visit(accountPath(getAccount()))
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    await buttonOf(page, t).dblclick()
    const [beforeMoment = ''] = t('account.refresh.nothing', { moment: '|' }).split('|')
    await page.getByText(beforeMoment).waitFor()
    expect(await newOf(page, t).count()).toBe(0)
  })
})

const COOLDOWN_MS = 2 * 60_000

/** Pauses every step of an update until it is released. */
async function pauseSteps(page: Page) {
  const names = ['RefreshAccount', 'RefreshedMatches', 'AccountChampions']
  const waiting = new Map<string, PromiseWithResolvers<void>>(
    names.map((name) => [name, Promise.withResolvers<void>()]),
  )
  await page.route(GRAPHQL, async (route) => {
    await waiting.get(operationOf(route.request())?.name ?? '')?.promise
    await route.continue()
  })
  return { release: (name: string) => waiting.get(name)?.resolve() }
}

const buttonOf = (page: Page, t: TFunction) =>
  page.getByRole('button', { name: t('account.refresh.label'), exact: true })

/** Rows added by an update. */
const newOf = (page: Page, t: TFunction) =>
  page
    .getByRole('region', { name: t('account.matches.label'), exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(t('account.matches.newOne'), { exact: true }) })

const rowsOf = (page: Page, t: TFunction) =>
  page.getByRole('region', { name: t('account.matches.label'), exact: true }).getByRole('article')

/** Distinct queues of the visible matches. */
async function listQueues(page: Page, t: TFunction): Promise<readonly string[]> {
  const labels = await rowsOf(page, t).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
  return [...new Set(labels.map((label) => label.split(', ')[0] ?? ''))]
}
