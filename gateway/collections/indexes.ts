import type { IndexDeclaration, UnindexedField } from '../ports/document-store.ts'
import { accountChampionsCollection } from './account-champions.ts'
import { accountChecksCollection } from './account-checks.ts'
import { accountMasteriesCollection } from './account-masteries.ts'
import { accountMatchesCollection } from './account-matches.ts'
import { accountsCollection } from './accounts.ts'
import { activeGamesCollection } from './active-games.ts'
import { activeProGamesCollection } from './active-pro-games.ts'
import { championPlayersCollection } from './champion-players.ts'
import { championStatsCollection } from './champion-stats.ts'
import { championTablesCollection } from './champion-tables.ts'
import { endedMatchesCollection } from './ended-matches.ts'
import { heartbeatsCollection } from './heartbeats.ts'
import { idempotencyKeysCollection } from './idempotency-keys.ts'
import { ladderChunksCollection } from './ladder-chunks.ts'
import { laddersCollection } from './ladders.ts'
import { leaguesCollection } from './leagues.ts'
import { leasesCollection } from './leases.ts'
import { liveSourcesCollection } from './live-sources.ts'
import { liveStreamsCollection } from './live-streams.ts'
import { matchesCollection } from './matches.ts'
import { operatorLinksCollection } from './operator-links.ts'
import { operatorSessionsCollection } from './operator-sessions.ts'
import { participationsCollection } from './participations.ts'
import { pendingCountsCollection } from './pending-counts.ts'
import { pointLeasesCollection } from './point-leases.ts'
import { proClaimsCollection } from './pro-claims.ts'
import { proEventsCollection } from './pro-events.ts'
import { proPlayersCollection } from './pro-players.ts'
import { proTeamsCollection } from './pro-teams.ts'
import { rankHistoriesCollection } from './rank-histories.ts'
import { riotIdsCollection } from './riot-ids.ts'
import { riotKeysCollection } from './riot-keys.ts'
import { rosterChangesCollection } from './roster-changes.ts'
import { rosterImportsCollection } from './roster-imports.ts'
import { rosterLedgerCollection } from './roster-ledger.ts'
import { stampedAccountsCollection } from './stamped-accounts.ts'
import { statisticsStateCollection } from './statistics-state.ts'
import { storeMarksCollection } from './store-marks.ts'
import { streamsCollection } from './streams.ts'
import { trackedHistoriesCollection } from './tracked-histories.ts'
import { viewersCollection } from './viewers.ts'

const definitions = [
  accountChampionsCollection,
  accountChecksCollection,
  accountMasteriesCollection,
  accountMatchesCollection,
  accountsCollection,
  activeGamesCollection,
  activeProGamesCollection,
  championPlayersCollection,
  championStatsCollection,
  championTablesCollection,
  endedMatchesCollection,
  heartbeatsCollection,
  idempotencyKeysCollection,
  ladderChunksCollection,
  laddersCollection,
  leaguesCollection,
  leasesCollection,
  liveSourcesCollection,
  liveStreamsCollection,
  matchesCollection,
  operatorLinksCollection,
  operatorSessionsCollection,
  participationsCollection,
  pendingCountsCollection,
  pointLeasesCollection,
  proClaimsCollection,
  proEventsCollection,
  proPlayersCollection,
  proTeamsCollection,
  rankHistoriesCollection,
  riotIdsCollection,
  riotKeysCollection,
  rosterChangesCollection,
  rosterImportsCollection,
  rosterLedgerCollection,
  stampedAccountsCollection,
  statisticsStateCollection,
  storeMarksCollection,
  streamsCollection,
  trackedHistoriesCollection,
  viewersCollection,
]

/** Every index that the product's queries need, for any driver. */
export const allIndexes: readonly IndexDeclaration[] = definitions.flatMap(({ name, indexes }) =>
  indexes.map((index) => ({ collection: name, ...index })),
)

/** Every field that Firestore must not index, including all fields inside it. */
export const allUnindexed: readonly UnindexedField[] = definitions.flatMap(({ name, unindexed = [] }) =>
  unindexed.map((field) => ({ collection: name, field })),
)
