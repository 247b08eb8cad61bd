import { describe, expect, it } from 'vitest'
import type { Account } from '../../gateway/accounts/rules/account.ts'
import { createAccountWatches } from '../../gateway/journal/services/account-watches.ts'
import { createRefreshWatchedJob, WATCHED_PACE } from '../../gateway/journal/workers/refresh-watched.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openTestWorld } from '../support/test-world.ts'
import { JournalWorld } from './journal-world.ts'

const MINUTE_MS = 60_000

/** The demo world with the two jobs that keep watched accounts up to date. */
async function open() {
  const world = openTestWorld()
  const { clock, context, riot, store } = world
  const journal = new JournalWorld(store, clock)
  const accountWatches = createAccountWatches(store)
  let isDown = false
  const asked: string[] = []
  const worker = journal.startWorker()
  const refuse = () => {
    if (isDown) throw new UpstreamUnavailable('riot', clock.now() + MINUTE_MS, 'down on purpose')
  }
  const job = createRefreshWatchedJob({
    ...context,
    riot: {
      ...riot,
      keyId: riot.keyId,
      async matchIds(platform, puuid, ...rest) {
        asked.push(puuid)
        refuse()
        return riot.matchIds(platform, puuid, ...rest)
      },
    },
    clock,
    listWatched: () => worker.job.listWatched(),
    compareSoon: (account) => worker.job.compareSoon(account),
    pace: WATCHED_PACE,
    report: (error) => {
      throw error
    },
  })
  job.start()

  /** The demo accounts, as a page has just looked them up. */
  async function lookUp(count: number): Promise<readonly Account[]> {
    const found: Account[] = []
    for (const { platform, ...riotId } of world.simulator.demoAccounts.slice(0, count)) {
      const lookup = await context.accounts.findByRiotId(riotId, regionOf(platform))
      if (lookup.kind !== 'found') throw new Error(`${riotId.gameName} does not exist.`)
      await context.ranks.fetchRanks(lookup.account)
      await context.matchHistory.findPage(lookup.account, { queue: null, championId: null, first: 10, after: null })
      found.push(lookup.account)
    }
    return found
  }

  /** Lets the time pass, with subscribers who renew their watches. */
  async function pass(accounts: readonly Account[], minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      await accountWatches.watch(accounts, clock.now())
      await clock.advance(MINUTE_MS)
    }
  }

  /** Ids of the matches that an account has finished since a time, oldest first. */
  async function finishedSince({ platform, puuid }: Account, at: number): Promise<readonly string[]> {
    const options = { priority: 'visitor', fresh: true } as const
    const { value: ids } = await riot.matchIds(platform, puuid, { count: 100 }, options)
    const lookups = await context.matches.listMatches(ids, puuid)
    return lookups
      .flatMap((lookup) => (lookup.kind === 'found' ? [lookup.record.match] : []))
      .filter(
        ({ outcome, startedAt, durationSeconds }) => outcome === 'PLAYED' && startedAt + durationSeconds * 1000 > at,
      )
      .map(({ matchId }) => matchId)
      .toReversed()
  }

  async function journaledMatches({ puuid }: Account): Promise<readonly string[]> {
    return (await journal.listEntries()).flatMap(({ facts }) =>
      facts.kind === 'MATCH_FINISHED' && facts.account.puuid === puuid ? [facts.matchId] : [],
    )
  }

  return {
    ...world,
    journal,
    asked,
    lookUp,
    pass,
    finishedSince,
    journaledMatches,
    job,
    setDown(down: boolean) {
      isDown = down
    },
    async close() {
      await job.close()
      await journal.closeWorkers()
      expect(journal.complaints).toEqual([])
    },
  }
}

describe('a watched account', () => {
  it('has each finished match in the journal once, and its present rank in the end', async () => {
    const world = await open()
    const accounts = await world.lookUp(3)
    const since = world.clock.now()
    await world.pass(accounts, 6 * 60)
    let played = 0
    for (const account of accounts) {
      const finished = await world.finishedSince(account, since)
      // Riot publishes a match minutes after its end, and the last one may be on its way.
      const recent = await world.finishedSince(account, world.clock.now() - 15 * MINUTE_MS)
      const journaled = await world.journaledMatches(account)
      expect(finished.slice(0, journaled.length)).toEqual(journaled)
      expect(finished.length - journaled.length).toBeLessThanOrEqual(recent.length)
      played += journaled.length
      const changes = (await world.journal.listEntries()).flatMap(({ facts }) =>
        facts.kind === 'RANK_CHANGED' && facts.account.puuid === account.puuid && facts.queue === 'SOLO' ? [facts] : [],
      )
      for (const [index, { before }] of changes.entries()) {
        if (index > 0) expect(before).toEqual(changes[index - 1]?.after)
      }
      const [stored] = await world.context.accounts.listStored([account])
      const entry = stored?.ranks?.entries.find(({ queue }) => queue === 'SOLO')
      const last = changes.at(-1)?.after
      if (last !== undefined && last !== null) {
        expect([last.leaguePoints, last.wins, last.losses]).toEqual([entry?.leaguePoints, entry?.wins, entry?.losses])
      }
    }
    expect(played).toBeGreaterThan(0)
    await world.close()
  })

  it('loses no change while Riot is down', async () => {
    const world = await open()
    const accounts = await world.lookUp(3)
    const since = world.clock.now()
    await world.pass(accounts, 30)
    world.setDown(true)
    await world.pass(accounts, 4 * 60)
    const during = (await Promise.all(accounts.map((account) => world.journaledMatches(account)))).flat()
    const ended = world.clock.now()
    world.setDown(false)
    await world.pass(accounts, 30)
    let late = 0
    for (const account of accounts) {
      const journaled = await world.journaledMatches(account)
      const finished = await world.finishedSince(account, since)
      const recent = await world.finishedSince(account, ended)
      expect(journaled).toEqual(expect.arrayContaining(finished.filter((matchId) => !recent.includes(matchId))))
      expect(new Set(journaled).size).toBe(journaled.length)
      late += journaled.length
    }
    expect(late).toBeGreaterThan(during.length)
    await world.close()
  })

  it('is asked for once a minute at most while its player plays, and rarely otherwise', async () => {
    const world = await open()
    const accounts = await world.lookUp(3)
    await world.pass(accounts, 60)
    for (const { puuid } of accounts) {
      const times = world.asked.filter((asked) => asked === puuid).length
      expect(times).toBeGreaterThanOrEqual(5)
      expect(times).toBeLessThanOrEqual(60)
    }
    await world.clock.advance(16 * MINUTE_MS)
    const before = world.asked.length
    await world.clock.advance(60 * MINUTE_MS)
    expect(world.asked).toHaveLength(before)
    await world.close()
  })

  it('is asked for soon after its game has ended, until the match is there', async () => {
    const world = await open()
    const [account] = await world.lookUp(1)
    if (account === undefined) throw new Error('There is no demo account.')
    await world.pass([account], 12)
    const before = world.asked.length
    world.job.noteEnd(account, 'EUW1_1', world.clock.now())
    await world.pass([account], 2)
    expect(world.asked.length - before).toBeGreaterThanOrEqual(2)
    await world.close()
  })
})
