import { readFileSync } from 'node:fs'
import { ApolloLink, type ApolloClient } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { buildSchema } from 'graphql'
import { from, switchMap } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { accountPageVariables } from '../../../client/features/account/account-page-variables.ts'
import { accountRefreshOf, type RefreshState } from '../../../client/features/account/account-refresh.ts'
import type { HistoryFilter } from '../../../client/features/account/history-filter.ts'
import { findLoadedMatches } from '../../../client/features/account/loaded-matches.ts'
import { AccountChampionsDocument, AccountPageDocument, Locale } from '../../../client/gql/graphql.ts'
import { unreachable, VEYL } from '../stand-in-server.ts'
import { CHALLENGER, edge, matches, ranks } from './veyl-matches.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const BEFORE = { ...VEYL, ranks: ranks(CHALLENGER), matches: matches([edge('m2'), edge('m1')]) }

/** What was fetched after the page was opened. */
const RENEWED = { ...VEYL.freshness, fetchedAt: '2026-05-01T14:00:00.000Z' }

const renewed = (...ids: readonly string[]) =>
  matches(
    ids.map((id) => edge(id)),
    { freshness: RENEWED },
  )

const SAME = { ...BEFORE, freshness: RENEWED, matches: renewed('m2', 'm1') }
const WHOLE: HistoryFilter = { queue: null, champion: null }
const OLD = { ...VEYL.freshness, stale: true }

interface World {
  account: object
  /** What the account is once it was refreshed. */
  refreshed: object
  /** What is waited for before the question of this name is answered. */
  readonly held: Map<string, Promise<unknown>>
  problems: readonly object[]
  /** The questions that were asked, by name. */
  readonly asked: string[]
  /** The ids of the accounts whose champions were asked for. */
  readonly championsOf: unknown[]
}

/** What a server answers; each part can be changed while the test goes on. */
function startServer() {
  const world: World = { account: BEFORE, refreshed: SAME, held: new Map(), problems: [], asked: [], championsOf: [] }
  const rootValue = {
    account: () => world.account,
    node: () => world.account,
    refreshAccount: () => {
      world.account = world.refreshed
      return { account: world.refreshed, problems: world.problems }
    },
  }
  const recording = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? ''
    world.asked.push(name)
    if (name === 'AccountChampions') world.championsOf.push(operation.variables['id'])
    return from(Promise.resolve(world.held.get(name))).pipe(switchMap(() => forward(operation)))
  })
  return { world, link: ApolloLink.from([recording, new SchemaLink({ schema, rootValue })]) }
}

/** A visitor who has the page of the account open, narrowed as he likes. */
async function visit() {
  const { world, link } = startServer()
  const client = createApolloClient(link)
  const look = (filter: HistoryFilter) =>
    client.query({
      query: AccountPageDocument,
      variables: accountPageVariables({ ...VEYL, region: 'KR' }, 'en', filter),
    })
  await look(WHOLE)
  world.asked.length = 0
  const refresh = accountRefreshOf(client, VEYL.id)
  const steps: string[] = []
  const leave = refresh.subscribe(() => {
    const state = refresh.read()
    steps.push(state.status === 'running' ? state.step : state.status)
  })
  /** Refreshes what the page shows, and answers how it ended. */
  const update = async (): Promise<RefreshState> => {
    refresh.start({ locale: Locale.EN, filter: WHOLE })
    return vi.waitFor(() => {
      expect(refresh.read().status).not.toBe('running')
      return refresh.read()
    })
  }
  return { world, client, look, refresh, steps, update, leave }
}

const MASTERIES = { totalPoints: 5, recordedGames: 0, entries: [], freshness: VEYL.freshness }

/** Opens the champions of the account, and leaves them when it is told to. */
async function lookAtChampions(client: ApolloClient, world: World) {
  world.account = { ...BEFORE, masteries: MASTERIES }
  const variables = { id: VEYL.id, locale: Locale.EN }
  const sight = client.watchQuery({ query: AccountChampionsDocument, variables }).subscribe(() => {})
  await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain('totalPoints'))
  return sight
}

const idsOf = (client: ApolloClient, filter = WHOLE, gameName = 'Veyl') =>
  findLoadedMatches(client.cache, { gameName, tagLine: 'KR1', region: 'KR' }, filter)?.ids

describe('the refresh of an account', () => {
  it('asks for the account first and for the newest matches then, and says so', async () => {
    const { world, steps, update } = await visit()
    await update()
    expect(world.asked).toEqual(['RefreshAccount', 'RefreshedMatches'])
    expect(steps).toEqual(['account', 'matches', 'done'])
  })

  it('knows what has changed, and what was there is there still', async () => {
    const { world, client, update } = await visit()
    world.refreshed = {
      ...SAME,
      level: 813,
      ranks: ranks({ ...CHALLENGER, leaguePoints: 1302 }),
      matches: renewed('m3', 'm2', 'm1'),
    }
    expect(await update()).toMatchObject({
      status: 'done',
      news: {
        account: { name: null, level: { before: 812, now: 813 }, ranks: [{ kind: 'points', points: 18 }] },
        matches: { ids: ['m3'], andMore: false },
      },
      since: VEYL.freshness.fetchedAt,
      oldParts: [],
    })
    expect(idsOf(client)).toEqual(['m3', 'm2', 'm1'])
  })

  it('shows the account before the matches have come', async () => {
    const { world, refresh, update } = await visit()
    world.refreshed = { ...SAME, level: 813 }
    const levels: unknown[] = []
    refresh.subscribe(() => {
      const state = refresh.read()
      if (state.status === 'running') levels.push(state.news.account.level?.now)
    })
    await update()
    expect(levels).toEqual([undefined, 813])
  })

  it('has found nothing where nothing has changed', async () => {
    const { update } = await visit()
    expect(await update()).toMatchObject({
      status: 'done',
      news: { account: { name: null, level: null, ranks: [] }, matches: { ids: [] } },
    })
  })

  it('happens once however often it is begun', async () => {
    const { world, refresh, update } = await visit()
    refresh.start({ locale: Locale.EN, filter: WHOLE })
    refresh.start({ locale: Locale.EN, filter: WHOLE })
    await update()
    expect(world.asked).toEqual(['RefreshAccount', 'RefreshedMatches'])
  })

  it('forgets histories that are narrowed otherwise: they are as old as before', async () => {
    const { client, look, update } = await visit()
    await look({ queue: 'SOLO', champion: null })
    await look({ queue: null, champion: 268 })
    await update()
    expect(idsOf(client)).toEqual(['m2', 'm1'])
    expect(idsOf(client, { queue: 'SOLO', champion: null })).toBeUndefined()
    expect(idsOf(client, { queue: null, champion: 268 })).toBeUndefined()
  })

  it('keeps a history that was asked for in the meantime', async () => {
    const { world, client, look, update } = await visit()
    const solo: HistoryFilter = { queue: 'SOLO', champion: null }
    await look({ queue: null, champion: 268 })
    const matchesOnTheirWay = Promise.withResolvers<void>()
    world.held.set('RefreshedMatches', matchesOnTheirWay.promise)
    const end = update()
    await vi.waitFor(() => expect(world.asked).toContain('RefreshedMatches'))
    await look(solo)
    matchesOnTheirWay.resolve()
    expect((await end).status).toBe('done')
    expect(idsOf(client, solo)).toEqual(['m2', 'm1'])
    expect(idsOf(client, { queue: null, champion: 268 })).toBeUndefined()
  })

  it('leaves no match behind that is in no list any more, and all that is in one', async () => {
    const { world, client, look, update } = await visit()
    world.account = { ...BEFORE, matches: matches([edge('s1')]) }
    await look({ queue: 'SOLO', champion: null })
    world.refreshed = { ...SAME, matches: renewed('m3', 'm2') }
    await update()
    const stored = JSON.stringify(client.extract())
      .match(/"Match:\w+":/g)
      ?.map((key) => key.slice(1, -2))
    expect(stored?.toSorted()).toEqual(['Match:m2', 'Match:m3'])
    world.asked.length = 0
    expect((await look(WHOLE)).data).toBeDefined()
    expect(world.asked).toEqual([])
  })

  it('says that the matches are old when they can not be fetched, and keeps every list', async () => {
    const { world, client, look, update } = await visit()
    await look({ queue: 'SOLO', champion: null })
    world.refreshed = { ...SAME, level: 813, matches: null }
    expect(await update()).toMatchObject({
      status: 'done',
      oldParts: ['matches'],
      news: { account: { level: { now: 813 } }, matches: { ids: [] } },
    })
    expect(idsOf(client)).toEqual(['m2', 'm1'])
    expect(idsOf(client, { queue: 'SOLO', champion: null })).toEqual(['m2', 'm1'])
  })

  it('says so too when what is stored takes the place of matches and ranks', async () => {
    const { world, update } = await visit()
    world.refreshed = {
      ...SAME,
      ranks: { ...ranks(CHALLENGER), freshness: OLD },
      matches: matches([edge('m2'), edge('m1')], { freshness: OLD }),
    }
    expect(await update()).toMatchObject({ status: 'done', oldParts: ['ranks', 'matches'] })
  })

  it.each([
    [{ __typename: 'UpstreamUnavailable', retryAt: '2026-05-01T12:05:00.000Z' }, 'UpstreamUnavailable'],
    [{ __typename: 'AccountNotFound', message: 'Gone.' }, 'AccountNotFound'],
  ])('ends where Riot has nothing to say: %o', async (problem, kind) => {
    const { world, update } = await visit()
    world.problems = [problem]
    expect(await update()).toMatchObject({ status: 'failed', failure: { kind } })
    expect(world.asked).toEqual(['RefreshAccount'])
  })

  it('says that the server was not reached', async () => {
    const { client, update } = await visit()
    client.setLink(unreachable())
    expect(await update()).toEqual({ status: 'failed', failure: { kind: 'unreachable' } })
  })

  it('goes on where somebody else was faster, and shows what that has brought', async () => {
    const { world, update } = await visit()
    world.problems = [{ __typename: 'RefreshTooSoon', availableAt: '2026-05-01T12:02:00.000Z' }]
    world.refreshed = { ...SAME, matches: renewed('m3', 'm2') }
    expect(await update()).toMatchObject({ status: 'done', tooSoon: true, news: { matches: { ids: ['m3'] } } })
  })

  it('makes a renamed account known by its new name, with all that is here of it', async () => {
    const { world, client, update } = await visit()
    world.refreshed = { ...SAME, gameName: 'Velvet' }
    expect(await update()).toMatchObject({ news: { account: { name: { gameName: 'Velvet', tagLine: 'KR1' } } } })
    expect(idsOf(client, WHOLE, 'Velvet')).toEqual(['m2', 'm1'])
  })

  it('asks for the champions where they were looked at, and for them alone', async () => {
    const { world, client, steps, update } = await visit()
    await lookAtChampions(client, world)
    world.refreshed = { ...SAME, masteries: { ...MASTERIES, totalPoints: 6, freshness: RENEWED } }
    expect(await update()).toMatchObject({ status: 'done', oldParts: [] })
    expect(steps).toEqual(['account', 'matches', 'champions', 'done'])
    expect(JSON.stringify(client.extract())).toContain('"totalPoints":6')
  })

  it.each([
    ['stored ones take their place', { ...MASTERIES, freshness: OLD }],
    ['they are not known at all', null],
  ])('says that the champions are old when %s', async (_case, masteries) => {
    const { world, client, update } = await visit()
    await lookAtChampions(client, world)
    world.refreshed = { ...SAME, masteries }
    expect(await update()).toMatchObject({ status: 'done', oldParts: ['champions'] })
  })

  it('does not mind that the champions of its account are left meanwhile, nor ask for those of another', async () => {
    const { world, client, update } = await visit()
    const sight = await lookAtChampions(client, world)
    world.account = { ...BEFORE, id: 'account-of-orrin', gameName: 'Orrin', masteries: MASTERIES }
    const other = { id: 'account-of-orrin', locale: Locale.EN }
    const othersSight = client.watchQuery({ query: AccountChampionsDocument, variables: other }).subscribe(() => {})
    await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain('account-of-orrin'))
    world.asked.length = 0
    world.championsOf.length = 0

    const championsOnTheirWay = Promise.withResolvers<void>()
    world.held.set('AccountChampions', championsOnTheirWay.promise)
    world.refreshed = { ...SAME, masteries: { ...MASTERIES, freshness: RENEWED } }
    const end = update()
    await vi.waitFor(() => expect(world.asked).toContain('AccountChampions'))
    sight.unsubscribe()
    championsOnTheirWay.resolve()
    expect(await end).toMatchObject({ status: 'done', oldParts: [] })
    expect(world.asked).toEqual(['RefreshAccount', 'RefreshedMatches', 'AccountChampions'])
    expect(world.championsOf).toEqual([VEYL.id])
    othersSight.unsubscribe()
  })

  it('fails where something breaks, and can be begun again', async () => {
    const { client, update } = await visit()
    const breaking = vi.spyOn(client.cache, 'gc').mockImplementation(() => {
      throw new Error('Broken.')
    })
    expect(await update()).toEqual({ status: 'failed', failure: { kind: 'unreachable' } })
    breaking.mockRestore()
    expect((await update()).status).toBe('done')
  })

  it('is nothing to tell any more where nobody has seen its end', async () => {
    const { refresh, update, leave } = await visit()
    leave()
    expect(await update()).toEqual({ status: 'idle' })
    expect(refresh.read()).toEqual({ status: 'idle' })
  })

  it('goes on when its page is left, and forgets its end only then', async () => {
    const { refresh, update } = await visit()
    const end = update()
    refresh.forget()
    expect(refresh.read().status).toBe('running')
    expect((await end).status).toBe('done')
    refresh.forget()
    expect(refresh.read()).toEqual({ status: 'idle' })
  })
})
