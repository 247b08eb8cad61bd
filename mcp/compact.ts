/**
 * Shortens an answer for a language model, which pays for each word: an object with one field becomes the value of the field, so
 * `{ name: { text: "Ahri" } }` is `"Ahri"`. The document alone decides which objects these are. Numbers have four decimals.
 */
export function compact(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(4))
  if (Array.isArray(value)) return value.map(compact)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== '__typename')
  const [first] = entries
  if (first !== undefined && entries.length === 1) return compact(first[1])
  return Object.fromEntries(entries.map(([name, inner]) => [name, compact(inner)]))
}
