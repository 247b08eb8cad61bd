import type { AccountParams } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { startStandInRiot } from '../product/stand-in-riot.ts'
import { SEED, START } from './built-product.ts'
import { it as journey } from './journey.ts'
import { MovingClock } from './moving-clock.ts'

/** The clock of the simulated Riot, independent of the product's clock. */
export const clock = new MovingClock(START)

/** The simulated Riot behind the product. A test can make it misbehave. */
export const simulator = createSimulator({ seed: memoryOf(SEED), now: () => clock.now() })

/** A journey test whose product has an API key and uses the simulated Riot. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
export const it = journey.extend('productEnv', { scope: 'file' }, async ({}, { onCleanup }) => {
  const riot = await startStandInRiot((request) => simulator.fetch(request))
  onCleanup(() => riot.close())
  return { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'browser', BUNDLED_ROSTER: 'off' }
})

export function getAccount(): AccountParams {
  const [account] = simulator.demoAccounts
  if (account === undefined) throw new Error('The simulated world has no account.')
  return { ...account, region: regionOf(account.platform) }
}
