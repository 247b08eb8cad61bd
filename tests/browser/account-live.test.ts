import { expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { matchIdOf } from '../../gateway/simulator/match/match.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { SEED } from './built-product.ts'
import { it } from './moving-journey.ts'
import { wordsIn } from './words.ts'

/** Less than a watch lasts without a renewal. */
const LATER_MS = 12 * 60_000

const WAIT = { timeout: 30_000 }

const t = wordsIn('en')

/** Finds a pro's account that finishes a match soon after `now`. */
function findPlaying(now: number): WorldAccount {
  const world = new World(memoryOf(SEED))
  const newest = (account: WorldAccount, at: number) =>
    world
      .listMatches(account, at, { start: 0, count: 1 })
      .filter(({ ending }) => ending !== 'remake')
      .map(matchIdOf)[0]
  const found = world.population.proPlayers
    .flatMap(({ accounts }) => accounts)
    .find((account) => {
      const [before, after] = [newest(account, now + 60_000), newest(account, now + LATER_MS)]
      return before !== undefined && after !== undefined && before !== after
    })
  if (found === undefined) throw new Error('No pro finishes a match soon.')
  return found
}

it('the page of an account shows a new match within seconds, marks it, and waits while the pointer is in the list', async ({
  visit,
  product,
}) => {
  const account = findPlaying(product.clock.now())
  const page = await visit(accountPath({ ...account, region: regionOf(account.platform) }))
  const matches = page.getByRole('region', { name: t('account.matches.label') })
  const rows = matches.getByRole('article')
  await expect.poll(() => rows.count()).toBe(10)
  // The first update has arrived once the account is watched.
  await expect
    .poll(async () => (await (await fetch(`${product.metricsUrl}/readyz`)).text()).includes('"watched":1'), WAIT)
    .toBe(true)
  await rows.first().hover()
  product.clock.fastForward(LATER_MS)
  const fresh = matches.getByText(t('account.matches.newOne'), { exact: true })
  await expect
    .poll(async () => (await (await fetch(`${product.metricsUrl}/readyz`)).text()).includes('"due":0'), WAIT)
    .toBe(true)
  expect(await fresh.count()).toBe(0)
  await page.mouse.move(0, 0)
  await expect.poll(() => fresh.count(), WAIT).toBeGreaterThan(0)
  expect(await rows.count()).toBeGreaterThanOrEqual(10)
})
