import type { NamedPlayer } from '../../../client/features/add-pro-player/roster-fields.ts'

/** A stored player, in the team with this code or without a team. */
export const orrinIn = (team: string | null): NonNullable<NamedPlayer> => ({
  name: 'Orrin',
  role: 'MID',
  team: team === null ? null : { code: team },
})
