import { setImmediate as nextTurn } from 'node:timers/promises'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAX_RIOT_REQUESTS } from '../../gateway/limits/limit-values.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { openTestWorld } from '../support/test-world.ts'

const ACCOUNTS = `
  query ($riotIds: [RegionalRiotIdInput!]!) {
    accounts(riotIds: $riotIds) {
      __typename
      ... on Account { gameName region freshness { stale } }
      ... on AccountNotFound { askedGameName askedRegion activeRegion }
      ... on InvalidRiotId { field }
      ... on UpstreamUnavailable { retryAt }
    }
  }`

const answer = z.object({
  accounts: z.array(z.object({ __typename: z.string(), gameName: z.string().optional() })),
})

const asked = (count: number, from = 0) =>
  EUW_ACCOUNTS.slice(from, from + count).map(({ gameName, tagLine }) => ({ gameName, tagLine, region: 'EUW' }))

const unknown = (index: number) => ({ gameName: `Nobody ${index}`, tagLine: 'XX', region: 'EUW' })

let world: ReturnType<typeof openTestWorld>
let ask: ReturnType<typeof openMeteredQuestions>

beforeEach(() => {
  world = openTestWorld()
  ask = openMeteredQuestions(world)
})

async function typesOf(riotIds: readonly object[]): Promise<readonly string[]> {
  const { data } = await ask(ACCOUNTS, { riotIds })
  return answer.parse(data).accounts.map(({ __typename }) => __typename)
}

describe('the query for several accounts', () => {
  it('answers in the order of the Riot IDs, each with an account or the reason why there is none', async () => {
    const [first, second] = asked(2)
    const riotIds = [
      { gameName: 'Somebody', tagLine: 'TOOLONG', region: 'EUW' },
      second,
      { ...first, region: 'NA' },
      unknown(1),
      first,
    ]
    expect((await ask(ACCOUNTS, { riotIds })).data).toEqual({
      accounts: [
        { __typename: 'InvalidRiotId', field: 'TAG_LINE' },
        { __typename: 'Account', gameName: second?.gameName, region: 'EUW', freshness: { stale: false } },
        { __typename: 'AccountNotFound', askedGameName: first?.gameName, askedRegion: 'NA', activeRegion: 'EUW' },
        { __typename: 'AccountNotFound', askedGameName: 'Nobody 1', askedRegion: 'EUW', activeRegion: null },
        { __typename: 'Account', gameName: first?.gameName, region: 'EUW', freshness: { stale: false } },
      ],
    })
  })

  it('reads stored accounts in two reads, without a request to Riot', async () => {
    for (const one of asked(12)) await ask(ACCOUNTS, { riotIds: [one] })
    const [requests, reads] = [world.requests.length, world.reads.length]
    expect(await typesOf(asked(12))).toEqual(Array.from({ length: 12 }, () => 'Account'))
    expect(world.requests.slice(requests)).toEqual([])
    expect(world.reads.slice(reads)).toEqual(['getMany riot_ids', 'getMany accounts'])
  })

  it('fetches as many unknown accounts as the budget of the operation allows, and the others with the next operations', async () => {
    const riotIds = asked(25)
    const { data, errors, cost } = await ask(ACCOUNTS, { riotIds })
    const types = answer.parse(data).accounts.map(({ __typename }) => __typename)
    expect(errors).toEqual([])
    expect(types).toEqual([
      ...Array.from({ length: 15 }, () => 'Account'),
      ...Array.from({ length: 10 }, () => 'UpstreamUnavailable'),
    ])
    expect(cost.riotRequests).toBe(MAX_RIOT_REQUESTS)
    expect(cost.requested).toBeLessThan(9_000)

    await ask(ACCOUNTS, { riotIds })
    expect(await typesOf(riotIds)).toEqual(Array.from({ length: 25 }, () => 'Account'))
  })

  it('returns stored accounts as stored when the budget is used up by others', async () => {
    await ask(ACCOUNTS, { riotIds: asked(3) })
    await world.clock.advance(3_600_000)
    const types = await typesOf([...asked(3), ...asked(15, 3)])
    expect(types.slice(0, 3)).toEqual(['Account', 'Account', 'Account'])
    expect(types.slice(3, 13)).toEqual(Array.from({ length: 10 }, () => 'Account'))
  })

  it('reports all accounts as unavailable within seconds while Riot does not answer', async () => {
    world.simulator.misbehave({ kind: 'hang' })
    const answering = ask(ACCOUNTS, { riotIds: asked(50) })
    for (let seconds = 0; seconds < 20; seconds++) {
      await nextTurn()
      await world.clock.advance(1_000)
    }
    const { data } = await answering
    const types = answer.parse(data).accounts.map(({ __typename }) => __typename)
    expect(types).toEqual(Array.from({ length: 50 }, () => 'UpstreamUnavailable'))
  })

  it('refuses more than 50 Riot IDs', async () => {
    const riotIds = Array.from({ length: 51 }, (_, index) => unknown(index))
    expect((await ask(ACCOUNTS, { riotIds })).errors).toEqual([
      { message: '`riotIds` has 51 Riot IDs: ask for at most 50.', code: 'BAD_USER_INPUT' },
    ])
  })

  it('answers each position as a question for that account alone does', async () => {
    const one = fc.oneof(
      fc.nat(5).map((index) => asked(1, index)[0]),
      fc.nat(3).map(unknown),
      fc.constant({ gameName: '', tagLine: '', region: 'KR' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 6 }), async (riotIds) => {
        const alone = []
        for (const riotId of riotIds) alone.push(...(await typesOf([riotId ?? {}])))
        expect(await typesOf(riotIds.map((riotId) => riotId ?? {}))).toEqual(alone)
      }),
      { numRuns: 25 },
    )
  })
})
