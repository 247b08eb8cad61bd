import { describe, expect, it } from 'vitest'
import { ODDITIES } from '../leaguepedia/wiki-stand-in.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { ADA, AGREEING, MOVED, openProposalsWorld, personRow, SCENE, TOURNAMENT } from './proposals-world.ts'

const [VESK, ORU] = AGREEING.Players ?? []

describe('a comparison with Leaguepedia', () => {
  it('proposes nothing where both agree, and says when it was', async () => {
    const world = await openProposalsWorld()
    expect((await world.list()).lastComparison).toBeNull()
    await world.runRound()
    expect(await world.list()).toMatchObject({
      total: 0,
      lastComparison: { outcome: 'DONE', unknownTeams: [], ambiguous: 0, leftOut: 0 },
    })
  })

  it('fills the queue with every kind of difference', async () => {
    const world = await openProposalsWorld(
      {
        ...MOVED,
        PlayerRedirects: [
          ...(AGREEING.PlayerRedirects ?? []),
          { AllName: 'Oru', OverviewPage: 'Oru' },
          { AllName: 'Tam', OverviewPage: 'Tamlin' },
        ],
        Players: [
          personRow('Vesk', 'Team TWO', {
            Country: 'Sweden',
            Role: 'Top',
            Twitter: 'vesk_x',
            SoloqueueIds: "'''EUW:''' Vesk#EUW, Old",
          }),
          personRow('Oru', '', { Role: 'Mid', IsRetired: '1', Country: null }),
          personRow('Tamlin', 'Team TRI', { Role: 'Support' }),
          personRow('Pell', 'Team TRI', { Role: 'Bot' }),
          personRow('Boss', 'Team TRI', { Role: 'Coach' }),
        ],
      },
      {
        ...SCENE,
        players: [...(SCENE.players ?? []), proPlayerNamed('Tam', 'TRI', { id: 'tam', role: 'SUP', country: 'PL' })],
      },
    )
    await world.runRound()
    expect(await world.listShort()).toEqual([
      'COUNTRY Vesk PL SE',
      'ACCOUNT Vesk  Vesk#EUW',
      'LINK Vesk  https://x.com/vesk_x',
      'RETIRED Oru TWO ',
      'JOINED Vesk ONE TWO',
      'NEW_PLAYER Pell  TRI',
      'RENAMED Tam Tam Tamlin',
    ])
    const joined = (await world.list('two')).proposals.find(({ kind }) => kind === 'JOINED')
    expect(joined).toMatchObject({ date: '2026-10-20', url: 'https://lol.fandom.com/wiki/Vesk', claims: [] })
  })

  it('does not repeat what it has proposed, and takes back what no longer holds', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const before = await world.listStored()
    await world.runRound()
    expect(await world.listStored()).toEqual(before)
    world.wiki.tables = AGREEING
    await world.runRound()
    expect(await world.listStored()).toEqual([])
  })

  it('waits as long as the wiki asks, and goes on where it was', async () => {
    const world = await openProposalsWorld(MOVED)
    const usual = await requestsOfRound(world)
    world.wiki.script.push(ODDITIES.tooMany, ODDITIES.rateLimited, ODDITIES.lagged, ODDITIES.maintenance)
    expect(await requestsOfRound(world)).toBe(usual + 4)
    expect((await world.list()).lastComparison).toMatchObject({ outcome: 'DONE' })
  })

  it('keeps the queue when Leaguepedia is down, and says so', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const { doneAt } = (await world.list()).lastComparison ?? {}
    world.wiki.script.push(...Array(12).fill(ODDITIES.maintenance))
    await world.runRound()
    expect(await world.list()).toMatchObject({ total: 1, lastComparison: { outcome: 'UNAVAILABLE', doneAt } })
  })

  it('that is stopped at any moment leaves nothing behind', async () => {
    for (let stopAtMs = 0; ; stopAtMs += 4000) {
      const world = await openProposalsWorld(MOVED)
      const job = world.openJob()
      job.start()
      await world.clock.advance(stopAtMs)
      await job.close()
      const { total, lastComparison } = await world.list()
      expect(total).toBe(lastComparison === null ? 0 : 1)
      if (lastComparison !== null) return
    }
  })

  it('names teams that are not here, and leaves out people who could be several', async () => {
    const world = await openProposalsWorld(
      {
        ...AGREEING,
        TournamentRosters: [
          ...(AGREEING.TournamentRosters ?? []),
          { OverviewPage: String(TOURNAMENT['OverviewPage']), Team: 'Newcomers', RosterLinks: 'Nia', Roles: 'Top' },
        ],
        Players: [
          ...(AGREEING.Players ?? []),
          personRow('Vesk', 'Team TRI', { OverviewPage: 'Vesk (Ann Lee)' }),
          personRow('Kim', 'Team TRI'),
        ],
      },
      {
        ...SCENE,
        players: [
          proPlayerNamed('Vesk', 'TWO', { id: 'vesk', role: 'TOP' }),
          proPlayerNamed('Kim', 'ONE', { id: 'kim-1', slug: 'kim' }),
          proPlayerNamed('Kim', 'TWO', { id: 'kim-2', slug: 'kim_two', key: 'two' }),
        ],
      },
    )
    await world.runRound()
    expect(await world.list()).toMatchObject({ lastComparison: { unknownTeams: ['Newcomers'], ambiguous: 3 } })
    expect((await world.listShort()).filter((line) => /Vesk|Kim/.test(line))).toEqual([])
  })
})

async function requestsOfRound(world: Awaited<ReturnType<typeof openProposalsWorld>>): Promise<number> {
  const before = world.wiki.requests.length
  await world.runRound()
  return world.wiki.requests.length - before
}

const MANY = Array.from({ length: 101 }, () => '0'.repeat(32))

describe('an accepted proposal', () => {
  it('changes the roster from its date, and the ledger says who accepted it and why', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const [joined] = (await world.list()).proposals
    const { accepted, changes, problems } = await world.accept({ ids: [joined?.id ?? ''] })
    expect([accepted, problems]).toEqual([[joined?.id], []])
    expect(changes).toEqual([
      {
        kind: 'TRANSFERRED',
        by: 'Ada',
        reason: 'Leaguepedia, CC BY-SA: joined, ONE → TWO, 2026-10-20',
        evidence: 'https://lol.fandom.com/wiki/Vesk',
        at: '2026-10-20T00:00:00.000Z',
        fromTeam: { code: 'ONE' },
        toTeam: { code: 'TWO' },
        undoable: true,
      },
    ])
    const move = Date.UTC(2026, 9, 20)
    expect(await world.rosterOf('ONE', move - 1)).toEqual(['Vesk'])
    expect(await world.rosterOf('TWO', move - 1)).toEqual(['Oru'])
    expect(await world.rosterOf('ONE', move)).toEqual([])
    expect(await world.rosterOf('TWO', move)).toEqual(['Vesk', 'Oru'])
    const answer = await world.ask(
      '{ proTeam(code: "TWO") { rosterProvenance { sources { name licence { name } } asOf } } }',
    )
    expect(answer).toMatchObject({
      proTeam: { rosterProvenance: { sources: [{ name: 'Leaguepedia', licence: { name: /CC BY-SA/ } }] } },
    })
    await world.runRound()
    expect(await world.listStored()).toEqual([])
  })

  it('can be undone, whatever it changed', async () => {
    const world = await openProposalsWorld({
      ...MOVED,
      PlayerRedirects: [...(AGREEING.PlayerRedirects ?? []), { AllName: 'Vesk', OverviewPage: 'Veskar' }].slice(1),
      Players: [personRow('Veskar', 'Team ONE', { Country: 'Sweden', Role: 'Jungle', Twitter: 'vesk_x' })],
      Tenures: [],
      TournamentRosters: [],
    })
    const { context } = world
    const before = (await context.proScene.look()).findPlayer('vesk')
    await world.runRound()
    expect(await world.listShort('ONE')).toHaveLength(4)
    expect((await world.accept({ team: 'ONE' })).problems).toEqual([])
    expect((await context.proScene.look()).findPlayer('vesk')).toMatchObject({
      name: 'Veskar',
      slug: 'veskar',
      formerNames: ['Vesk'],
      country: 'SE',
      role: 'JNG',
      links: [{ url: 'https://x.com/vesk_x' }],
    })
    for (let number = await context.rosters.ledgerNumber(); number > 0; number--) {
      const undone = await context.rosters.undoRosterChange(ADA, { number, reason: null, idempotencyKey: null })
      expect(undone).toMatchObject({ kind: 'written' })
    }
    expect((await context.proScene.look()).findPlayer('vesk')).toEqual({ ...before, revision: 8 })
  })

  it('brings a new player with role, country, links and accounts, and with a key when the name is taken', async () => {
    const world = await openProposalsWorld({
      ...AGREEING,
      Players: [
        ...(AGREEING.Players ?? []),
        personRow('Vesk', 'Team TRI', {
          OverviewPage: 'Vesk (Kim)',
          Country: 'Japan',
          Role: 'Support',
          Twitter: 'v_kim',
          SoloqueueIds: "'''JP:''' Vesk#JP1",
        }),
      ],
    })
    await world.runRound()
    expect(await world.listShort()).toEqual(['NEW_PLAYER Vesk  TRI'])
    expect((await world.accept({ team: 'TRI' })).problems).toEqual([])
    const scene = await world.context.proScene.look()
    expect(scene.listRoster('TRI')).toMatchObject([
      {
        name: 'Vesk',
        key: 'tri',
        slug: 'vesk_tri',
        role: 'SUP',
        country: 'JP',
        accounts: [{ platform: 'JP1', gameName: 'Vesk', grade: 'C', puuid: null }],
        links: [{ kind: 'X', handle: 'v_kim' }],
        provenance: { sources: ['Leaguepedia'], asOf: '2026-11-01' },
      },
    ])
    await world.runRound()
    expect(await world.listStored()).toEqual([])
  })

  it('without an exact date is in no list of transfers, and the rosters before stay as they were', async () => {
    const world = await openProposalsWorld({ ...MOVED, Tenures: [], TournamentRosters: [] })
    await world.runRound()
    const { changes } = await world.accept({ team: 'TWO' })
    expect(changes).toMatchObject([{ kind: 'UPDATED', fromTeam: null, toTeam: null }])
    expect(await world.rosterOf('TWO', world.clock.now())).toEqual(['Vesk', 'Oru'])
  })

  it('is accepted once: for another editor it is gone', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const ids = (await world.list()).proposals.map(({ id }) => id)
    const both = await Promise.all([world.accept({ ids }), world.accept({ ids })])
    expect(both.flatMap(({ accepted }) => accepted)).toEqual(ids)
    expect(both.flatMap(({ problems }) => problems)).toEqual([{ __typename: 'ProposalGone', id: ids[0] }])
    expect(await world.context.rosters.ledgerNumber()).toBe(1)
    expect(await world.reject({ ids })).toEqual({
      rejected: [],
      problems: [{ __typename: 'ProposalGone', id: ids[0] }],
    })
  })

  it('is refused when the rosters have changed meanwhile', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const transfer = { fromTeam: 'ONE', toTeam: 'TRI', at: null, reason: null, evidence: null, idempotencyKey: null }
    await world.context.rosters.transferProPlayer(ADA, { ...transfer, player: { id: 'vesk' } })
    expect(await world.accept({ team: 'TWO' })).toMatchObject({
      accepted: [],
      problems: [{ __typename: 'ProposalOutdated', message: /Vesk/ }],
    })
  })

  it.each([
    ['nothing', {}, 'ids'],
    ['no id', { ids: [] }, 'ids'],
    ['another text', { ids: ['x'.repeat(32)] }, 'ids'],
    ['ids and a team', { ids: ['0'.repeat(32)], team: 'ONE' }, 'ids'],
    ['too many ids', { ids: MANY }, 'ids'],
    ['an unknown team', { team: 'NONE' }, 'team'],
  ])('needs a valid choice, not %s', async (_name, choice, field) => {
    const world = await openProposalsWorld()
    const problems = [{ __typename: 'InvalidField', path: field }]
    expect((await world.accept(choice)).problems).toEqual(problems)
    expect((await world.reject(choice)).problems).toEqual(problems)
  })
})

describe('a rejected proposal', () => {
  it('stays rejected over all rounds, until the same is said about a later time', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    const [joined] = (await world.list()).proposals
    expect(await world.reject({ team: 'TWO' })).toEqual({ rejected: [joined?.id], problems: [] })
    expect(await world.listStored()).toMatchObject([{ value: { state: 'REJECTED', decidedBy: 'Ada' } }])
    await world.runRound()
    world.wiki.tables = AGREEING
    await world.runRound()
    world.wiki.tables = MOVED
    await world.runRound()
    expect(await world.listShort()).toEqual([])
    world.wiki.tables = {
      ...MOVED,
      Tenures: [{ Player: 'Vesk', Team: 'Team TWO', DateJoin: '2026-11-02', DateLeave: null, IsCurrent: '1' }],
    }
    await world.runRound()
    expect(await world.list()).toMatchObject({ proposals: [{ id: joined?.id, date: '2026-11-02' }] })
  })
})

describe('sources that contradict each other', () => {
  const CONTRADICTING = {
    ...AGREEING,
    TournamentRosters: [
      { OverviewPage: 'LGE/2026 Season/Summer', Team: 'Team TRI', RosterLinks: 'Vesk;;Oru', Roles: 'Top;;Mid' },
    ],
    Players: [personRow('Vesk', 'Team TWO'), ...(ORU === undefined ? [] : [ORU])],
  }

  it('are shown side by side, and wait for a choice', async () => {
    const world = await openProposalsWorld(CONTRADICTING)
    await world.runRound()
    expect(await world.listShort()).toEqual(['JOINED Vesk ONE TWO', 'JOINED Oru TWO TRI', 'JOINED Vesk ONE TRI'])
    const [first] = (await world.list('TWO')).proposals
    const leaguepedia = { sources: [{ name: 'Leaguepedia' }] }
    expect(first?.claims).toMatchObject([
      { value: 'ONE', by: 'ROSTERS', url: null },
      { value: 'TWO', by: 'PLAYER_PAGE', url: 'https://lol.fandom.com/wiki/Vesk', provenance: leaguepedia },
      {
        value: 'TRI',
        by: 'TOURNAMENT_ROSTER',
        url: 'https://lol.fandom.com/wiki/LGE/2026_Season/Summer',
        provenance: { ...leaguepedia, asOf: '2026-06-01' },
      },
    ])
    expect(await world.accept({ team: 'TWO' })).toEqual({ accepted: [], changes: [], problems: [] })
    expect((await world.accept({ ids: [first?.id ?? ''] })).accepted).toEqual([first?.id])
    expect(await world.listShort()).toEqual(['JOINED Oru TWO TRI'])
    await world.runRound()
    expect(await world.listShort()).toEqual(['JOINED Oru TWO TRI'])
  })

  it('do not when a player has demonstrably moved since the tournament began', async () => {
    const world = await openProposalsWorld(MOVED)
    await world.runRound()
    expect((await world.list()).proposals).toMatchObject([{ after: 'TWO', claims: [] }])
  })

  it('may be the rosters themselves: a newer date, or other sources', async () => {
    const membership = { team: 'ONE', from: null, to: null }
    const world = await openProposalsWorld(MOVED, {
      ...SCENE,
      players: [
        proPlayerNamed('Vesk', 'ONE', {
          id: 'vesk',
          role: 'JNG',
          country: 'SE',
          memberships: [{ ...membership, provenance: { sources: ['https://club.example/news'], asOf: '2026-10-25' } }],
          provenance: { sources: ['https://club.example/team'], asOf: '2026-10' },
        }),
      ],
    })
    await world.runRound()
    const { proposals } = await world.list()
    expect(
      proposals.filter(({ playerName }) => playerName === 'Vesk').map(({ kind, claims }) => [kind, claims[0]]),
    ).toMatchObject([
      ['ROLE', { by: 'ROSTERS', value: 'JNG', provenance: { asOf: '2026-10' } }],
      ['COUNTRY', { by: 'ROSTERS', value: 'SE' }],
      [
        'JOINED',
        { by: 'ROSTERS', value: 'ONE', provenance: { asOf: '2026-10-25', sources: [{ name: 'club.example' }] } },
      ],
    ])
  })

  it('may be about the owner of an account', async () => {
    const account = { platform: 'EUW1', gameName: 'Vesk', tagLine: 'EUW', puuid: null, keyId: null } as const
    const world = await openProposalsWorld(
      { ...AGREEING, Players: [{ ...VESK, SoloqueueIds: "'''EUW:''' Vesk#EUW" }, ...(ORU === undefined ? [] : [ORU])] },
      {
        ...SCENE,
        players: [
          proPlayerNamed('Vesk', 'ONE', { id: 'vesk', role: 'TOP', country: 'PL' }),
          proPlayerNamed('Oru', 'TWO', { id: 'oru', accounts: [account] }),
        ],
      },
    )
    await world.runRound()
    const [proposal] = (await world.list()).proposals
    expect(proposal).toMatchObject({
      kind: 'ACCOUNT',
      claims: [
        { value: 'Oru', by: 'ROSTERS' },
        { value: 'Vesk', by: 'PLAYER_PAGE' },
      ],
    })
    expect((await world.accept({ ids: [proposal?.id ?? ''] })).problems).toEqual([{ __typename: 'AccountTaken' }])
  })
})
