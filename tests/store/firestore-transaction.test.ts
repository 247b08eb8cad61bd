import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { StoreUnavailable, TransactionContended } from '../../gateway/store/document-store-errors.ts'
import type { PendingOperation } from '../../gateway/store/firestore-silence.ts'
import { FirestoreTransactions } from '../../gateway/store/firestore-transaction.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

/** An operation whose caller waits. */
function awaited(): PendingOperation {
  return { abandoned: new AbortController().signal, mayBeWritten: false }
}

/** A stand-in for Google's client that fails every attempt with this error. */
function openContended(error: Error) {
  const attempts: (number | undefined)[] = []
  const transactions = new FirestoreTransactions(
    {
      collection: () => {
        throw new TypeError('Nothing is read here')
      },
      async runTransaction(_, options) {
        attempts.push(options?.readOnly === true ? undefined : options?.maxAttempts)
        throw error
      },
    },
    async () => undefined,
  )
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

/** A Firestore that fails the first read of the first transaction with this error. */
function openWithFailingRead(failure: Error) {
  const projectId = newProjectId()
  const firestore = getFirestore(initializeApp({ projectId }, projectId))
  let attempts = 0
  const transactions = new FirestoreTransactions({
    collection: (path) => firestore.collection(path),
    runTransaction: async (body, options) =>
      await firestore.runTransaction(async (running) => {
        attempts += 1
        if (attempts === 1) vi.spyOn(running, 'getAll').mockRejectedValueOnce(failure)
        return await body(running)
      }, options),
  })
  return { transactions, attempts: () => attempts, close: async () => await firestore.terminate() }
}

function invalidArgument(details: string): Error {
  return Object.assign(new Error(`3 INVALID_ARGUMENT: ${details}`), { code: 3 })
}

describe('a Firestore transaction', () => {
  it('gives up after ten conflicts', async () => {
    const { attempts, transactions } = openContended(Object.assign(new Error('10 ABORTED'), { code: 10 }))
    await expect(transactions.run(async () => undefined, awaited())).rejects.toThrow(TransactionContended)
    expect(attempts).toEqual(Array.from({ length: 10 }, () => 1))
  })

  it('passes every other failure on at once', async () => {
    const failure = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 })
    const { attempts, transactions } = openContended(failure)
    await expect(transactions.run(async () => undefined, awaited())).rejects.toBe(failure)
    expect(attempts).toEqual([1])
  })
})

describe.runIf(hasFirestoreEmulator)(`a Firestore transaction with an unknown result${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('is repeated when it only writes', async () => {
    const { transactions, commits, close } = openForgetful()
    await transactions.run(
      async (transaction) => transaction.set({ collection: 'things', id: 'a' }, { n: 1 }),
      awaited(),
    )
    expect(commits()).toBe(2)
    await close()
  })

  it('is not repeated when it has read, because its writes may depend on what it read', async () => {
    const { transactions, lost, commits, close } = openForgetful()
    const running = transactions.run(async (transaction) => {
      await transaction.get({ collection: 'things', id: 'a' })
      transaction.set({ collection: 'things', id: 'a' }, { n: 1 })
    }, awaited())
    await expect(running).rejects.toBe(lost)
    expect(commits()).toBe(1)
    await close()
  })
})

describe.runIf(hasFirestoreEmulator)(`an abandoned Firestore transaction${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('commits nothing', async () => {
    const { transactions, commits, close } = openForgetful()
    const abandoning = new AbortController()
    const running = transactions.run(
      async (transaction) => {
        transaction.set({ collection: 'things', id: 'a' }, { n: 1 })
        abandoning.abort()
      },
      { abandoned: abandoning.signal, mayBeWritten: false },
    )
    await expect(running).rejects.toThrow(StoreUnavailable)
    expect(commits()).toBe(0)
    await close()
  })
})

describe.runIf(hasFirestoreEmulator)(`a Firestore transaction with a failed read${emulatorNote}`, () => {
  useFirestoreEmulator()

  async function readAndWrite(transactions: FirestoreTransactions): Promise<void> {
    await transactions.run(async (transaction) => {
      await transaction.get({ collection: 'things', id: 'a' })
      transaction.set({ collection: 'things', id: 'a' }, { n: 1 })
    }, awaited())
  }

  it.each(['Transaction is invalid or closed.', 'The referenced transaction has expired or is no longer valid.'])(
    'runs again after "%s"',
    async (details) => {
      const { transactions, attempts, close } = openWithFailingRead(invalidArgument(details))
      await readAndWrite(transactions)
      expect(attempts()).toBe(2)
      await close()
    },
  )

  it('passes an invalid request on at once', async () => {
    const failure = invalidArgument('Document name is too long.')
    const { transactions, attempts, close } = openWithFailingRead(failure)
    await expect(readAndWrite(transactions)).rejects.toBe(failure)
    expect(attempts()).toBe(1)
    await close()
  })
})
