import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const CHANGE = `
  id kind playerName player { slug } role fromTeam { code } toTeam { code } account { gameName region } at recordedAt
  by reason evidence undoes { id } undoneBy { id } undoable`

const PLAYER = `player { id name role team { code } memberships { team { code } from to } }`

const FIELD = `
  __typename ... on Problem { message } ... on InvalidField { path rule limit } ... on NotAllowed { reason }`

const MOVED = `... on MembershipChanged { player { name } currentTeam { code } }`

const ADD = `
  mutation ($input: AddProPlayerInput!) {
    ended: addProPlayer(input: $input) {
      ${PLAYER} change { ${CHANGE} }
      problems {
        ${FIELD} ${MOVED}
        ... on AccountTaken { player { name } }
        ... on AccountNotFound { askedGameName }
        ... on InvalidRiotId { part: field }
        ... on UpstreamUnavailable { retryAt }
      }
    }
  }`

const TRANSFER = `
  mutation ($input: TransferProPlayerInput!) {
    ended: transferProPlayer(input: $input) { ${PLAYER} change { ${CHANGE} } problems { ${FIELD} ${MOVED} } }
  }`

const UNDO = `
  mutation ($input: UndoRosterChangeInput!) {
    ended: undoRosterChange(input: $input) { ${PLAYER} change { ${CHANGE} } problems { ${FIELD} } }
  }`

const EDITOR: Viewer = { kind: 'operator', name: 'Operator', sessionId: null, until: null }

const LUMEN = { team: 'one', role: 'MID', name: 'Lumen' }
const MOVE = { player: 'lumen', fromTeam: 'one', toTeam: 'two' }

const ended = z.object({
  ended: z.looseObject({
    player: z.looseObject({ id: z.string() }).nullable(),
    change: z.looseObject({ id: z.string() }).nullable(),
    problems: z.array(z.looseObject({ message: z.string() })),
  }),
})

let world: ReturnType<typeof openTestWorld>
let account: { readonly gameName: string; readonly tagLine: string; readonly region: string }

beforeEach(async () => {
  world = openTestWorld()
  await writeRosters(world.store, {
    leagues: [{ code: 'LGE', name: 'League', position: 0 }],
    teams: ['ONE', 'TWO'].map((code, position) => ({ code, name: `Team ${code}`, league: 'LGE', position })),
  })
  const [demo] = world.simulator.demoAccounts
  account = { gameName: demo?.gameName ?? '', tagLine: demo?.tagLine ?? '', region: 'EUW' }
})

async function send(document: string, input: object, viewer: Viewer = EDITOR) {
  return ended.parse(await world.ask(document, { input }, viewer)).ended
}

const NOTHING_DONE = { player: null, change: null }

describe('the roster changes of a player and of a team', () => {
  it('are those that the filtered list of all changes has, in pages', async () => {
    await send(ADD, LUMEN)
    await send(ADD, { ...LUMEN, name: 'Vesper', team: 'two' })
    const { player } = await send(TRANSFER, MOVE)
    const changes = '{ edges { cursor node { id } } pageInfo { hasNextPage endCursor } }'
    const document = `query ($first: Int!, $after: String, $player: ID!, $code: String!) {
      node(id: $player) { ... on ProPlayer { rosterChanges(first: $first, after: $after) ${changes} } }
      proTeam(code: $code) { rosterChanges(first: $first, after: $after) ${changes} }
      ofPlayer: rosterChanges(filter: { player: $player }, first: $first, after: $after) ${changes}
      ofTeam: rosterChanges(filter: { team: $code }, first: $first, after: $after) ${changes}
    }`
    for (const code of ['ONE', 'TWO']) {
      for (const [first, after] of [
        [25, null],
        [1, null],
        [1, await endOfFirst(code)],
      ] as const) {
        const answer = await world.ask(document, { first, after, player: player?.id, code })
        const { node, proTeam, ofPlayer, ofTeam } = z.record(z.string(), z.looseObject({})).parse(answer)
        expect(node).toEqual({ rosterChanges: ofPlayer })
        expect(proTeam).toEqual({ rosterChanges: ofTeam })
      }
    }
    await expect(
      world.ask('{ proTeam(code: "ONE") { rosterChanges(first: 0) { edges { cursor } } } }'),
    ).rejects.toThrow('`first` is 0: ask for 1 to 100 changes.')
  })

  async function endOfFirst(code: string): Promise<string | null> {
    const page = z.object({ rosterChanges: z.object({ pageInfo: z.object({ endCursor: z.string().nullable() }) }) })
    const document = `{ rosterChanges(filter: { team: "${code}" }, first: 1) { pageInfo { endCursor } } }`
    return page.parse(await world.ask(document)).rosterChanges.pageInfo.endCursor
  }
})

describe('a roster change', () => {
  it('adds a player with an account', async () => {
    const input = { ...LUMEN, account, reason: 'Signed.', evidence: 'https://news.test/lumen' }
    expect(await send(ADD, input)).toEqual({
      player: {
        id: expect.any(String),
        name: 'Lumen',
        role: 'MID',
        team: { code: 'ONE' },
        memberships: [{ team: { code: 'ONE' }, from: '2026-11-01T12:00:00.000Z', to: null }],
      },
      change: {
        id: expect.any(String),
        kind: 'ADDED',
        playerName: 'Lumen',
        player: { slug: 'lumen' },
        role: 'MID',
        fromTeam: null,
        toTeam: { code: 'ONE' },
        account: { gameName: account.gameName, region: 'EUW' },
        at: '2026-11-01T12:00:00.000Z',
        recordedAt: '2026-11-01T12:00:00.000Z',
        by: 'Operator',
        reason: 'Signed.',
        evidence: 'https://news.test/lumen',
        undoes: null,
        undoneBy: null,
        undoable: true,
      },
      problems: [],
    })
  })

  it('moves a player by name or id, and is undone', async () => {
    const { player, change: added } = await send(ADD, LUMEN)
    await world.clock.advance(60_000)
    const moved = await send(TRANSFER, MOVE)
    expect(moved).toMatchObject({
      player: {
        team: { code: 'TWO' },
        memberships: [{ team: { code: 'TWO' }, from: '2026-11-01T12:01:00.000Z' }, { to: '2026-11-01T12:01:00.000Z' }],
      },
      change: { kind: 'TRANSFERRED', fromTeam: { code: 'ONE' }, toTeam: { code: 'TWO' } },
      problems: [],
    })
    const back = { player: player?.id, fromTeam: 'TWO', toTeam: 'ONE', at: '2026-11-01T12:01:00.000Z' }
    expect(await send(TRANSFER, back)).toMatchObject({ player: { team: { code: 'ONE' } } })

    expect(await send(UNDO, { id: moved.change?.id })).toMatchObject({
      ...NOTHING_DONE,
      problems: [{ __typename: 'NotUndoable', message: expect.stringContaining('a newer change') }],
    })
    expect(await send(UNDO, { id: added?.id })).toMatchObject({ problems: [{ __typename: 'NotUndoable' }] })
  })

  it('removes a player from a team, and adds the player to a team again', async () => {
    await send(ADD, LUMEN)
    await world.clock.advance(60_000)
    expect(await send(TRANSFER, { player: 'Lumen', fromTeam: 'one' })).toMatchObject({
      player: { team: null },
      change: { kind: 'TRANSFERRED', fromTeam: { code: 'ONE' }, toTeam: null },
    })
    expect(await send(TRANSFER, { player: 'Lumen', fromTeam: null, toTeam: null })).toMatchObject({
      ...NOTHING_DONE,
      problems: [{ __typename: 'InvalidField', path: 'toTeam', rule: 'UNCHANGED' }],
    })
    const moved = await send(TRANSFER, { player: 'Lumen', fromTeam: null, toTeam: 'two' })
    expect(moved).toMatchObject({
      player: { team: { code: 'TWO' } },
      change: { fromTeam: null, toTeam: { code: 'TWO' } },
    })
    expect(await send(UNDO, { id: moved.change?.id })).toMatchObject({ player: { team: null } })
  })

  it('names the change that undid it; undoing the addition deletes the player', async () => {
    const { change } = await send(ADD, LUMEN)
    const undone = await send(UNDO, { id: change?.id, reason: 'By mistake.' })
    expect(undone).toMatchObject({
      player: null,
      change: { kind: 'UNDONE', player: null, undoes: { id: change?.id }, undoable: false, reason: 'By mistake.' },
      problems: [],
    })
    const node = `query ($id: ID!) { node(id: $id) { ... on RosterChange { player { name } undoneBy { id } undoable } } }`
    expect(await world.ask(node, { id: change?.id })).toEqual({
      node: { player: null, undoneBy: { id: undone.change?.id }, undoable: false },
    })
  })
})

describe('a refused roster change', () => {
  it.each<[Viewer, string, string]>([
    [VISITOR, 'UNKNOWN_VIEWER', 'npm run operator'],
    [{ kind: 'visitor', reason: 'ANOTHER_PAGE' }, 'ANOTHER_PAGE', 'Use a page of this server'],
  ])('returns to %j only the reason and how to get access', async (visitor, reason, advice) => {
    const [add, transfer, undo] = [
      await send(ADD, { ...LUMEN, name: '', account }, visitor),
      await send(TRANSFER, MOVE, visitor),
      await send(UNDO, { id: 'nonsense' }, visitor),
    ]
    for (const refused of [add, transfer, undo]) {
      expect(refused).toEqual({
        ...NOTHING_DONE,
        problems: [{ __typename: 'NotAllowed', message: expect.stringContaining(advice), reason }],
      })
    }
    expect(world.requests).toEqual([])
  })

  it.each([
    [{ ...LUMEN, league: 'OTH' }, 'ONE plays in LGE: write that, or no league.'],
    [{ ...LUMEN, league: 'nonsense', name: 'Known' }, 'ONE plays in LGE: write that, or no league.'],
  ])('names a league that the team does not play in: %j', async (input, message) => {
    await send(ADD, { ...LUMEN, name: 'Known' })
    expect(await send(ADD, { ...input, account })).toEqual({
      ...NOTHING_DONE,
      problems: [{ __typename: 'InvalidField', message, path: 'league', rule: 'INVALID', limit: null }],
    })
  })

  it.each(['LGE', ' lge ', '', null])('does not occur for the matching or empty league %j', async (league) => {
    expect(await send(ADD, { ...LUMEN, league })).toMatchObject({ change: { kind: 'ADDED' }, problems: [] })
  })

  it('names every invalid field of a player', async () => {
    const input = { team: 'nil', role: 'MID', name: 'x'.repeat(41), evidence: 'news.test', idempotencyKey: 'short' }
    const { problems } = await send(ADD, { ...input, reason: 'x'.repeat(281) })
    expect(problems).toMatchObject([
      { path: 'team', rule: 'UNKNOWN', limit: null },
      { path: 'name', rule: 'TOO_LONG', limit: 40 },
      { path: 'reason', rule: 'TOO_LONG', limit: 280 },
      { path: 'evidence', rule: 'INVALID', limit: null },
      { path: 'idempotencyKey', rule: 'INVALID', limit: null },
    ])
  })

  it('names every invalid field of a transfer', async () => {
    const { problems } = await send(TRANSFER, { ...MOVE, toTeam: 'ONE', at: '2026-11-01T12:00:00.001Z' })
    expect(problems).toMatchObject([
      { path: 'player', rule: 'UNKNOWN' },
      { path: 'toTeam', rule: 'UNCHANGED' },
      { path: 'at', rule: 'INVALID' },
    ])
  })

  it.each([
    'nonsense',
    Buffer.from('RosterChange:7').toString('base64url'),
    Buffer.from('Champion:1').toString('base64url'),
  ])('reports the unknown change %s', async (id) => {
    expect(await send(UNDO, { id })).toMatchObject({ problems: [{ path: 'id', rule: 'UNKNOWN' }] })
  })

  it('reports the current team of the player', async () => {
    await send(ADD, LUMEN)
    const problem = {
      __typename: 'MembershipChanged',
      message: 'Lumen is in ONE now.',
      player: { name: 'Lumen' },
      currentTeam: { code: 'ONE' },
    }
    expect(await send(ADD, { ...LUMEN, team: 'TWO' })).toEqual({ ...NOTHING_DONE, problems: [problem] })
    const wayBack = { ...MOVE, fromTeam: 'TWO', toTeam: 'ONE' }
    expect(await send(TRANSFER, wayBack)).toEqual({ ...NOTHING_DONE, problems: [problem] })
  })

  it('reports the owner of the account', async () => {
    await send(ADD, { ...LUMEN, account })
    expect(await send(ADD, { ...LUMEN, name: 'Odd', account })).toEqual({
      ...NOTHING_DONE,
      problems: [
        { __typename: 'AccountTaken', message: 'The account already belongs to Lumen.', player: { name: 'Lumen' } },
      ],
    })
  })

  it("reports Riot's answer about the account", async () => {
    const unknown = { ...account, gameName: 'Nobody at all' }
    expect(await send(ADD, { ...LUMEN, account: unknown })).toMatchObject({
      problems: [{ __typename: 'AccountNotFound', askedGameName: 'Nobody at all' }],
    })
    expect(await send(ADD, { ...LUMEN, account: { ...account, tagLine: '' } })).toMatchObject({
      problems: [{ __typename: 'InvalidRiotId', part: 'TAG_LINE' }],
    })
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const unavailable = send(ADD, { ...LUMEN, account })
    await world.clock.advance(60_000)
    expect(await unavailable).toMatchObject({ problems: [{ __typename: 'UpstreamUnavailable' }] })
  })

  it('reports that the idempotency key was used for another request', async () => {
    const key = { idempotencyKey: 'a-key-of-mine' }
    const first = await send(ADD, { ...LUMEN, ...key })
    expect(await send(ADD, { ...LUMEN, ...key })).toEqual(first)
    expect(await send(ADD, { ...LUMEN, ...key, role: 'TOP' })).toMatchObject({
      ...NOTHING_DONE,
      problems: [{ __typename: 'IdempotencyKeyReused' }],
    })
  })
})

describe('the list of roster changes', () => {
  const LIST = `
    query ($filter: RosterChangeFilter, $first: Int, $after: String) {
      rosterChanges(filter: $filter, first: $first, after: $after) {
        edges { cursor node { kind playerName undoable } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`

  const page = z.object({
    rosterChanges: z.object({
      edges: z.array(z.object({ node: z.object({ kind: z.string(), playerName: z.string(), undoable: z.boolean() }) })),
      pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  })

  async function list(variables: object = {}) {
    const { edges, pageInfo } = page.parse(await world.ask(LIST, { ...variables })).rosterChanges
    return { nodes: edges.map(({ node }) => `${node.kind} ${node.playerName}${node.undoable ? ' *' : ''}`), pageInfo }
  }

  it('has pages, newest first, and is narrowed to a team or a player', async () => {
    expect(await list()).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    })
    const { player } = await send(ADD, LUMEN)
    await world.clock.advance(1000)
    await send(ADD, { ...LUMEN, name: 'Odd', team: 'TWO' })
    await world.clock.advance(1000)
    await send(TRANSFER, MOVE)

    const first = await list({ first: 2 })
    expect(first).toMatchObject({ nodes: ['TRANSFERRED Lumen *', 'ADDED Odd *'], pageInfo: { hasNextPage: true } })
    expect(await list({ first: 2, after: first.pageInfo.endCursor })).toMatchObject({
      nodes: ['ADDED Lumen'],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    })
    expect((await list({ filter: { team: 'one' } })).nodes).toEqual(['TRANSFERRED Lumen *', 'ADDED Lumen'])
    expect((await list({ filter: { team: 'two' } })).nodes).toEqual(['TRANSFERRED Lumen *', 'ADDED Odd *'])
    expect((await list({ filter: { player: player?.id } })).nodes).toEqual(['TRANSFERRED Lumen *', 'ADDED Lumen'])
  })

  it('costs few reads of the store, for a page of any length', async () => {
    for (let number = 0; number < 30; number++) await send(ADD, { ...LUMEN, name: `Player ${number}` })
    await list()
    const before = world.reads.length
    expect((await list()).nodes).toHaveLength(25)
    expect(world.reads.slice(before)).toEqual(['query roster_changes', 'get roster_ledger'])
  })

  it('rejects invalid arguments with a reason', async () => {
    await expect(list({ first: 0 })).rejects.toThrow('ask for 1 to 100 changes')
    await expect(list({ after: 'nonsense' })).rejects.toThrow('not a cursor of this list')
    const change = Buffer.from('RosterChange:1').toString('base64url')
    await expect(list({ filter: { player: change } })).rejects.toThrow('not the id of a player')
  })
})
