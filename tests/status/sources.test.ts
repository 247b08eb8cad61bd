import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import {
  STATISTICS_STATE_ID,
  statisticsStateCollection,
} from '../../gateway/statistics/collections/statistics-state.ts'
import { INITIAL_STATISTICS_STATE } from '../../gateway/statistics/rules/statistics-state.ts'
import { createSources } from '../../gateway/status/services/sources.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openLiveWorld } from '../support/live-world.ts'

const AT = Date.UTC(2026, 10, 1, 12)

type Options = Parameters<typeof createSources>[0]

/** Sources over an empty store, with a Riot that has never answered and without Twitch. */
function open(options: Partial<Options> = {}) {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const errors: unknown[] = []
  const sources = createSources({
    store,
    riot: upstream('ok', null),
    twitch: null,
    leaguepedia: null,
    staticData: { health: () => ({ problem: null, fetchedAt: null }) },
    report: (error) => errors.push(error),
    ...options,
  })
  /** States by source. */
  const read = async () => Object.fromEntries((await sources.list()).map(({ source, state }) => [source, state]))
  return { store, live: openLiveWorld(store, clock), sources, read, errors }
}

const upstream = <State>(state: State, answeredAt: number | null) => ({
  health: () => ({ state }),
  lastAnswer: { at: () => answeredAt },
})

describe('the reports on the sources', () => {
  it('say of a new server what it has, and that nothing else has reported yet', async () => {
    expect(await open().read()).toEqual({
      RIOT: 'SILENT',
      TWITCH: 'OFF',
      LEAGUEPEDIA: 'OFF',
      STATIC_DATA: 'OK',
      ACTIVE_GAMES: 'SILENT',
      STREAMS: 'SILENT',
      STATISTICS: 'SILENT',
      STORE: 'OK',
    })
  })

  it('have state and last answer of each source', async () => {
    const { store, live, sources } = open({
      riot: upstream('degraded', AT),
      twitch: upstream('ok', AT + 1),
      leaguepedia: upstream('ok', AT + 2),
    })
    await live.putSource('active_games', { state: 'DOWN', observedAt: AT - 1 })
    await live.putSource('streams', { state: 'OFF', observedAt: null })
    await store.transaction(async (transaction) =>
      openCollection(store, statisticsStateCollection)
        .in(transaction)
        .set(STATISTICS_STATE_ID, { ...INITIAL_STATISTICS_STATE, countedAt: AT - 2 }),
    )
    expect(await sources.list()).toEqual([
      { source: 'RIOT', state: 'DEGRADED', answeredAt: AT },
      { source: 'TWITCH', state: 'OK', answeredAt: AT + 1 },
      { source: 'LEAGUEPEDIA', state: 'OK', answeredAt: AT + 2 },
      { source: 'STATIC_DATA', state: 'OK', answeredAt: null },
      { source: 'ACTIVE_GAMES', state: 'DOWN', answeredAt: AT - 1 },
      { source: 'STREAMS', state: 'OFF', answeredAt: null },
      { source: 'STATISTICS', state: 'OK', answeredAt: AT - 2 },
      { source: 'STORE', state: 'OK', answeredAt: null },
    ])
  })

  it.each([
    [{ riot: upstream('key-dead' as const, AT) }, { RIOT: 'DOWN' }],
    [{ twitch: upstream('credentials-refused' as const, AT) }, { TWITCH: 'DOWN' }],
    [{ staticData: { health: () => ({ problem: 'it answered 500', fetchedAt: AT }) } }, { STATIC_DATA: 'DEGRADED' }],
  ])('name a source that refuses, or that has a problem: %j', async (options, expected) => {
    expect(await open(options).read()).toMatchObject(expected)
  })

  it('name a store that fails, and what only it knows', async () => {
    const { store, read, errors } = open()
    await store.close()
    expect(await read()).toMatchObject({ STORE: 'DOWN', STREAMS: 'UNKNOWN', STATISTICS: 'UNKNOWN', STATIC_DATA: 'OK' })
    expect(errors).toHaveLength(1)
  })
})
