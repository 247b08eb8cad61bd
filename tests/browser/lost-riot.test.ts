import { describe, expect } from 'vitest'
import { LOCALES } from '../../client/i18n/locale.ts'
import { accountPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/domain/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { startStandInRiot } from '../product/stand-in-riot.ts'
import { SEED, START } from './built-product.ts'
import { it as journey } from './journey.ts'
import { MovingClock } from './moving-clock.ts'
import { wordsIn } from './words.ts'

const HOUR_MS = 60 * 60_000

const clock = new MovingClock(START)
const simulator = createSimulator({ seed: SEED, now: () => clock.now() })

// oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
const it = journey.override('productEnv', async ({}, { onCleanup }) => {
  const riot = await startStandInRiot((request) => simulator.fetch(request))
  onCleanup(() => riot.close())
  return { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'browser' }
})

describe.each(LOCALES)('When Riot fails after an account was seen, in %s', (locale) => {
  const t = wordsIn(locale)

  it('what is known stays, marked and dated, and is renewed when Riot is back', async ({ visit, product }) => {
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

function getAccount() {
  const [account] = simulator.demoAccounts
  if (account === undefined) throw new Error('The simulated world has no account to look at.')
  return { ...account, region: regionOf(account.platform) }
}
