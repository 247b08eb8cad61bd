import { createAccounts } from '../accounts/services/accounts.ts'
import { createMasteries } from '../accounts/services/masteries.ts'
import { createRanks } from '../accounts/services/ranks.ts'
import { createLiveStates } from '../active-games/services/live-states.ts'
import type { GraphQLContext } from '../contract/context.ts'
import type { Augments } from '../game-data/services/augments.ts'
import type { StaticData } from '../game-data/services/static-data.ts'
import { VISITOR } from '../identity/rules/viewer.ts'
import type { Operators } from '../identity/services/operators.ts'
import { createLadders } from '../ladders/services/ladders.ts'
import { NOTHING_USED } from '../limits/point-budgets.ts'
import { createAccountMatchIds } from '../matches/services/account-match-ids.ts'
import { createMatchHistory } from '../matches/services/match-history.ts'
import { createMatches } from '../matches/services/matches.ts'
import { createViewers } from '../people/services/viewers.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import { createRosterChangesFeed } from '../rosters/services/create-roster-changes-feed.ts'
import { createProPlayers } from '../rosters/services/pro-players.ts'
import { createProScene } from '../rosters/services/pro-scene.ts'
import { createRosters } from '../rosters/services/rosters.ts'
import { createSearch } from '../search/services/search.ts'
import type { Clock } from '../shared/clock.ts'
import { createChampionBuilds } from '../statistics/services/champion-builds.ts'
import { createChampionMatches } from '../statistics/services/champion-matches.ts'
import { createChampionPlayers } from '../statistics/services/champion-players.ts'
import { createChampionStatistics } from '../statistics/services/champion-statistics.ts'
import type { Status } from '../status/services/status.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { StoreWatches } from '../store/store-watches.ts'
import { createTimelines } from '../timelines/services/timelines.ts'
import { createLiveFeeds } from './live-types.ts'

interface Foundation {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly riot: RiotApi
  readonly staticData: StaticData
  readonly augments: Augments
  readonly clock: Clock
  readonly status: Status
  readonly operators: Operators
  /** Called for each watched document that can't be read. */
  readonly report: (error: unknown) => void
}

/** Each operation gets its own copy, because a context caches the nodes that it has loaded. */
export function createContext({
  store,
  watches,
  riot,
  staticData,
  augments,
  clock,
  status,
  operators,
  report,
}: Foundation): GraphQLContext {
  const ranks = createRanks({ riot, store, clock })
  const matches = createMatches({ riot, store })
  const matchHistory = createMatchHistory({ riot, store, clock, matches })
  const proScene = createProScene({ watches, clock, report })
  const accounts = createAccounts({ riot, store, clock, ranks })
  const rosters = createRosters({ store, clock, accounts, proScene })
  const rosterChanges = createRosterChangesFeed({ watches, ledger: rosters, clock, report })
  const championStatistics = createChampionStatistics({ store, clock })
  const liveFeeds = createLiveFeeds({ watches, clock, report })
  return {
    viewer: VISITOR,
    limits: { look: async () => NOTHING_USED, now: () => clock.now() },
    operators,
    viewers: createViewers({ store, clock }),
    accounts,
    ranks,
    masteries: createMasteries({ riot, store, clock }),
    matches,
    matchIds: createAccountMatchIds({ riot, store, clock }),
    matchHistory,
    timelines: createTimelines({ riot, store }),
    championStatistics,
    championBuilds: createChampionBuilds({ store, clock, statistics: championStatistics, staticData }),
    championMatches: createChampionMatches({ store, matches }),
    championPlayers: createChampionPlayers({ store, clock }),
    proScene,
    proPlayers: createProPlayers({ store, clock, matchHistory }),
    rosters,
    search: createSearch({ store, proScene, staticData }),
    ladders: createLadders({ riot, store, clock, proScene }),
    liveStates: createLiveStates({ ...liveFeeds, riot, store, clock }),
    feeds: { ...liveFeeds, rosterChanges },
    staticData,
    augments,
    status,
  }
}
