import type { ParseKeys } from 'i18next'
import { championsPath, leaderboardPath, proPlayersPath, streamsPath } from '../paths.ts'

export interface NavigationEntry {
  readonly path: string
  readonly label: ParseKeys
}

/** The subjects with their own page, in the order of the bar. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { path: proPlayersPath(), label: 'proPlayers.title' },
  { path: streamsPath(), label: 'streams.title' },
  { path: championsPath(), label: 'champions.title' },
  { path: leaderboardPath(), label: 'leaderboard.title' },
]
