/** Longest name without its format. */
const MAX_LETTERS = 100

/** Returns `lanewatch-leaderboard-euw-solo-2026-11-26`: the export, the values of its parameters and its day. */
export function fileNameOf(name: string, search: URLSearchParams, exportedAt: string): string {
  const values = [...search]
    .filter(
      ([parameter, value]) => parameter !== 'first' && parameter !== 'after' && value !== 'true' && value !== 'false',
    )
    .map(([, value]) =>
      value
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    )
  const words = ['lanewatch', name, ...values].join('-').replaceAll(/-{2,}/g, '-').slice(0, MAX_LETTERS)
  return `${words.replace(/-$/, '')}-${exportedAt.slice(0, 10)}`
}
