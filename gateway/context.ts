import { VISITOR } from './domain/viewer.ts'
import { createRosterChangesFeed } from './live/roster-changes-feed.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentStore } from './ports/document-store.ts'
import type { RiotApi } from './ports/riot-api.ts'
import type { StaticData } from './ports/static-data.ts'
import type { GraphQLContext } from './schema/context.ts'
import { createAccounts } from './services/accounts.ts'
import { createLadders } from './services/ladders.ts'
import { createMasteries } from './services/masteries.ts'
import { createMatchHistory } from './services/match-history.ts'
import { createMatches } from './services/matches.ts'
import type { Operators } from './services/operators.ts'
import { createProPlayers } from './services/pro-players.ts'
import { createProScene } from './services/pro-scene.ts'
import { createRanks } from './services/ranks.ts'
import { createRosters } from './services/rosters.ts'
import { createSearch } from './services/search.ts'
import type { Status } from './services/status.ts'

/** What the services stand on. */
interface Foundation {
  readonly store: DocumentStore
  readonly riot: RiotApi
  readonly staticData: StaticData
  readonly clock: Clock
  readonly status: Status
  readonly operators: Operators
  /** Is told what breaks behind a subscription. */
  readonly report: (error: unknown) => void
}

/**
 * What resolvers work with, composed over a store and a Riot client. Each operation gets a copy of its own: nodes that
 * were loaded are remembered for one context.
 */
export function createContext({
  store,
  riot,
  staticData,
  clock,
  status,
  operators,
  report,
}: Foundation): GraphQLContext {
  const ranks = createRanks({ riot, store, clock })
  const matches = createMatches({ riot, store })
  const matchHistory = createMatchHistory({ riot, store, clock, matches })
  const proScene = createProScene(store)
  const accounts = createAccounts({ riot, store, clock, ranks })
  const rosters = createRosters({ store, clock, accounts, proScene })
  return {
    viewer: VISITOR,
    operators,
    accounts,
    ranks,
    masteries: createMasteries({ riot, store, clock }),
    matches,
    matchHistory,
    proScene,
    proPlayers: createProPlayers({ store, clock, matchHistory }),
    rosters,
    search: createSearch({ store, proScene, staticData }),
    ladders: createLadders({ riot, store, clock, proScene }),
    feeds: { rosterChanges: createRosterChangesFeed({ store, ledger: rosters, clock, report }) },
    staticData,
    status,
  }
}
