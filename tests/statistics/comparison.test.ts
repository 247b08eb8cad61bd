import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { ProAccount } from '../../gateway/rosters/rules/pro-scene.ts'
import { comparePositions } from '../../gateway/shared/position.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { openRightsWorld } from '../rights/rights-world.ts'
import { fail } from '../support/fail.ts'
import { fetchMatches } from '../support/fetched-matches.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { proAccountOf } from '../support/rosters.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

const PAGE = `
  edges { cursor node { matchId } a { puuid win } b { puuid win } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

const PLAYER = `
  __typename
  ... on Account { puuid }
  ... on ProPlayer { name }
  ... on AccountNotFound { activeRegion }
  ... on InvalidRiotId { message }`

const COMPARE = `
  query ($a: ComparedBy!, $b: ComparedBy!, $first: Int! = 50, $after: String) {
    comparison(a: $a, b: $b) {
      a { ${PLAYER} }
      b { ${PLAYER} }
      samePerson
      sharedRecords { ofGames { a b } against { wins games } together { wins games } }
    }
    against: sharedGames(a: $a, b: $b, kind: AGAINST, first: $first, after: $after) { ${PAGE} }
    together: sharedGames(a: $a, b: $b, kind: TOGETHER, first: $first, after: $after) { ${PAGE} }
  }`

const participation = z.object({ puuid: z.string(), win: z.boolean() })
const record = z.object({ wins: z.int(), games: z.int() }).nullable()
const page = z
  .object({
    edges: z.array(
      z.object({ cursor: z.string(), node: z.object({ matchId: z.string() }), a: participation, b: participation }),
    ),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      hasPreviousPage: z.boolean(),
      startCursor: z.string().nullable(),
      endCursor: z.string().nullable(),
    }),
  })
  .nullable()
type Page = z.infer<typeof page>
const player = z.looseObject({ __typename: z.string() })
const answer = z.object({
  comparison: z.object({
    a: player.nullable(),
    b: player.nullable(),
    samePerson: z.boolean(),
    sharedRecords: z
      .object({ ofGames: z.object({ a: z.int(), b: z.int() }), against: record, together: record })
      .nullable(),
  }),
  against: page,
  together: page,
})

const RECORDED = new Set([420, 440, 400, 430, 480, 490, 700, 720])

/** Accounts of the demo world whose matches are stored. */
const KNOWN = EUW_ACCOUNTS.slice(0, 8)

let world: StatisticsWorld
let ask: ReturnType<typeof openMeteredQuestions>
let recorded: readonly RecordedMatch[]

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(KNOWN.length, 40))
  await world.lookUp(EUW_ACCOUNTS)
  recorded = (await world.readMatches())
    .filter(({ match }) => match.outcome === 'PLAYED' && RECORDED.has(match.queueId))
    .toSorted((one, other) => comparePositions(one.match, other.match))
  ask = openMeteredQuestions(world)
})

const byAccount = ({ gameName, tagLine }: WorldAccount) => ({ account: { gameName, tagLine, region: 'EUW' } })

async function compare(a: object, b: object, variables: Readonly<Record<string, unknown>> = {}) {
  return toComparison(await world.ask(COMPARE, { a, b, ...variables }))
}

function toComparison(data: unknown) {
  const { comparison, ...lists } = answer.parse(data)
  return { ...comparison, ...lists }
}

/** The matches of two accounts, with the sides as the matches state them. */
function gamesOf(a: WorldAccount, b: WorldAccount) {
  return recorded.flatMap(({ match }) => {
    const ofA = match.participants.find(({ puuid }) => puuid === a.puuid)
    const ofB = match.participants.find(({ puuid }) => puuid === b.puuid)
    return ofA === undefined || ofB === undefined
      ? []
      : [{ matchId: match.matchId, isAgainst: ofA.teamId !== ofB.teamId, win: ofA.win }]
  })
}

/** The pair of accounts with the most games against each other, or together. */
function findPair(isAgainst: boolean): readonly [WorldAccount, WorldAccount] {
  const pairs = EUW_ACCOUNTS.flatMap((a, index) => EUW_ACCOUNTS.slice(index + 1).map((b) => [a, b] as const))
  const counted = pairs.map((pair) => ({
    pair,
    games: gamesOf(...pair).filter((game) => game.isAgainst === isAgainst).length,
  }))
  const most = counted.toSorted((one, other) => other.games - one.games)[0]
  if (most === undefined || most.games === 0) throw new Error('No two accounts have met.')
  return most.pair
}

async function ownerOf({ puuid }: WorldAccount) {
  const listed = await openCollection(world.store, proPlayersCollection).list({ limit: 100 })
  const players = listed.map(({ value }) => value)
  return players.find(({ accounts }) => accounts.some((each) => each.puuid === puuid)) ?? fail(new Error('No owner.'))
}

/** Gives a pro player these accounts alone. */
async function setAccounts(id: string, accounts: readonly ProAccount[]) {
  const collection = openCollection(world.store, proPlayersCollection)
  const found = await collection.find(id)
  if (found === null) throw new Error('The player is missing.')
  const changed = { ...found, accounts: [...accounts], revision: found.revision + 1 }
  await world.store.transaction(async (transaction) => collection.in(transaction).set(id, changed))
  world.context.proScene.applyOwnWrite(id, changed)
}

describe('a comparison of two accounts', () => {
  it.each([true, false])('has their games against each other and together (most against: %s)', async (isAgainst) => {
    const [a, b] = findPair(isAgainst)
    const expected = gamesOf(a, b)
    const found = await compare(byAccount(a), byAccount(b))
    expect(found).toMatchObject({
      a: { __typename: 'Account', puuid: a.puuid },
      b: { __typename: 'Account', puuid: b.puuid },
      samePerson: false,
    })
    for (const [kind, isMeant] of [
      ['against', true],
      ['together', false],
    ] as const) {
      const meant = expected.filter((game) => game.isAgainst === isMeant)
      const edges = found[kind]?.edges
      expect(edges?.map(({ node }) => node.matchId)).toEqual(meant.map(({ matchId }) => matchId))
      expect(edges?.map((edge) => edge.a)).toEqual(meant.map(({ win }) => ({ puuid: a.puuid, win })))
      expect(edges?.map((edge) => edge.b.win)).toEqual(meant.map(({ win }) => win !== isMeant))
      const wins = meant.filter(({ win }) => win).length
      expect(found.sharedRecords?.[kind]).toEqual(meant.length === 0 ? null : { wins, games: meant.length })
    }
    const knownOf = ({ puuid }: WorldAccount) => recorded.filter(({ match }) => match.puuids.includes(puuid)).length
    expect(found.sharedRecords?.ofGames).toEqual({ a: knownOf(a), b: knownOf(b) })
  })

  it('lists all games over pages, each once', async () => {
    const [a, b] = findPair(false)
    const whole = (await compare(byAccount(a), byAccount(b))).together?.edges
    const paged: unknown[] = []
    let after: string | null = null
    do {
      const games: Page = (await compare(byAccount(a), byAccount(b), { first: 1, after })).together
      expect(games?.pageInfo.hasPreviousPage).toBe(after !== null)
      paged.push(...(games?.edges ?? []))
      after = games?.pageInfo.hasNextPage === true ? games.pageInfo.endCursor : null
    } while (after !== null)
    expect(paged.length).toBeGreaterThan(1)
    expect(paged).toEqual(whole)
  })

  it('refuses a page of no size and a cursor of another list', async () => {
    const [a, b] = findPair(true)
    for (const first of [0, 51]) {
      await expect(compare(byAccount(a), byAccount(b), { first })).rejects.toThrow('ask for 1 to 50 games')
    }
    await expect(compare(byAccount(a), byAccount(b), { after: 'nonsense' })).rejects.toThrow('not a cursor')
  })

  it('sends no request to Riot for stored accounts, and reads the games of both with one read', async () => {
    const [a, b] = findPair(true)
    // The first look renews both profiles.
    await compare(byAccount(a), byAccount(b))
    await world.clock.advance(10_000)
    world.context.matches.forget()
    world.requests.length = 0
    world.reads.length = 0
    const { errors, cost } = await ask(COMPARE, { a: byAccount(a), b: byAccount(b) })
    expect(errors).toEqual([])
    expect(cost.riotRequests).toBe(0)
    expect(world.requests).toEqual([])
    expect(world.reads).toEqual([
      'getMany riot_ids',
      'getMany accounts',
      'getMany account_matches',
      // A page against each other, and one together.
      'getMany matches',
      'getMany matches',
    ])
  })

  it('is of one person when both are one account', async () => {
    const [a] = findPair(true)
    expect(await compare(byAccount(a), byAccount(a))).toMatchObject({
      samePerson: true,
      sharedRecords: null,
      against: null,
      together: null,
    })
  })

  it('says why an account could not be returned, and has no games then', async () => {
    const [a] = findPair(true)
    const unknown = { account: { gameName: 'Nobody At All', tagLine: 'XXX', region: 'EUW' } }
    expect(await compare(unknown, byAccount(a))).toMatchObject({
      a: { __typename: 'AccountNotFound' },
      b: { __typename: 'Account' },
      samePerson: false,
      sharedRecords: null,
      against: null,
      together: null,
    })
    const invalid = { account: { gameName: '', tagLine: '', region: 'EUW' } }
    expect(await compare(byAccount(a), invalid)).toMatchObject({ b: { __typename: 'InvalidRiotId' } })
  })
})

describe('a comparison with a pro player', () => {
  it('covers all accounts of the player, and leaves out those in doubt', async () => {
    const [a, b] = findPair(false)
    const rival = EUW_ACCOUNTS.find(
      (other) => other !== a && other !== b && gamesOf(a, other).length > 0 && gamesOf(b, other).length > 0,
    )
    if (rival === undefined) throw new Error('No account has met both.')
    const [owner, former] = [await ownerOf(a), await ownerOf(b)]
    const own = proAccountOf({ ...a, keyId: world.riot.keyId })
    const second = proAccountOf({ ...b, keyId: world.riot.keyId })
    const pro = { proPlayer: { id: encodeGlobalId('ProPlayer', owner.id) } }
    const countShared = async () => {
      await world.clock.advance(10_000)
      const found = await compare(pro, byAccount(rival))
      expect(found.a).toEqual({ __typename: 'ProPlayer', name: owner.name })
      return [...(found.against?.edges ?? []), ...(found.together?.edges ?? [])]
        .map(({ node }) => node.matchId)
        .toSorted()
    }
    const idsOf = (...accounts: readonly WorldAccount[]) =>
      [...new Set(accounts.flatMap((account) => gamesOf(account, rival).map(({ matchId }) => matchId)))].toSorted()

    await setAccounts(former.id, [])
    await setAccounts(owner.id, [own, second])
    expect(await countShared()).toEqual(idsOf(a, b))
    expect(await compare(byAccount(a), byAccount(b))).toMatchObject({
      samePerson: true,
      sharedRecords: null,
      against: null,
      together: null,
    })
    expect(await compare(pro, byAccount(b))).toMatchObject({ samePerson: true })

    await setAccounts(owner.id, [own, { ...second, doubt: { kind: 'CHANGED_HANDS', since: 1 } }])
    expect(await countShared()).toEqual(idsOf(a))
    expect(await compare(pro, byAccount(b))).toMatchObject({ samePerson: false })

    await setAccounts(owner.id, [own])
    await setAccounts(former.id, [second])
  })

  it('is of one person with the player on both sides, and has null for an unknown player', async () => {
    const [a] = findPair(true)
    const pro = { proPlayer: { slug: (await ownerOf(a)).slug } }
    expect(await compare(pro, pro)).toMatchObject({
      samePerson: true,
      sharedRecords: null,
      against: null,
      together: null,
    })
    const unknown = { proPlayer: { slug: 'nobody-at-all' } }
    expect(await compare(unknown, pro)).toMatchObject({
      a: null,
      samePerson: false,
      sharedRecords: null,
      against: null,
      together: null,
    })
  })
})

describe('a comparison with a forgotten person', () => {
  it('finds neither the person nor games with them', async () => {
    const rights = await openRightsWorld()
    const [a, b] = findPair(false)
    await rights.count([a, b].flatMap((account) => fetchMatches(40, undefined, account)))
    await rights.lookUp([a, b])
    const both = openMeteredQuestions(rights)
    const read = async () => toComparison((await both(COMPARE, { a: byAccount(a), b: byAccount(b) })).data)
    expect((await read()).sharedRecords?.together).not.toBeNull()
    await rights.forget({ kind: 'puuid', puuid: b.puuid })
    expect(await read()).toMatchObject({
      b: { __typename: 'AccountNotFound' },
      sharedRecords: null,
      against: null,
      together: null,
    })
  })
})
