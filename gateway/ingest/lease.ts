import { openCollection } from '../collections/collection.ts'
import { type LeaseHolding, leasesCollection } from '../collections/leases.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore, Transaction } from '../ports/document-store.ts'
import { createBackgroundJob, type Pauses } from './background-job.ts'

/** How long a lease is good for when its holder is not heard of any more, in milliseconds. */
export const LEASE_LIFETIME = 10_000

/**
 * How long before that its holder takes it for lost, in milliseconds: clocks of two machines differ by a little, and
 * what is going on takes a moment to stop.
 */
export const LEASE_MARGIN = 2000

/** How often its holder renews it, in milliseconds: two failures in a row do not cost it the lease. */
const RENEW_EVERY = 2500

/** How often it is looked at by who wants it, and by who fails to renew it, in milliseconds. */
export const LOOK_EVERY = 1000

/** How long a release may keep whoever closes waiting, in milliseconds; then the lease runs out by itself. */
const RELEASE_PATIENCE = 2000

/** Who has the lease, as far as this instance knows. Times are milliseconds since 1970. */
export type LeaseStatus =
  | { readonly state: 'held' | 'elsewhere'; readonly since: number; readonly until: number }
  /** Nobody is known to have it: it is about to be taken, or the store can't be asked. */
  | { readonly state: 'wanted' }

/** The right to do what only one instance does at a time. */
export interface Lease {
  /** Begins to try for it, and goes on until it is closed, whatever happens. */
  start(): void
  /** Gives it back, so that the next one need not wait for its end. A store that does not answer holds this up for seconds. */
  close(): Promise<void>
  status(): LeaseStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** What the lease is for; instances want the same one when they use the same name. */
  readonly name: string
  /** Names this run of this instance, and no other. */
  readonly holder: string
  /** Is told each time that the lease is taken. */
  readonly onTaken: () => void
  /** Is told each time that the lease is lost, in time to stop before another takes it. Closing waits for its answer. */
  readonly onLost: () => Promise<void>
  /** Is told when the store could not be asked; once until it can be asked again. */
  readonly report: (error: unknown) => void
}

export function createLease(dependencies: Dependencies): Lease {
  const { store, clock, name, holder, onTaken, onLost, report } = dependencies
  const leases = openCollection(store, leasesCollection)
  /** What is held here, until the moment at which it counts as lost. */
  let held: LeaseHolding | null = null
  let elsewhere: LeaseHolding | null = null
  /** When this instance first saw what `elsewhere` says. */
  let elsewhereSince = 0
  let cancelExpiry: (() => void) | null = null
  let isTroubled = false
  let isClosed = false
  let triedAt = -Infinity
  /** The last try, which can outlast the job that began it. */
  let trying: Promise<number> = Promise.resolve(0)
  /** Ends what the last loss has stopped. */
  let stopped: Promise<void> = Promise.resolve()

  /** Goes on until it is closed. */
  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      trying = tryOnce()
      await pauses.rest(await pauses.wait(() => trying))
    }
  }

  /** Takes or renews the lease where that can be done. Answers when to try again, in milliseconds. Never throws. */
  async function tryOnce(): Promise<number> {
    const askedAt = clock.now()
    // What goes on here would else wait until the time that it knows has come again.
    if (askedAt < triedAt - LEASE_MARGIN) lose()
    triedAt = askedAt
    try {
      const found = isHeld() ? null : await leases.find(name)
      const present = isAnothers(found, askedAt) ? found : await store.transaction((within) => claim(within, askedAt))
      isTroubled = false
      if (present.holder === holder) return take(present)
      lose()
      noteElsewhere(present, askedAt)
    } catch (error) {
      if (!isTroubled) report(error)
      isTroubled = true
    }
    return LOOK_EVERY
  }

  /** Writes this holder down unless another has the lease. Answers who has it then. */
  async function claim(transaction: Transaction, askedAt: number): Promise<LeaseHolding> {
    const writer = leases.in(transaction)
    const found = await writer.find(name)
    if (isAnothers(found, askedAt)) return found
    // Counted from the question, however late the answer comes.
    const since = held !== null && isHeld() ? held.since : askedAt
    const own = { holder, since, until: askedAt + LEASE_LIFETIME }
    writer.set(name, own)
    return own
  }

  function isAnothers(found: LeaseHolding | null, now: number): found is LeaseHolding {
    return found !== null && found.holder !== holder && now < found.until && !isAbandoned(found, now)
  }

  /** Whether it was not renewed for as long as it is good for, whatever its holder's clock made of that. */
  function isAbandoned(found: LeaseHolding, now: number): boolean {
    return isSame(found, elsewhere) && now >= elsewhereSince + LEASE_LIFETIME
  }

  function noteElsewhere(found: LeaseHolding, now: number): void {
    // After its clock has gone back this instance counts anew.
    if (!isSame(found, elsewhere) || now < elsewhereSince) elsewhereSince = now
    elsewhere = found
  }

  function isHeld(): boolean {
    return held !== null && clock.now() < held.until
  }

  /** Takes over what the store has. Answers when to renew it, in milliseconds. */
  function take(present: LeaseHolding): number {
    // After a pause of the whole process somebody may have had it meanwhile.
    if (!isHeld()) lose()
    const until = present.until - LEASE_MARGIN
    if (isClosed) return LOOK_EVERY
    if (until <= clock.now()) return 0
    const isNew = held === null
    held = { ...present, until }
    elsewhere = null
    cancelExpiry?.()
    cancelExpiry = clock.schedule(until - clock.now(), lose)
    if (isNew) onTaken()
    return RENEW_EVERY
  }

  function lose(): void {
    cancelExpiry?.()
    if (held === null) return
    held = null
    stopped = onLost()
  }

  async function release(): Promise<void> {
    try {
      // A try that is under way may still take it.
      await trying
      await store.transaction(async (transaction) => {
        const writer = leases.in(transaction)
        const found = await writer.find(name)
        if (found?.holder === holder) writer.delete(name)
      })
    } catch (error) {
      report(error)
    }
  }

  const job = createBackgroundJob(clock, run)
  return {
    start: () => job.start(),
    async close() {
      isClosed = true
      await job.close()
      lose()
      await stopped
      const late = Promise.withResolvers<void>()
      const cancel = clock.schedule(RELEASE_PATIENCE, late.resolve)
      await Promise.race([release(), late.promise]).finally(cancel)
    },
    status() {
      if (held !== null && isHeld()) return { state: 'held', since: held.since, until: held.until }
      if (elsewhere === null || clock.now() >= elsewhere.until) return { state: 'wanted' }
      return { state: 'elsewhere', since: elsewhere.since, until: elsewhere.until }
    },
  }
}

function isSame(a: LeaseHolding, b: LeaseHolding | null): boolean {
  return a.holder === b?.holder && a.until === b.until
}
