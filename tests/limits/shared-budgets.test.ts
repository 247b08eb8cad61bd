import { describe, expect, it, onTestFinished } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openBudgets } from '../../gateway/composition/open-budgets.ts'
import { ADDRESS_POINTS, KEY_POINTS, MAX_DOCUMENT_POINTS } from '../../gateway/limits/limit-values.ts'
import { payerOfKey } from '../../gateway/limits/payer.ts'
import { CHUNKS } from '../../gateway/limits/point-leases.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { runs } from '../support/runs.ts'
import { sharedBudgetsSuite } from './shared-budgets-suite.ts'

const ADDRESS = '192.0.2.7'

const log = { info() {}, warn() {} }

function openMemory() {
  return openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
}

describe('points shared by instances over the embedded store', () => {
  sharedBudgetsSuite(openMemory, runs({ sample: 60, all: 200 }))
})

describe('the points of the product', () => {
  it('are leased in chunks that fit any document, so that ordinary addresses need no lease', () => {
    expect(MAX_DOCUMENT_POINTS).toBeLessThanOrEqual(ADDRESS_POINTS / CHUNKS)
    expect(Number.isInteger(ADDRESS_POINTS / CHUNKS)).toBe(true)
  })

  it.each([
    ['firestore', false],
    ['sqlite', true],
  ] as const)('with STORE=%s are all available again at another instance: %s', async (STORE, hasAll) => {
    const [store, clock] = [openMemory(), new FakeClock()]
    onTestFinished(() => store.close())
    const env = { STORE, POINTS_PER_MINUTE: ADDRESS_POINTS, KEY_POINTS_PER_MINUTE: KEY_POINTS }
    const [one, other] = [1, 2].map(() => openBudgets({ env, store, clock, log }).ofAddresses)
    for (let document = 0; document < CHUNKS; document++) {
      expect(await one?.take(ADDRESS, MAX_DOCUMENT_POINTS)).toMatchObject({ taken: true })
    }
    await other?.take(ADDRESS, MAX_DOCUMENT_POINTS)
    expect(await other?.take(ADDRESS, MAX_DOCUMENT_POINTS)).toMatchObject({ taken: hasAll })
  })

  it('of an API key are shared by all instances, too, and are a number of their own', async () => {
    const [store, clock] = [openMemory(), new FakeClock()]
    onTestFinished(() => store.close())
    const env = { STORE: 'firestore', POINTS_PER_MINUTE: ADDRESS_POINTS, KEY_POINTS_PER_MINUTE: 20_000 } as const
    const [one, other] = [1, 2].map(() => openBudgets({ env, store, clock, log }).ofKeys)
    const key = payerOfKey('someKey')
    for (let chunk = 0; chunk < CHUNKS; chunk++) {
      expect(await one?.take(key, 20_000 / CHUNKS)).toMatchObject({ taken: true, limit: 20_000 })
    }
    expect(await one?.take(key, 200)).toMatchObject({ taken: false, remaining: 0 })
    await other?.take(key, 20_000 / CHUNKS)
    expect(await other?.take(key, 200)).toMatchObject({ taken: false })
  })
})
