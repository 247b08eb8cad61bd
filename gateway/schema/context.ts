import type { ProGame } from '../domain/pro-game.ts'
import type { ProStream } from '../domain/pro-stream.ts'
import type { PointBalance } from '../limits/point-budgets.ts'
import type { Viewer } from '../domain/viewer.ts'
import type { LiveFeed } from '../ports/live-feed.ts'
import type { RosterChangesFeed } from '../ports/roster-changes-feed.ts'
import type { StaticData } from '../ports/static-data.ts'
import type { AccountMatchIds } from '../services/account-match-ids.ts'
import type { Accounts } from '../services/accounts.ts'
import type { ChampionMatches } from '../services/champion-matches.ts'
import type { ChampionPlayers } from '../services/champion-players.ts'
import type { ChampionStatistics } from '../services/champion-statistics.ts'
import type { Ladders } from '../services/ladders.ts'
import type { LiveStates } from '../services/live-states.ts'
import type { Masteries } from '../services/masteries.ts'
import type { MatchHistory } from '../services/match-history.ts'
import type { Matches } from '../services/matches.ts'
import type { ProPlayers } from '../services/pro-players.ts'
import type { ProScene } from '../services/pro-scene.ts'
import type { Operators } from '../services/operators.ts'
import type { Ranks } from '../services/ranks.ts'
import type { Rosters } from '../services/rosters.ts'
import type { Search } from '../services/search.ts'
import type { Status } from '../services/status.ts'
import type { Viewers } from '../services/viewers.ts'

/** GraphQL context: the services available to resolvers. */
export interface GraphQLContext {
  /** The sender of the operation. */
  readonly viewer: Viewer
  /** Remaining points of the client address, and the current time in milliseconds since 1970. */
  readonly limits: { readonly look: () => Promise<PointBalance>; readonly now: () => number }
  readonly operators: Operators
  /** Stored data of signed-in persons. */
  readonly viewers: Viewers
  readonly accounts: Accounts
  readonly ranks: Ranks
  readonly masteries: Masteries
  readonly matches: Matches
  readonly matchIds: AccountMatchIds
  readonly matchHistory: MatchHistory
  readonly championStatistics: ChampionStatistics
  readonly championMatches: ChampionMatches
  readonly championPlayers: ChampionPlayers
  readonly proScene: ProScene
  readonly proPlayers: ProPlayers
  readonly rosters: Rosters
  readonly search: Search
  readonly ladders: Ladders
  readonly liveStates: LiveStates
  /** Sources of subscriptions. */
  readonly feeds: Feeds
  readonly staticData: StaticData
  readonly status: Status
}

/** Live feeds, one for each subscription. */
export interface Feeds {
  readonly rosterChanges: RosterChangesFeed
  readonly streams: LiveFeed<ProStream>
  readonly activeGames: LiveFeed<ProGame>
}
