import type { Accounts } from '../accounts/services/accounts.ts'
import type { Lobbies } from '../accounts/services/lobbies.ts'
import type { Masteries } from '../accounts/services/masteries.ts'
import type { Ranks } from '../accounts/services/ranks.ts'
import type { LiveStates } from '../active-games/services/live-states.ts'
import type { RunningGames } from '../active-games/services/running-games.ts'
import type { Scouting } from '../active-games/services/scouting.ts'
import type { SeenGames } from '../active-games/services/seen-games.ts'
import type { ApiKeys } from '../api-keys/services/api-keys.ts'
import type { LiveFeeds } from '../composition/live-types.ts'
import type { Augments } from '../game-data/services/augments.ts'
import type { StaticData } from '../game-data/services/static-data.ts'
import type { Viewer } from '../identity/rules/viewer.ts'
import type { Operators } from '../identity/services/operators.ts'
import type { AccountChangesFeed } from '../journal/services/account-changes-feed.ts'
import type { Ladders } from '../ladders/services/ladders.ts'
import type { PointBalance } from '../limits/point-budgets.ts'
import type { AccountMatchIds } from '../matches/services/account-match-ids.ts'
import type { MatchHistory } from '../matches/services/match-history.ts'
import type { Matches } from '../matches/services/matches.ts'
import type { Viewers } from '../people/services/viewers.ts'
import type { Proposals } from '../proposals/services/proposals.ts'
import type { PushSubscriptions } from '../push/services/push-subscriptions.ts'
import type { PageClaims } from '../rights/services/page-claims.ts'
import type { PersonRequests } from '../rights/services/person-requests.ts'
import type { ProPlayers } from '../rosters/services/pro-players.ts'
import type { ProScene } from '../rosters/services/pro-scene.ts'
import type { RosterChangesFeed } from '../rosters/services/roster-changes-feed.ts'
import type { RosterStrengths } from '../rosters/services/roster-strengths.ts'
import type { Rosters } from '../rosters/services/rosters.ts'
import type { Search } from '../search/services/search.ts'
import type { AccountActivities } from '../statistics/services/account-activity.ts'
import type { ChampionBuildsReader } from '../statistics/services/champion-builds.ts'
import type { ChampionMatches } from '../statistics/services/champion-matches.ts'
import type { ChampionPlayers } from '../statistics/services/champion-players.ts'
import type { ChampionStatistics } from '../statistics/services/champion-statistics.ts'
import type { KnownGames } from '../statistics/services/known-games.ts'
import type { CompanionsReader } from '../statistics/services/played-with.ts'
import type { PlayerGames } from '../statistics/services/player-games.ts'
import type { SharedGamesReader } from '../statistics/services/shared-games.ts'
import type { UsualGames } from '../statistics/services/usual-games.ts'
import type { SourceHistory } from '../status/services/source-history.ts'
import type { Sources } from '../status/services/sources.ts'
import type { Status } from '../status/services/status.ts'
import type { Timelines } from '../timelines/services/timelines.ts'
import type { Webhooks } from '../webhooks/services/webhooks.ts'

export interface GraphQLContext {
  readonly viewer: Viewer
  /** Remaining points of the client address or the API key, and the current time in milliseconds since 1970. */
  readonly limits: { readonly look: () => Promise<PointBalance>; readonly now: () => number }
  /** Returns the URL at which other programs reach this server, such as `https://lanewatch.example`. */
  readonly origin: () => string
  readonly operators: Operators
  readonly apiKeys: ApiKeys
  readonly webhooks: Webhooks
  readonly pushSubscriptions: PushSubscriptions
  readonly viewers: Viewers
  readonly personRequests: PersonRequests
  readonly pageClaims: PageClaims
  readonly accounts: Accounts
  readonly lobbies: Lobbies
  readonly ranks: Ranks
  readonly masteries: Masteries
  readonly matches: Matches
  readonly matchIds: AccountMatchIds
  readonly matchHistory: MatchHistory
  readonly timelines: Timelines
  readonly championStatistics: ChampionStatistics
  readonly championBuilds: ChampionBuildsReader
  readonly championMatches: ChampionMatches
  readonly championPlayers: ChampionPlayers
  readonly knownGames: KnownGames
  readonly playerGames: PlayerGames
  readonly sharedGames: SharedGamesReader
  readonly usualGames: UsualGames
  readonly accountActivities: AccountActivities
  readonly companions: CompanionsReader
  readonly proScene: ProScene
  readonly proPlayers: ProPlayers
  readonly rosters: Rosters
  readonly proposals: Proposals
  readonly rosterStrengths: RosterStrengths
  readonly search: Search
  readonly ladders: Ladders
  readonly liveStates: LiveStates
  readonly runningGames: RunningGames
  readonly seenGames: SeenGames
  readonly scouting: Scouting
  readonly feeds: Feeds
  readonly staticData: StaticData
  readonly augments: Augments
  readonly status: Status
  readonly sources: Sources
  readonly sourceHistory: SourceHistory
}

/** Feeds, one for each subscription. */
export interface Feeds extends LiveFeeds {
  readonly rosterChanges: RosterChangesFeed
  readonly accountChanges: AccountChangesFeed
}
