import { currentTeamOf, type ProPlayer } from '../domain/pro-scene.ts'
import type { ProSceneView } from '../domain/pro-scene-view.ts'
import { type Platform, platformOf, regionOf } from '../domain/region.ts'

/** An account of a pro player that Riot can be asked about. */
export interface TrackedAccount {
  /** Names it among all tracked accounts. */
  readonly key: string
  /** The open platform that answers for it. */
  readonly platform: Platform
  readonly puuid: string
  readonly player: ProPlayer
  /** The code of the team of the player; null when he has none. */
  readonly team: string | null
  /** The code of the league of that team; null without one. */
  readonly league: string | null
}

/** What {@link TrackedAccount.key} is for an account on an open platform. */
export function trackedKeyOf(platform: Platform, puuid: string): string {
  return `${platform}_${puuid}`
}

/** The accounts of all pro players that have a PUUID of the present key, by their keys. */
export function listTrackedAccounts(scene: ProSceneView, keyId: string): ReadonlyMap<string, TrackedAccount> {
  const tracked = new Map<string, TrackedAccount>()
  for (const player of scene.players) {
    const team = currentTeamOf(player)
    const league = team === null ? null : (scene.findTeam(team)?.league ?? null)
    for (const { puuid, keyId: ofKey, platform: written } of player.accounts) {
      if (puuid === null || ofKey !== keyId) continue
      const platform = platformOf(regionOf(written))
      const key = trackedKeyOf(platform, puuid)
      tracked.set(key, { key, platform, puuid, player, team, league })
    }
  }
  return tracked
}
