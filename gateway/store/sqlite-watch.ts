import type { Clock } from '../shared/clock.ts'
import type { WatchEvent } from './document-store.ts'
import type { SqliteDocuments } from './sqlite-documents.ts'
import { whenUnlocked } from './sqlite-file.ts'

/** Interval of polls for writes by other processes while the store is watched. */
const NEIGHBOUR_POLL_MS = 250

interface Finding {
  readonly event: WatchEvent | null
  readonly sequence: number
}

/** Each watch only remembers its place in the table of changes and reads on from there, so a slow reader costs no memory. */
export class SqliteWatches {
  readonly #documents: SqliteDocuments
  readonly #clock: Clock
  /** Signal that the watches of a collection wait for. */
  readonly #news = new Map<string, PromiseWithResolvers<void>>()
  #watching = 0
  #stopPolling = () => {}
  #closed = false

  constructor(documents: SqliteDocuments, clock: Clock) {
    this.#documents = documents
    this.#clock = clock
  }

  /** Wakes the watches of these collections, and each then looks for changes. */
  wake(collections: Iterable<string>): void {
    for (const collection of collections) {
      this.#news.get(collection)?.resolve()
      this.#news.delete(collection)
    }
  }

  close(): void {
    this.#closed = true
    this.#stopPolling()
    this.#wakeAll()
  }

  async *watch(collection: string, signal: AbortSignal): AsyncGenerator<WatchEvent, void> {
    const wake = () => this.wake([collection])
    signal.addEventListener('abort', wake)
    if (this.#watching++ === 0) this.#pollNeighbours(null)
    try {
      let sequence: number | null = null
      while (!signal.aborted && !this.#closed) {
        // Taken before the read, so that a commit after the read still wakes this watch.
        const news = this.#newsOf(collection)
        const finding: Finding | null = await whenUnlocked(() => this.#look(collection, sequence))
        if (finding === null) return
        sequence = finding.sequence
        if (finding.event === null) await news
        else yield finding.event
      }
    } finally {
      signal.removeEventListener('abort', wake)
      if (--this.#watching === 0) this.#stopPolling()
    }
  }

  #newsOf(collection: string): Promise<void> {
    const known = this.#news.get(collection)
    if (known !== undefined) return known.promise
    const next = Promise.withResolvers<void>()
    this.#news.set(collection, next)
    return next.promise
  }

  #wakeAll(): void {
    this.wake([...this.#news.keys()])
  }

  /** Reads the changes after `sequence`, or a snapshot if that is null. Returns null once the store is closed. */
  #look(collection: string, sequence: number | null): Finding | null {
    if (this.#closed) return null
    if (sequence !== null) {
      const missed = this.#documents.missedChanges(collection, sequence)
      if (missed.changes !== null) {
        const event = missed.changes.length === 0 ? null : ({ kind: 'changes', changes: missed.changes } as const)
        return { event, sequence: missed.sequence }
      }
    }
    // The place is read first: a write by another process between the two reads is then delivered twice instead of lost.
    const current = this.#documents.lastSequence()
    return { event: { kind: 'snapshot', documents: this.#documents.list(collection) }, sequence: current }
  }

  #pollNeighbours(seen: number | null): void {
    this.#stopPolling = this.#clock.schedule(NEIGHBOUR_POLL_MS, () => {
      const current = this.#dataVersion()
      if (current === null || current !== seen) this.#wakeAll()
      this.#pollNeighbours(current)
    })
  }

  #dataVersion(): number | null {
    try {
      return this.#documents.dataVersion()
    } catch {
      // The error is not lost: each watch that wakes meets the same failure and throws it to its reader.
      return null
    }
  }
}
