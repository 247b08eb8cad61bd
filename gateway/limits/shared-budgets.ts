import { hash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Clock } from '../ports/clock.ts'
import { ADDRESS_POINTS, WINDOW_SECONDS } from './figures.ts'
import type { PointBudgets, Standing } from './point-budgets.ts'
import { CHUNKS, type PointLeases, WINDOW_MS } from './point-leases.ts'

/** How long a request waits for the shared store before this instance counts alone, in milliseconds. */
export const PATIENCE_MS = 500

/** Whether instances count together, or this one alone because the shared store fails or is late. */
export type Sharing = { readonly state: 'together' } | { readonly state: 'alone'; readonly error: unknown }

interface SharedBudgetsOptions {
  readonly leases: PointLeases
  readonly clock: Pick<Clock, 'now' | 'schedule'>
  /** Is called at each change, first when the store fails. */
  readonly tell: (sharing: Sharing) => void
  /** How many points a window has for all instances together: a multiple of {@link CHUNKS}. */
  readonly points?: number
}

/** A minute of one address, the same for each instance. */
interface Window {
  readonly id: string
  readonly key: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
  readonly options: { readonly customDuration: number }
}

/** Chunks of one window, as this instance knows them. */
interface Chunks {
  /** Those that this instance may spend. */
  readonly held: number
  /** Those that it may hope to lease. */
  readonly left: number
}

/** Each instance has the first chunk of a window without a lease. */
const UNLEASED: Chunks = { held: 1, left: CHUNKS - 1 }

interface Holding extends Chunks {
  held: number
  left: number
  /** Those among `held` that the store does not know of. */
  unrecorded: number
  /** What requests wait for, for {@link PATIENCE_MS} at most. */
  waiting: Promise<void> | null
  /** Whether the store owes an answer that nothing waits for any more. */
  isLate: boolean
  /** Chunks that this instance granted itself in place of that answer. */
  granted: number
}

/**
 * Budgets that several instances share. Each counts in its memory and leases a tenth of the points at a time; the first
 * tenth of each window needs no lease. Instances together let an address take at most a tenth of the points too much for
 * each instance but the first. `remaining` is what this instance has left of its chunks and what was left for all
 * instances when it last asked, or may be left when it never did; others may have leased some of that since.
 *
 * While the store fails, this instance grants itself chunk after chunk of what it last knew to be left. While an answer
 * takes longer than {@link PATIENCE_MS}, it grants itself what it asked for and nothing more. Nothing here rejects because
 * of the store.
 */
export function createSharedBudgets({
  leases,
  clock,
  tell,
  points = ADDRESS_POINTS,
}: SharedBudgetsOptions): PointBudgets {
  const chunk = points / CHUNKS
  const counter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS })
  /** By the key of the window, from the first question to the store on. */
  const holdings = new Map<string, Holding>()
  let isAlone = false

  function windowOf(address: string): Window {
    const id = hash('sha256', address)
    const now = clock.now()
    // The clock makes the windows, so that instances agree on them unasked; not all addresses begin at the same moment.
    const offset = Number.parseInt(id.slice(0, 8), 16) % WINDOW_MS
    const leftMs = WINDOW_MS - ((now + offset) % WINDOW_MS)
    const endsAt = now + leftMs
    return { id, key: `${address} ${endsAt}`, endsAt, options: { customDuration: leftMs / 1000 } }
  }

  function chunksOf({ key }: Window): Chunks {
    const { held, left, isLate } = holdings.get(key) ?? { ...UNLEASED, isLate: false }
    // Instances that met in a conflict wait for seconds: they shall not grant themselves all points meanwhile.
    return { held, left: isLate ? 0 : left }
  }

  function toStanding(window: Window, used: number): Standing {
    const { held, left } = chunksOf(window)
    return {
      limit: points,
      remaining: Math.max(0, Math.min(points, (held + left) * chunk - used)),
      resetMs: Math.max(0, window.endsAt - clock.now()),
    }
  }

  function isHeld(window: Window, used: number): boolean {
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

  /** Gets more chunks, or learns that fewer are left: waits for what is under way, or asks for what `used` points need. */
  async function extend(window: Window, used: number): Promise<void> {
    const holding = hold(window)
    await (holding.waiting ??= waitFor(window, holding, Math.ceil(used / chunk) - holding.held))
  }

  async function waitFor(window: Window, holding: Holding, wanted: number): Promise<void> {
    const late = Promise.withResolvers<never>()
    const callOff = clock.schedule(PATIENCE_MS, () => {
      holding.isLate = true
      late.reject(new Error(`The store has not answered within ${PATIENCE_MS} ms`))
    })
    try {
      await Promise.race([ask(window, holding, wanted), late.promise])
      if (isAlone) tell({ state: 'together' })
      isAlone = false
    } catch (error) {
      grantAlone(holding, wanted)
      if (!isAlone) tell({ state: 'alone', error })
      isAlone = true
    } finally {
      callOff()
      holding.waiting = null
    }
  }

  async function ask({ id, endsAt }: Window, holding: Holding, wanted: number): Promise<void> {
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
      // What can't be enough is not leased: others can still use it.
      while (!isHeld(window, used) && toStanding(window, used - wanted).remaining >= wanted) await extend(window, used)
      if (isHeld(window, used)) return { taken: true, ...toStanding(window, used) }
      const { consumedPoints } = await counter.reward(window.key, wanted, window.options)
      return { taken: false, ...toStanding(window, consumedPoints) }
    },

    async charge(address, used) {
      const window = windowOf(address)
      const { consumedPoints } = await counter.penalty(window.key, used, window.options)
      // In the background: the points are used, whatever the store says.
      if (!isHeld(window, consumedPoints) && chunksOf(window).left > 0) void extend(window, consumedPoints)
      return toStanding(window, consumedPoints)
    },

    async giveBack(address, unused) {
      const window = windowOf(address)
      const { consumedPoints } = await counter.reward(window.key, unused, window.options)
      // They may have been taken in the window before.
      if (consumedPoints < 0) await counter.penalty(window.key, -consumedPoints, window.options)
      return toStanding(window, Math.max(0, consumedPoints))
    },

    async look(address) {
      const window = windowOf(address)
      const known = await counter.get(window.key)
      return toStanding(window, known?.consumedPoints ?? 0)
    },
  }
}
