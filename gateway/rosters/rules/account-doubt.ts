import type { AccountKey } from '../../accounts/rules/account.ts'
import { type RankEntry, TIERS } from '../../accounts/rules/rank.ts'
import type { ProAccount, ProPlayer } from './pro-scene.ts'

/** Doubt whether an account is still the player's. */
export type Doubt = NonNullable<ProAccount['doubt']>

/** Number of tiers by which no player moves between two looks at an account. */
const MANY_TIERS = 3

/** Number of the newest games that are compared with those before. */
const NEWEST_GAMES = 10

/** Share of the newest games on champions of the games before, below which the champions differ very much. */
const FEW_KNOWN_SHARE = 0.2

/** Returns the accounts that nothing casts doubt on: pages show these, and statistics count them. */
export function undoubtedAccounts({ accounts }: Pick<ProPlayer, 'accounts'>): readonly ProAccount[] {
  return accounts.filter(({ doubt }) => doubt === null)
}

/** Returns the accounts of a player whose games count: those without doubt that Riot has confirmed. */
export function countedAccounts(player: Pick<ProPlayer, 'accounts'>): readonly AccountKey[] {
  return undoubtedAccounts(player).flatMap(({ platform, puuid }) => (puuid === null ? [] : [{ platform, puuid }]))
}

interface AccountTraits {
  /** Standing in the solo queue before and after the new name; null when unknown. */
  readonly standings: readonly [before: RankEntry | null, after: RankEntry | null]
  /** Champions of the known games, newest first. */
  readonly champions: readonly number[]
}

/** Returns true when an account with a new name seems to have a new owner: another rank by far, or other champions. */
export function seemsToHaveChangedHands({ standings: [before, after], champions }: AccountTraits): boolean {
  return (before !== null && after !== null && tiersBetween(before, after) >= MANY_TIERS) || playsOthers(champions)
}

function tiersBetween(one: RankEntry, other: RankEntry): number {
  const [a, b] = [one, other].map(({ tier }) => TIERS.findIndex((each) => each === tier))
  return a === undefined || b === undefined || a === -1 || b === -1 ? 0 : Math.abs(a - b)
}

function playsOthers(champions: readonly number[]): boolean {
  const newest = champions.slice(0, NEWEST_GAMES)
  const earlier = new Set(champions.slice(NEWEST_GAMES))
  if (champions.length < 2 * NEWEST_GAMES) return false
  return newest.filter((champion) => earlier.has(champion)).length < FEW_KNOWN_SHARE * newest.length
}
