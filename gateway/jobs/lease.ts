import type { Clock } from '../shared/clock.ts'
import { openCollection } from '../store/collection.ts'
import type { DocumentStore, Transaction } from '../store/document-store.ts'
import { createBackgroundJob, type Pauses } from './background-job.ts'
import { type LeaseHolding, leasesCollection } from './collections/leases.ts'

/** Lifetime of a lease that its holder does not renew. */
export const LEASE_LIFETIME_MS = 10_000

/** The holder treats the lease as lost this early: clocks of two machines differ slightly, and work takes a moment to stop. */
export const LEASE_MARGIN_MS = 2000

/** Renewal interval: the lease survives two consecutive failures. */
const RENEW_EVERY_MS = 2500

/** Polling interval of instances that want the lease, and of a holder whose renewal fails. */
export const LEASE_POLL_INTERVAL_MS = 1000

/** Maximum time that closing waits for a release; after that the lease expires by itself. */
const RELEASE_TIMEOUT_MS = 2000

/** The holder of the lease, as far as this instance knows. Times are milliseconds since 1970. */
export type LeaseStatus =
  | { readonly state: 'held' | 'elsewhere'; readonly since: number; readonly until: number }
  /** No holder is known: the lease is about to be taken, or the store can't be asked. */
  | { readonly state: 'wanted' }

/** The right to do work that only one instance may do at a time. */
export interface Lease {
  /** Starts to acquire the lease, and retries until it is closed. */
  start(): void
  /** Releases the lease, so that the next holder need not wait for its expiry. An unresponsive store delays this for seconds. */
  close(): Promise<void>
  status(): LeaseStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Name of the lease: instances with the same name compete for it. */
  readonly name: string
  readonly holder: string
  /** Called whenever the lease is acquired. */
  readonly onAcquired: () => void
  /** Called whenever the lease is lost, in time to stop before another instance takes it. Closing waits for the result. */
  readonly onLost: () => Promise<void>
  /** Called when the store can't be asked; once per outage. */
  readonly report: (error: unknown) => void
}

export function createLease(dependencies: Dependencies): Lease {
  const { store, clock, name, holder, onAcquired, onLost, report } = dependencies
  const leases = openCollection(store, leasesCollection)
  /** The lease held by this instance; `until` is the time at which it counts as lost. */
  let held: LeaseHolding | null = null
  let elsewhere: LeaseHolding | null = null
  /** Time when this instance first saw the current value of `elsewhere`. */
  let elsewhereSince = 0
  let cancelExpiry: (() => void) | null = null
  let isFailing = false
  let isClosed = false
  let attemptedAt = -Infinity
  /** The last attempt, which can outlive the job that started it. */
  let attempt: Promise<number> = Promise.resolve(0)
  /** Resolves once the work of the lost lease has stopped. */
  let stopped: Promise<void> = Promise.resolve()

  /** Runs until the job is closed. */
  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      attempt = attemptOnce()
      await pauses.rest(await pauses.wait(() => attempt))
    }
  }

  /** Acquires or renews the lease if possible. Resolves to the time until the next attempt, in milliseconds. Never throws. */
  async function attemptOnce(): Promise<number> {
    const askedAt = clock.now()
    // The clock has gone back: without this, the work here would continue until the old expiry is reached again.
    if (askedAt < attemptedAt - LEASE_MARGIN_MS) lose()
    attemptedAt = askedAt
    try {
      const found = isHeld() ? null : await leases.find(name)
      const present = isHeldByAnother(found, askedAt)
        ? found
        : await store.transaction((within) => claim(within, askedAt))
      isFailing = false
      if (present.holder === holder) return take(present)
      lose()
      noteElsewhere(present, askedAt)
    } catch (error) {
      if (!isFailing) report(error)
      isFailing = true
    }
    return LEASE_POLL_INTERVAL_MS
  }

  /** Writes this instance as the holder unless another instance has the lease. Resolves to the resulting holder. */
  async function claim(transaction: Transaction, askedAt: number): Promise<LeaseHolding> {
    const writer = leases.in(transaction)
    const found = await writer.find(name)
    if (isHeldByAnother(found, askedAt)) return found
    // The lifetime starts at the request, however late the response arrives.
    const since = held !== null && isHeld() ? held.since : askedAt
    const own = { holder, since, until: askedAt + LEASE_LIFETIME_MS }
    writer.set(name, own)
    return own
  }

  function isHeldByAnother(found: LeaseHolding | null, now: number): found is LeaseHolding {
    return found !== null && found.holder !== holder && now < found.until && !isAbandoned(found, now)
  }

  /** Judged by this instance's clock, whatever the holder's clock says. */
  function isAbandoned(found: LeaseHolding, now: number): boolean {
    return isSame(found, elsewhere) && now >= elsewhereSince + LEASE_LIFETIME_MS
  }

  function noteElsewhere(found: LeaseHolding, now: number): void {
    // The count starts again after this instance's clock has gone back.
    if (!isSame(found, elsewhere) || now < elsewhereSince) elsewhereSince = now
    elsewhere = found
  }

  function isHeld(): boolean {
    return held !== null && clock.now() < held.until
  }

  /** Takes over the stored lease. Returns the time until the renewal, in milliseconds. */
  function take(present: LeaseHolding): number {
    // After a pause of the whole process, another instance may have had the lease in between.
    if (!isHeld()) lose()
    const until = present.until - LEASE_MARGIN_MS
    if (isClosed) return LEASE_POLL_INTERVAL_MS
    if (until <= clock.now()) return 0
    const isNew = held === null
    held = { ...present, until }
    elsewhere = null
    cancelExpiry?.()
    cancelExpiry = clock.schedule(until - clock.now(), lose)
    if (isNew) onAcquired()
    return RENEW_EVERY_MS
  }

  function lose(): void {
    cancelExpiry?.()
    if (held === null) return
    held = null
    stopped = onLost()
  }

  async function release(): Promise<void> {
    try {
      // An attempt in progress may still acquire it.
      await attempt
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
      const cancel = clock.schedule(RELEASE_TIMEOUT_MS, late.resolve)
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
