import { compareText } from '../../shared/compare-text.ts'
/** Returns a part of a sort key that is lower for higher numbers. `number` is a safe integer of at least 0. */
export function descending(number: number): string {
  return (Number.MAX_SAFE_INTEGER - number).toString(36).padStart(11, '0')
}

/** Returns the items in ascending order of their sort keys. */
export function sortByKey<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((a, b) => compareText(a.key, b.key))
    .map(({ item }) => item)
}
