import { accountIdsCollection } from '../accounts/collections/account-ids.ts'
import { accountMasteriesCollection } from '../accounts/collections/account-masteries.ts'
import { accountMatchesCollection } from '../accounts/collections/account-matches.ts'
import { accountRecordsCollection } from '../accounts/collections/account-records.ts'
import { accountsCollection } from '../accounts/collections/accounts.ts'
import { rankHistoriesCollection } from '../accounts/collections/rank-histories.ts'
import { riotIdsCollection } from '../accounts/collections/riot-ids.ts'
import { riotKeysCollection } from '../accounts/collections/riot-keys.ts'
import { accountChecksCollection } from '../active-games/collections/account-checks.ts'
import { checkRequestsCollection } from '../active-games/collections/check-requests.ts'
import { endedMatchesCollection } from '../active-games/collections/ended-matches.ts'
import { legacyProGamesCollection } from '../active-games/collections/legacy-pro-games.ts'
import { apiKeyHoldersCollection } from '../api-keys/collections/api-key-holders.ts'
import { apiKeyUsesCollection } from '../api-keys/collections/api-key-uses.ts'
import { apiKeysCollection } from '../api-keys/collections/api-keys.ts'
import { heartbeatsCollection } from '../delivery/collections/heartbeats.ts'
import { liveSourcesCollection } from '../delivery/collections/live-sources.ts'
import { demoFillsCollection } from '../demo/collections/demo-fills.ts'
import { operatorLinksCollection } from '../identity/collections/operator-links.ts'
import { operatorSessionsCollection } from '../identity/collections/operator-sessions.ts'
import { leasesCollection } from '../jobs/collections/leases.ts'
import { journalHeadCollection } from '../journal/collections/journal-head.ts'
import { journalProgressCollection } from '../journal/collections/journal-progress.ts'
import { journalCollection } from '../journal/collections/journal.ts'
import { watchedAccountsCollection } from '../journal/collections/watched-accounts.ts'
import { ladderBaselinesCollection } from '../ladders/collections/ladder-baselines.ts'
import { ladderChunksCollection } from '../ladders/collections/ladder-chunks.ts'
import { ladderCutoffsCollection } from '../ladders/collections/ladder-cutoffs.ts'
import { laddersCollection } from '../ladders/collections/ladders.ts'
import { pointLeasesCollection } from '../limits/collections/point-leases.ts'
import { matchesCollection } from '../matches/collections/matches.ts'
import { pendingCountsCollection } from '../matches/collections/pending-counts.ts'
import { stampedAccountsCollection } from '../matches/collections/stamped-accounts.ts'
import { viewersCollection } from '../people/collections/viewers.ts'
import { proposalRoundsCollection } from '../proposals/collections/proposal-rounds.ts'
import { rosterProposalsCollection } from '../proposals/collections/roster-proposals.ts'
import { pushKeysCollection } from '../push/collections/push-keys.ts'
import { pushPlaceCollection } from '../push/collections/push-place.ts'
import { pushProgressCollection } from '../push/collections/push-progress.ts'
import { pushSubscriptionsCollection } from '../push/collections/push-subscriptions.ts'
import { claimedPagesCollection } from '../rights/collections/claimed-pages.ts'
import { forgettingsCollection } from '../rights/collections/forgettings.ts'
import { openClaimsCollection } from '../rights/collections/open-claims.ts'
import { pageClaimsCollection } from '../rights/collections/page-claims.ts'
import { personDecisionsCollection } from '../rights/collections/person-decisions.ts'
import { personRequestsCollection } from '../rights/collections/person-requests.ts'
import { idempotencyKeysCollection } from '../rosters/collections/idempotency-keys.ts'
import { leaguesCollection } from '../rosters/collections/leagues.ts'
import { proClaimsCollection } from '../rosters/collections/pro-claims.ts'
import { proEventsCollection } from '../rosters/collections/pro-events.ts'
import { proPlayersCollection } from '../rosters/collections/pro-players.ts'
import { proTeamsCollection } from '../rosters/collections/pro-teams.ts'
import { rosterChangesCollection } from '../rosters/collections/roster-changes.ts'
import { rosterImportsCollection } from '../rosters/collections/roster-imports.ts'
import { rosterLedgerCollection } from '../rosters/collections/roster-ledger.ts'
import { trackedHistoriesCollection } from '../rosters/collections/tracked-histories.ts'
import { compareText } from '../shared/compare-text.ts'
import { buildBacklogCollection } from '../statistics/collections/build-backlog.ts'
import { championStatsCollection } from '../statistics/collections/champion-stats.ts'
import { championTablesCollection } from '../statistics/collections/champion-tables.ts'
import { matchBuildsCollection } from '../statistics/collections/match-builds.ts'
import { participationsCollection } from '../statistics/collections/participations.ts'
import { statisticsStateCollection } from '../statistics/collections/statistics-state.ts'
import { deprecatedUseDaysCollection } from '../status/collections/deprecated-use-days.ts'
import { sourceDaysCollection } from '../status/collections/source-days.ts'
import { storeMarksCollection } from '../store/collections/store-marks.ts'
import { writeChecksCollection } from '../store/collections/write-checks.ts'
import type { IndexDeclaration, UnindexedField } from '../store/document-store.ts'
import { channelEventsCollection } from '../streams/collections/channel-events.ts'
import { liveStreamsCollection } from '../streams/collections/legacy-live-streams.ts'
import { suppressionStateCollection } from '../suppression/collections/suppression-state.ts'
import { suppressionsCollection } from '../suppression/collections/suppressions.ts'
import { matchTimelinesCollection } from '../timelines/collections/match-timelines.ts'
import { webhookHoldersCollection } from '../webhooks/collections/webhook-holders.ts'
import { webhookProgressCollection } from '../webhooks/collections/webhook-progress.ts'
import { webhookSecretsCollection } from '../webhooks/collections/webhook-secrets.ts'
import { webhooksCollection } from '../webhooks/collections/webhooks.ts'
import { LIVE_COLLECTIONS } from './live-types.ts'

const definitions = [
  ...LIVE_COLLECTIONS,
  accountChecksCollection,
  accountIdsCollection,
  accountMasteriesCollection,
  accountMatchesCollection,
  accountRecordsCollection,
  accountsCollection,
  legacyProGamesCollection,
  apiKeyHoldersCollection,
  apiKeyUsesCollection,
  apiKeysCollection,
  buildBacklogCollection,
  channelEventsCollection,
  championStatsCollection,
  championTablesCollection,
  demoFillsCollection,
  deprecatedUseDaysCollection,
  checkRequestsCollection,
  endedMatchesCollection,
  forgettingsCollection,
  heartbeatsCollection,
  idempotencyKeysCollection,
  journalCollection,
  journalHeadCollection,
  journalProgressCollection,
  ladderBaselinesCollection,
  ladderChunksCollection,
  ladderCutoffsCollection,
  laddersCollection,
  leaguesCollection,
  leasesCollection,
  liveSourcesCollection,
  liveStreamsCollection,
  matchBuildsCollection,
  matchTimelinesCollection,
  matchesCollection,
  operatorLinksCollection,
  operatorSessionsCollection,
  participationsCollection,
  pendingCountsCollection,
  personDecisionsCollection,
  claimedPagesCollection,
  openClaimsCollection,
  pageClaimsCollection,
  personRequestsCollection,
  pointLeasesCollection,
  proClaimsCollection,
  proEventsCollection,
  proPlayersCollection,
  proTeamsCollection,
  proposalRoundsCollection,
  pushKeysCollection,
  pushPlaceCollection,
  pushProgressCollection,
  pushSubscriptionsCollection,
  rankHistoriesCollection,
  riotIdsCollection,
  riotKeysCollection,
  rosterChangesCollection,
  rosterImportsCollection,
  rosterLedgerCollection,
  rosterProposalsCollection,
  sourceDaysCollection,
  stampedAccountsCollection,
  statisticsStateCollection,
  storeMarksCollection,
  suppressionStateCollection,
  suppressionsCollection,
  trackedHistoriesCollection,
  viewersCollection,
  webhookHoldersCollection,
  webhookProgressCollection,
  webhookSecretsCollection,
  webhooksCollection,
  watchedAccountsCollection,
  writeChecksCollection,
].toSorted((a, b) => compareText(a.name, b.name))

/** The names of all collections, in their order. */
export const allCollections: readonly string[] = definitions.map(({ name }) => name)

/** Every index that the product's queries need, for any driver. */
export const allIndexes: readonly IndexDeclaration[] = definitions.flatMap(({ name, indexes }) =>
  indexes.map((index) => ({ collection: name, ...index })),
)

/** Includes all fields inside. */
export const allUnindexed: readonly UnindexedField[] = definitions.flatMap(({ name, unindexed = [] }) =>
  unindexed.map((field) => ({ collection: name, field })),
)
