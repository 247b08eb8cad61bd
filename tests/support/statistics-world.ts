import { createStoredAccounts } from '../../gateway/accounts/services/stored-accounts.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { FetchedMatch, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { createMatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { createRestamper } from '../../gateway/statistics/workers/restamp-matches.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { EUW_ACCOUNTS, truth } from '../active-games/games-world.ts'
import { fail } from './fail.ts'
import { fetchMatches } from './fetched-matches.ts'
import { proPlayerNamed, rostersOf, writeRosters, proAccountOf } from './rosters.ts'
import { storedAccount } from './stored-account.ts'
import { openTestWorld } from './test-world.ts'

type TestWorld = ReturnType<typeof openTestWorld>

/** A test world with statistics: recorded matches are stamped and counted as in the product. */
export interface StatisticsWorld extends TestWorld {
  /** Records and counts matches, and waits until the statistics show them. */
  count(fetched: readonly FetchedMatch[]): Promise<void>
  /** Stores these accounts, and remembers their stored matches. */
  lookUp(accounts: readonly WorldAccount[]): Promise<void>
  /** Returns all stored matches. */
  readMatches(): Promise<readonly RecordedMatch[]>
}

/** Opens a test world whose rosters are the pros of the LEC, each with one account in EUW. */
export async function openStatisticsWorld(world: TestWorld = openTestWorld()): Promise<StatisticsWorld> {
  const { store, clock, riot, context } = world
  await writeRosters(store, { ...rostersOf(world.simulator), players: listPros(riot.keyId) })
  const restamper = createRestamper({ store, proScene: context.proScene, riot, clock, report: fail })
  while ((await restamper.restampDue()) > 0);
  const recorder = createMatchRecorder(store)
  const counter = createMatchCounter({ store, clock, report: fail })

  async function readMatches(): Promise<readonly RecordedMatch[]> {
    const listed = await openCollection(store, matchesCollection).list({ limit: 1000 })
    return listed.map(({ value }) => value)
  }

  return {
    ...world,
    async count(fetched) {
      await recorder.recordMatches(fetched)
      while ((await counter.countPending()) > 0);
      await clock.advance(10_000)
    },
    async lookUp(accounts) {
      const records = await readMatches()
      for (const { platform, puuid, gameName, tagLine } of accounts) {
        const account = storedAccount({ platform, puuid, gameName, tagLine })
        await createStoredAccounts(store).save(account, () => account)
        const own = records.filter(({ match }) => match.puuids.includes(puuid))
        await context.matchHistory.remember(account, own)
      }
    },
    readMatches,
  }
}

/** Newest matches of the given number of LEC pros, without duplicates. */
export function fetchProMatches(pros: number, matchesOfEach: number): readonly FetchedMatch[] {
  const fetched = EUW_ACCOUNTS.slice(0, pros).flatMap((account) => fetchMatches(matchesOfEach, undefined, account))
  return [...new Map(fetched.map((each) => [each.match.matchId, each])).values()]
}

function listPros(keyId: string) {
  return truth.population.proPlayers.flatMap(({ name, role, team, accounts }) => {
    const own = accounts.find((account) => EUW_ACCOUNTS.includes(account))
    if (own === undefined) return []
    return [proPlayerNamed(name, team, { role, accounts: [proAccountOf({ ...own, keyId })] })]
  })
}
