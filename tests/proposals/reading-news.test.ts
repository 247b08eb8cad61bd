import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Row, Tables } from '../leaguepedia/wiki-stand-in.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { runs } from '../support/runs.ts'
import { ADA, AGREEING, openProposalsWorld, personRow, SCENE } from './proposals-world.ts'

type World = Awaited<ReturnType<typeof openProposalsWorld>>

/** Runs rounds in one job, as a server does. */
async function openRounds(world: World) {
  const job = world.openJob()
  const endOfLast = async () => (await world.context.proposals.lastRound())?.endedAt ?? 0
  return {
    start: () => job.start(),
    /** Waits until the next round has ended, and returns its requests. */
    async next(): Promise<number> {
      const [before, endedAt] = [world.wiki.requests.length, await endOfLast()]
      while ((await endOfLast()) === endedAt) await world.clock.advance(60_000)
      return world.wiki.requests.length - before
    },
    close: () => job.close(),
  }
}

/** The queue without the times of its rounds. */
async function listQueue(world: World) {
  const stored = await world.listStored()
  return stored.map(({ id, value: { observedAt: _time, ...proposal } }) => ({ id, ...proposal }))
}

const PEOPLE = ['Vesk', 'Oru', 'Tamlin', 'Pell'] as const

const teamName = fc.constantFrom('Team ONE', 'Team TWO', 'Team TRI', 'Elsewhere', null)

/** A person before and after the first round. A move is in the news. */
const person = fc.record({
  before: teamName,
  after: teamName,
  country: fc.constantFrom('Poland', 'Sweden'),
  role: fc.constantFrom('Top', 'Mid'),
  isLate: fc.boolean(),
  hasTenures: fc.boolean(),
})

type Person = typeof person extends fc.Arbitrary<infer T> ? T : never

function tablesOf(people: readonly Person[], isAfter: boolean, now: number): Tables {
  const dayAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const named = people.map((each, index) => ({ ...each, name: PEOPLE[index] ?? '' }))
  const moved = named.filter(({ before, after }) => isAfter && before !== after)
  const move = (player: string, team: string | null, direction: string, date: string): readonly Row[] =>
    team === null ? [] : [{ Player: player, Team: team, Date_Sort: date, Direction: direction, Role: 'Top' }]
  return {
    ...AGREEING,
    PlayerRedirects: PEOPLE.map((name) => ({ AllName: name, OverviewPage: name })),
    Players: named.map(({ name, before, after, country, role }) =>
      isAfter && (before !== after || after?.startsWith('Team') === true)
        ? personRow(name, after ?? '', { Country: country, Role: role })
        : personRow(name, before ?? ''),
    ),
    RosterChanges: [
      ...named.flatMap(({ name, before }) => move(name, before, 'Join', dayAgo(100))),
      ...moved.flatMap(({ name, before, after, isLate }) => [
        ...move(name, before, 'Leave', dayAgo(isLate ? 9 : 2)),
        ...move(name, after, 'Join', dayAgo(isLate ? 8 : 1)),
      ]),
    ],
    Tenures: named
      .filter(({ hasTenures }) => hasTenures)
      .flatMap(({ name, before, after }) => {
        const isMoved = isAfter && before !== after
        const left = isMoved ? dayAgo(2) : null
        const spell = { Player: name, DateJoin: dayAgo(100), DateLeave: left, IsCurrent: isMoved ? '0' : '1' }
        const next = { Player: name, DateJoin: dayAgo(1), DateLeave: null, IsCurrent: '1' }
        return [
          ...(before === null ? [] : [{ ...spell, Team: before }]),
          ...(isMoved && after !== null ? [{ ...next, Team: after }] : []),
        ]
      }),
  }
}

const KNOWN = {
  ...SCENE,
  players: [...(SCENE.players ?? []), proPlayerNamed('Tamlin', 'TRI', { id: 'tamlin', country: 'PL' })],
}

it('a round that reads what is new proposes what one that reads everything does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 4, maxLength: 4 }), async (people) => {
      const world = await openProposalsWorld({}, KNOWN)
      const { clock, wiki } = world
      wiki.tables = tablesOf(people, false, clock.now())
      const rounds = await openRounds(world)
      rounds.start()
      await rounds.next()
      wiki.tables = tablesOf(people, true, clock.now())
      await rounds.next()
      await rounds.close()
      const other = await openProposalsWorld(wiki.tables, KNOWN)
      await other.clock.advance(clock.now() - other.clock.now())
      await other.runRound()
      expect(await listQueue(world)).toEqual(await listQueue(other))
    }),
    { numRuns: runs({ sample: 8, all: 25 }) },
  )
}, 60_000)

/** Sixty people in one team, so that everything takes several requests. */
const CROWD = Array.from({ length: 60 }, (_, index) => `Player${index}`)

it('the rounds between two that read everything need few requests, and only moves since the last one', async () => {
  const tables: Tables = {
    ...AGREEING,
    TournamentRosters: [],
    PlayerRedirects: CROWD.map((name) => ({ AllName: name, OverviewPage: name })),
    Players: CROWD.map((name) => personRow(name, 'Team ONE')),
    RosterChanges: [],
  }
  const scene = { ...SCENE, players: CROWD.map((name) => proPlayerNamed(name, 'ONE', { role: 'TOP', country: 'PL' })) }
  const world = await openProposalsWorld(tables, scene)
  const { wiki, clock } = world
  const rounds = await openRounds(world)
  rounds.start()
  const all = await rounds.next()
  const firstAt = clock.now()
  const sinces = () => wiki.listQueries('RosterChanges').map((query) => /"(.*)"/.exec(query.get('where') ?? '')?.[1])
  expect(sinces()).toEqual([new Date(firstAt - 180 * 24 * 60 * 60_000).toISOString().slice(0, 10)])

  const quiet = await rounds.next()
  expect([quiet, all]).toEqual([4, 8])
  expect(wiki.listQueries('Tenures')).toHaveLength(2)
  const since = Date.parse(sinces().at(-1) ?? '')
  expect(since).toBeGreaterThan(firstAt - 16 * 24 * 60 * 60_000)

  wiki.tables = {
    ...tables,
    Players: CROWD.map((name) => personRow(name, name === 'Player7' ? 'Team TWO' : 'Team ONE')),
  }
  expect(await rounds.next()).toBe(quiet + 1)
  expect(await world.listShort()).toEqual(['JOINED Player7 ONE TWO'])
  await rounds.next()
  expect(await rounds.next()).toBe(all)
  await rounds.close()
})

it('a round that failed changes nothing about what the next one reads', async () => {
  const world = await openProposalsWorld()
  const { wiki } = world
  const rounds = await openRounds(world)
  rounds.start()
  await rounds.next()
  const quiet = await rounds.next()
  wiki.script.push(...Array.from({ length: 7 }, () => ({ status: 500, body: '' })))
  await rounds.next()
  expect((await world.list()).lastComparison).toMatchObject({ outcome: 'UNAVAILABLE' })
  expect(await rounds.next()).toBe(quiet)
  await rounds.close()
})

it('an acceptance that an editor has undone is proposed again only with a newer date', async () => {
  const tenure = { Player: 'Vesk', Team: 'Team TWO', DateLeave: null, IsCurrent: '1' }
  const moved = {
    ...AGREEING,
    TournamentRosters: [],
    Players: [personRow('Vesk', 'Team TWO'), ...(AGREEING.Players ?? []).slice(1)],
    Tenures: [{ ...tenure, DateJoin: '2026-10-20' }],
  }
  const world = await openProposalsWorld(moved)
  await world.runRound()
  expect((await world.accept({ team: 'TWO' })).problems).toEqual([])
  const undo = { number: 1, reason: null, idempotencyKey: null }
  expect(await world.context.rosters.undoRosterChange(ADA, undo)).toMatchObject({ kind: 'written' })
  await world.runRound()
  expect(await world.listShort()).toEqual([])

  const later = new Date(world.clock.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  world.wiki.tables = { ...moved, Tenures: [{ ...tenure, DateJoin: later }] }
  await world.runRound()
  expect(await world.listShort()).toEqual(['JOINED Vesk ONE TWO'])
  expect((await world.accept({ team: 'TWO' })).problems).toEqual([])
  // An acceptance that stands is no decision against the fact.
  const transfer = { fromTeam: 'TWO', toTeam: 'TRI', at: null, reason: null, evidence: null, idempotencyKey: null }
  await world.clock.advance(2 * 24 * 60 * 60_000)
  await world.context.rosters.transferProPlayer(ADA, { ...transfer, player: { id: 'vesk' } })
  await world.runRound()
  expect(await world.listShort()).toEqual(['JOINED Vesk TRI TWO'])
})

it('an account in doubt that an editor has removed is not proposed again, until they undo that', async () => {
  const doubted = {
    platform: 'EUW1',
    gameName: 'Vesk',
    tagLine: 'NEW',
    puuid: null,
    keyId: null,
    doubt: { kind: 'CHANGED_HANDS', since: 1 },
    earlierRiotIds: ['vesk#euw'],
  } as const
  const listing = (text: string) => ({
    ...AGREEING,
    Players: [personRow('Vesk', 'Team ONE', { SoloqueueIds: text }), ...(AGREEING.Players ?? []).slice(1)],
  })
  const world = await openProposalsWorld(listing("'''EUW:''' Vesk#EUW, Vesk#NEW"), {
    ...SCENE,
    players: [
      proPlayerNamed('Vesk', 'ONE', { id: 'vesk', role: 'TOP', country: 'PL', accounts: [doubted] }),
      proPlayerNamed('Oru', 'TWO', { id: 'oru', role: 'MID' }),
    ],
  })
  const { rosters } = world.context
  const removal = {
    playerId: 'vesk',
    account: { gameName: 'Vesk', tagLine: 'NEW', region: 'EUW' },
    belongs: false,
    idempotencyKey: null,
  } as const
  expect(await rosters.settleAccountDoubt(ADA, removal)).toMatchObject({
    kind: 'written',
    change: { kind: 'UPDATED', by: 'Ada', reason: 'An account in doubt was removed.' },
  })
  await world.runRound()
  expect(await world.listShort()).toEqual([])
  world.wiki.tables = listing("'''EUW:''' Vesk#EUW, Another#EUW")
  await world.runRound()
  expect(await world.listShort()).toEqual(['ACCOUNT Vesk  Another#EUW'])

  expect(await rosters.undoRosterChange(ADA, { number: 1, reason: null, idempotencyKey: null })).toMatchObject({
    kind: 'written',
    player: { accounts: [{ gameName: 'Vesk', tagLine: 'NEW', doubt: doubted.doubt }] },
  })
  const again = await rosters.settleAccountDoubt(ADA, { ...removal, belongs: true })
  expect(again).toMatchObject({ kind: 'written', change: null })
})

it('the ledger shows the present Riot ID of an accepted account, and no Riot ID in its reason', async () => {
  const world = await openProposalsWorld({
    ...AGREEING,
    Players: [
      personRow('Vesk', 'Team ONE', { SoloqueueIds: "'''EUW:''' Vesk#EUW" }),
      ...(AGREEING.Players ?? []).slice(1),
    ],
  })
  await world.runRound()
  expect((await world.accept({ team: 'ONE' })).problems).toEqual([])
  const shown = await world.ask('{ rosterChanges(first: 1) { edges { node { reason account { gameName } } } } }', {})
  expect(shown).toMatchObject({
    rosterChanges: {
      edges: [{ node: { reason: 'Leaguepedia, CC BY-SA: account', account: { gameName: 'Vesk' } } }],
    },
  })
})
