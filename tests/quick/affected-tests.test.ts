import { describe, expect, it } from 'vitest'
import { affectedTests } from './affected-tests.ts'

const FILES = [
  { path: 'gateway/streams/rules/order.ts', text: 'export const order = 1' },
  { path: 'gateway/streams/schema/stream.ts', text: `import { order } from '../rules/order.ts'` },
  { path: 'gateway/composition/schema.ts', text: `import '../streams/schema/stream.ts'` },
  { path: 'gateway/main.ts', text: `const { schema } = await import('./composition/schema.ts')` },
  { path: 'tests/support/world.ts', text: `export { schema } from '../../gateway/composition/schema.ts'` },
  { path: 'tests/streams/order.test.ts', text: `import { order } from '../../gateway/streams/rules/order.ts'` },
  { path: 'tests/streams/list.test.ts', text: `import { schema } from '../support/world.ts'` },
  { path: 'tests/people/follows.test.ts', text: `import { schema } from '../support/world.ts'` },
  { path: 'tests/people/types.test.ts', text: `import type { order } from '../../gateway/streams/rules/order.ts'` },
  { path: 'tests/contract/printed.test.ts', text: `import { schema } from '../../gateway/composition/schema.ts'` },
  { path: 'tests/client/page.test.tsx', text: `import { order } from '../../gateway/streams/rules/order.ts'` },
]

const affectedBy = (...changed: readonly string[]) => affectedTests(FILES, new Set(changed))

describe('the tests that a change affects', () => {
  it('are those that reach it without the whole product, and those of its subject', () => {
    expect(affectedBy('gateway/streams/rules/order.ts')).toEqual([
      'tests/client/page.test.tsx',
      'tests/streams/list.test.ts',
      'tests/streams/order.test.ts',
    ])
  })

  it('include the tests of the contract when a type of the schema changes', () => {
    expect(affectedBy('gateway/streams/schema/stream.ts')).toEqual([
      'tests/contract/printed.test.ts',
      'tests/streams/list.test.ts',
    ])
  })

  it('are all that use the whole product when that changes', () => {
    expect(affectedBy('gateway/composition/schema.ts')).toEqual([
      'tests/contract/printed.test.ts',
      'tests/people/follows.test.ts',
      'tests/streams/list.test.ts',
    ])
  })

  it('include a changed test', () => {
    expect(affectedBy('tests/people/types.test.ts')).toEqual(['tests/people/types.test.ts'])
  })

  it('are none for a file that no test reaches', () => {
    expect(affectedBy('README.md')).toEqual([])
  })
})
