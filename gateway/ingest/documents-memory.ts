import type { NextDocuments } from './add-changes.ts'

/**
 * How many documents of a collection are remembered at most: those that were touched last. A patch has some 500 of
 * champions, which take 0.1 MB of memory each after 20,000 matches.
 */
const MOST_REMEMBERED = 600

/** Reads documents, in the order of their ids; null where there is none. */
type FindMany<T> = (ids: readonly string[]) => Promise<readonly (T | null)[]>

/**
 * Documents of one collection as whoever counts has last written or read them, so that they need not be read, parsed and
 * checked again and again.
 *
 * Whoever writes such documents writes the state of the statistics in the same transaction, with the next revision. What
 * is remembered is what there was when the state had a revision that this counter wrote; it is used only within a
 * transaction that has read the state, and found that revision in it: so nobody has written since. When somebody does
 * after that, the state is not any more what the transaction has read, so nothing of it is written. And of a transaction
 * that may have failed nothing is kept: if it was written nevertheless, the state has another revision.
 */
export interface DocumentsMemory<T> {
  /** The documents to a transaction that has found this revision in the state. */
  at(revision: number, findMany: FindMany<T>): RememberedDocuments<T>
  /** Forgets everything. */
  forget(): void
}

export interface RememberedDocuments<T> {
  /** In the order of the ids; null where there is none. */
  readonly findMany: FindMany<T>
  /** Has to be told, once the transaction is durable, what it has written and with which revision. */
  keep(written: NextDocuments<T>, revision: number): void
}

export function createDocumentsMemory<T>(): DocumentsMemory<T> {
  // In the order in which they were touched.
  const remembered = new Map<string, T | null>()
  let rememberedAt: number | null = null

  function touch(id: string, document: T | null): void {
    remembered.delete(id)
    remembered.set(id, document)
  }

  return {
    at(revision, findMany) {
      const touched = new Map<string, T | null>()
      return {
        async findMany(ids) {
          const isValid = rememberedAt === revision
          const known = new Map(isValid ? ids.map((id) => [id, remembered.get(id)]) : [])
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
          if (rememberedAt !== revision) remembered.clear()
          rememberedAt = next
          for (const [id, document] of touched) touch(id, document)
          for (const [id, document] of written) touch(id, document)
          for (const id of remembered.keys()) {
            if (remembered.size <= MOST_REMEMBERED) break
            remembered.delete(id)
          }
        },
      }
    },
    forget() {
      remembered.clear()
      rememberedAt = null
    },
  }
}
