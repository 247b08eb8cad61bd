import { readFileSync } from 'node:fs'
import { ApolloLink, type ApolloClient } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { buildSchema } from 'graphql'
import { from, switchMap } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { accountRefreshOf, type RefreshState } from '../../../client/features/account/account-refresh.ts'
import type { HistoryFilter } from '../../../client/features/account/history-filter.ts'
import { accountPageVariables } from '../../../client/features/account/load-account-page.ts'
import { findLoadedMatches } from '../../../client/features/account/loaded-matches.ts'
import { AccountChampionsDocument } from '../../../client/gql/AccountChampions.ts'
import { AccountPageDocument } from '../../../client/gql/AccountPage.ts'
import { Locale } from '../../../client/gql/graphql.ts'
import { unreachable, VEYL } from '../stand-in-server.ts'
import { CHALLENGER, edge, matches, ranks } from './veyl-matches.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const BEFORE = { ...VEYL, ranks: ranks(CHALLENGER), matches: matches([edge('m2'), edge('m1')]) }

/** Freshness of data fetched after the page was opened. */
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
  /** The account after its refresh. */
  refreshed: object
  /** Promises that delay the answer of an operation, by its name. */
  readonly held: Map<string, Promise<unknown>>
  problems: readonly object[]
  /** Names of the received operations. */
  readonly asked: string[]
  /** Ids of the accounts whose champions were requested. */
  readonly championsOf: unknown[]
}

/** Starts a server whose answers can be changed during the test. */
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

/** Opens the page of the account; `look` loads its history with another filter. */
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
  /** Refreshes the page and resolves with the final state. */
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

/** Opens the champions of the account; the caller unsubscribes to leave them. */
async function lookAtChampions(client: ApolloClient, world: World) {
  world.account = { ...BEFORE, masteries: MASTERIES }
  const variables = { id: VEYL.id, locale: Locale.EN }
  const subscription = client.watchQuery({ query: AccountChampionsDocument, variables }).subscribe(() => {})
  await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain('totalPoints'))
  return subscription
}

const idsOf = (client: ApolloClient, filter = WHOLE, gameName = 'Veyl') =>
  findLoadedMatches(client.cache, { gameName, tagLine: 'KR1', region: 'KR' }, filter)?.ids

describe('the refresh of an account', () => {
  it('requests the account, then the newest matches, and reports each step', async () => {
    const { world, steps, update } = await visit()
    await update()
    expect(world.asked).toEqual(['RefreshAccount', 'RefreshedMatches'])
    expect(steps).toEqual(['account', 'matches', 'done'])
  })

  it('reports the changes and keeps the loaded matches', async () => {
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

  it('shows the account before the matches arrive', async () => {
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

  it('reports no news when nothing has changed', async () => {
    const { update } = await visit()
    expect(await update()).toMatchObject({
      status: 'done',
      news: { account: { name: null, level: null, ranks: [] }, matches: { ids: [] } },
    })
  })

  it('runs once, however often it is started', async () => {
    const { world, refresh, update } = await visit()
    refresh.start({ locale: Locale.EN, filter: WHOLE })
    refresh.start({ locale: Locale.EN, filter: WHOLE })
    await update()
    expect(world.asked).toEqual(['RefreshAccount', 'RefreshedMatches'])
  })

  it('drops histories with other filters, because they are not refreshed', async () => {
    const { client, look, update } = await visit()
    await look({ queue: 'SOLO', champion: null })
    await look({ queue: null, champion: 268 })
    await update()
    expect(idsOf(client)).toEqual(['m2', 'm1'])
    expect(idsOf(client, { queue: 'SOLO', champion: null })).toBeUndefined()
    expect(idsOf(client, { queue: null, champion: 268 })).toBeUndefined()
  })

  it('keeps a history that was loaded in the meantime', async () => {
    const { world, client, look, update } = await visit()
    const solo: HistoryFilter = { queue: 'SOLO', champion: null }
    await look({ queue: null, champion: 268 })
    const pendingMatches = Promise.withResolvers<void>()
    world.held.set('RefreshedMatches', pendingMatches.promise)
    const end = update()
    await vi.waitFor(() => expect(world.asked).toContain('RefreshedMatches'))
    await look(solo)
    pendingMatches.resolve()
    expect((await end).status).toBe('done')
    expect(idsOf(client, solo)).toEqual(['m2', 'm1'])
    expect(idsOf(client, { queue: null, champion: 268 })).toBeUndefined()
  })

  it('removes matches that are in no list, and keeps all others', async () => {
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

  it('reports old matches when they cannot be fetched, and keeps every list', async () => {
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

  it('reports old parts when matches and ranks are stored ones', async () => {
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
  ])('ends when Riot gives no account: %o', async (problem, kind) => {
    const { world, update } = await visit()
    world.problems = [problem]
    expect(await update()).toMatchObject({ status: 'failed', failure: { kind } })
    expect(world.asked).toEqual(['RefreshAccount'])
  })

  it('reports an unreachable server', async () => {
    const { client, update } = await visit()
    client.setLink(unreachable())
    expect(await update()).toEqual({ status: 'failed', failure: { kind: 'unreachable' } })
  })

  it('continues after a recent refresh by another visitor, and shows its result', async () => {
    const { world, update } = await visit()
    world.problems = [{ __typename: 'RefreshTooSoon', availableAt: '2026-05-01T12:02:00.000Z' }]
    world.refreshed = { ...SAME, matches: renewed('m3', 'm2') }
    expect(await update()).toMatchObject({ status: 'done', tooSoon: true, news: { matches: { ids: ['m3'] } } })
  })

  it('stores a renamed account under its new name, with its matches', async () => {
    const { world, client, update } = await visit()
    world.refreshed = { ...SAME, gameName: 'Velvet' }
    expect(await update()).toMatchObject({ news: { account: { name: { gameName: 'Velvet', tagLine: 'KR1' } } } })
    expect(idsOf(client, WHOLE, 'Velvet')).toEqual(['m2', 'm1'])
  })

  it('refreshes the champions while they are shown', async () => {
    const { world, client, steps, update } = await visit()
    await lookAtChampions(client, world)
    world.refreshed = { ...SAME, masteries: { ...MASTERIES, totalPoints: 6, freshness: RENEWED } }
    expect(await update()).toMatchObject({ status: 'done', oldParts: [] })
    expect(steps).toEqual(['account', 'matches', 'champions', 'done'])
    expect(JSON.stringify(client.extract())).toContain('"totalPoints":6')
  })

  it.each([
    ['stored ones are returned', { ...MASTERIES, freshness: OLD }],
    ['they are unknown', null],
  ])('reports old champions when %s', async (_case, masteries) => {
    const { world, client, update } = await visit()
    await lookAtChampions(client, world)
    world.refreshed = { ...SAME, masteries }
    expect(await update()).toMatchObject({ status: 'done', oldParts: ['champions'] })
  })

  it('refreshes champions that are left meanwhile, and none of another account', async () => {
    const { world, client, update } = await visit()
    const subscription = await lookAtChampions(client, world)
    world.account = { ...BEFORE, id: 'account-of-orrin', gameName: 'Orrin', masteries: MASTERIES }
    const other = { id: 'account-of-orrin', locale: Locale.EN }
    const otherSubscription = client
      .watchQuery({ query: AccountChampionsDocument, variables: other })
      .subscribe(() => {})
    await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain('account-of-orrin'))
    world.asked.length = 0
    world.championsOf.length = 0

    const pendingChampions = Promise.withResolvers<void>()
    world.held.set('AccountChampions', pendingChampions.promise)
    world.refreshed = { ...SAME, masteries: { ...MASTERIES, freshness: RENEWED } }
    const end = update()
    await vi.waitFor(() => expect(world.asked).toContain('AccountChampions'))
    subscription.unsubscribe()
    pendingChampions.resolve()
    expect(await end).toMatchObject({ status: 'done', oldParts: [] })
    expect(world.asked).toEqual(['RefreshAccount', 'RefreshedMatches', 'AccountChampions'])
    expect(world.championsOf).toEqual([VEYL.id])
    otherSubscription.unsubscribe()
  })

  it('fails on an unexpected error, and can be started again', async () => {
    const { client, update } = await visit()
    const breaking = vi.spyOn(client.cache, 'gc').mockImplementation(() => {
      throw new Error('Broken.')
    })
    expect(await update()).toEqual({ status: 'failed', failure: { kind: 'unreachable' } })
    breaking.mockRestore()
    expect((await update()).status).toBe('done')
  })

  it('is forgotten when its end has no subscriber', async () => {
    const { refresh, update, leave } = await visit()
    leave()
    expect(await update()).toEqual({ status: 'idle' })
    expect(refresh.read()).toEqual({ status: 'idle' })
  })

  it('continues when its page is left, and can be forgotten only after its end', async () => {
    const { refresh, update } = await visit()
    const end = update()
    refresh.forget()
    expect(refresh.read().status).toBe('running')
    expect((await end).status).toBe('done')
    refresh.forget()
    expect(refresh.read()).toEqual({ status: 'idle' })
  })
})
