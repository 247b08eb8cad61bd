import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { proSlugOf } from '../rules/pro-scene.ts'
import type { ReadRosterFile } from './roster-file.ts'
import type { PlayerEntry } from './roster-schema.ts'
import { slugOfEntry } from './roster-store.ts'

/** Leaves out people who asked to be removed, their accounts, and staff with the name of one. */
export function withoutForgotten(file: ReadRosterFile, forgotten: Forgotten): ReadRosterFile {
  if (forgotten.isEmpty) return file
  const isForgotten = (entry: PlayerEntry) =>
    (entry.id !== undefined && forgotten.hasPlayer(entry.id)) ||
    [slugOfEntry(entry), ...(entry.formerNames ?? []).map(proSlugOf)].some((slug) => forgotten.hasName(slug))
  return {
    ...file,
    teams: file.teams.map((team) => {
      const { staff } = team.value
      if (staff === undefined) return team
      const left = staff.filter(({ name }) => !forgotten.hasName(proSlugOf(name)))
      return { ...team, value: { ...team.value, staff: left } }
    }),
    players: file.players
      .filter(({ value }) => !isForgotten(value))
      .map((player) => {
        const { accounts } = player.value
        if (accounts === undefined) return player
        const left = accounts.filter((account) => !forgotten.hasRiotId(account))
        return { ...player, value: { ...player.value, accounts: left } }
      }),
  }
}
