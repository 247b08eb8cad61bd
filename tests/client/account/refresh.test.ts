import { readFileSync } from 'node:fs'
import { ApolloLink, type ApolloClient } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { buildSchema } from 'graphql'
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

/** A list that was fetched after the page was opened. */
const renewed = (...ids: readonly string[]) =>
  matches(
    ids.map((id) => edge(id)),
    { freshness: { ...VEYL.freshness, fetchedAt: '2026-05-01T14:00:00.000Z' } },
  )

const SAME = { ...BEFORE, matches: renewed('m2', 'm1') }
const WHOLE: HistoryFilter = { queue: null, champion: null }
const OLD = { ...VEYL.freshness, stale: true }

interface World {
  account: object
  /** What the account is once it was refreshed. */
  refreshed: object
  problems: readonly object[]
  /** The names of the questions that were asked. */
  readonly asked: string[]
}

/** What a server answers; each part can be changed while the test goes on. */
function startServer() {
  const world: World = { account: BEFORE, refreshed: SAME, problems: [], asked: [] }
  const rootValue = {
    account: () => world.account,
    node: () => world.account,
    refreshAccount: () => {
      world.account = world.refreshed
      return { account: world.refreshed, problems: world.problems }
    },
  }
  const recording = new ApolloLink((operation, forward) => {
    world.asked.push(operation.operationName ?? '')
    return forward(operation)
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
  refresh.subscribe(() => {
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
  return { world, client, look, refresh, steps, update }
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

  it('asks for the champions while they are in sight, and forgets them otherwise', async () => {
    const { world, client, steps, update } = await visit()
    const masteries = { totalPoints: 5, recordedGames: 0, entries: [], freshness: VEYL.freshness }
    world.refreshed = { ...SAME, masteries }
    world.account = world.refreshed
    const variables = { id: VEYL.id, locale: Locale.EN }
    const sight = client.watchQuery({ query: AccountChampionsDocument, variables }).subscribe(() => {})
    await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain('totalPoints'))
    await update()
    expect(steps).toEqual(['account', 'matches', 'champions', 'done'])

    sight.unsubscribe()
    await update()
    expect(JSON.stringify(client.extract())).not.toContain('totalPoints')
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
