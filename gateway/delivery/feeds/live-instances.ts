import type { Clock } from '../../shared/clock.ts'
import { SETTLING_MS, type PeerInstances } from '../../upstream/peer-instances.ts'
import type { Heartbeat } from '../collections/heartbeats.ts'

/** Time without a heartbeat after which an instance counts as ended: two heartbeats may be lost. */
const ALIVE_MS = 30_000

/**
 * Age of the own last heartbeat from which this instance no longer knows which others run. The others count it for
 * {@link ALIVE_MS}, so its requests have ended by then.
 */
const CUT_OFF_MS = ALIVE_MS - SETTLING_MS

/** Time in which a running instance answers the first heartbeat of a new one. */
const ANSWER_MS = 2_000

/** Pause between two looks whether the others have answered. */
const LOOK_MS = 250

interface SeenHeartbeat {
  readonly heartbeat: Heartbeat
  /** By the own clock, in milliseconds since 1970. */
  readonly heardAt: number
}

/** The instances of a store, from their heartbeats. A new one is admitted when every other has seen a heartbeat of it, or has ended. */
export class LiveInstances implements PeerInstances {
  readonly #own: string
  readonly #clock: Clock
  readonly #others = new Map<string, SeenHeartbeat>()
  /** Time of the latest own heartbeat that came back, and of the first one since this instance was last cut off. */
  #confirmedAt: number | null = null
  #joinedAt = 0
  #admittedAt: number | null = null

  constructor(own: string, clock: Clock) {
    this.#own = own
    this.#clock = clock
  }

  /** `isFirst` for the first snapshot. Returns true when another instance waits for the next own heartbeat. */
  hear(heartbeats: ReadonlyMap<string, Heartbeat>, isFirst: boolean): boolean {
    let isAwaited = false
    for (const [id, each] of heartbeats) {
      if (id === this.#own) this.#confirm(each.at)
      else if (this.#hearOther(id, each, isFirst)) isAwaited = true
    }
    // The first window of this instance begins now, not with its first request.
    this.admittedAt()
    return isAwaited
  }

  /** Times of the latest heartbeats of the others, for the own heartbeat. */
  seen(): Record<string, number> {
    return Object.fromEntries(this.#listLiving().map(([id, { heartbeat }]) => [id, heartbeat.at]))
  }

  /** Forgets an instance that ended long ago. */
  forget(id: string): void {
    this.#others.delete(id)
  }

  count(windowMs: number): number {
    const now = this.#clock.now()
    let count = 1
    for (const { heartbeat, heardAt } of this.#others.values()) {
      const lastsMs = (heartbeat.left ? 0 : ALIVE_MS) + SETTLING_MS + windowMs
      if (now - heardAt <= lastsMs) count += 1
    }
    return count
  }

  admittedAt(): number {
    const now = this.#clock.now()
    if (this.#isCutOff(now)) return now + LOOK_MS
    if (this.#admittedAt !== null) return this.#admittedAt
    const awaited = this.#listLiving().filter(([, { heartbeat }]) => !this.#isSeenIn(heartbeat))
    if (awaited.length === 0) return (this.#admittedAt = now)
    if (now < this.#joinedAt + ANSWER_MS) return now + LOOK_MS
    return Math.max(now + LOOK_MS, ...awaited.map(([, { heardAt }]) => heardAt + ALIVE_MS))
  }

  /** Returns true for an instance that was not there before. */
  #hearOther(id: string, heartbeat: Heartbeat, isFirst: boolean): boolean {
    const now = this.#clock.now()
    const known = this.#others.get(id)
    const isRepeated = known?.heartbeat.at === heartbeat.at
    const heardAt = isRepeated ? known.heardAt : isFirst ? Math.min(now, heartbeat.at) : now
    this.#others.set(id, { heartbeat, heardAt })
    const isNew = known === undefined || now - known.heardAt > ALIVE_MS
    return !isRepeated && isNew && !heartbeat.left && heardAt > now - ALIVE_MS
  }

  #confirm(at: number): void {
    const now = this.#clock.now()
    if (now - at > CUT_OFF_MS) return
    if (this.#isCutOff(now)) this.#join(at, now)
    this.#confirmedAt = at
  }

  #join(at: number, now: number): void {
    this.#joinedAt = at
    this.#admittedAt = null
    if (this.#confirmedAt === null) return
    // Their heartbeats may have been missed, or the clock was set.
    for (const [id, { heartbeat }] of this.#others) this.#others.set(id, { heartbeat, heardAt: now })
  }

  #isCutOff(now: number): boolean {
    return this.#confirmedAt === null || Math.abs(now - this.#confirmedAt) > CUT_OFF_MS
  }

  /** Instances of older versions, which use the whole limit, are not awaited: they never answer. */
  #isSeenIn({ seen }: Heartbeat): boolean {
    return seen === null || (seen[this.#own] ?? -1) >= this.#joinedAt
  }

  #listLiving(): readonly (readonly [string, SeenHeartbeat])[] {
    const now = this.#clock.now()
    return Array.from(this.#others).filter(([, { heartbeat, heardAt }]) => !heartbeat.left && now - heardAt <= ALIVE_MS)
  }
}
