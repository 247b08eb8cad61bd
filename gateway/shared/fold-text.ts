/** Letters whose stroke, or missing dot, Unicode does not treat as a diacritic. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
])

/** Returns the letters and digits of a text, without case and diacritics: `Kai'Sa` is `kaisa`, `Łowca` is `lowca`. */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[łøđı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
