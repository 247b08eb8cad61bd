import { inBatches } from '../../store/in-batches.ts'

/** Number of documents that are read and changed before other work gets a turn. */
const DOCUMENTS_A_TURN = 20

/** Null for a document that is to be deleted. */
export type NextDocuments<T> = ReadonlyMap<string, T | null>

/** The result contains only documents that change. */
export async function addChanges<T, Change>(
  findMany: (ids: readonly string[]) => Promise<readonly (T | null)[]>,
  changes: ReadonlyMap<string, Change>,
  add: (document: T | null, change: Change) => T | null,
): Promise<NextDocuments<T>> {
  const next = new Map<string, T | null>()
  for await (const part of inBatches([...changes], DOCUMENTS_A_TURN)) {
    const present = await findMany(part.map(([id]) => id))
    for (const [index, [id, change]] of part.entries()) {
      const before = present[index] ?? null
      const after = add(before, change)
      if (after !== before) next.set(id, after)
    }
  }
  return next
}
