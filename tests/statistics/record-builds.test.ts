import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { AccountKey } from '../../gateway/accounts/rules/account.ts'
import type { Tier } from '../../gateway/accounts/rules/rank.ts'
import { createStoredAccounts } from '../../gateway/accounts/services/stored-accounts.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { UnsupportedCountedForm } from '../../gateway/statistics/rules/counted-form.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { createMatchPruner } from '../../gateway/statistics/workers/match-pruner.ts'
import { recount } from '../../gateway/statistics/workers/recount.ts'
import { createTimelines, type Timelines } from '../../gateway/timelines/services/timelines.ts'
import { fail } from '../support/fail.ts'
import { fetchCountedMatches } from '../support/fetched-matches.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'
import { storedAccount } from '../support/stored-account.ts'
import { openBuildRecorder, openBuildsJob, recordBuilds } from './builds-world.ts'
import { readAll } from './statistics-world.ts'

/** Of a busy machine. */
const PATIENCE = { timeout: 30_000 }

/** Riot's number of ranked solo/duo. */
const SOLO_QUEUE = 420

const builds = z.record(
  z.string(),
  z.object({ keys: z.array(z.string()), tier: z.string().nullable(), lines: z.array(z.string()) }),
)

async function readBuilds({ store }: StatisticsWorld) {
  return builds.parse(await readAll(store, 'match_builds'))
}

/** Ids of the matches with recorded builds. */
async function listRecorded(world: StatisticsWorld): Promise<readonly string[]> {
  return Object.keys(await readBuilds(world)).map((id) => id.slice(id.indexOf('_') + 1))
}

/** The job, and a function that advances the clock until the status of the job matches. */
function openJob(world: StatisticsWorld, timelines?: Timelines) {
  const job = openBuildsJob(world, timelines)
  async function untilStatus(status: object): Promise<void> {
    await vi.waitFor(async () => {
      await world.clock.advance(500)
      expect(job.status()).toMatchObject(status)
    }, PATIENCE)
  }
  return { job, untilStatus }
}

/** Stores an account with this tier in ranked solo/duo. */
async function rank({ store }: StatisticsWorld, key: AccountKey, tier: Tier): Promise<void> {
  const standing = { queue: 'SOLO', queueType: 'RANKED_SOLO_5x5', leagueId: null, tier, division: 'I' } as const
  const record = { leaguePoints: 0, wins: 1, losses: 1 }
  const flags = { hotStreak: false, veteran: false, freshBlood: false, inactive: false }
  const account = storedAccount({ ...key, ranks: { entries: [{ ...standing, ...record, ...flags }], fetchedAt: 0 } })
  await createStoredAccounts(store).save(account, () => account)
}

const matchIdsOf = (matches: ReturnType<typeof fetchCountedMatches>) => matches.map(({ match }) => match.matchId)

describe('the job that records builds', () => {
  it('records what the ten players of each counted match bought, newest match first', async () => {
    const world = await openStatisticsWorld()
    const matches = fetchCountedMatches(6)
    await world.count(matches)
    await recordBuilds(world)
    const newestFirst = matches.toSorted((a, b) => b.match.startedAt - a.match.startedAt)
    expect(await listRecorded(world)).toEqual(matchIdsOf(newestFirst))
    for (const { lines } of Object.values(await readBuilds(world))) expect(lines).toHaveLength(10)
  })

  it('asks Riot once for the timeline of each match, and not again for a recount', async () => {
    const world = await openStatisticsWorld()
    await world.count(fetchCountedMatches(6))
    await recordBuilds(world)
    const before = await readBuilds(world)
    await world.store.transaction(async (transaction) => {
      for (const id of Object.keys(before)) transaction.delete({ collection: 'match_builds', id })
    })
    const { store, clock } = world
    const { signal } = new AbortController()
    await recount({ store, clock, holder: 'a recount', signal, tell: () => undefined })
    await recordBuilds(world)
    expect(await readBuilds(world)).toEqual(before)
    expect(world.requests.filter((request) => request.endsWith('/timeline'))).toHaveLength(6)
  })

  it('leaves everything to a later version once that has counted, and reports it once', async () => {
    const world = await openStatisticsWorld()
    await world.count(fetchCountedMatches(6))
    await world.store.transaction(async (transaction) =>
      transaction.set({ collection: 'statistics_state', id: 'state' }, { form: COUNTED_FORM + 1 }),
    )
    const complaints: unknown[] = []
    const job = openBuildsJob(world, undefined, (error) => complaints.push(error))
    job.start()
    await world.clock.advance(5 * 60_000)
    expect(complaints).toEqual([expect.any(UnsupportedCountedForm)])
    expect(Object.keys(await readAll(world.store, 'build_backlog'))).toHaveLength(1)
    expect(await readBuilds(world)).toEqual({})
    expect(world.requests).toEqual([])
    await job.close()
  })

  it('leaves the matches for later that Riot can not be asked about, and records the others', async () => {
    const world = await openStatisticsWorld()
    const matches = fetchCountedMatches(6)
    await world.count(matches)
    const late = matches[2]?.match.matchId
    let isDown = true
    const timelines = createTimelines({
      store: world.store,
      riot: {
        ...world.riot,
        async matchTimeline(platform, matchId, options) {
          if (isDown && matchId === late)
            throw new UpstreamUnavailable('riot', world.clock.now() + 30_000, 'it is down')
          return world.riot.matchTimeline(platform, matchId, options)
        },
      },
    })
    const { job, untilStatus } = openJob(world, timelines)
    job.start()
    await untilStatus({ recorded: 5, batches: 1 })
    expect(await listRecorded(world)).not.toContain(late)
    isDown = false
    await world.clock.advance(30_000)
    await untilStatus({ recorded: 6, batches: 0 })
    await job.close()
  })

  it('loses no match when a recount fills the batch that it is working on', async () => {
    const world = await openStatisticsWorld()
    const [first, ...others] = fetchCountedMatches(4)
    if (first === undefined) throw new Error('The pro has no match.')
    await world.count([first, ...others])
    const fill = (matchIds: readonly string[]) =>
      world.store.transaction(async (transaction) => {
        const [id = ''] = Object.keys(await readAll(world.store, 'build_backlog'))
        transaction.set({ collection: 'build_backlog', id }, { matchIds })
      })
    await fill(matchIdsOf([first]))
    const timelines: Timelines = {
      ...world.context.timelines,
      async findTimeline(matchId, priority) {
        if (matchId === first.match.matchId) await fill(matchIdsOf(others))
        return world.context.timelines.findTimeline(matchId, priority)
      },
    }
    const { job, untilStatus } = openJob(world, timelines)
    job.start()
    await untilStatus({ recorded: 4 })
    await job.close()
  })

  it('leaves out a match whose timeline Riot no longer has', async () => {
    const world = await openStatisticsWorld()
    await world.count(fetchCountedMatches(3))
    const timelines: Timelines = {
      ...world.context.timelines,
      findTimeline: async (matchId) => ({ kind: 'not-found', matchId }),
    }
    const { job, untilStatus } = openJob(world, timelines)
    job.start()
    await untilStatus({ recorded: 0, withoutTimeline: 3, batches: 0 })
    await job.close()
  })
})

describe('the builds of a match', () => {
  it('are also found among the games of pro players when one took part', async () => {
    const world = await openStatisticsWorld()
    const matches = fetchProMatches(1, 4)
    await world.count(matches)
    await recordBuilds(world)
    const keys = Object.values(await readBuilds(world)).flatMap((match) => match.keys)
    expect(keys.some((key) => key.startsWith('PROS_'))).toBe(true)
    expect(keys.some((key) => key.startsWith('ALL_'))).toBe(true)
  })

  it('are written once: a repeated call changes nothing', async () => {
    const world = await openStatisticsWorld()
    const matches = fetchCountedMatches(4)
    await world.count(matches)
    await recordBuilds(world)
    expect(await openBuildRecorder(world).record(matchIdsOf(matches))).toBe(0)
  })

  it('are deleted with the match', async () => {
    const world = await openStatisticsWorld()
    const matches = fetchCountedMatches(4).map((each) => ({ ...each, fetchedAt: 1 }))
    await createMatchRecorder(world.store).recordMatches(matches)
    await world.count([])
    await recordBuilds(world)
    const { store, clock } = world
    const pros = new Set(
      (await world.readMatches()).flatMap(({ match, pros }) => (pros.length > 0 ? [match.matchId] : [])),
    )
    await createMatchPruner({ store, clock, keepDays: 30, report: fail }).pruneExpired()
    expect((await listRecorded(world)).filter((id) => !pros.has(id))).toEqual([])
  })

  it('keep the tier that the ranked match had when they were recorded', async () => {
    const world = await openStatisticsWorld()
    const match = fetchCountedMatches(20).find(({ match: { queueId } }) => queueId === SOLO_QUEUE)
    const puuid = match?.match.puuids[3]
    if (match === undefined || puuid === undefined) throw new Error('The pro has no ranked match.')
    await rank(world, { platform: match.match.platform, puuid }, 'EMERALD')
    await world.count([match])
    await recordBuilds(world)
    const tiers = async () => Object.values(await readBuilds(world)).map(({ tier }) => tier)
    expect(await tiers()).toEqual(['EMERALD'])

    await rank(world, { platform: match.match.platform, puuid }, 'IRON')
    await openBuildRecorder(world).record([match.match.matchId])
    expect(await tiers()).toEqual(['EMERALD'])
  })
})
