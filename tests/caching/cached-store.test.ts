import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AnswerCache, LONGEST_LIFETIME_MS } from '../../gateway/caching/answer-cache.ts'
import { expireAt, neverCache, shareRead } from '../../gateway/caching/dependencies.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { trackStore } from '../../gateway/store/tracked-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { runs } from '../support/runs.ts'

interface Answer {
  readonly text: string
}

function openCachedStore({ longestUseMs = Infinity, maxBytes = 10_000 } = {}) {
  const clock = new FakeClock()
  const store = trackStore(openSqliteStore({ path: ':memory:', indexes: [], clock }), { clock, longestUseMs })
  onTestFinished(() => store.close())
  const cache = new AnswerCache<Answer>({ clock, maxBytes, bytesOf: ({ text }) => text.length })
  let computed = 0
  return {
    clock,
    store,
    cache,
    computed: () => computed,
    /** Returns the cached answer, or computes it with `read`. */
    answer: async (key: string, read: () => Promise<unknown>): Promise<string> => {
      const { own, shared } = await cache.share(key, async (dependencies) => {
        computed += 1
        const text = JSON.stringify((await dependencies.collect(read)) ?? null)
        return { own: text, shared: { text } }
      })
      return own ?? shared?.text ?? JSON.stringify((await read()) ?? null)
    },
  }
}

async function put(store: DocumentStore, collection: string, id: string, value: number): Promise<void> {
  await store.transaction(async (transaction) => transaction.set({ collection, id }, { value }))
}

describe('a cached answer', () => {
  it('is computed once until a document that it was read from changes', async () => {
    const { store, answer, computed } = openCachedStore()
    const read = () => store.get({ collection: 'things', id: 'a' })
    expect(await answer('a', read)).toBe('null')
    expect(await answer('a', read)).toBe('null')
    expect(computed()).toBe(1)
    await put(store, 'things', 'other', 1)
    await answer('a', read)
    expect(computed()).toBe(1)
    await put(store, 'things', 'a', 2)
    expect(await answer('a', read)).toContain('2')
    expect(computed()).toBe(2)
  })

  it('from a query or a count changes with every document of the collection', async () => {
    const { store, answer, computed } = openCachedStore()
    const list = () => store.query('things', { limit: 10 })
    const count = () => store.count('things')
    await answer('list', list)
    await answer('count', count)
    await put(store, 'others', 'a', 1)
    await answer('list', list)
    await answer('count', count)
    expect(computed()).toBe(2)
    await put(store, 'things', 'b', 1)
    expect(await answer('list', list)).toContain('"b"')
    expect(await answer('count', count)).toBe('1')
  })

  it('ends with its dependencies, and at the latest after ten seconds', async () => {
    const { clock, answer, computed } = openCachedStore()
    const until = clock.now() + 3_000
    const read = async () => {
      expireAt(until)
      return clock.now()
    }
    await answer('short', read)
    await answer('long', async () => clock.now())
    await clock.advance(2_999)
    await answer('short', read)
    expect(computed()).toBe(2)
    await clock.advance(1)
    await answer('short', async () => clock.now())
    expect(computed()).toBe(3)
    await clock.advance(LONGEST_LIFETIME_MS - 3_001)
    await answer('long', async () => clock.now())
    expect(computed()).toBe(3)
    await clock.advance(1)
    await answer('long', async () => clock.now())
    expect(computed()).toBe(4)
  })

  it('from a store with other writers ends sooner', async () => {
    const { clock, store, answer, computed } = openCachedStore({ longestUseMs: 500 })
    const read = () => store.get({ collection: 'things', id: 'a' })
    await answer('a', read)
    await clock.advance(500)
    await answer('a', read)
    expect(computed()).toBe(2)
  })

  it('is not kept when its document changes while it is computed', async () => {
    const { store, answer, computed } = openCachedStore()
    const read = async () => {
      const before = await store.get({ collection: 'things', id: 'a' })
      await put(store, 'things', 'a', 1)
      return before
    }
    await answer('a', read)
    await answer('a', read)
    expect(computed()).toBe(2)
  })

  it('is not kept when it is for its client alone', async () => {
    const { answer, computed } = openCachedStore()
    const read = async () => neverCache()
    await answer('a', read)
    await answer('a', read)
    expect(computed()).toBe(2)
  })

  it('is computed once for all that ask meanwhile, and again when that computation fails', async () => {
    const { answer, computed } = openCachedStore()
    const { promise, resolve } = Promise.withResolvers<string>()
    const waiting = [1, 2, 3].map(() => answer('a', () => promise))
    resolve('done')
    expect(await Promise.all(waiting)).toEqual(['"done"', '"done"', '"done"'])
    expect(computed()).toBe(1)

    const failing = Promise.withResolvers<string>()
    const first = answer('b', () => failing.promise)
    const second = answer('b', async () => 'own')
    failing.reject(new Error('The client has left.'))
    await expect(first).rejects.toThrow('The client has left.')
    expect(await second).toBe('"own"')
  })

  it('depends on everything of a read that it shares with others', async () => {
    const { store, answer, computed } = openCachedStore()
    const shared = shareRead(() => store.get({ collection: 'things', id: 'a' }))
    await Promise.all([answer('first', shared), answer('second', shared)])
    await put(store, 'things', 'a', 1)
    const read = () => store.get({ collection: 'things', id: 'a' })
    expect(await answer('first', read)).toContain('1')
    expect(await answer('second', read)).toContain('1')
    expect(computed()).toBe(4)
  })

  it('makes room for newer ones, and is not kept when it is larger than all room', async () => {
    const { answer, computed } = openCachedStore({ maxBytes: 100 })
    const read = async () => 'x'.repeat(40)
    for (const key of ['a', 'b', 'c', 'a']) await answer(key, read)
    expect(computed()).toBe(4)
    const large = async () => 'x'.repeat(200)
    await answer('large', large)
    await answer('large', large)
    expect(computed()).toBe(6)
  })
})

const IDS = ['a', 'b', 'c'] as const
const id = fc.constantFrom(...IDS)
const step = fc.oneof(
  fc.record({ is: fc.constant('write' as const), id, value: fc.nat(9) }),
  fc.record({ is: fc.constant('delete' as const), id }),
  fc.record({ is: fc.constant('fail' as const), id, value: fc.nat(9) }),
  fc.record({ is: fc.constant('wait' as const), ms: fc.nat(LONGEST_LIFETIME_MS) }),
  fc.record({ is: fc.constant('read' as const), ids: fc.uniqueArray(id, { minLength: 1 }), lists: fc.boolean() }),
)

it('equals what a fresh read gives, whatever was written before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { clock, store, answer } = openCachedStore()
      const refOf = (one: string) => ({ collection: 'things', id: one })
      for (const each of steps) {
        if (each.is === 'write') await put(store, 'things', each.id, each.value)
        if (each.is === 'delete') await store.transaction(async (transaction) => transaction.delete(refOf(each.id)))
        if (each.is === 'wait') await clock.advance(each.ms)
        if (each.is === 'fail') {
          const failing = store.transaction(async (transaction) => {
            transaction.set(refOf(each.id), { value: each.value })
            throw new Error('changed its mind')
          })
          await expect(failing).rejects.toThrow('changed its mind')
        }
        if (each.is === 'read') {
          const read = async () => [
            await store.getMany('things', each.ids),
            each.lists ? await store.query('things', { limit: 10 }) : [],
          ]
          expect(await answer(JSON.stringify(each), read)).toBe(JSON.stringify(await read()))
        }
      }
    }),
    { numRuns: runs({ sample: 80, all: 200 }) },
  )
})
