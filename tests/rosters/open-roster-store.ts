import { allIndexes } from '../../gateway/composition/collections.ts'
import { proClaimsCollection } from '../../gateway/rosters/collections/pro-claims.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { rosterChangesCollection } from '../../gateway/rosters/collections/roster-changes.ts'
import { exportRoster } from '../../gateway/rosters/files/export-roster.ts'
import { importRoster, type RosterImportRequest } from '../../gateway/rosters/files/import-roster.ts'
import { removeFromRoster, type RosterRemoval } from '../../gateway/rosters/files/remove-from-roster.ts'
import type { RosterFile } from '../../gateway/rosters/files/roster-file.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Two leagues and three teams without players. */
export const LEAGUES_AND_TEAMS: RosterFile = {
  leagues: [
    { code: 'NOR', name: 'Northern League' },
    { code: 'SOU', name: 'Southern League' },
  ],
  teams: [
    { code: 'ONE', name: 'Team One', league: 'NOR' },
    { code: 'TWO', name: 'Team Two', league: 'NOR' },
    { code: 'TRI', name: 'Team Three', league: 'SOU' },
  ],
}

/** An empty store in memory, with operations on its rosters. */
export function openRosterStore() {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const players = openCollection(store, proPlayersCollection)

  return {
    clock,
    store,
    /** Imports the text of a file, or a roster as JSON. */
    importFile(file: RosterFile | string, more: Omit<RosterImportRequest, 'text'> = {}) {
      return importRoster(store, clock, { text: typeof file === 'string' ? file : JSON.stringify(file), ...more })
    },
    exportFile: () => exportRoster(store),
    remove: (removal: Partial<RosterRemoval>) =>
      removeFromRoster(store, clock, { players: [], teams: [], events: [], ...removal }),
    /** Returns null when no player has this name. */
    async findPlayer(name: string): Promise<ProPlayer | null> {
      const found = await players.list({ where: [{ field: 'name', equals: name }], limit: 1 })
      return found[0]?.value ?? null
    },
    /** Writes a player as a worker would. */
    changePlayer: (player: ProPlayer) =>
      store.transaction(async (transaction) => players.in(transaction).set(player.id, player)),
    /** Changes in the order of their numbers. */
    async listChanges() {
      const changes = openCollection(store, rosterChangesCollection)
      return (await changes.list({ orderBy: { field: 'number', direction: 'asc' }, limit: 1000 })).map(
        ({ value }) => value,
      )
    },
    /** Claims with the ids of their players. */
    async listClaims() {
      const claims = await openCollection(store, proClaimsCollection).list({ limit: 1000 })
      return claims.map(({ id, value }) => `${decodeURIComponent(id)} ${value.playerId}`)
    },
  }
}
