import { describe, expect, it } from 'vitest'
import { proTeamsCollection } from '../../gateway/rosters/collections/pro-teams.ts'
import type { RosterFile } from '../../gateway/rosters/files/roster-file.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { LEAGUES_AND_TEAMS, openRosterStore } from './open-roster-store.ts'

const VESK = { name: 'Vesk', role: 'TOP' } as const
const VESK_ACCOUNT = { region: 'EUW', gameName: 'Vesk', tagLine: 'EUW' } as const

/** A store with leagues and teams, and Vesk in the first team since an unknown date. */
async function openStoreWithVesk(more: Partial<RosterFile> = {}) {
  const rosters = openRosterStore()
  await rosters.importFile({ format: 2, ...LEAGUES_AND_TEAMS, players: [{ ...VESK, team: 'ONE' }], ...more })
  return rosters
}

describe('a file of format 2', () => {
  it('records nothing in a store without players', async () => {
    const memberships = [
      { team: 'ONE', to: '2026-03-01' },
      { team: 'TWO', from: '2026-03-01' },
    ]
    const rosters = await openStoreWithVesk({ players: [{ ...VESK, memberships }] })
    expect(await rosters.listChanges()).toEqual([])
  })

  it('records no new player, and no move without an exact date', async () => {
    const rosters = await openStoreWithVesk()
    for (const players of [
      [{ name: 'Oru', role: 'MID', team: 'TWO' }],
      [{ ...VESK, team: 'TWO' }],
      [
        {
          ...VESK,
          memberships: [
            { team: 'ONE', to: '2026-03' },
            { team: 'TRI', from: '2026-03' },
          ],
        },
      ],
      [{ ...VESK, memberships: [{ team: 'TRI', to: 'unknown' }] }],
    ] as const) {
      expect(await rosters.importFile({ format: 2, players })).toMatchObject({ players: 1 })
    }
    expect(await rosters.listChanges()).toEqual([])
  })

  it('records a move with the date of the file, unless it is quiet', async () => {
    const memberships = [
      { team: 'ONE', to: '2026-03-01' },
      { team: 'TWO', from: '2026-03-01' },
    ]
    const file: RosterFile = { format: 2, players: [{ ...VESK, memberships }] }
    const loud = await openStoreWithVesk()
    await loud.importFile(file)
    expect(await loud.listChanges()).toMatchObject([{ fromTeam: 'ONE', toTeam: 'TWO', at: Date.UTC(2026, 2, 1) }])

    const quiet = await openStoreWithVesk()
    await quiet.importFile({ ...file, quiet: true })
    expect(await quiet.listChanges()).toEqual([])
    const asked = await openStoreWithVesk()
    await asked.importFile(file, { quiet: true })
    expect(await asked.listChanges()).toEqual([])
  })

  it('moves a player whose file names only the team, at an unknown date', async () => {
    const rosters = await openStoreWithVesk()
    await rosters.importFile({ format: 2, players: [{ ...VESK, team: 'TWO' }] })
    expect((await rosters.findPlayer('Vesk'))?.memberships).toMatchObject([
      { team: 'ONE', to: null, endUnknown: true },
      { team: 'TWO', from: null, to: null, endUnknown: false },
    ])
  })

  it('gives each fact the source and the date of the entry, or of the file', async () => {
    const rosters = await openStoreWithVesk({
      source: ['Leaguepedia', 'Liquipedia'],
      asOf: '2026-09',
      players: [
        { ...VESK, team: 'ONE', accounts: [{ ...VESK_ACCOUNT, source: 'Own research', grade: 'A' }] },
        { name: 'Oru', role: 'MID', asOf: '2026-09-25', memberships: [{ team: 'TWO' }], links: [] },
        { name: 'Tern', role: 'SUP', source: null, asOf: null, team: 'TRI' },
      ],
    })
    const both = ['Leaguepedia', 'Liquipedia']
    expect(await rosters.findPlayer('Vesk')).toMatchObject({
      provenance: { sources: both, asOf: '2026-09' },
      accounts: [{ grade: 'A', provenance: { sources: ['Own research'], asOf: '2026-09' } }],
    })
    expect(await rosters.findPlayer('Oru')).toMatchObject({
      memberships: [{ provenance: { sources: both, asOf: '2026-09-25' } }],
    })
    expect(await rosters.findPlayer('Tern')).toMatchObject({ provenance: { sources: [], asOf: null } })
  })

  it('keeps whatever it leaves out', async () => {
    const rosters = await openStoreWithVesk({
      players: [
        {
          ...VESK,
          country: 'pl',
          formerNames: ['Vesko'],
          otherRoles: ['MID'],
          team: 'ONE',
          accounts: [{ ...VESK_ACCOUNT, grade: 'B' }],
          source: 'A list',
        },
      ],
    })
    const before = await rosters.findPlayer('Vesk')
    expect(before).toMatchObject({ country: 'PL', formerNames: ['Vesko'], otherRoles: ['MID'] })
    await rosters.importFile({ players: [{ ...VESK, role: 'SUP', accounts: [VESK_ACCOUNT] }] })
    expect(await rosters.findPlayer('Vesk')).toEqual({ ...before, role: 'SUP', revision: 1 })
    await rosters.importFile({ players: [{ ...VESK, country: null, formerNames: [] }] })
    expect(await rosters.findPlayer('Vesk')).toMatchObject({ country: null, formerNames: [] })
  })

  it('keeps an account that Riot has renamed, under the name of today', async () => {
    const rosters = await openStoreWithVesk({ players: [{ ...VESK, accounts: [VESK_ACCOUNT] }] })
    const vesk = await rosters.findPlayer('Vesk')
    const [account] = vesk?.accounts ?? []
    if (vesk == null || account === undefined) throw new Error('Vesk has no account.')
    const renamed = { ...account, gameName: 'Vesko', puuid: 'p', keyId: 'k', earlierRiotIds: ['vesk#euw'] }
    await rosters.changePlayer({ ...vesk, accounts: [renamed] })
    await rosters.importFile({ players: [{ ...VESK, accounts: [{ ...VESK_ACCOUNT, grade: 'A' }] }] })
    expect((await rosters.findPlayer('Vesk'))?.accounts).toEqual([{ ...renamed, grade: 'A' }])
    expect(await rosters.exportFile()).not.toContain('"gameName": "Vesk"')
  })

  it('tells two people of one name apart by a key', async () => {
    const rosters = await openStoreWithVesk()
    await rosters.importFile({ players: [{ name: 'Vesk', key: 'br', role: 'MID', team: 'TWO' }] })
    expect(await rosters.listClaims()).toEqual(['name.vesk vesk', 'name.vesk_br vesk_br'])
    await rosters.importFile({ players: [{ name: 'Vesk', key: 'br', role: 'SUP' }] })
    const players = JSON.parse(await rosters.exportFile()).players
    expect(players).toMatchObject([
      { name: 'Vesk', role: 'TOP' },
      { name: 'Vesk', key: 'br', role: 'SUP' },
    ])
  })
})

describe('a retired entry', () => {
  it('is a team without players from then on', async () => {
    const rosters = await openStoreWithVesk()
    const [league, team] = [LEAGUES_AND_TEAMS.leagues?.[0], LEAGUES_AND_TEAMS.teams?.[0]]
    if (league === undefined || team === undefined) throw new Error('There is no team.')
    expect(await rosters.importFile({ format: 2, teams: [{ ...team, retired: true }] })).toMatchObject({
      teams: 1,
      players: 1,
    })
    expect((await rosters.findPlayer('Vesk'))?.memberships).toMatchObject([{ team: 'ONE', endUnknown: true }])
    expect(await rosters.listChanges()).toEqual([])
    expect(await rosters.importFile({ format: 2, teams: [team] })).toMatchObject({ teams: 0, players: 0 })

    await rosters.importFile({ format: 2, leagues: [{ ...league, retired: true }] })
    const teams = await openCollection(rosters.store, proTeamsCollection).findMany(['ONE', 'TWO', 'TRI'])
    expect(teams.map((each) => each?.retired)).toEqual([true, true, false])
  })

  it('is a player without a team from then on', async () => {
    const rosters = await openStoreWithVesk()
    await rosters.importFile({ format: 2, players: [{ ...VESK, retired: true }] })
    expect(await rosters.findPlayer('Vesk')).toMatchObject({
      retired: true,
      memberships: [{ team: 'ONE', endUnknown: true }],
    })
  })
})

it('an event is removed by the name in its address', async () => {
  const rosters = await openStoreWithVesk({ events: [{ slug: 'cup', name: 'Cup', region: 'EUW', teams: ['ONE'] }] })
  await expect(rosters.remove({ events: ['nip'] })).rejects.toThrow('nip is not an event in the rosters')
  await rosters.remove({ events: ['CUP'] })
  expect(JSON.parse(await rosters.exportFile()).events).toEqual([])
})

describe('the days of an event', () => {
  const CUP = { slug: 'cup', name: 'Cup', region: 'EUW', teams: ['ONE'] } as const

  it('stay when a file leaves them out, and go when it says that they are unknown', async () => {
    const days = { starts: '2026-10-03', ends: '2026-10-28' }
    const rosters = await openStoreWithVesk({ events: [{ ...CUP, ...days }] })
    await rosters.importFile({ events: [{ ...CUP, name: 'The cup' }] })
    expect(JSON.parse(await rosters.exportFile()).events).toEqual([{ ...CUP, name: 'The cup', ...days }])
    await rosters.importFile({ events: [{ ...CUP, starts: null, ends: null }] })
    expect(JSON.parse(await rosters.exportFile()).events).toEqual([CUP])
  })
})
