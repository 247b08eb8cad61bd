import type { Clock } from '../shared/clock.ts'
import type { DocumentQuery, DocumentStore, Transaction } from '../store/document-store.ts'
import { WINDOW_SECONDS } from './limit-values.ts'

export const CHUNKS = 10

export const WINDOW_MS = WINDOW_SECONDS * 1000

/** Delay between a lease and the deletion of documents of ended windows by this instance. */
const CLEAN_AFTER_MS = 10 * WINDOW_MS

/** Number of documents deleted at once. */
const BATCH = 100

export interface LeaseRequest {
  readonly id: string
  /** End of the window, in milliseconds since 1970. */
  readonly endsAt: number
  /** Chunks in use by the instance that the store has no record of. */
  readonly unrecorded: number
  /** Additional chunks that the instance needs; at least 1. */
  readonly wanted: number
}

export interface LeaseAnswer {
  /** Chunks granted: fewer than requested, or none, when fewer are left. */
  readonly granted: number
  readonly left: number
}

/** Points shared by all instances, in chunks. */
export interface PointLeases {
  /** Leases chunks in one transaction. Grants none for a window that has ended. Rejects when the store fails. */
  lease(request: LeaseRequest): Promise<LeaseAnswer>
}

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
  /** Receives the error when old documents can't be deleted. The next lease leads to another attempt. */
  readonly report: (error: unknown) => void
}

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
      // The address may have leased again since the list was read.
      for (const [index, id] of ids.entries()) if ((found[index]?.endsAt ?? below) < below) writer.delete(id)
    })
    if (old.length === BATCH) await clean()
  }

  return {
    async lease({ id, endsAt, unrecorded, wanted }) {
      const answer = await store.transaction(async (transaction) => {
        const writer = documents.in(transaction)
        const known = await writer.find(id)
        // After a long wait, the transaction would otherwise count for the next window.
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
 * Returns true if a document counts for the window that ends at `endsAt`. An instance whose clock is ahead may already have
 * started the next window. An end beyond that was written by a wrong clock, and must not lock the address out until then.
 */
function isCurrent(document: LeaseDocument, endsAt: number): boolean {
  return document.endsAt >= endsAt && document.endsAt <= endsAt + WINDOW_MS
}
