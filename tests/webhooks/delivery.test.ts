import { describe } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { deliverySuite } from './delivery-suite.ts'

describe('webhooks over the embedded store', () => {
  deliverySuite(() => openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() }))
})
