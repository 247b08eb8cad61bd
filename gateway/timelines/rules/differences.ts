import { findLaneOpponent } from '../../matches/rules/lane-opponent.ts'
import type { Match } from '../../matches/rules/match.ts'
import type { ParticipantTimeline, Timeline } from './timeline.ts'

/** Minutes at which the figures of a lane are compared. */
const COMPARED_MINUTES = [10, 15, 20] as const

/** Largest distance between a minute and the frame that stands for it, in milliseconds: half of the time between two frames. */
const NEAR_MS = 30_000

const MINUTE_MS = 60_000

/** Lead of a participant over the opponent in the same lane; negative when the opponent leads. */
export type LaneDifference = {
  readonly minute: number
  readonly opponentId: number
  readonly gold: number
  readonly experience: number
  readonly creepScore: number
}

/** Figures that a timeline has for each frame. */
export type FrameFigure = 'gold' | 'experience'

/** Positive when blue leads. Empty in modes without two sides. */
export function teamDifference(
  { participants: players }: Pick<Match, 'participants'>,
  { frames, participants }: Timeline,
  figure: FrameFigure,
): readonly number[] {
  const sides = new Map(players.map(({ participantId, teamId, subteamId }) => [participantId, { teamId, subteamId }]))
  const isTwoSided = players.every(({ teamId, subteamId }) => (teamId === 100 || teamId === 200) && subteamId === 0)
  if (!isTwoSided || new Set(players.map(({ teamId }) => teamId)).size < 2) return []
  return frames.map((_, frame) =>
    participants.reduce((sum, participant) => {
      const sign = sides.get(participant.participantId)?.teamId === 100 ? 1 : -1
      return sum + sign * (participant[figure][frame] ?? 0)
    }, 0),
  )
}

/** At each compared minute of the match; empty without an opponent in the same lane. */
export function laneDifferences(
  { participants: players }: Pick<Match, 'participants'>,
  { frames, participants }: Timeline,
  own: ParticipantTimeline,
): readonly LaneDifference[] {
  const player = players.find(({ participantId }) => participantId === own.participantId)
  const opponent = player === undefined ? null : findLaneOpponent(player, players)
  const other = participants.find(({ participantId }) => participantId === opponent?.participantId)
  if (other === undefined) return []
  return COMPARED_MINUTES.flatMap((minute) => {
    const frame = frames.findIndex((at) => Math.abs(at - minute * MINUTE_MS) <= NEAR_MS)
    if (frame === -1) return []
    const lead = (figure: FrameFigure | 'creepScore') => (own[figure][frame] ?? 0) - (other[figure][frame] ?? 0)
    return [
      {
        minute,
        opponentId: other.participantId,
        gold: lead('gold'),
        experience: lead('experience'),
        creepScore: lead('creepScore'),
      },
    ]
  })
}
