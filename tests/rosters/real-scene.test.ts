import { expect, it } from 'vitest'
import { z } from 'zod'
import { createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import realRosters from '../../gateway/rosters/facts/real-rosters.json' with { type: 'json' }
import { printRealRoster } from '../../gateway/rosters/files/bundled-roster.ts'
import { openRosterCollections } from '../../gateway/rosters/files/roster-store.ts'
import { seedRosters } from '../../gateway/rosters/files/seed-rosters.ts'
import { listTrackedAccounts } from '../../gateway/rosters/workers/tracked-accounts.ts'
import { parseRegion, platformOf } from '../../gateway/shared/region.ts'
import { openProAccountsJob } from '../support/pro-accounts.ts'
import { openTestWorld } from '../support/test-world.ts'
import { EDITOR } from './open-rosters.ts'

const TWO_MINUTES_MS = 120_000

const written = realRosters.players.flatMap(({ accounts = [] }) => accounts)

/** The limits of a production key. */
const LIMITS = {
  'x-app-rate-limit': '500:10,30000:600',
  'x-app-rate-limit-count': '1:10,1:600',
  'x-method-rate-limit': '2000:60',
  'x-method-rate-limit-count': '1:60',
}

/** A Riot that knows every other Riot ID of the bundled rosters, by PUUIDs of its own. */
function answerAsHalfARiot({ url }: Request): Response {
  const [, , name = '', tag = ''] = /by-riot-id\/(([^/]+)\/([^/?]+))/.exec(url) ?? []
  const [, known] = /by-puuid\/puuid-(\d+)/.exec(url) ?? []
  const index =
    known === undefined
      ? written.findIndex(
          (each) => each.gameName === decodeURIComponent(name) && each.tagLine === decodeURIComponent(tag),
        )
      : Number(known)
  const account = written[index]
  if (account === undefined || index % 2 === 1) return Response.json({}, { status: 404, headers: LIMITS })
  const puuid = `puuid-${index}`
  const toBody = () => {
    if (url.includes('/region/by-game/')) {
      return { puuid, game: 'lol', region: platformOf(parseRegion(account.region)).toLowerCase() }
    }
    if (url.includes('/summoner/')) return { puuid, profileIconId: 1, summonerLevel: 400, revisionDate: 1 }
    if (url.includes('/league/')) return []
    return { puuid, gameName: account.gameName, tagLine: account.tagLine }
  }
  return Response.json(toBody(), { headers: LIMITS })
}

const DOUBTS = `{
  viewer {
    doubtfulAccounts { doubt player { id name accounts { gameName } } account { gameName tagLine region } }
  }
}`
const answer = z.object({
  viewer: z.object({
    doubtfulAccounts: z
      .array(
        z.object({
          doubt: z.string(),
          player: z.object({ id: z.string(), name: z.string(), accounts: z.array(z.object({ gameName: z.string() })) }),
          account: z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() }),
        }),
      )
      .nullable(),
  }),
})

it('the real scene is there two minutes after the first start, with the accounts that Riot does not know in doubt', async () => {
  const world = openTestWorld()
  const { store, clock, context } = world
  const riot = createRiotApi({
    fetch: async (request) => answerAsHalfARiot(request),
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey: 'production',
    random: () => 0.5,
  })
  const ranks = createRanks({ riot, store, clock })
  const accounts = createAccounts({ riot, store, clock, ranks })
  await seedRosters(store, clock, { bundled: printRealRoster(), file: null })
  const complaints: unknown[] = []
  const job = openProAccountsJob({ ...world, riot, context: { ...context, ranks, accounts } }, complaints)
  job.start()
  const began = clock.now()
  while (!job.isRoundOver() && clock.now() < began + TWO_MINUTES_MS) await clock.advance(1000)
  expect(job.isRoundOver()).toBe(true)
  await job.close()
  expect(complaints).toEqual([])

  const scene = await context.proScene.look()
  expect([scene.teams.length, scene.players.length]).toEqual([58, 313])
  const knownCount = Math.ceil(written.length / 2)
  expect(listTrackedAccounts(scene, riot.keyId).size).toBe(knownCount)
  expect(await openRosterCollections(store).players.list({ limit: 1000 })).toHaveLength(313)
  expect(await context.rosters.ledgerNumber()).toBe(0)

  const listDoubts = async (viewer: Viewer) => answer.parse(await world.ask(DOUBTS, {}, viewer)).viewer.doubtfulAccounts
  const doubtfulAccounts = (await listDoubts(EDITOR)) ?? []
  expect(doubtfulAccounts).toHaveLength(written.length - knownCount)
  expect(new Set(doubtfulAccounts.map(({ doubt }) => doubt))).toEqual(new Set(['UNKNOWN_TO_RIOT']))
  for (const { player, account } of doubtfulAccounts) {
    expect(player.accounts.map(({ gameName }) => gameName)).not.toContain(account.gameName)
  }
  expect(await listDoubts(VISITOR)).toBeNull()

  const [first, second] = doubtfulAccounts
  const settle = (chosen: typeof first, belongs: boolean) =>
    world.ask(
      'mutation ($input: SettleAccountDoubtInput!) { settleAccountDoubt(input: $input) { problems { __typename } } }',
      { input: { player: chosen?.player.id, account: chosen?.account, belongs } },
      EDITOR,
    )
  expect(await settle(first, true)).toEqual({ settleAccountDoubt: { problems: [] } })
  expect(await settle(second, false)).toEqual({ settleAccountDoubt: { problems: [] } })
  expect(await settle(second, false)).toEqual({ settleAccountDoubt: { problems: [{ __typename: 'InvalidField' }] } })
  expect(await listDoubts(EDITOR)).toEqual(doubtfulAccounts.slice(2))
  const [removal] = await context.rosters.listNewest({ team: null, playerId: null }, 2)
  expect(removal).toMatchObject({
    number: 1,
    kind: 'UPDATED',
    playerName: second?.player.name,
    by: EDITOR.name,
    accountLost: true,
    account: { gameName: second?.account.gameName },
  })
  const shown = await world.ask('query ($name: String!) { proPlayer(name: $name) { accounts { gameName } } }', {
    name: first?.player.name,
  })
  expect(JSON.stringify(shown)).toContain(JSON.stringify(first?.account.gameName))
})
