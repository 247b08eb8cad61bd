/** Makes spellings comparable: `Kai'Sa` becomes `kaisa`, `Łowca` becomes `lowca`. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the folded words of a search: empty for a blank one, which finds all, and null for one like `!!`, which finds none. */
export function foldSearch(words: string): string | null {
  const folded = foldName(words)
  return folded === '' && words.trim() !== '' ? null : folded
}
