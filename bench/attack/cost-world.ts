import { bundledRoster } from '../../gateway/bundled-roster.ts'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { createContext } from '../../gateway/context.ts'
import { createMatchCounter } from '../../gateway/ingest/match-counter.ts'
import { seedRosters } from '../../gateway/ingest/seed-rosters.ts'
import type { GraphQLContext } from '../../gateway/schema/context.ts'
import { createOperators } from '../../gateway/services/operators.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { createBundledStaticData } from '../../gateway/sources/data-dragon/bundled-static-data.ts'
import { createRiotApi } from '../../gateway/sources/riot/riot-api.ts'
import { systemClock as clock } from '../../gateway/sources/system-clock.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fillStatistics } from '../fill-statistics.ts'
import { createVariedMatches } from '../varied-matches.ts'

interface CostWorld extends AsyncDisposable {
  readonly context: GraphQLContext
  /** Values of the variables that own documents have, by their names. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** The demo world with an account that has a history, rosters, and champions with statistics, in memory. */
export async function openCostWorld(): Promise<CostWorld> {
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const simulator = createSimulator({ seed: 'bench', now: Date.now })
  const riot = createRiotApi({
    fetch: (request) => simulator.fetch(request),
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey: 'bench',
    random: Math.random,
  })
  await seedRosters(store, clock, { bundled: bundledRoster(simulator.listRoster()), file: null })
  const context = createContext({
    store,
    watches: store,
    riot,
    staticData: createBundledStaticData(),
    clock,
    status: { dataSource: 'SIMULATOR', demoAccounts: [], contactEmail: null, signIn: null },
    operators: createOperators({ store, clock, key: new Uint8Array(32), token: null }),
    report: (error) => process.stderr.write(`${String(error)}\n`),
  })
  const { players, teams, leagues } = await context.proScene.look()
  await fillStatistics(
    store,
    createVariedMatches('starring'),
    1_000,
    players.slice(0, 100).map(({ id }) => id),
  )
  const account = players.flatMap(({ accounts }) => accounts).find(({ platform }) => platform === 'EUW1')
  if (account === undefined) throw new Error('The demo world has no pro player in EUW.')
  const { gameName, tagLine } = account
  const lookup = await context.accounts.findByRiotId({ gameName, tagLine }, 'EUW')
  if (lookup.kind !== 'found') throw new Error(`The demo world does not know ${gameName}#${tagLine}.`)
  const history = await context.matchHistory.findPage(lookup.account, {
    queue: null,
    championId: null,
    first: 20,
    after: null,
  })
  const counter = createMatchCounter({ store, clock, report: () => {} })
  while ((await counter.countPending()) > 0);

  const { puuid } = lookup.account
  const matchId = history?.entries[0]?.record.match.matchId ?? ''
  return {
    context,
    variables: {
      ...{ gameName, tagLine, region: 'EUW', puuid, matchId, first: 20, locale: 'EN', count: 20, start: 0 },
      ...{ filter: {}, queue: null, population: 'ALL', text: gameName.slice(0, 3), last: 20 },
      ...{ team: teams[0]?.code, league: leagues[0]?.code, name: players[0]?.name, player: players[0]?.name },
    },
    async [Symbol.asyncDispose]() {
      await store.close()
    },
  }
}
