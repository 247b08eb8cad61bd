import { allIndexes } from '../../gateway/composition/collections.ts'
import { createContext } from '../../gateway/composition/create-context.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { createBundledAugments } from '../../gateway/game-data/community-dragon/bundled-augments.ts'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { credentialsOf } from '../../gateway/http/graphql/credentials.ts'
import { createOperators } from '../../gateway/identity/services/operators.ts'
import { APEX_TIERS, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createLadderVersions } from '../../gateway/ladders/workers/ladder-versions.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { createMatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { createRestamper } from '../../gateway/statistics/workers/restamp-matches.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { fetchMatches } from '../support/fetched-matches.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { openKeys } from '../support/open-keys.ts'
import { writeRosters } from '../support/rosters.ts'
import { TEST_STATUS } from '../support/test-status.ts'
import { makeGoldenRosters } from './golden-rosters.ts'
import { serveV2 } from './serve-v2.ts'

/** Bearer token of an editor. */
export const GOLDEN_TOKEN = 'the-token-of-the-golden-world'

/** Number of EUW pros with counted matches, and of matches for each. */
const COUNTED_PROS = 4
const MATCHES_OF_EACH = 8

/** Number of places of the only stored ladder. */
const PLACES = 60

/** The /v2 layer on the real schema, over a world with data for every route. */
export type GoldenWorld = Awaited<ReturnType<typeof openGoldenWorld>>

/**
 * Opens a world that is the same in each run and on each store: a simulator with a fixed seed and time, three teams with
 * all their accounts from Riot, counted games, streams, a running game and a ladder.
 */
export async function openGoldenWorld(openStore: (clock: Clock) => DocumentStore = openInMemory) {
  const clock = new FakeClock()
  const store = openStore(clock)
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
  const riot = createRiotApi({
    fetch: (request) => simulator.fetch(request),
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey: 'test',
    random: () => 0.5,
  })
  const operators = createOperators({ store, clock, key: new Uint8Array(32), token: GOLDEN_TOKEN })
  const context = createContext({
    store,
    apiKeys: openKeys(store, clock).apiKeys,
    origin: () => 'https://lanewatch.test',
    watches: store,
    riot,
    staticData: createBundledStaticData(),
    augments: createBundledAugments(),
    clock,
    status: TEST_STATUS,
    sources: { list: async () => [] },
    operators,
    report: fail,
  })
  const rosters = makeGoldenRosters(riot.keyId)
  const unforeseen: unknown[] = []

  async function fetchAccounts(): Promise<void> {
    const accounts = rosters.players.flatMap((player) => player.accounts)
    await Promise.all(
      accounts.map(async ({ platform, puuid }) => {
        const found = await context.accounts.fetchByPuuid(puuid ?? '', regionOf(platform), { priority: 'visitor' })
        if (found.kind === 'not-found') throw new Error(`Riot does not know ${puuid}.`)
        await context.ranks.fetchRanks(found.account)
      }),
    )
  }

  async function countMatches(): Promise<void> {
    const restamper = createRestamper({ store, proScene: context.proScene, riot, clock, report: fail })
    // Matches recorded from now on are stamped with the pros.
    await restamper.restampDue()
    const played = EUW_ACCOUNTS.slice(0, COUNTED_PROS).flatMap((account) =>
      fetchMatches(MATCHES_OF_EACH, undefined, account),
    )
    await createMatchRecorder(store).recordMatches([
      ...new Map(played.map((each) => [each.match.matchId, each])).values(),
    ])
    const counter = createMatchCounter({ store, clock, report: fail })
    while ((await counter.countPending()) > 0);
  }

  async function keepLadder(): Promise<void> {
    const tiers = APEX_TIERS.map((tier) => riot.apexLeague('EUW1', 'SOLO', tier, { priority: 'visitor' }))
    const entries = toLadder(
      (await Promise.all(tiers)).flatMap(({ value }) => value),
      new Map(),
    ).slice(0, PLACES)
    await createLadderVersions(store).replace(
      { platform: 'EUW1', queue: 'SOLO' },
      { fetchedAt: clock.now(), keyId: riot.keyId, entries },
    )
  }

  async function goLive(): Promise<void> {
    const live = openLiveWorld(store, clock)
    const [first, second, third] = rosters.players
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('There are too few players.')
    await live.putSource('streams')
    await live.putSource('active_games')
    await live.putStream(first)
    await live.putStream(second, { live: null })
    await live.putGame([third])
  }

  await writeRosters(store, rosters)
  await fetchAccounts()
  await countMatches()
  await keepLadder()
  await goLive()

  return {
    clock,
    simulator,
    rosters,
    /** Unexpected errors. */
    unforeseen,
    send: serveV2({
      execute: (document, variables, { headers, url }) =>
        executeIn(context, () => operators.identify(credentialsOf(headers, new URL(url))))(document, variables),
      clock,
      reportError: (error) => unforeseen.push(error),
    }),
    close: () => store.close(),
  }
}

function openInMemory(clock: Clock): DocumentStore {
  return openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
}
