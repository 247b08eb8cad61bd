import { expect, it, onTestFinished } from 'vitest'
import type { AccountCheck } from '../../gateway/active-games/rules/live-state.ts'
import { openActiveGamesStore } from '../../gateway/active-games/workers/active-games-store.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

it('the store of active games keeps the newest checks of a platform that exceed one document', async () => {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  onTestFinished(() => store.close())
  const gamesStore = openActiveGamesStore(store)
  const puuids = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(78, 'p'))
  const checkAt = (observedAt: number): AccountCheck => ({
    state: 'POSSIBLY_HIDDEN',
    observedAt,
    matchId: 'EUW1_123456789012',
  })
  await gamesStore.writeChecks(
    'EUW1',
    Object.fromEntries(puuids.map((puuid, index) => [puuid, checkAt(clock.now() + index)])),
  )
  const kept = (await gamesStore.load()).checks.get('EUW1') ?? new Map<string, AccountCheck>()
  expect([...kept.keys()].toSorted()).toEqual(puuids.slice(-kept.size))
  expect(kept.size).toBeGreaterThan(5000)
})
