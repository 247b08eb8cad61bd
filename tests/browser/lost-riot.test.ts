import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { getAccount, it, simulator } from './riot-journey.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

const HOUR_MS = 60 * 60_000

describe.each(WALKED_LOCALES)('when Riot fails after an account was fetched, in %s', (locale) => {
  const t = wordsIn(locale)

  it('the account page keeps its data, marks it as stale, and refreshes it when Riot is back', async ({
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
    await page.getByText(t('account.refresh.failure.UpstreamUnavailable')).waitFor()

    simulator.misbehave(null)
    product.clock.fastForward(HOUR_MS)
    await page.clock.fastForward(HOUR_MS)
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).click()
    await page.getByText(t('account.refresh.done.everything')).waitFor()
    await expect.poll(() => page.getByText(t('account.stale')).count()).toBe(0)
  })
})
