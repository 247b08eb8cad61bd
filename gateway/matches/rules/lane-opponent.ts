import type { Participant } from './match.ts'

/** Returns the participant in the same lane of the other team; null without a lane, and unless there is exactly one. */
export function findLaneOpponent(
  { teamPosition, teamId }: Participant,
  participants: readonly Participant[],
): Participant | null {
  if (teamPosition === null) return null
  const [only, another] = participants.filter((other) => other.teamId !== teamId && other.teamPosition === teamPosition)
  return only === undefined || another !== undefined ? null : only
}
