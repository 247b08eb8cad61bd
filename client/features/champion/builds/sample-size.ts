/** Share of the counted games below which missing builds are not worth a word: the two numbers are read at different moments. */
const NOTICEABLE = 0.05

interface Sizes {
  readonly games: number
  /** Null when games are not counted by the filters. */
  readonly countedGames: number | null
  /** True when older matches were left out. */
  readonly hasOlder: boolean
}

interface SampleSize {
  /** Number of counted games, at least that of the builds; null when it is unknown. */
  readonly counted: number | null
  /** Number of games without a build, where it is noticeable; 0 otherwise. */
  readonly missing: number
}

/** Beyond the limit, older games are left out and none is missing. */
export function sampleSize({ games, countedGames, hasOlder }: Sizes): SampleSize {
  // The count may be some seconds behind the builds.
  const counted = countedGames === null ? null : Math.max(countedGames, games)
  const missing = counted === null || hasOlder ? 0 : counted - games
  return { counted, missing: counted !== null && missing > counted * NOTICEABLE ? missing : 0 }
}
