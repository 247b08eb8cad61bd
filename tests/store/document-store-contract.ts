import { describe, expect, it } from 'vitest'
import { StoreClosed } from '../../gateway/store/document-store-errors.ts'
import { describeDocuments } from './contract-documents.ts'
import { describeQueries } from './contract-queries.ts'
import { describeTransactions } from './contract-transactions.ts'
import { describeWatches } from './contract-watches.ts'
import type { OpenStore } from './opened-store.ts'

/** Contract of all drivers of the `DocumentStore` port. */
export function documentStoreContract(name: string, open: OpenStore): void {
  describe(`${name} fulfils the document store contract`, () => {
    describeDocuments(open)
    describeQueries(open)
    describeTransactions(open)
    describeWatches(open)

    describe('a closed store', () => {
      it('refuses every operation', async () => {
        const store = await open([])
        await store.close()

        const ref = { collection: 'things', id: 'one' }
        await expect(store.get(ref)).rejects.toThrow(StoreClosed)
        await expect(store.getMany('things', ['one'])).rejects.toThrow(StoreClosed)
        await expect(store.query('things', { limit: 1 })).rejects.toThrow(StoreClosed)
        await expect(store.count('things')).rejects.toThrow(StoreClosed)
        await expect(store.transaction(async (transaction) => transaction.set(ref, {}))).rejects.toThrow(StoreClosed)
        expect(() => store.watch('things', new AbortController().signal)).toThrow(StoreClosed)
      })

      it('can be closed again', async () => {
        const store = await open([])
        await store.close()
        await expect(store.close()).resolves.toBeUndefined()
      })

      it('commits nothing of a running transaction', async () => {
        const store = await open([])
        const running = store.transaction(async (transaction) => {
          transaction.set({ collection: 'things', id: 'one' }, {})
          await store.close()
        })
        await expect(running).rejects.toThrow(StoreClosed)
      })
    })
  })
}
