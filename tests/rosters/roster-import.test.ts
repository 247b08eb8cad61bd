import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proAccountOf, proPlayerNamed } from '../support/rosters.ts'
import { LEAGUES_AND_TEAMS, openRosterStore } from './open-roster-store.ts'

const NOTHING = { leagues: 0, teams: 0, events: 0, players: 0 }
const VESK_ACCOUNT = { region: 'EUW', gameName: 'Vesk', tagLine: 'EUW' } as const

/** A store with leagues and teams, and Vesk in the first team. */
async function openStoreWithVesk() {
  const rosters = openRosterStore()
  await rosters.importFile({
    ...LEAGUES_AND_TEAMS,
    players: [
      { name: 'Vesk', role: 'TOP', memberships: [{ team: 'ONE', from: '2026-01-01' }], accounts: [VESK_ACCOUNT] },
    ],
  })
  return rosters
}

describe('an import', () => {
  it('writes the content of the file, and nothing when it is repeated', async () => {
    const rosters = openRosterStore()
    const file = {
      ...LEAGUES_AND_TEAMS,
      players: [{ name: 'Vesk', role: 'TOP', team: 'one', accounts: [VESK_ACCOUNT] }],
      events: [{ slug: 'cup-26', name: 'Cup 2026', region: 'EUW', teams: ['ONE', 'TRI'] }],
    } as const
    expect(await rosters.importFile(file)).toEqual({ leagues: 2, teams: 3, events: 1, players: 1 })
    expect(await rosters.findPlayer('Vesk')).toEqual(
      proPlayerNamed('Vesk', 'ONE', {
        id: 'vesk',
        role: 'TOP',
        accounts: [proAccountOf({ platform: 'EUW1', gameName: 'Vesk', tagLine: 'EUW' })],
      }),
    )
    expect(await rosters.importFile(file)).toEqual(NOTHING)
    expect((await rosters.findPlayer('Vesk'))?.revision).toBe(0)
    expect(await rosters.listClaims()).toEqual(['account.EUW1.vesk#euw vesk', 'name.vesk vesk'])
  })

  it('accepts the example of the documentation', async () => {
    const [, example = ''] = readFileSync('docs/rosters.md', 'utf8').split(/^```(?:json)?\n/m)
    expect(await openRosterStore().importFile(example)).toEqual({ leagues: 1, teams: 2, events: 1, players: 2 })
  })

  it('keeps players that the file does not name, and fields that it leaves out', async () => {
    const rosters = await openStoreWithVesk()
    const before = await rosters.findPlayer('Vesk')
    expect(await rosters.importFile({ players: [{ name: 'Oru', role: 'MID', team: 'ONE' }] })).toMatchObject({
      players: 1,
    })
    expect(await rosters.findPlayer('Vesk')).toEqual(before)

    expect(await rosters.importFile({ players: [{ name: 'Vesk', role: 'JNG' }] })).toMatchObject({ players: 1 })
    expect(await rosters.findPlayer('Vesk')).toEqual({ ...before, role: 'JNG', revision: 1 })
  })

  it('recognises a renamed player by id, and releases the old name', async () => {
    const rosters = await openStoreWithVesk()
    await rosters.importFile({ players: [{ id: 'vesk', name: 'Vesker', role: 'TOP' }] })
    expect(await rosters.findPlayer('Vesker')).toMatchObject({ id: 'vesk', slug: 'vesker', revision: 1 })
    expect(await rosters.listClaims()).toEqual(['account.EUW1.vesk#euw vesk', 'name.vesker vesk'])

    await rosters.importFile({ players: [{ name: 'Vesk', role: 'SUP' }] })
    expect(await rosters.findPlayer('Vesk')).toMatchObject({ id: 'vesk-2' })
  })

  it('lets two players exchange names and accounts within one file', async () => {
    const rosters = await openStoreWithVesk()
    await rosters.importFile({ players: [{ name: 'Oru', role: 'MID' }] })
    await rosters.importFile({
      players: [
        { id: 'vesk', name: 'Oru', role: 'TOP', accounts: [] },
        { id: 'oru', name: 'Vesk', role: 'MID', accounts: [VESK_ACCOUNT] },
      ],
    })
    expect(await rosters.listClaims()).toEqual(['account.EUW1.vesk#euw oru', 'name.oru vesk', 'name.vesk oru'])
  })

  it('keeps the PUUID of an account with the same Riot ID, and no other', async () => {
    const rosters = await openStoreWithVesk()
    const vesk = await rosters.findPlayer('Vesk')
    if (vesk === null) throw new Error('Vesk is missing')
    const known = { ...VESK_ACCOUNT, puuid: 'p', keyId: 'k' }
    await rosters.changePlayer({
      ...vesk,
      accounts: [proAccountOf({ ...known, platform: 'EUW1' })],
    })
    const accounts = [{ ...VESK_ACCOUNT, gameName: 'VESK' }, { ...VESK_ACCOUNT, region: 'KR' } as const]
    await rosters.importFile({ players: [{ name: 'Vesk', role: 'TOP', accounts }] })
    expect((await rosters.findPlayer('Vesk'))?.accounts).toMatchObject([
      { platform: 'EUW1', gameName: 'VESK', tagLine: 'EUW', puuid: 'p', keyId: 'k' },
      { platform: 'KR', gameName: 'Vesk', tagLine: 'EUW', puuid: null, keyId: null },
    ])
  })

  it('orders leagues and teams as the file does, new ones after those it does not name', async () => {
    const rosters = openRosterStore()
    await rosters.importFile(LEAGUES_AND_TEAMS)
    await rosters.importFile({
      leagues: [{ code: 'EAS', name: 'Eastern League' }],
      teams: [
        { code: 'TWO', name: 'Team Two', league: 'NOR' },
        { code: 'ONE', name: 'Team One', league: 'NOR' },
      ],
    })
    const { leagues, teams } = JSON.parse(await rosters.exportFile())
    expect(leagues.map(({ code }: { code: string }) => code)).toEqual(['NOR', 'SOU', 'EAS'])
    expect(teams.map(({ code }: { code: string }) => code)).toEqual(['TWO', 'ONE', 'TRI'])
  })

  it('of the same text from the same source undoes no later change', async () => {
    const rosters = openRosterStore()
    const file = { ...LEAGUES_AND_TEAMS, players: [{ name: 'Vesk', role: 'TOP', team: 'ONE' }] } as const
    await rosters.importFile(file, { source: 'ROSTER_FILE' })
    await rosters.importFile({ players: [{ name: 'Vesk', role: 'MID' }] })
    expect(await rosters.importFile(file, { source: 'ROSTER_FILE' })).toEqual(NOTHING)
    expect(await rosters.findPlayer('Vesk')).toMatchObject({ role: 'MID' })

    expect(await rosters.importFile({ ...file, events: [] }, { source: 'ROSTER_FILE' })).toMatchObject({ players: 1 })
    expect(await rosters.findPlayer('Vesk')).toMatchObject({ role: 'TOP' })
  })
})

describe('the ledger after an import', () => {
  it('has no entry for the first players, only their transfers with a known date', async () => {
    const rosters = openRosterStore()
    await rosters.importFile({
      ...LEAGUES_AND_TEAMS,
      players: [
        { name: 'Vesk', role: 'TOP', memberships: [{ team: 'ONE', from: '2026-01-01' }] },
        {
          name: 'Oru',
          role: 'MID',
          memberships: [
            { team: 'ONE', to: '2026-03-01' },
            { team: 'TWO', from: '2026-03-01', to: '2026-04-01' },
            { team: 'TRI' },
          ],
        },
      ],
    })
    expect(await rosters.listChanges()).toEqual([
      {
        number: 1,
        kind: 'TRANSFERRED',
        playerId: 'oru',
        playerName: 'Oru',
        role: 'MID',
        previousRole: null,
        fromTeam: 'ONE',
        toTeam: 'TWO',
        account: null,
        at: Date.UTC(2026, 2, 1),
        recordedAt: rosters.clock.now(),
        by: 'import',
        reason: null,
        replaced: null,
        accountLost: false,
        proposal: null,
        evidence: null,
        undoes: null,
        undoneBy: null,
      },
    ])
  })

  it('has later additions, signed by the importer', async () => {
    const rosters = await openStoreWithVesk()
    await rosters.importFile({ players: [{ name: 'Oru', role: 'MID', team: 'TWO' }] }, { by: 'Tamlin' })
    expect(await rosters.listChanges()).toMatchObject([
      { kind: 'ADDED', playerName: 'Oru', fromTeam: null, toTeam: 'TWO', at: rosters.clock.now(), by: 'Tamlin' },
    ])
  })

  it('has a transfer of a known player, with the date of the file', async () => {
    const rosters = await openStoreWithVesk()
    const memberships = [
      { team: 'ONE', from: '2026-01-01', to: '2026-06-01' },
      { team: 'TWO', from: '2026-07-01' },
    ]
    await rosters.importFile({ players: [{ name: 'Vesk', role: 'TOP', memberships }] })
    expect(await rosters.listChanges()).toMatchObject([
      { kind: 'TRANSFERRED', fromTeam: 'ONE', toTeam: 'TWO', at: Date.UTC(2026, 6, 1) },
    ])
  })

  it('dates a transfer at the import when the file names only the team', async () => {
    const rosters = await openStoreWithVesk()
    const now = rosters.clock.now()
    await rosters.importFile({ players: [{ name: 'Vesk', role: 'SUP', team: 'TRI' }] })
    expect((await rosters.findPlayer('Vesk'))?.memberships).toMatchObject([
      { team: 'ONE', from: Date.UTC(2026, 0, 1), to: now },
      { team: 'TRI', from: now, to: null },
    ])
    expect(await rosters.listChanges()).toMatchObject([
      { kind: 'TRANSFERRED', fromTeam: 'ONE', toTeam: 'TRI', role: 'SUP', previousRole: 'TOP', at: now },
    ])
  })

  it('has the departure of a known player without a new team', async () => {
    const rosters = await openStoreWithVesk()
    const memberships = [{ team: 'ONE', from: '2026-01-01', to: '2026-06-01' }]
    await rosters.importFile({ players: [{ name: 'Vesk', role: 'TOP', memberships }] })
    expect(await rosters.listChanges()).toMatchObject([
      { kind: 'TRANSFERRED', fromTeam: 'ONE', toTeam: null, at: Date.UTC(2026, 5, 1) },
    ])
  })
})
