import type { ActiveGame, ActiveParticipant } from './active-game.ts'
import { LANES, type Lane } from './lane.ts'
import { hasLanes, likelyLanes } from './likely-lanes.ts'
import type { ProPlayer } from './pro-scene.ts'

/** One seat of a running game with what is known about it besides. */
export type GameSeat = {
  readonly participant: ActiveParticipant
  /** Whose account plays; null for everybody who is not known to be a pro, and for whoever hides his name. */
  readonly player: ProPlayer | null
  /** Null in modes without lanes and while seats are missing. */
  readonly likelyLane: Lane | null
}

/** What Riot does not say of a running game. */
export type GameKnowledge = {
  /** The pro player whose account it is, on the platform of the game; null when it is nobody's. */
  readonly findPlayer: (puuid: string) => ProPlayer | null
  /** Riot's English words for what a champion is good at, the foremost first; empty when unknown. */
  readonly tagsOf: (championId: number) => readonly string[]
}

/** Every seat, blue before red, and within a side by the lane where it most likely plays. */
export function arrangeSeats(game: ActiveGame, { findPlayer, tagsOf }: GameKnowledge): readonly GameSeat[] {
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
    return side.map((seat, index) => ({ ...seat, likelyLane: lanes[index] ?? null })).toSorted(byLane)
  })
}

/** Seats without a lane stay as Riot lists them. */
function byLane({ likelyLane: a }: GameSeat, { likelyLane: b }: GameSeat): number {
  return a === null || b === null ? 0 : LANES.indexOf(a) - LANES.indexOf(b)
}
