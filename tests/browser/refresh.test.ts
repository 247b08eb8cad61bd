import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import { clock, getAccount, it, simulator } from './riot-journey.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

const DAY_MS = 24 * 60 * 60_000

describe.each(WALKED_LOCALES)('An update of the account page in %s', (locale) => {
  const t = wordsIn(locale)

  it('says what it does, then what has changed, and marks it', async ({ visit, product }) => {
    const page = await visit(accountPath(getAccount()), { locale })
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    clock.fastForward(DAY_MS)
    product.clock.fastForward(DAY_MS)
    await page.clock.fastForward(DAY_MS)

    const open = rowsOf(page, t).first().getByRole('button', { expanded: false }).first()
    const opened = await open.elementHandle()
    await open.click()
    const steps = await holdSteps(page)
    const update = await buttonOf(page, t).elementHandle()
    await update?.press('Enter')
    await page.getByText(t('account.refresh.step.account')).waitFor()
    steps.letGo('RefreshAccount')
    await page.getByText(t('account.refresh.step.matches')).waitFor()
    steps.letGo('RefreshedMatches')

    await page.getByText(t('account.refresh.done.everything')).waitFor()
    const fresh = newOf(page, t)
    const count = await fresh.count()
    expect(count).toBeGreaterThan(0)
    const words = t(`account.refresh.news.${count === 10 ? 'manyMatches' : 'matches'}`, { count })
    await page.getByText(words).waitFor()
    expect(await update?.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await fresh.getByText(t('account.matches.newOne'), { exact: true }).count()).toBe(count)
    // A row that was open before the new ones came is open still, below them, unless they are a page of their own.
    expect(await opened?.evaluate((button) => [button.isConnected, button.ariaExpanded])).toEqual([count < 10, 'true'])

    expect(await listViolations(page)).toEqual([])
  })

  it('says which part is old when Riot fails half-way', async ({ visit, product, onTestFinished }) => {
    onTestFinished(() => simulator.misbehave(null))
    const page = await visit(accountPath(getAccount()), { locale })
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    clock.fastForward(DAY_MS)
    product.clock.fastForward(DAY_MS)
    await page.clock.fastForward(DAY_MS)

    const steps = await holdSteps(page)
    await buttonOf(page, t).click()
    steps.letGo('RefreshAccount')
    await page.getByText(t('account.refresh.step.matches')).waitFor()
    simulator.misbehave({ kind: 'fail', status: 503 })
    steps.letGo('RefreshedMatches')

    await page.getByText(t('account.refresh.done.account')).waitFor()
    await page.getByText(t('account.refresh.old.matches')).waitFor()
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
  })
})

describe('An update of the account page', () => {
  const t = wordsIn('en')

  it('does no harm when its page is left before it ends', async ({ visit, product }) => {
    const page = await visit('/')
    await page.goto(accountPath(getAccount()))
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    const steps = await holdSteps(page)
    await buttonOf(page, t).click()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
    steps.letGo('RefreshAccount')
    steps.letGo('RefreshedMatches')
    await page.goBack()
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
  })

  it('waits for a list that is too old by then, and says of nothing that it failed', async ({ visit, product }) => {
    const page = await visit(accountPath(getAccount()))
    await expect.poll(() => rowsOf(page, t).count()).toBe(10)
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    const steps = await holdSteps(page)
    await buttonOf(page, t).click()
    await page.getByRole('button', { name: t('account.matches.queues.SOLO'), exact: true }).click()
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.SOLO')])

    product.clock.fastForward(COOLDOWN_MS)
    const listOnItsWay = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName === 'AccountPage') await listOnItsWay.promise
      await route.fallback()
    })
    steps.letGo('RefreshAccount')
    steps.letGo('RefreshedMatches')
    await page.getByText(t('account.refresh.done.everything')).waitFor()
    await expect.poll(() => rowsOf(page, t).count()).toBe(0)
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: t('account.problem.networkTitle') })
        .count(),
    ).toBe(0)
    listOnItsWay.resolve()
    await expect.poll(() => listQueues(page, t)).toEqual([t('queues.SOLO')])
  })

  it('fetches the champions too while they are in sight', async ({ visit, product }) => {
    const page = await visit(`${accountPath(getAccount())}?tab=champions`)
    await page.getByRole('table').first().waitFor()
    product.clock.fastForward(COOLDOWN_MS)
    await page.clock.fastForward(COOLDOWN_MS)
    const steps = await holdSteps(page)
    await buttonOf(page, t).click()
    steps.letGo('RefreshAccount')
    steps.letGo('RefreshedMatches')
    await page.getByText(t('account.refresh.step.champions')).waitFor()
    steps.letGo('AccountChampions')
    await page.getByText(t('account.refresh.done.everything')).waitFor()
  })

  it('says since when nothing has changed', async ({ visit, product }) => {
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

/** Keeps every step of an update on its way until it is let go. */
async function holdSteps(page: Page) {
  const held = ['RefreshAccount', 'RefreshedMatches', 'AccountChampions']
  const waiting = new Map<string, PromiseWithResolvers<void>>(held.map((name) => [name, Promise.withResolvers<void>()]))
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON()
    await waiting.get(operationName)?.promise
    await route.continue()
  })
  return { letGo: (name: string) => waiting.get(name)?.resolve() }
}

const buttonOf = (page: Page, t: TFunction) =>
  page.getByRole('button', { name: t('account.refresh.label'), exact: true })

/** The rows that an update has brought. */
const newOf = (page: Page, t: TFunction) =>
  page
    .getByRole('region', { name: t('account.matches.label'), exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(t('account.matches.newOne'), { exact: true }) })

const rowsOf = (page: Page, t: TFunction) =>
  page.getByRole('region', { name: t('account.matches.label'), exact: true }).getByRole('article')

/** Every queue of the matches in sight, each once. */
async function listQueues(page: Page, t: TFunction): Promise<readonly string[]> {
  const labels = await rowsOf(page, t).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
  return [...new Set(labels.map((label) => label.split(', ')[0] ?? ''))]
}
