import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { TransactionContended } from '../../gateway/store/document-store-errors.ts'
import { FirestoreTransactions } from '../../gateway/store/firestore-transaction.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

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

/** A Firestore that commits the first transaction and then loses the answer. */
function openForgetful() {
  const projectId = newProjectId()
  const firestore = getFirestore(initializeApp({ projectId }, projectId))
  const lost = Object.assign(new Error('2 UNKNOWN'), { code: 2 })
  let commits = 0
  const transactions = new FirestoreTransactions({
    collection: (path) => firestore.collection(path),
    async runTransaction(body, options) {
      const result = await firestore.runTransaction(body, options)
      commits += 1
      if (commits === 1) throw lost
      return result
    },
  })
  return { transactions, lost, commits: () => commits, close: async () => await firestore.terminate() }
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

describe.runIf(hasFirestoreEmulator)(`a Firestore transaction with an unknown result${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('is repeated when it only writes', async () => {
    const { transactions, commits, close } = openForgetful()
    await transactions.run(async (transaction) => transaction.set({ collection: 'things', id: 'a' }, { n: 1 }))
    expect(commits()).toBe(2)
    await close()
  })

  it('is not repeated when it has read, because its writes may depend on what it read', async () => {
    const { transactions, lost, commits, close } = openForgetful()
    const running = transactions.run(async (transaction) => {
      await transaction.get({ collection: 'things', id: 'a' })
      transaction.set({ collection: 'things', id: 'a' }, { n: 1 })
    })
    await expect(running).rejects.toBe(lost)
    expect(commits()).toBe(1)
    await close()
  })
})
