import type { NextDocuments } from './add-changes.ts'

/**
 * Maximum number of cached documents of a collection; the least recently used are evicted. A patch has some 500
 * documents of champions, each of which takes 0.1 MB of memory after 20,000 matches.
 */
const MAX_CACHED = 600

/** Reads documents, in the order of the ids; null where there is none. */
type FindMany<T> = (ids: readonly string[]) => Promise<readonly (T | null)[]>

/**
 * Cache of one collection's documents, as the counter last wrote or read them. It saves reading, parsing and validating them again.
 * Every writer of such documents writes the state of the statistics in the same transaction, with the next revision. The cache is
 * valid for one revision, which this counter wrote. It is used only within a transaction that has read the state with that
 * revision, so no other writer has written since. If one writes later, the transaction's read of the state is outdated, and the
 * transaction writes nothing. After a transaction that may have failed, nothing is cached; if it was committed after all, the state
 * has another revision.
 */
export interface DocumentCache<T> {
  /** Returns the documents for a transaction that has read this revision in the state. */
  at(revision: number, findMany: FindMany<T>): CachedDocuments<T>
  forget(): void
}

export interface CachedDocuments<T> {
  /** Reads documents, in the order of the ids; null where there is none. */
  readonly findMany: FindMany<T>
  /** Must be called once the transaction is durable, with the written documents and their revision. */
  keep(written: NextDocuments<T>, revision: number): void
}

export function createDocumentCache<T>(): DocumentCache<T> {
  // Ordered by last use, oldest first.
  const cached = new Map<string, T | null>()
  let cachedAt: number | null = null

  function touch(id: string, document: T | null): void {
    cached.delete(id)
    cached.set(id, document)
  }

  return {
    at(revision, findMany) {
      const touched = new Map<string, T | null>()
      return {
        async findMany(ids) {
          const isValid = cachedAt === revision
          const known = new Map(isValid ? ids.map((id) => [id, cached.get(id)]) : [])
          const missing = ids.filter((id) => known.get(id) === undefined)
          const found = missing.length === 0 ? [] : await findMany(missing)
          for (const [index, id] of missing.entries()) known.set(id, found[index] ?? null)
          return ids.map((id) => {
            const document = known.get(id) ?? null
            touched.set(id, document)
            return document
          })
        },
        keep(written, next) {
          if (cachedAt !== revision) cached.clear()
          cachedAt = next
          for (const [id, document] of touched) touch(id, document)
          for (const [id, document] of written) touch(id, document)
          for (const id of cached.keys()) {
            if (cached.size <= MAX_CACHED) break
            cached.delete(id)
          }
        },
      }
    },
    forget() {
      cached.clear()
      cachedAt = null
    },
  }
}
