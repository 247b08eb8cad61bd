import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestWorld } from '../support/test-world.ts'

const ACCOUNT = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on Account { id gameName tagLine puuid region level freshness { fetchedAt stale nextRefreshAt } ranks { entries { queue tier winRate { value games } } freshness { stale } } }
      ... on AccountNotFound { message askedRegion activeRegion }
      ... on InvalidRiotId { message field }
      ... on UpstreamUnavailable { message retryAt }
    }
  }`

const found = z.object({ account: z.object({ id: z.string(), puuid: z.string() }) })

let world: ReturnType<typeof openTestWorld>
let demo: { readonly gameName: string; readonly tagLine: string }

beforeEach(() => {
  world = openTestWorld()
  const [first] = world.simulator.demoAccounts
  if (first === undefined) throw new Error('The demo world has no demo accounts.')
  demo = { gameName: first.gameName, tagLine: first.tagLine }
})

describe('the query for an account', () => {
  it('finds an account with its ranks by Riot ID and region', async () => {
    expect(await world.ask(ACCOUNT, { ...demo, region: 'EUW' })).toMatchObject({
      account: {
        __typename: 'Account',
        ...demo,
        region: 'EUW',
        freshness: { fetchedAt: '2026-11-01T12:00:00.000Z', stale: false, nextRefreshAt: '2026-11-01T12:10:00.000Z' },
        ranks: { entries: [{ queue: 'SOLO' }, { queue: 'FLEX' }], freshness: { stale: false } },
      },
    })
  })

  it('finds an account without a region, on the region where the player is active', async () => {
    expect(await world.ask(ACCOUNT, demo)).toMatchObject({ account: { __typename: 'Account', region: 'EUW' } })
  })

  it('ignores case and spaces in the Riot ID', async () => {
    const typed = {
      gameName: ` ${demo.gameName.toUpperCase().replaceAll(' ', '')} `,
      tagLine: `#${demo.tagLine.toLowerCase()}`,
      region: 'EUW',
    }
    expect(await world.ask(ACCOUNT, typed)).toMatchObject({ account: { __typename: 'Account', ...demo } })
  })

  it('finds an account by PUUID and by id', async () => {
    const { account } = found.parse(await world.ask(ACCOUNT, demo))
    const byPuuid = await world.ask(
      `query ($puuid: String!) { accountByPuuid(puuid: $puuid) { ... on Account { id gameName region } } }`,
      { puuid: account.puuid },
    )
    expect(byPuuid).toEqual({ accountByPuuid: { id: account.id, gameName: demo.gameName, region: 'EUW' } })
    const byId = await world.ask(`query ($id: ID!) { node(id: $id) { id ... on Account { gameName } } }`, {
      id: account.id,
    })
    expect(byId).toEqual({ node: { id: account.id, gameName: demo.gameName } })
  })

  it('serves a young account from the store, and fetches it again after ten minutes', async () => {
    await world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    const asked = world.requests.length
    await world.clock.advance(9 * 60_000)
    await world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    expect(world.requests.length).toBe(asked)
    await world.clock.advance(2 * 60_000)
    await world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    expect(world.requests.length).toBeGreaterThan(asked)
  })

  it('reports an account of another region as not found, with the active region', async () => {
    expect(await world.ask(ACCOUNT, { ...demo, region: 'NA' })).toEqual({
      account: {
        __typename: 'AccountNotFound',
        message: `There is no ${demo.gameName}#${demo.tagLine} on NA. The player is active on EUW.`,
        askedRegion: 'NA',
        activeRegion: 'EUW',
      },
    })
  })

  it('reports an unknown Riot ID as not found, without an active region', async () => {
    expect(await world.ask(ACCOUNT, { gameName: 'Nobody at all', tagLine: 'XX', region: 'KR' })).toMatchObject({
      account: { __typename: 'AccountNotFound', activeRegion: null },
    })
  })

  it.each([
    [{ gameName: ' ', tagLine: '' }, 'GAME_NAME'],
    [{ gameName: 'Somebody', tagLine: ' ' }, 'TAG_LINE'],
    [{ gameName: 'Somebody', tagLine: 'TOOLONG' }, 'TAG_LINE'],
  ])('refuses the invalid Riot ID %o', async (riotId, field) => {
    expect(await world.ask(ACCOUNT, riotId)).toMatchObject({ account: { __typename: 'InvalidRiotId', field } })
    expect(world.requests).toEqual([])
  })

  it.each(['PH', 'TH'])('fetches an account on %s from SG2', async (region) => {
    await world.ask(ACCOUNT, { ...demo, region })
    expect(world.requests.filter((url) => url.includes('/summoner/'))).toEqual([
      expect.stringMatching(/^sg2\.api\.riotgames\.com\//),
    ])
  })
})

describe('the query for an account while Riot is down', () => {
  it('reports an account that was never fetched as unavailable, with the time of the next attempt', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    await world.clock.advance(60_000)
    expect(await answer).toMatchObject({
      account: { __typename: 'UpstreamUnavailable', retryAt: expect.stringMatching(/^2026-11-01T12:0/) },
    })
  })

  it('serves a stored account with its ranks, marked stale', async () => {
    await world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    await world.clock.advance(60 * 60_000)
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    await world.clock.advance(60_000)
    expect(await answer).toMatchObject({
      account: {
        __typename: 'Account',
        ...demo,
        freshness: { stale: true, fetchedAt: '2026-11-01T12:00:00.000Z' },
        ranks: { freshness: { stale: true } },
      },
    })
  })

  it('serves an account without a region from the store', async () => {
    await world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    await world.clock.advance(48 * 60 * 60_000)
    world.simulator.misbehave({ kind: 'hang' })
    const answer = world.ask(ACCOUNT, demo)
    await world.clock.advance(120_000)
    expect(await answer).toMatchObject({ account: { __typename: 'Account', freshness: { stale: true } } })
  })

  it('returns the account with null ranks when only the ranks fail', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 500 }, 'league-v4.entries.by-puuid')
    const answer = world.ask(ACCOUNT, { ...demo, region: 'EUW' })
    await world.clock.advance(60_000)
    expect(await answer).toMatchObject({ account: { __typename: 'Account', ranks: null } })
  })
})
