/** Number of the newest matches that the contract searches for builds. */
export const MOST_MATCHES = 1000

/** Share of the counted games below which missing builds are not worth a word: the two numbers are read at different moments. */
const NOTICEABLE = 0.05

interface Sizes {
  /** Number of games with a build. */
  readonly games: number
  /** Number of counted games; null when games are not counted by the filters. */
  readonly counted: number | null
  /** Number of counted games in all lanes. */
  readonly allLanes: number
}

/** What a sample of builds leaves out. */
interface SampleSize {
  /** Number of counted games, at least that of the builds; null when it is unknown. */
  readonly counted: number | null
  /** Number of games without a build, where it is noticeable; 0 otherwise. */
  readonly missing: number
  /** True when not all matches are searched. */
  readonly limited: boolean
}

/** Describes what a sample of builds leaves out. Beyond the limit, older games are left out and none is missing. */
export function sampleSize({ games, counted, allLanes }: Sizes): SampleSize {
  const limited = games >= MOST_MATCHES || allLanes > MOST_MATCHES
  // The count may be some seconds behind the builds.
  const known = counted === null ? null : Math.max(counted, games)
  const missing = known === null || limited ? 0 : known - games
  return { counted: known, missing: known !== null && missing > known * NOTICEABLE ? missing : 0, limited }
}
