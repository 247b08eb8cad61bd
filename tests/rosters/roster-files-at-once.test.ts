import { describe, expect, it } from 'vitest'
import { importRoster } from '../../gateway/rosters/files/import-roster.ts'
import { removeFromRoster } from '../../gateway/rosters/files/remove-from-roster.ts'
import type { RosterFile } from '../../gateway/rosters/files/roster-file.ts'
import { LEAGUES_AND_TEAMS, openRosterStore } from './open-roster-store.ts'
import { addition, changeIn, EDITOR, openRosters } from './open-rosters.ts'

describe('concurrent roster changes', () => {
  it('give leagues of several imports distinct positions', async () => {
    const rosters = openRosterStore()
    const codes = ['A', 'B', 'C', 'D']
    await Promise.all(codes.map((code) => rosters.importFile({ leagues: [{ code, name: `League ${code}` }] })))
    const leagues = await rosters.store.query('leagues', { limit: 10 })
    expect(new Set(leagues.map(({ data }) => data['position']))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('either add a player to a team or remove the team, never both', async () => {
    const rosters = openRosterStore()
    await rosters.importFile(LEAGUES_AND_TEAMS)
    const newPlayer: RosterFile = { players: [{ name: 'Vesk', role: 'TOP', team: 'TRI' }] }
    const results = await Promise.allSettled([rosters.importFile(newPlayer), rosters.remove({ teams: ['TRI'] })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const isThere = (await rosters.store.get({ collection: 'pro_teams', id: 'TRI' })) !== null
    expect((await rosters.findPlayer('Vesk')) !== null).toBe(isThere)
  })

  it('let editors add players during imports and removals', async () => {
    const { rosters, store, clock } = await openRosters()
    changeIn(await rosters.addProPlayer(EDITOR, addition({ name: 'Going' })))
    const named = (prefix: string) => Array.from({ length: 20 }, (_, index) => `${prefix} ${index}`)
    const players = named('Filed').map((name) => ({ name, role: 'TOP', team: 'TWO' }))
    const added = named('Added').map((name) => rosters.addProPlayer(EDITOR, addition({ name })))
    const [outcomes] = await Promise.all([
      Promise.all(added),
      importRoster(store, clock, { text: JSON.stringify({ players }) }),
      removeFromRoster(store, clock, { players: ['Going'], teams: [], events: [] }),
    ])
    outcomes.forEach(changeIn)
    expect(await store.query('pro_players', { limit: 100 })).toHaveLength(40)
    const changes = await rosters.listSince(0, { team: null, playerId: null })
    expect(changes.map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1))
    await store.close()
  })
})
