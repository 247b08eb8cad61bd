/** The file's order wins; an entry that is only in the store keeps its place right after its predecessor in the store. */
export function mergeOrder(inFile: readonly string[], inStore: readonly string[]): readonly string[] {
  const named = new Set(inFile)
  const merged = [...inFile]
  for (const [index, key] of inStore.entries()) {
    if (named.has(key)) continue
    const before = inStore[index - 1]
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key)
  }
  return merged
}
