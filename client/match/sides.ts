export interface Member {
  readonly teamId: number
  readonly subteamId: number
  readonly placement: number
}

export interface Side<Participant> {
  /** The group in modes of many groups; otherwise 100 for blue and 200 for red; 0 when there are no known sides. */
  readonly sideId: number
  /** Final place in a mode of many groups, from 1; 0 in other modes. */
  readonly placement: number
  readonly participants: readonly Participant[]
}

/** Returns the colour of one of two sides, by Riot's team id. */
export function colourOf(sideId: number): 'blue' | 'red' | 'none' {
  if (sideId === 100) return 'blue'
  return sideId === 200 ? 'red' : 'none'
}

/** Groups participants into sides: by place in modes of many groups, otherwise blue before red. */
export function sidesOf<Participant extends Member>(participants: readonly Participant[]): Side<Participant>[] {
  const groups = Map.groupBy(participants, ({ teamId, subteamId }) => (subteamId > 0 ? subteamId : teamId))
  return [...groups]
    .map(([sideId, members]) => ({ sideId, placement: members[0]?.placement ?? 0, participants: members }))
    .toSorted((a, b) => a.placement - b.placement || a.sideId - b.sideId)
}
