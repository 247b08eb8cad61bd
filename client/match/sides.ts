/** What tells with whom somebody played. */
export interface Member {
  readonly teamId: number
  readonly subteamId: number
  readonly placement: number
}

/** Participants who played together. */
export interface Side<Participant> {
  /** The group within a mode of many groups, else 100 for blue and 200 for red; 0 where nobody is said to be together. */
  readonly sideId: number
  /** Final place in a mode of many groups, from 1; 0 in other modes. */
  readonly placement: number
  readonly participants: readonly Participant[]
}

/** The colour of one of two sides, by Riot's number of it. */
export function colourOf(sideId: number): 'blue' | 'red' | 'none' {
  if (sideId === 100) return 'blue'
  return sideId === 200 ? 'red' : 'none'
}

/** Who played together: best place first in modes of many groups, else blue before red. */
export function sidesOf<Participant extends Member>(participants: readonly Participant[]): Side<Participant>[] {
  const groups = Map.groupBy(participants, ({ teamId, subteamId }) => (subteamId > 0 ? subteamId : teamId))
  return [...groups]
    .map(([sideId, members]) => ({ sideId, placement: members[0]?.placement ?? 0, participants: members }))
    .toSorted((a, b) => a.placement - b.placement || a.sideId - b.sideId)
}
