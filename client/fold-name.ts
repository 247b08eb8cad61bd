/** A name as people type it, so that two ways of writing it can be compared: `Kai'Sa` is `kaisa`, `Łowca` is `lowca`. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
