/**
 * What a roster file and the store name, in one order: that of the file, and everything that only the store names right
 * behind what it stands behind there. The same file gives the same order again.
 */
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
