import { FREE_AGENT, type PlayerParams } from '../paths.ts'

/** Returns the variables of an address's player. */
export const playerVariables = ({ team, player }: PlayerParams) => ({
  team: team === FREE_AGENT ? null : team,
  name: player,
})
