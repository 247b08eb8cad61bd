/** Letters with a stroke that Unicode does not treat as a diacritic. */
const WITHOUT_STROKE: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
])

/** Returns the letters and digits of a text, without case and diacritics: `Kai'Sa` is `kaisa`, `Łowca` is `lowca`. */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[łøđ]/g, (letter) => WITHOUT_STROKE.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
