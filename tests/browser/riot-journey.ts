import type { AccountParams } from '../../client/paths.ts'
import { regionOf } from '../../gateway/domain/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { startStandInRiot } from '../product/stand-in-riot.ts'
import { SEED, START } from './built-product.ts'
import { it as journey } from './journey.ts'
import { MovingClock } from './moving-clock.ts'

/** The clock of Riot: not that of the product, which has its own. */
export const clock = new MovingClock(START)

/** The Riot that the product asks: a test can make it misbehave. */
export const simulator = createSimulator({ seed: SEED, now: () => clock.now() })

/** A test in a real browser before a product with a key, whose Riot the test has in its hands. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
export const it = journey.override('productEnv', async ({}, { onCleanup }) => {
  const riot = await startStandInRiot((request) => simulator.fetch(request))
  onCleanup(() => riot.close())
  return { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'browser' }
})

/** An account to look at. */
export function getAccount(): AccountParams {
  const [account] = simulator.demoAccounts
  if (account === undefined) throw new Error('The simulated world has no account to look at.')
  return { ...account, region: regionOf(account.platform) }
}
