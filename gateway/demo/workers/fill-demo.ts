import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Account } from '../../accounts/rules/account.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import type { Ranks } from '../../accounts/services/ranks.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { RecordedMatch } from '../../matches/rules/match.ts'
import type { MatchHistory } from '../../matches/services/match-history.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import { createProAccountRoster } from '../../rosters/files/pro-account-roster.ts'
import type { ProAccount, ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Platform, regionOf } from '../../shared/region.ts'
import type { MatchCounter } from '../../statistics/workers/match-counter.ts'
import type { Restamper } from '../../statistics/workers/restamp-matches.ts'
import type { ExampleAccount } from '../../status/rules/example-account.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { DEMO_FILL_ID, demoFillsCollection } from '../collections/demo-fills.ts'
import { DAY_MS, listPastTimes } from '../rules/past-times.ts'
import type { Past } from './past.ts'

/** Ages of the recorded matches besides the newest: some of each of the last patches. A patch lasts two weeks. */
const EARLIER_AGES_DAYS = [9, 18, 30, 44]

/** Number of matches per account of a pro and age. */
const PRO_MATCHES = 1

/** Number of matches per example account: of today, and of each earlier age. */
const EXAMPLE_MATCHES = 10
const EARLIER_EXAMPLE_MATCHES = 4

/**
 * The platforms of the leagues, the smallest first, so that the first matches are counted soon. Pros of one platform meet each other,
 * so their matches are recorded when all are known.
 */
const FIRST_PLATFORMS: readonly Platform[] = ['NA1', 'EUW1', 'KR']

/** Number of new matches after which they are counted. */
const COUNTED_AT_ONCE = 20

/** Length of the pros' rank histories, and the interval of their look-ups. */
const PRO_RANK_DAYS = 42
const PRO_RANK_INTERVAL_MS = 7 * DAY_MS

const BACKFILL = { priority: 'backfill' } as const

/** `filling` until the first fill is complete; `failed` when it broke off, to be continued at the next start. */
export interface DemoFillStatus {
  readonly state: 'filling' | 'filled' | 'failed'
  readonly accounts: number
  readonly matches: number
}

/**
 * The first fill of an empty demo world: finds the accounts of the pros, records and counts matches of the last patches, and
 * records earlier ranks, all with the services that do it for visitors. Visible things come first. It runs without pauses, because
 * the demo world has no visitors of its own. A fill that was interrupted is continued; a complete one is never repeated.
 */
export interface FillDemoJob extends BackgroundJob {
  /** Resolves once the fill is over, complete or not. Jobs that would only repeat its work wait for it. */
  readonly over: Promise<void>
  status(): DemoFillStatus
}

interface Pro {
  readonly player: ProPlayer
  readonly account: ProAccount
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly accounts: Accounts
  readonly ranks: Ranks
  readonly proScene: ProScene
  readonly matches: Matches
  readonly matchHistory: Pick<MatchHistory, 'remember'>
  readonly counter: MatchCounter
  readonly restamper: Restamper
  readonly past: Past
  readonly listExamples: () => readonly ExampleAccount[]
  readonly report: (error: unknown) => void
}

export function createFillDemoJob(dependencies: Dependencies): FillDemoJob {
  const {
    riot,
    store,
    clock,
    accounts,
    ranks,
    proScene,
    matches,
    matchHistory,
    counter,
    restamper,
    past,
    listExamples,
    report,
  } = dependencies
  const fills = openCollection(store, demoFillsCollection)
  const roster = createProAccountRoster(store, proScene)
  const over = Promise.withResolvers<void>()
  const status = { state: 'filling' as DemoFillStatus['state'], accounts: 0, matches: 0 }
  let uncounted = 0

  async function identify({ player, account }: Pro): Promise<Account | null> {
    const region = regionOf(account.platform)
    const { puuid, keyId } = account
    const lookup =
      puuid !== null && keyId === riot.keyId
        ? await accounts.fetchByPuuid(puuid, region, BACKFILL)
        : await accounts.fetchByRiotId(account, region, BACKFILL)
    if (lookup.kind === 'not-found') return null
    await roster.recordFound(player.id, account, lookup.account)
    status.accounts += 1
    return lookup.account
  }

  async function listPros(pauses: Pauses): Promise<readonly Pro[]> {
    const { players } = await pauses.wait(() => proScene.look())
    const pros = players.flatMap((player) => player.accounts.map((account) => ({ player, account })))
    const placeOf = ({ account: { platform } }: Pro) => FIRST_PLATFORMS.toReversed().indexOf(platform)
    return pros.toSorted((one, other) => placeOf(other) - placeOf(one))
  }

  async function identifyAll(pros: readonly Pro[], pauses: Pauses): Promise<readonly Account[]> {
    const found: Account[] = []
    for (const { player, account } of pros) {
      const identified = await pauses.wait(() => identify({ player, account }))
      if (identified !== null) found.push(identified)
      await pauses.wait(() => yieldToOthers())
    }
    // Matches that are recorded from now on have the stamps of these pros.
    while ((await pauses.wait(() => restamper.restampDue())) > 0);
    return found
  }

  async function findExamples(pauses: Pauses): Promise<readonly Account[]> {
    const found: Account[] = []
    for (const example of listExamples()) {
      const lookup = await pauses.wait(() => accounts.fetchByRiotId(example, example.region, BACKFILL))
      if (lookup.kind === 'found') found.push(lookup.account)
    }
    return found
  }

  /** Records matches of an account that began before a time, in milliseconds since 1970. */
  async function recordMatches(account: Account, before: number, count: number): Promise<void> {
    const { platform, puuid } = account
    const { value: ids } = await riot.matchIds(platform, puuid, { count, endTime: Math.floor(before / 1000) }, BACKFILL)
    const known = await matches.listStored(ids)
    const lookups = await matches.listMatches(ids, puuid, BACKFILL.priority)
    const found = lookups.flatMap((lookup): RecordedMatch[] => (lookup.kind === 'found' ? [lookup.record] : []))
    await matchHistory.remember(account, found)
    const added = known.filter((record) => record === null).length
    status.matches += added
    uncounted += added
  }

  async function recordAge(listed: readonly Account[], ageDays: number, count: number, pauses: Pauses): Promise<void> {
    const before = clock.now() - ageDays * DAY_MS
    for (const account of listed) {
      await pauses.wait(() => recordMatches(account, before, count))
      if (uncounted >= COUNTED_AT_ONCE) await countAll(pauses)
      await pauses.wait(() => yieldToOthers())
    }
    await countAll(pauses)
  }

  async function countAll(pauses: Pauses): Promise<void> {
    uncounted = 0
    // Not interruptible: an abandoned transaction locks a Firestore for a minute.
    while ((await counter.countPending()) > 0) await pauses.wait(() => yieldToOthers())
  }

  /** Ranks are recorded in the order of time, the present ones last. */
  async function recordRanks(pros: readonly Account[], pauses: Pauses): Promise<void> {
    for (const at of listPastTimes(clock.now(), PRO_RANK_DAYS, PRO_RANK_INTERVAL_MS)) {
      past.goTo(at)
      for (const account of pros) {
        await pauses.wait(() => past.ranks.fetchRanks(account, BACKFILL.priority))
        await pauses.wait(() => yieldToOthers())
      }
    }
    for (const account of pros) {
      await pauses.wait(() => ranks.fetchRanks(account, BACKFILL.priority))
      await pauses.wait(() => yieldToOthers())
    }
  }

  async function fill(pauses: Pauses): Promise<void> {
    const before = await pauses.wait(() => fills.find(DEMO_FILL_ID))
    if (before?.filledAt != null) return
    const pros: Account[] = []
    for (const [, ofPlatform] of Map.groupBy(await listPros(pauses), ({ account }) => account.platform)) {
      const identified = await identifyAll(ofPlatform, pauses)
      await recordAge(identified, 0, PRO_MATCHES, pauses)
      pros.push(...identified)
    }
    const found = await findExamples(pauses)
    await recordAge(found, 0, EXAMPLE_MATCHES, pauses)
    for (const age of EARLIER_AGES_DAYS) await recordAge(found, age, EARLIER_EXAMPLE_MATCHES, pauses)
    await recordRanks(pros, pauses)
    for (const age of EARLIER_AGES_DAYS) await recordAge(pros, age, PRO_MATCHES, pauses)
    await store.transaction(async (transaction) =>
      fills.in(transaction).set(DEMO_FILL_ID, { examplesAt: before?.examplesAt ?? null, filledAt: clock.now() }),
    )
  }

  async function run(pauses: Pauses): Promise<void> {
    try {
      await fill(pauses)
      status.state = 'filled'
    } catch (error) {
      if (error instanceof Closed) throw error
      status.state = 'failed'
      report(error)
    } finally {
      over.resolve()
    }
  }

  return { ...createBackgroundJob(clock, run), over: over.promise, status: () => ({ ...status }) }
}
