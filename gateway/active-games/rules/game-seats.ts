import { LANES, type Lane } from '../../game-data/rules/lane.ts'
import { type StatisticsQueue, statisticsQueueOf } from '../../matches/rules/counted-queue.ts'
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
  /** Queue in whose statistics the match will be counted; null for all other queues. */
  readonly queue: StatisticsQueue | null
  /** Champion of the seat with the same likely lane on the other side; null without such a seat. */
  readonly opponentChampionId: number | null
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
  const arranged = sides.flatMap(([, side]) => {
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
  const { platform } = game
  const queue = statisticsQueueOf(game.queueId)
  return arranged.map((seat) => ({ ...seat, platform, queue, opponentChampionId: findOpponent(seat, arranged) }))
}

type SeatWithLane = Pick<GameSeat, 'participant' | 'likelyLane'>

function findOpponent({ participant, likelyLane }: SeatWithLane, seats: readonly SeatWithLane[]): number | null {
  if (likelyLane === null) return null
  const opponents = seats.filter(
    (other) => other.likelyLane === likelyLane && other.participant.teamId !== participant.teamId,
  )
  return opponents.length === 1 ? (opponents[0]?.participant.championId ?? null) : null
}

/** Seats without a lane keep Riot's order. */
function byLane({ likelyLane: a }: SeatWithLane, { likelyLane: b }: SeatWithLane): number {
  return a === null || b === null ? 0 : LANES.indexOf(a) - LANES.indexOf(b)
}
