import { readdir, rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { PacingClock } from './pacing-clock.ts'
import { startStandInRiot } from './stand-in-riot.ts'
import { makeDataDir, startTestProduct, type TestProduct } from './start-product.ts'

const PROFILE = `
  query ($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account { puuid level freshness { fetchedAt stale } ranks { entries { queue tier wins } } }
    }
  }`

const HISTORY = `
  query ($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account { matches(first: 5) { edges { node { matchId durationSeconds } } missing } }
    }
  }`

const WHO = `
  query ($puuid: String!) {
    account: accountByPuuid(puuid: $puuid, region: EUW) { __typename }
  }`

const profileShape = z.object({ account: z.looseObject({ puuid: z.string(), ranks: z.object({}).loose() }) })
const historyShape = z.object({
  account: z.object({ matches: z.looseObject({ edges: z.array(z.unknown()).length(5) }) }),
})
const whoShape = z.object({ account: z.object({ __typename: z.string() }) })

/** Serves the demo world on a port, for products that share one folder. */
async function openSite() {
  const clock = new PacingClock()
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
  const riot = await startStandInRiot((request) => simulator.fetch(request))
  const dataDir = await makeDataDir()
  const [demo] = simulator.demoAccounts
  onTestFinished(async () => {
    await riot.close()
    await rm(dataDir, { recursive: true })
  })

  const start = async (variables: Readonly<Record<string, string>>): Promise<TestProduct> => {
    const product = await startTestProduct({ variables, dataDir, clock })
    onTestFinished(() => product.close())
    return product
  }

  return {
    riot,
    dataDir,
    riotId: { gameName: demo?.gameName ?? '', tagLine: demo?.tagLine ?? '' },
    start,
  }
}

it('a restarted product serves stored data, and fetches only what may have changed from Riot', async () => {
  const { riot, riotId, start } = await openSite()
  // The background jobs ask Riot for the ladders a second after the start.
  const variables = {
    RIOT_BASE_URL: riot.baseUrl,
    RIOT_API_KEY: 'RGAPI-test',
    BUNDLED_ROSTER: 'off',
    INGEST: 'off',
  }
  const first = await start(variables)
  const profile = await first.ask(profileShape, PROFILE, riotId)
  const history = await first.ask(historyShape, HISTORY, riotId)
  const askedBefore = riot.asked.length
  await first.close()

  const second = await start(variables)
  expect(await second.ask(profileShape, PROFILE, riotId)).toEqual(profile)
  expect(riot.asked.slice(askedBefore)).toEqual([])
  expect(await second.ask(historyShape, HISTORY, riotId)).toEqual(history)
  expect(riot.asked.slice(askedBefore)).toEqual([expect.stringMatching(/^europe\/lol\/match\/v5\/.+\/ids$/)])
})

it('a product that starts while Riot is down serves the stored account and its history', async () => {
  const { riot, riotId, start } = await openSite()
  const variables = { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'RGAPI-test', BUNDLED_ROSTER: 'off' }
  const first = await start(variables)
  const profile = await first.ask(profileShape, PROFILE, riotId)
  const history = await first.ask(historyShape, HISTORY, riotId)
  await first.close()
  await riot.close()

  const second = await start(variables)
  expect(await second.ask(profileShape, PROFILE, riotId)).toEqual(profile)
  expect(await second.ask(historyShape, HISTORY, riotId)).toEqual(history)
})

it('two products can share a folder at the same time', async () => {
  const { riot, riotId, start } = await openSite()
  const variables = {
    RIOT_BASE_URL: riot.baseUrl,
    RIOT_API_KEY: 'RGAPI-test',
    BUNDLED_ROSTER: 'off',
    INGEST: 'off',
  }
  const [first, second] = [await start(variables), await start(variables)]
  const profile = await first.ask(profileShape, PROFILE, riotId)
  const askedBefore = riot.asked.length
  expect(await second.ask(profileShape, PROFILE, riotId)).toEqual(profile)
  expect(riot.asked).toHaveLength(askedBefore)
})

it('the real world and demo worlds of two seeds share a folder, but no store', async () => {
  const { riot, dataDir, riotId, start } = await openSite()
  const real = await start({ RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'RGAPI-test', BUNDLED_ROSTER: 'off' })
  const { puuid } = (await real.ask(profileShape, PROFILE, riotId)).account
  for (const seed of ['a', 'b']) {
    const demo = await start({ SIMULATOR_SEED: seed })
    expect(await demo.ask(whoShape, WHO, { puuid })).toEqual({ account: { __typename: 'AccountNotFound' } })
    await demo.close()
  }
  await real.close()
  const stores = (await readdir(dataDir)).filter((name) => name.endsWith('.sqlite'))
  expect(stores.toSorted()).toEqual(['demo-a.sqlite', 'demo-b.sqlite', 'lanewatch.sqlite'])
})
