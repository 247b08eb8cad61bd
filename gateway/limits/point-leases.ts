import type { Clock } from '../ports/clock.ts'
import type { DocumentQuery, DocumentStore, Transaction } from '../ports/document-store.ts'
import { WINDOW_SECONDS } from './figures.ts'

/** How many chunks the points of an address are leased in. */
export const CHUNKS = 10

/** How long a window is, in milliseconds. */
export const WINDOW_MS = WINDOW_SECONDS * 1000

/** How long after a lease this instance deletes the documents of windows that have ended, in milliseconds. */
const CLEAN_AFTER_MS = 10 * WINDOW_MS

/** How many documents are deleted at once. */
const BATCH = 100

/** What an instance wants of the points of one address in one window. */
export interface LeaseRequest {
  /** Names the address: the id of its document. */
  readonly id: string
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number
  /** Chunks that the instance spends already and that the store does not know of. */
  readonly unrecorded: number
  /** Chunks that it wants besides; at least 1. */
  readonly wanted: number
}

/** What an instance has got. */
export interface LeaseAnswer {
  /** Chunks of those wanted: fewer, or none, where fewer are left. */
  readonly granted: number
  /** Chunks that are left for any instance. */
  readonly left: number
}

/** The points that instances share, in chunks. */
export interface PointLeases {
  /** Leases chunks in one transaction; a window that has ended has none. Rejects when the store fails. */
  lease(request: LeaseRequest): Promise<LeaseAnswer>
}

/** A document for each address that has leased. */
interface LeaseDocument {
  readonly chunks: number
  readonly endsAt: number
}

interface LeaseDocuments {
  list(query: DocumentQuery): Promise<readonly { readonly id: string }[]>
  in(transaction: Transaction): {
    find(id: string): Promise<LeaseDocument | null>
    findMany(ids: readonly string[]): Promise<readonly (LeaseDocument | null)[]>
    set(id: string, document: LeaseDocument): void
    delete(id: string): void
  }
}

interface PointLeasesOptions {
  readonly store: DocumentStore
  readonly documents: LeaseDocuments
  readonly clock: Pick<Clock, 'now' | 'schedule'>
  /** Takes the error when old documents can't be deleted; the next lease leads to another try. */
  readonly report: (error: unknown) => void
}

/** Leases over the shared store. */
export function createPointLeases({ store, documents, clock, report }: PointLeasesOptions): PointLeases {
  let willClean = false

  function cleanLater(): void {
    if (willClean) return
    willClean = true
    clock.schedule(CLEAN_AFTER_MS, () => {
      willClean = false
      clean().catch(report)
    })
  }

  async function clean(): Promise<void> {
    const below = clock.now() - WINDOW_MS
    const old = await documents.list({ orderBy: { field: 'endsAt', direction: 'asc', below }, limit: BATCH })
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await store.transaction(async (transaction) => {
      const writer = documents.in(transaction)
      const found = await writer.findMany(ids)
      // The address can have come back since it was listed.
      for (const [index, id] of ids.entries()) if ((found[index]?.endsAt ?? below) < below) writer.delete(id)
    })
    if (old.length === BATCH) await clean()
  }

  return {
    async lease({ id, endsAt, unrecorded, wanted }) {
      const answer = await store.transaction(async (transaction) => {
        const writer = documents.in(transaction)
        const known = await writer.find(id)
        // A transaction that waited for long would count in the next window.
        if (clock.now() >= endsAt) return { granted: 0, left: 0 }
        const current = known !== null && isCurrent(known, endsAt) ? known : { chunks: 0, endsAt }
        const recorded = current.chunks + unrecorded
        const granted = Math.max(0, Math.min(wanted, CHUNKS - recorded))
        if (current.chunks < CHUNKS) writer.set(id, { chunks: recorded + granted, endsAt: current.endsAt })
        return { granted, left: Math.max(0, CHUNKS - recorded - granted) }
      })
      cleanLater()
      return answer
    },
  }
}

/**
 * Whether a document counts for the window that ends then. An instance whose clock is ahead may have begun the next one;
 * an end further ahead comes from a clock that is wrong, and must not keep an address out until then.
 */
function isCurrent(document: LeaseDocument, endsAt: number): boolean {
  return document.endsAt >= endsAt && document.endsAt <= endsAt + WINDOW_MS
}
