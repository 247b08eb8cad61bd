import { describe, expect, it } from 'vitest'
import { TransactionContended } from '../../gateway/store/document-store-errors.ts'
import { FirestoreTransactions } from '../../gateway/store/firestore-transaction.ts'

/** A stand-in for Google's client that fails every attempt with this error. */
function openContended(error: Error) {
  const attempts: (number | undefined)[] = []
  const transactions = new FirestoreTransactions({
    collection: () => {
      throw new TypeError('Nothing is read here')
    },
    async runTransaction(_, options) {
      attempts.push(options?.readOnly === true ? undefined : options?.maxAttempts)
      throw error
    },
  })
  return { attempts, transactions }
}

describe('a Firestore transaction', () => {
  it('gives up after ten conflicts', async () => {
    const { attempts, transactions } = openContended(Object.assign(new Error('10 ABORTED'), { code: 10 }))
    await expect(transactions.run(async () => undefined)).rejects.toThrow(TransactionContended)
    expect(attempts).toEqual([1, 9])
  })

  it('passes every other failure on at once', async () => {
    const failure = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 })
    const { attempts, transactions } = openContended(failure)
    await expect(transactions.run(async () => undefined)).rejects.toBe(failure)
    expect(attempts).toEqual([1])
  })
})
