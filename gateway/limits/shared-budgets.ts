import { hash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Clock } from '../shared/clock.ts'
import { ADDRESS_POINTS, WINDOW_SECONDS } from './limit-values.ts'
import type { PointBudgets, PointBalance } from './point-budgets.ts'
import { CHUNKS, type PointLeases, WINDOW_MS } from './point-leases.ts'

/** Longest wait of a request for the shared store. After it, this instance counts alone. */
export const LEASE_TIMEOUT_MS = 500

/** `together` when instances share their count, `alone` when the shared store fails or is late. */
export type SharingState = { readonly state: 'together' } | { readonly state: 'alone'; readonly error: unknown }

interface SharedBudgetsOptions {
  readonly leases: PointLeases
  readonly clock: Pick<Clock, 'now' | 'schedule'>
  /** Called at each change, for the first time when the store fails. */
  readonly onSharingChange: (sharing: SharingState) => void
  readonly points?: number
}

interface Window {
  readonly id: string
  readonly key: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
  readonly options: { readonly customDuration: number }
}

interface Chunks {
  /** Chunks that this instance may spend. */
  readonly held: number
  /** Chunks that it can expect to lease. */
  readonly left: number
}

/** The first chunk of each window needs no lease. */
const UNLEASED: Chunks = { held: 1, left: CHUNKS - 1 }

interface Holding extends Chunks {
  held: number
  left: number
  /** Chunks of `held` that the store has no record of. */
  unrecorded: number
  /** The lease that requests wait for, for up to {@link LEASE_TIMEOUT_MS}. */
  waiting: Promise<void> | null
  /** True while a lease is unanswered and no request waits for it any more. */
  isLate: boolean
  /** Chunks that this instance granted itself instead of that lease. */
  granted: number
}

/**
 * Creates budgets that several instances share. Each instance counts in memory and leases a tenth of the points at a time; the
 * first tenth of each window needs no lease. All instances together let an address exceed its points by at most a tenth for each
 * instance after the first. `remaining` is the rest of this instance's chunks plus the chunks left for all instances at its last
 * lease, or the most that can be left when it has leased none. Other instances may have leased some of those since.
 *
 * While the store fails, this instance grants itself chunk after chunk of those last known to be left. While a lease takes longer
 * than {@link LEASE_TIMEOUT_MS}, it grants itself the chunks of that lease and no more. Failures of the store never cause a
 * rejection.
 */
export function createSharedBudgets({
  leases,
  clock,
  onSharingChange,
  points = ADDRESS_POINTS,
}: SharedBudgetsOptions): PointBudgets {
  const chunk = points / CHUNKS
  const counter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS })
  /** By key of the window, from its first lease on. */
  const holdings = new Map<string, Holding>()
  let isAlone = false

  function windowOf(address: string): Window {
    const id = hash('sha256', address)
    const now = clock.now()
    // Windows follow the clock, so instances agree on them without the store. The offset spreads their ends over addresses.
    const offset = Number.parseInt(id.slice(0, 8), 16) % WINDOW_MS
    const leftMs = WINDOW_MS - ((now + offset) % WINDOW_MS)
    const endsAt = now + leftMs
    return { id, key: `${address} ${endsAt}`, endsAt, options: { customDuration: leftMs / 1000 } }
  }

  function chunksOf({ key }: Window): Chunks {
    const { held, left, isLate } = holdings.get(key) ?? { ...UNLEASED, isLate: false }
    // Transactions in conflict can take seconds. Instances must not grant themselves all points meanwhile.
    return { held, left: isLate ? 0 : left }
  }

  function toBalance(window: Window, used: number): PointBalance {
    const { held, left } = chunksOf(window)
    return {
      limit: points,
      remaining: Math.max(0, Math.min(points, (held + left) * chunk - used)),
      resetMs: Math.max(0, window.endsAt - clock.now()),
    }
  }

  function isCovered(window: Window, used: number): boolean {
    return used <= chunksOf(window).held * chunk
  }

  function hold({ key, endsAt }: Window): Holding {
    const known = holdings.get(key)
    if (known !== undefined) return known
    const holding = { ...UNLEASED, unrecorded: UNLEASED.held, waiting: null, isLate: false, granted: 0 }
    holdings.set(key, holding)
    clock.schedule(endsAt - clock.now(), () => holdings.delete(key))
    return holding
  }

  /** Leases more chunks, or finds out that fewer are left. Joins the lease under way, or requests enough for `used` points. */
  async function extend(window: Window, used: number): Promise<void> {
    const holding = hold(window)
    await (holding.waiting ??= waitFor(window, holding, Math.ceil(used / chunk) - holding.held))
  }

  async function waitFor(window: Window, holding: Holding, wanted: number): Promise<void> {
    const late = Promise.withResolvers<never>()
    const callOff = clock.schedule(LEASE_TIMEOUT_MS, () => {
      holding.isLate = true
      late.reject(new Error(`The store has not answered within ${LEASE_TIMEOUT_MS} ms`))
    })
    try {
      await Promise.race([requestLease(window, holding, wanted), late.promise])
      if (isAlone) onSharingChange({ state: 'together' })
      isAlone = false
    } catch (error) {
      grantAlone(holding, wanted)
      if (!isAlone) onSharingChange({ state: 'alone', error })
      isAlone = true
    } finally {
      callOff()
      holding.waiting = null
    }
  }

  async function requestLease({ id, endsAt }: Window, holding: Holding, wanted: number): Promise<void> {
    const { unrecorded } = holding
    try {
      const answer = await leases.lease({ id, endsAt, unrecorded, wanted })
      const ahead = Math.min(answer.granted, holding.granted)
      holding.held += answer.granted - ahead
      holding.unrecorded -= unrecorded + ahead
      holding.left = Math.min(holding.left, answer.left)
    } finally {
      holding.isLate = false
      holding.granted = 0
    }
  }

  function grantAlone(holding: Holding, wanted: number): void {
    const granted = Math.min(wanted, holding.left)
    holding.held += granted
    holding.left -= granted
    holding.unrecorded += granted
    if (holding.isLate) holding.granted = granted
  }

  return {
    async take(address, wanted) {
      const window = windowOf(address)
      const { consumedPoints: used } = await counter.penalty(window.key, wanted, window.options)
      // A lease that can't be enough is not made, so that other instances can use its chunks.
      while (!isCovered(window, used) && toBalance(window, used - wanted).remaining >= wanted)
        await extend(window, used)
      if (isCovered(window, used)) return { taken: true, ...toBalance(window, used) }
      const { consumedPoints } = await counter.reward(window.key, wanted, window.options)
      return { taken: false, ...toBalance(window, consumedPoints) }
    },

    async charge(address, used) {
      const window = windowOf(address)
      const { consumedPoints } = await counter.penalty(window.key, used, window.options)
      // In the background: the points are used in any case.
      if (!isCovered(window, consumedPoints) && chunksOf(window).left > 0) void extend(window, consumedPoints)
      return toBalance(window, consumedPoints)
    },

    async giveBack(address, unused) {
      const window = windowOf(address)
      const { consumedPoints } = await counter.reward(window.key, unused, window.options)
      // The points may have been taken in the previous window.
      if (consumedPoints < 0) await counter.penalty(window.key, -consumedPoints, window.options)
      return toBalance(window, Math.max(0, consumedPoints))
    },

    async look(address) {
      const window = windowOf(address)
      const known = await counter.get(window.key)
      return toBalance(window, known?.consumedPoints ?? 0)
    },
  }
}
