import type { CollectionDefinition } from '../../store/collection.ts'
import type { DocumentData } from '../../store/document-store.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'

/**
 * Removes forgotten people from a document as it is stored. Returns the same object when it names none of them, and null when
 * the document is about one of them.
 */
export type Strip = (data: DocumentData, forgotten: Forgotten, id: string) => DocumentData | null

/** Strips the values of a collection. A document that does not match the schema stays as it is. */
export function stripValue<T extends DocumentData>(
  { schema, encode = (value) => value }: CollectionDefinition<T>,
  without: (value: T, forgotten: Forgotten, id: string) => T | null,
): Strip {
  return (data, forgotten, id) => {
    const { success, data: value } = schema.safeParse(data)
    if (!success) return data
    const left = without(value, forgotten, id)
    if (left === value) return data
    return left === null ? null : encode(left)
  }
}

/** Returns the items that pass; the same list when all do. */
export function keep<T>(items: readonly T[], passes: (item: T) => boolean): readonly T[] {
  return items.every(passes) ? items : items.filter(passes)
}

/** Returns the entries whose key and value pass; the same object when all do. */
export function keepEntries<T>(
  entries: Readonly<Record<string, T>>,
  passes: (key: string, value: T) => boolean,
): Readonly<Record<string, T>> {
  const all = Object.entries(entries)
  const kept = all.filter(([key, value]) => passes(key, value))
  return kept.length === all.length ? entries : Object.fromEntries(kept)
}
