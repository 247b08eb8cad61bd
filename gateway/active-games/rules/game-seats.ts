import { LANES, type Lane } from '../../game-data/rules/lane.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { Platform } from '../../shared/region.ts'
import type { ActiveGame, ActiveParticipant } from './active-game.ts'
import { hasLanes, likelyLanes } from './likely-lanes.ts'

export type GameSeat = {
  /** Platform of the game. */
  readonly platform: Platform
  readonly participant: ActiveParticipant
  /** Owner of the account; null for accounts of no known pro player, and for hidden players. */
  readonly player: ProPlayer | null
  /** Null in modes without lanes and while seats are missing. */
  readonly likelyLane: Lane | null
}

/** Lookups for facts that Riot does not report with a running game. */
export type SeatLookups = {
  /** Returns the pro player of an account on the platform of the game; null when it belongs to none. */
  readonly findPlayer: (puuid: string) => ProPlayer | null
  /** Returns Riot's English class tags of a champion, the primary one first; empty when unknown. */
  readonly tagsOf: (championId: number) => readonly string[]
}

/** Every seat, blue before red, sorted by likely lane within a side. */
export function arrangeSeats(game: ActiveGame, { findPlayer, tagsOf }: SeatLookups): readonly GameSeat[] {
  const known = game.participants.map((participant) => ({
    participant,
    player: participant.kind !== 'ACCOUNT' || participant.puuid === null ? null : findPlayer(participant.puuid),
  }))
  const sides = [...Map.groupBy(known, ({ participant }) => participant.teamId)].toSorted(([a], [b]) => a - b)
  return sides.flatMap(([, side]) => {
    const lanes = hasLanes(game)
      ? likelyLanes(
          side.map(({ participant, player }) => ({
            championTags: tagsOf(participant.championId),
            spell1Id: participant.spell1Id,
            spell2Id: participant.spell2Id,
            role: player?.role ?? null,
          })),
        )
      : []
    const { platform } = game
    return side.map((seat, index) => ({ ...seat, platform, likelyLane: lanes[index] ?? null })).toSorted(byLane)
  })
}

/** Seats without a lane keep Riot's order. */
function byLane({ likelyLane: a }: GameSeat, { likelyLane: b }: GameSeat): number {
  return a === null || b === null ? 0 : LANES.indexOf(a) - LANES.indexOf(b)
}
