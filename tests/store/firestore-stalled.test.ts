import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { StoreUnavailable } from '../../gateway/store/document-store-errors.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const ONE = { collection: 'things', id: 'one' }

/** A store behind a proxy, with one document. */
async function openBehindProxy() {
  const proxy = await startTcpProxy(Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':').at(-1)))
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${proxy.port}`)
  const store = openFirestoreStore({ projectId: newProjectId(), indexes: [] })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await store.close()
    await proxy.close()
  })
  await store.transaction(async (transaction) => transaction.set(ONE, { n: 1 }))
  return { proxy, store }
}

describe.runIf(hasFirestoreEmulator)(`a Firestore that stops answering${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('ends every kind of operation with one error, and answers again without a new store', async () => {
    const { proxy, store } = await openBehindProxy()
    proxy.stall()
    const outcomes = await Promise.allSettled([
      store.get(ONE),
      store.getMany('things', ['one', 'two']),
      store.query('things', { limit: 10 }),
      store.count('things'),
      store.transaction(async (transaction) => transaction.get(ONE)),
    ])
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable', mayBeWritten: false } })
    }
    proxy.mend()
    await expect.poll(() => store.get(ONE).catch(() => null), { timeout: 10_000 }).toMatchObject({ data: { n: 1 } })
  })

  it('says of a commit that was sent that it may have been made', async () => {
    const { proxy, store } = await openBehindProxy()
    const written = store.transaction(async (transaction) => {
      transaction.set(ONE, { n: 2 })
      proxy.stall()
    })
    await expect(written).rejects.toMatchObject({ name: 'StoreUnavailable', mayBeWritten: true })
    proxy.mend()
    await expect.poll(() => store.get(ONE).catch(() => null), { timeout: 10_000 }).toMatchObject({ data: { n: 2 } })
  })

  it('makes no commit of a transaction that was waiting for an answer before it', async () => {
    const { proxy, store } = await openBehindProxy()
    const counted = store.transaction(async (transaction) => {
      proxy.stall()
      const { data } = (await transaction.get(ONE)) ?? { data: { n: 0 } }
      transaction.set(ONE, { n: Number(data['n']) + 1 })
    })
    await expect(counted).rejects.toThrow(StoreUnavailable)
    proxy.mend()
    await expect.poll(() => store.get(ONE).catch(() => null), { timeout: 10_000 }).toMatchObject({ data: { n: 1 } })
  })
})
