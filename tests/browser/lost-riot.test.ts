import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { getAccount, it, simulator } from './riot-journey.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

const HOUR_MS = 60 * 60_000

describe.each(WALKED_LOCALES)('when Riot fails after an account was fetched, in %s', (locale) => {
  const t = wordsIn(locale)

  /** Refreshes the page an hour later. Resolves to true when everything is updated. */
  async function refreshLater(page: Page, product: BuiltProduct): Promise<boolean> {
    product.clock.fastForward(HOUR_MS)
    await page.clock.fastForward(HOUR_MS)
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).click()
    const everything = page.getByText(t('account.refresh.done.everything'))
    await everything.or(page.getByText(t('account.refresh.failure.UpstreamUnavailable'))).waitFor()
    return everything.isVisible()
  }

  it('the account page keeps its data and the failure, marks the data as stale, and refreshes it when Riot is back', async ({
    visit,
    product,
  }) => {
    const path = accountPath(getAccount())
    const matches = { name: t('account.matches.label'), exact: true }
    const before = await visit(path, { locale })
    await expect.poll(() => before.getByRole('region', matches).getByRole('article').count()).toBe(10)

    simulator.misbehave({ kind: 'fail', status: 503 })
    product.clock.fastForward(HOUR_MS)
    const page = await visit(path, { locale })
    await page.getByRole('heading', { level: 1, name: getAccount().gameName }).waitFor()
    await page.getByText(t('account.stale')).waitFor()
    await expect.poll(() => page.getByRole('region', matches).getByRole('article').count()).toBe(10)
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).click()
    const failure = page.getByText(t('account.refresh.failure.UpstreamUnavailable'))
    await failure.waitFor()
    await page.clock.fastForward(HOUR_MS)
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).waitFor()
    expect(await failure.isVisible()).toBe(true)

    simulator.misbehave(null)
    // On a busy machine a first refresh can take longer than the product waits for Riot.
    await expect.poll(() => refreshLater(page, product), { timeout: 40_000 }).toBe(true)
    await expect.poll(() => page.getByText(t('account.stale')).count()).toBe(0)
  })
})
