import { type Platform, openPlatformOf } from '../../shared/region.ts'
import { undoubtedAccounts } from '../rules/account-doubt.ts'
import type { ProSceneView } from '../rules/pro-scene-view.ts'
import { currentTeamOf, type ProPlayer } from '../rules/pro-scene.ts'

export interface TrackedAccount {
  /** Unique among all tracked accounts. */
  readonly key: string
  /** Open platform that answers for the account. */
  readonly platform: Platform
  readonly puuid: string
  readonly player: ProPlayer
  /** Code of the player's team; null without one. */
  readonly team: string | null
  /** Code of the team's league; null without a team. */
  readonly league: string | null
}

export function trackedKeyOf(platform: Platform, puuid: string): string {
  return `${platform}_${puuid}`
}

/** Only accounts with a PUUID for the current key, and without a doubt. */
export function listTrackedAccounts(scene: ProSceneView, keyId: string): ReadonlyMap<string, TrackedAccount> {
  const tracked = new Map<string, TrackedAccount>()
  for (const player of scene.players) {
    const team = currentTeamOf(player)
    const league = team === null ? null : (scene.findTeam(team)?.league ?? null)
    for (const { puuid, keyId: ofKey, platform: written } of undoubtedAccounts(player)) {
      if (puuid === null || ofKey !== keyId) continue
      const platform = openPlatformOf(written)
      const key = trackedKeyOf(platform, puuid)
      tracked.set(key, { key, platform, puuid, player, team, league })
    }
  }
  return tracked
}
