/** Makes spellings comparable: `Kai'Sa` becomes `kaisa`, `Łowca` becomes `lowca`. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** True when a folded word is a nickname. Only whole nicknames count: their few letters begin many names. */
export function hasNickname({ nicknames }: { readonly nicknames: readonly string[] }, folded: string): boolean {
  return nicknames.some((nickname) => foldName(nickname) === folded)
}

/** Returns the folded words of a search: empty for a blank one, which finds all, and null for one like `!!`, which finds none. */
export function foldSearch(words: string): string | null {
  const folded = foldName(words)
  return folded === '' && words.trim() !== '' ? null : folded
}
