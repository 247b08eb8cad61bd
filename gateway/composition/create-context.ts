import { createSeenGames } from '../active-games/services/seen-games.ts'
import type { ApiKeys } from '../api-keys/services/api-keys.ts'
import type { GraphQLContext } from '../contract/context.ts'
import type { Augments } from '../game-data/services/augments.ts'
import type { StaticData } from '../game-data/services/static-data.ts'
import { VISITOR } from '../identity/rules/viewer.ts'
import type { Operators } from '../identity/services/operators.ts'
import { createAccountChangesFeed } from '../journal/services/account-changes-feed.ts'
import { createAccountWatches } from '../journal/services/account-watches.ts'
import { openJournal } from '../journal/services/journal.ts'
import { NOTHING_USED } from '../limits/point-budgets.ts'
import { createViewers } from '../people/services/viewers.ts'
import { createProposals } from '../proposals/services/proposals.ts'
import { createPageClaims } from '../rights/services/page-claims.ts'
import { createPersonRequests } from '../rights/services/person-requests.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import { createRosterChangesFeed } from '../rosters/services/create-roster-changes-feed.ts'
import { createProScene } from '../rosters/services/pro-scene.ts'
import { createRosterStrengths } from '../rosters/services/roster-strengths.ts'
import { createRosters } from '../rosters/services/rosters.ts'
import { createSearch } from '../search/services/search.ts'
import type { Clock } from '../shared/clock.ts'
import { type OnUnsaved, requireSaved } from '../shared/unsaved.ts'
import { createAccountActivities } from '../statistics/services/account-activity.ts'
import { createChampionBuilds } from '../statistics/services/champion-builds.ts'
import { createChampionMatches } from '../statistics/services/champion-matches.ts'
import { createChampionPlayers } from '../statistics/services/champion-players.ts'
import { createChampionStatistics } from '../statistics/services/champion-statistics.ts'
import { createKnownGames } from '../statistics/services/known-games.ts'
import { createCompanions } from '../statistics/services/played-with.ts'
import { createPlayerGames } from '../statistics/services/player-games.ts'
import { createSharedGames } from '../statistics/services/shared-games.ts'
import { createUsualGames } from '../statistics/services/usual-games.ts'
import { createSourceHistory } from '../status/services/source-history.ts'
import type { Sources } from '../status/services/sources.ts'
import type { Status } from '../status/services/status.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { StoreWatches } from '../store/store-watches.ts'
import type { WebhookTargets } from '../webhooks/rules/webhook-input.ts'
import { createLiveFeeds } from './live-types.ts'
import { NO_CONTACT, openPush } from './open-push.ts'
import { openWebhooks } from './open-webhooks.ts'
import { createRiotServices } from './riot-services.ts'

interface Foundation {
  readonly store: DocumentStore
  readonly apiKeys: ApiKeys
  /** Returns the URL at which other programs reach this server, such as `https://lanewatch.example`. */
  readonly origin: () => string
  readonly watches: StoreWatches
  readonly riot: RiotApi
  readonly staticData: StaticData
  readonly augments: Augments
  readonly clock: Clock
  readonly status: Status
  readonly sources: Sources
  readonly operators: Operators
  /** Addresses that webhooks may have. Default: only public ones. */
  readonly webhookTargets?: WebhookTargets
  /** Contact of the operator for push services: `mailto:` or an https URL. Default: none that is valid. */
  readonly pushContact?: string
  /** Called for each watched document that can't be read, and when the check of a pro can't be requested. */
  readonly report: (error: unknown) => void
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

/** Each operation gets its own copy, because a context caches the nodes that it has loaded. */
export function createContext({
  store,
  apiKeys,
  origin,
  watches,
  riot,
  staticData,
  augments,
  clock,
  status,
  sources,
  operators,
  webhookTargets = 'public',
  pushContact = NO_CONTACT,
  report,
  onUnsaved = requireSaved,
}: Foundation): GraphQLContext {
  const proScene = createProScene({ watches, clock, report })
  const liveFeeds = createLiveFeeds({ watches, clock, report })
  const seenGames = createSeenGames()
  const championPlayers = createChampionPlayers({ store, clock })
  const riotServices = createRiotServices({
    riot,
    store,
    clock,
    proScene,
    activeGames: liveFeeds.activeGames,
    seenGames,
    championPlayers,
    report,
    onUnsaved,
  })
  const { accounts, matches, proPlayers } = riotServices
  const rosters = createRosters({ store, clock, accounts, proScene })
  const rosterChanges = createRosterChangesFeed({ watches, ledger: rosters, clock, report })
  const journal = openJournal(store)
  const accountWatches = createAccountWatches(store)
  const accountChanges = createAccountChangesFeed({ journal, accountWatches, watches, clock, report })
  const pageClaims = createPageClaims({ riot, store, clock })
  const championStatistics = createChampionStatistics({ store, clock })
  const knownGames = createKnownGames({ store, clock })
  return {
    ...riotServices,
    seenGames,
    viewer: VISITOR,
    limits: { look: async () => NOTHING_USED, now: () => clock.now() },
    origin,
    operators,
    apiKeys,
    webhooks: openWebhooks({ store, clock, targets: webhookTargets, proScene, accounts, staticData, origin }),
    pushSubscriptions: openPush({ store, clock, targets: webhookTargets, contact: pushContact }),
    viewers: createViewers({ store, clock }),
    pageClaims,
    personRequests: createPersonRequests({ store, clock, pageClaims }),
    championStatistics,
    championBuilds: createChampionBuilds({ store, clock, statistics: championStatistics, staticData }),
    championMatches: createChampionMatches({ store, matches }),
    championPlayers,
    knownGames,
    playerGames: createPlayerGames({ store, clock, matches, staticData, knownGames }),
    sharedGames: createSharedGames({ matches, knownGames }),
    usualGames: createUsualGames({ clock, matches, knownGames }),
    accountActivities: createAccountActivities({ store, clock }),
    companions: createCompanions({ clock, matches, knownGames }),
    proScene,
    rosters,
    proposals: createProposals({ store, clock, proScene, writing: rosters.writing }),
    rosterStrengths: createRosterStrengths({ proPlayers, clock }),
    search: createSearch({ store, proScene, staticData }),
    feeds: { ...liveFeeds, rosterChanges, accountChanges },
    staticData,
    augments,
    status,
    sources,
    sourceHistory: createSourceHistory({ store, clock }),
  }
}
