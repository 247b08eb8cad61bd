import type { NamedPlayer } from '../../../client/features/add-pro-player/roster-fields.ts'

/** A player who is written down, in the team with a code, or in none. */
export const orrinIn = (team: string | null): NonNullable<NamedPlayer> => ({
  name: 'Orrin',
  role: 'MID',
  team: team === null ? null : { __typename: 'ProTeam', id: `team-${team}`, code: team },
})
