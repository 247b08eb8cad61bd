/** Makes spellings comparable: `Kai'Sa` becomes `kaisa`, `Łowca` becomes `lowca`. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
