import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../gateway/store/document-store-errors.ts'
import { FirestoreSilence, type PendingOperation } from '../../gateway/store/firestore-silence.ts'
import { FakeClock } from '../support/fake-clock.ts'

const never = () => new Promise<never>(() => {})

/** A Firestore that has answered once. */
async function openFirestore() {
  const clock = new FakeClock()
  const firestore = { isFrozen: false, pings: 0 }
  const silence = new FirestoreSilence({
    clock,
    ping() {
      firestore.pings += 1
      return firestore.isFrozen ? never() : Promise.resolve()
    },
  })
  await silence.wait(async () => 'an answer')
  return { clock, firestore, silence }
}

/** Returns the outcome of a promise so far. */
function follow(promise: Promise<unknown>) {
  const followed: { outcome: unknown } = { outcome: 'pending' }
  promise.then(
    (value) => (followed.outcome = value),
    (error: unknown) => (followed.outcome = error),
  )
  return followed
}

describe('an operation on a Firestore', () => {
  it('ends after 2.5 seconds without an answer', async () => {
    const { clock, firestore, silence } = await openFirestore()
    firestore.isFrozen = true
    const followed = follow(silence.wait(never))
    await clock.advance(2_499)
    expect(followed.outcome).toBe('pending')
    await clock.advance(1)
    expect(followed.outcome).toBeInstanceOf(StoreUnavailable)
  })

  it('goes on while Firestore shows signs of life, for 30 seconds at most', async () => {
    const { clock, silence } = await openFirestore()
    const followed = follow(silence.wait(never))
    await clock.advance(29_000)
    expect(followed.outcome).toBe('pending')
    await clock.advance(1_000)
    expect(followed.outcome).toBeInstanceOf(StoreUnavailable)
    expect(await silence.wait(async () => 'another answer')).toBe('another answer')
  })

  it('fails at once while Firestore is silent, and works again within a second of its first sign of life', async () => {
    const { clock, firestore, silence } = await openFirestore()
    firestore.isFrozen = true
    const followed = follow(silence.wait(never))
    await clock.advance(2_500)
    expect(followed.outcome).toBeInstanceOf(StoreUnavailable)
    await expect(silence.wait(async () => 'not asked')).rejects.toThrow(StoreUnavailable)
    firestore.isFrozen = false
    await clock.advance(1_000)
    expect(await silence.wait(async () => 'asked')).toBe('asked')
  })

  it('may not write after its caller has an error', async () => {
    const { clock, firestore, silence } = await openFirestore()
    firestore.isFrozen = true
    const operations: PendingOperation[] = []
    const followed = follow(
      silence.wait((operation) => {
        operations.push(operation)
        return never()
      }),
    )
    await clock.advance(2_500)
    expect(followed.outcome).toMatchObject({ mayBeWritten: false })
    expect(operations.map(({ abandoned }) => abandoned.aborted)).toEqual([true])
  })

  it('says whether its writes may have arrived', async () => {
    const { clock, firestore, silence } = await openFirestore()
    firestore.isFrozen = true
    const followed = follow(
      silence.wait((operation) => {
        operation.mayBeWritten = true
        return never()
      }),
    )
    await clock.advance(2_500)
    expect(followed.outcome).toMatchObject({ mayBeWritten: true })
  })

  it('waits 15 seconds for the first answer of all', async () => {
    const clock = new FakeClock()
    const silence = new FirestoreSilence({ clock, ping: never })
    const followed = follow(silence.wait(never))
    await clock.advance(14_999)
    expect(followed.outcome).toBe('pending')
    await clock.advance(1)
    expect(followed.outcome).toBeInstanceOf(StoreUnavailable)
  })

  it.each([1, 4, 14])('is unavailable after an error of the connection, with the code %i', async (code) => {
    const { silence } = await openFirestore()
    const failed = silence.wait(() => Promise.reject(Object.assign(new Error('no connection'), { code })))
    await expect(failed).rejects.toThrow(StoreUnavailable)
  })

  it("passes Firestore's own errors on", async () => {
    const { silence } = await openFirestore()
    const failure = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 })
    await expect(silence.wait(() => Promise.reject(failure))).rejects.toBe(failure)
  })
})
