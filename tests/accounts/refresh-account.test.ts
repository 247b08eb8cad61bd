import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestWorld } from '../support/test-world.ts'

const REFRESH = `
  mutation ($id: ID!) {
    refreshAccount(input: { id: $id }) {
      account { gameName refreshAvailableAt freshness { fetchedAt stale } ranks { freshness { fetchedAt } } }
      problems { __typename ... on Problem { message } ... on RefreshTooSoon { availableAt } }
    }
  }`

const found = z.object({ account: z.object({ id: z.string() }) })

let world: ReturnType<typeof openTestWorld>
let id: string

beforeEach(async () => {
  world = openTestWorld()
  const [demo] = world.simulator.demoAccounts
  const document = `query ($name: String!, $tag: String!) { account(gameName: $name, tagLine: $tag) { ... on Account { id ranks { entries { tier } } } } }`
  id = found.parse(await world.ask(document, { name: demo?.gameName, tag: demo?.tagLine })).account.id
})

it('fetches from Riot although the stored account is young', async () => {
  await world.clock.advance(60_000)
  const asked = world.requests.length
  expect(await world.ask(REFRESH, { id })).toMatchObject({
    refreshAccount: {
      account: {
        refreshAvailableAt: '2026-11-01T12:03:00.000Z',
        freshness: { fetchedAt: '2026-11-01T12:01:00.000Z', stale: false },
        ranks: { freshness: { fetchedAt: '2026-11-01T12:01:00.000Z' } },
      },
      problems: [],
    },
  })
  expect(world.requests.slice(asked).map((url) => url.split('/').slice(1, 4).join('/'))).toEqual([
    'riot/account/v1',
    'lol/summoner/v4',
    'lol/league/v4',
  ])
})

it('refuses a second refresh within two minutes, with the time of the next one', async () => {
  await world.ask(REFRESH, { id })
  await world.clock.advance(119_000)
  const asked = world.requests.length
  expect(await world.ask(REFRESH, { id })).toMatchObject({
    refreshAccount: {
      account: { gameName: expect.any(String) },
      problems: [{ __typename: 'RefreshTooSoon', availableAt: '2026-11-01T12:02:00.000Z' }],
    },
  })
  expect(world.requests.length).toBe(asked)
  await world.clock.advance(1_000)
  expect(await world.ask(REFRESH, { id })).toMatchObject({ refreshAccount: { problems: [] } })
})

it('keeps the stored account and allows a retry when Riot does not answer', async () => {
  world.simulator.misbehave({ kind: 'fail', status: 503 })
  const refresh = world.ask(REFRESH, { id })
  await world.clock.advance(60_000)
  expect(await refresh).toMatchObject({
    refreshAccount: { account: { gameName: expect.any(String) }, problems: [{ __typename: 'UpstreamUnavailable' }] },
  })

  world.simulator.misbehave(null)
  await world.clock.advance(10 * 60_000)
  expect(await world.ask(REFRESH, { id })).toMatchObject({ refreshAccount: { problems: [] } })
})

it('makes the next query for matches fetch the newest ones', async () => {
  const matches = `query ($id: ID!) { node(id: $id) { ... on Account { matches { freshness { fetchedAt } } } } }`
  await world.ask(matches, { id })
  await world.clock.advance(30_000)
  await world.ask(REFRESH, { id })
  expect(await world.ask(matches, { id })).toEqual({
    node: { matches: { freshness: { fetchedAt: '2026-11-01T12:00:30.000Z' } } },
  })
})

it('rejects an id that is not the id of an account', async () => {
  await expect(world.ask(REFRESH, { id: 'nonsense' })).rejects.toThrow('pass an `id` from an earlier response')
  const champion = Buffer.from('Champion:1').toString('base64url')
  await expect(world.ask(REFRESH, { id: champion })).rejects.toThrow('is not the id of an account')
})
