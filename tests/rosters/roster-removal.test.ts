import { describe, expect, it } from 'vitest'
import { LEAGUES_AND_TEAMS, openRosterStore } from './open-roster-store.ts'

async function openStoreWithPlayers() {
  const rosters = openRosterStore()
  await rosters.importFile({
    ...LEAGUES_AND_TEAMS,
    players: [
      { name: 'Vesk', role: 'TOP', team: 'ONE', accounts: [{ region: 'KR', gameName: 'Vesk', tagLine: 'KR1' }] },
      {
        name: 'Oru',
        role: 'MID',
        memberships: [{ team: 'TWO', to: '2026-01-01' }],
      },
    ],
    events: [{ slug: 'cup', name: 'Cup', region: 'KR', teams: ['TRI'] }],
  })
  return rosters
}

describe('a removal', () => {
  it('finds a player by name in any case, releases the claims, and is recorded', async () => {
    const rosters = await openStoreWithPlayers()
    await rosters.remove({ players: ['vESK'], by: 'Tamlin' })
    expect(await rosters.findPlayer('Vesk')).toBeNull()
    expect(await rosters.listClaims()).toEqual(['name.oru oru'])
    expect(await rosters.listChanges()).toMatchObject([
      { number: 1, kind: 'REMOVED', playerName: 'Vesk', role: 'TOP', fromTeam: 'ONE', toTeam: null, by: 'Tamlin' },
    ])
  })

  it('takes out a team that no player or event refers to', async () => {
    const rosters = await openStoreWithPlayers()
    await rosters.remove({ players: ['Oru'], teams: ['two'] })
    expect(await rosters.exportFile()).not.toContain('TWO')
  })

  it('changes nothing when one item must stay, and reports why', async () => {
    const rosters = await openStoreWithPlayers()
    const before = await rosters.exportFile()
    const removal = rosters.remove({ players: ['Vesk', 'Nobody'], teams: ['ONE', 'TWO', 'TRI', 'NIL'] })
    await expect(removal).rejects.toMatchObject({
      name: 'NotRemovable',
      message: [
        'Nobody is not a player in the rosters: fix the name',
        "TWO can't be removed: Oru plays or played in it",
        "TRI can't be removed: it takes part in Cup",
        'NIL is not a team in the rosters: fix the code',
      ].join('\n'),
    })
    expect(await rosters.exportFile()).toBe(before)
    expect(await rosters.listChanges()).toEqual([])
  })
})
