import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TransactionMisused } from '../../gateway/store/document-store-errors.ts'
import type { DocumentStore, Transaction } from '../../gateway/store/document-store.ts'
import { SHELF, SHELF_INDEXES } from './document-arbitraries.ts'
import { documentCommands } from './document-commands.ts'
import { DocumentModel, WatchedDocuments } from './document-model.ts'
import { type OpenStore, withStore, write } from './opened-store.ts'

const ONE = { collection: 'things', id: 'one' }
const TWO = { collection: 'things', id: 'two' }

export function describeTransactions(open: OpenStore): void {
  describe('transactions', () => {
    it(
      'return the result of their body, with or without writes',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { n: 7 } })
        expect(await store.transaction(async (transaction) => (await transaction.get(ONE))?.data['n'])).toBe(7)
        expect(await store.transaction(async () => 'nothing')).toBe('nothing')
      }),
    )

    it(
      'write nothing before they end',
      withStore(open, [], async (store) => {
        await store.transaction(async (transaction) => {
          transaction.set(ONE, { n: 1 })
          expect(await store.get(ONE)).toBeNull()
        })
        expect(await store.get(ONE)).not.toBeNull()
      }),
    )

    it(
      'write nothing when their body throws, and pass its error on',
      withStore(open, [], async (store) => {
        const failure = new Error('on purpose')
        const failed = store.transaction(async (transaction) => {
          transaction.set(ONE, { n: 1 })
          throw failure
        })
        await expect(failed).rejects.toBe(failure)
        expect(await store.get(ONE)).toBeNull()
      }),
    )

    it(
      'keep the last of several writes to a document',
      withStore(open, [], async (store) => {
        await store.transaction(async (transaction) => {
          transaction.set(ONE, { n: 1 })
          transaction.set(TWO, { n: 1 })
          transaction.delete(ONE)
          transaction.set(TWO, { n: 2 })
        })
        expect(await store.getMany('things', ['one', 'two'])).toEqual([null, { id: 'two', data: { n: 2 } }])
      }),
    )

    it(
      'write the value at the time of the set, even when the object changes later',
      withStore(open, [], async (store) => {
        await store.transaction(async (transaction) => {
          const data = { n: 1 }
          transaction.set(ONE, data)
          data.n = 2
        })
        expect((await store.get(ONE))?.data).toEqual({ n: 1 })
      }),
    )

    it(
      'must read before they write',
      withStore(open, [], async (store) => {
        const writeAndRead = store.transaction(async (transaction) => {
          transaction.set(ONE, { n: 1 })
          await transaction.get(TWO)
        })
        await expect(writeAndRead).rejects.toThrow(TransactionMisused)
        expect(await store.get(ONE)).toBeNull()
      }),
    )

    it(
      'are unusable after their body has ended',
      withStore(open, [], async (store) => {
        const ended: Transaction[] = []
        await store.transaction(async (transaction) => {
          ended.push(transaction)
        })
        const [transaction] = ended
        await expect(transaction?.get(ONE)).rejects.toThrow(TransactionMisused)
        expect(() => transaction?.set(ONE, {})).toThrow(TransactionMisused)
        expect(() => transaction?.delete(ONE)).toThrow(TransactionMisused)
      }),
    )

    it(
      'all count when they conflict on one document',
      withStore(open, [], async (store) => {
        await Promise.all(Array.from({ length: 40 }, async () => await add(store, 'one', 1)))
        expect((await store.get(ONE))?.data).toEqual({ n: 40 })
      }),
    )

    it(
      'conserve the sum of two documents when they conflict',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { n: 50 }, two: { n: 50 } })
        const sums = new Set<number>()
        const move = async (from: string, to: string, n: number) =>
          await store.transaction(async (transaction) => {
            const [source, target] = await transaction.getMany('things', [from, to])
            const left = numberOf(source?.data['n'])
            const right = numberOf(target?.data['n'])
            transaction.set({ collection: 'things', id: from }, { n: left - n })
            transaction.set({ collection: 'things', id: to }, { n: right + n })
            return left + right
          })
        const moves = Array.from({ length: 20 }, (_, n) =>
          n % 2 === 0 ? move('one', 'two', n) : move('two', 'one', n),
        )
        for (const sum of await Promise.all(moves)) sums.add(sum)
        expect(sums).toEqual(new Set([100]))
      }),
    )

    it(
      'read a document unchanged every time, and only committed states',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { n: 0 }, two: { n: 0 } })
        const writing = async () => {
          for (let n = 1; n <= 50; n++) {
            await write(store, 'things', { one: { n }, two: { n } })
            for (let turns = 0; turns < 10; turns++) await turn()
          }
        }
        const reading = async () => {
          for (let n = 1; n <= 50; n++) {
            const seen = await store.transaction(async (transaction) => {
              const one = await transaction.get(ONE)
              await turn()
              const two = await transaction.get(TWO)
              const [again] = await transaction.getMany('things', ['one'])
              return [one?.data['n'], two?.data['n'], again?.data['n']]
            })
            expect(new Set(seen).size).toBe(1)
          }
        }
        await Promise.all([writing(), reading()])
      }),
    )

    it(
      'are serialisable when a document is written under a reader',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { n: 1 } })
        // Not awaited within the body: a driver with locks makes it wait for the body's own commit.
        const others: Promise<void>[] = []
        await store.transaction(async (transaction) => {
          const n = numberOf((await transaction.get(ONE))?.data['n'])
          if (others.length === 0) others.push(add(store, 'one', 10))
          await turn()
          transaction.set(ONE, { n: n * 2 })
        })
        await Promise.all(others)
        expect([12, 22]).toContain((await store.get(ONE))?.data['n'])
      }),
    )

    it('agree with the model, as do all other operations and the final state of a watch', async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(documentCommands, { maxCommands: 30 }), async (commands) => {
          await withStore(open, SHELF_INDEXES, async (store) => {
            const model = new DocumentModel()
            const watched = new WatchedDocuments()
            const watching = new AbortController()
            let changed = Promise.withResolvers<void>()
            const watch = (async () => {
              for await (const event of store.watch(SHELF, watching.signal)) {
                watched.take(event)
                changed.resolve()
                changed = Promise.withResolvers()
              }
            })()

            await fc.asyncModelRun(() => ({ model, real: store }), commands)

            while (!isDeepStrictEqual(watched.list(), model.list())) await changed.promise
            watching.abort()
            await watch
            expect(watched.list()).toEqual(model.list())
          })()
        }),
      )
    })
  })
}

async function add(store: DocumentStore, id: string, n: number): Promise<void> {
  const ref = { collection: 'things', id }
  await store.transaction(async (transaction) => {
    const found = await transaction.get(ref)
    transaction.set(ref, { n: numberOf(found?.data['n'] ?? 0) + n })
  })
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${String(value)} is not a number`)
  return value
}

/** Lets all ready tasks run first. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
