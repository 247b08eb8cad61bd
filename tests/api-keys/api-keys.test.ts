import { describe } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { apiKeysSuite } from './api-keys-suite.ts'

describe('API keys over the embedded store', () => {
  apiKeysSuite(() => openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() }))
})
