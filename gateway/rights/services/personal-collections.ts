import { accountIdsCollection } from '../../accounts/collections/account-ids.ts'
import { accountMasteriesCollection } from '../../accounts/collections/account-masteries.ts'
import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountRecordsCollection } from '../../accounts/collections/account-records.ts'
import { accountsCollection } from '../../accounts/collections/accounts.ts'
import { rankHistoriesCollection } from '../../accounts/collections/rank-histories.ts'
import { riotIdsCollection } from '../../accounts/collections/riot-ids.ts'
import { accountChecksCollection } from '../../active-games/collections/account-checks.ts'
import { activeGamesCollection } from '../../active-games/collections/active-games.ts'
import { checkRequestsCollection } from '../../active-games/collections/check-requests.ts'
import { endedMatchesCollection } from '../../active-games/collections/ended-matches.ts'
import { legacyProGamesCollection } from '../../active-games/collections/legacy-pro-games.ts'
import { journalProgressCollection } from '../../journal/collections/journal-progress.ts'
import { journalCollection } from '../../journal/collections/journal.ts'
import { watchedAccountsCollection } from '../../journal/collections/watched-accounts.ts'
import { ladderBaselinesCollection } from '../../ladders/collections/ladder-baselines.ts'
import { ladderChunksCollection } from '../../ladders/collections/ladder-chunks.ts'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import { stampedAccountsCollection } from '../../matches/collections/stamped-accounts.ts'
import { viewersCollection } from '../../people/collections/viewers.ts'
import { rosterProposalsCollection } from '../../proposals/collections/roster-proposals.ts'
import { pushSubscriptionsCollection } from '../../push/collections/push-subscriptions.ts'
import { idempotencyKeysCollection } from '../../rosters/collections/idempotency-keys.ts'
import { proClaimsCollection } from '../../rosters/collections/pro-claims.ts'
import { proPlayersCollection } from '../../rosters/collections/pro-players.ts'
import { proTeamsCollection } from '../../rosters/collections/pro-teams.ts'
import { rosterChangesCollection } from '../../rosters/collections/roster-changes.ts'
import { trackedHistoriesCollection } from '../../rosters/collections/tracked-histories.ts'
import { participationsCollection } from '../../statistics/collections/participations.ts'
import { channelEventsCollection } from '../../streams/collections/channel-events.ts'
import { liveStreamsCollection } from '../../streams/collections/legacy-live-streams.ts'
import { streamsCollection } from '../../streams/collections/streams.ts'
import { webhooksCollection } from '../../webhooks/collections/webhooks.ts'
import { claimedPagesCollection } from '../collections/claimed-pages.ts'
import { openClaimsCollection } from '../collections/open-claims.ts'
import { pageClaimsCollection } from '../collections/page-claims.ts'
import { personRequestsCollection } from '../collections/person-requests.ts'
import {
  stripAccount,
  stripAccountId,
  stripActiveGame,
  stripLegacyProGame,
  stripClaimedPage,
  stripPageClaim,
  stripByAccount,
  stripChecks,
  stripEndedMatch,
  stripLadderBaseline,
  stripLadderChunk,
  stripPersonRequest,
  stripPushSubscription,
  stripRiotId,
  stripViewer,
  stripWebhook,
} from './strip-accounts.ts'
import { stripJournalEntry, stripJournalProgress } from './strip-journal.ts'
import { stripMatch, stripPendingCount } from './strip-matches.ts'
import {
  stripChannelEvent,
  stripLiveStreams,
  stripParticipation,
  stripProClaim,
  stripProPlayer,
  stripProTeam,
  stripRosterChange,
  stripRosterProposal,
  stripStampedAccounts,
  stripStream,
  stripTrackedHistories,
  stripUsedKey,
} from './strip-pros.ts'
import type { Strip } from './stripping.ts'

/** Every collection with documents that identify people from Riot or the rosters, by name, and how people leave them. */
export const PERSONAL_COLLECTIONS: ReadonlyMap<string, Strip> = new Map([
  [accountIdsCollection.name, stripAccountId],
  [accountMasteriesCollection.name, stripByAccount],
  [accountMatchesCollection.name, stripByAccount],
  [accountRecordsCollection.name, stripByAccount],
  [rankHistoriesCollection.name, stripByAccount],
  [accountsCollection.name, stripAccount],
  [riotIdsCollection.name, stripRiotId],
  [accountChecksCollection.name, stripChecks],
  [activeGamesCollection.name, stripActiveGame],
  [legacyProGamesCollection.name, stripLegacyProGame],
  [checkRequestsCollection.name, stripByAccount],
  [endedMatchesCollection.name, stripEndedMatch],
  [journalCollection.name, stripJournalEntry],
  [journalProgressCollection.name, stripJournalProgress],
  [watchedAccountsCollection.name, stripByAccount],
  [ladderBaselinesCollection.name, stripLadderBaseline],
  [ladderChunksCollection.name, stripLadderChunk],
  [matchesCollection.name, stripMatch],
  [pendingCountsCollection.name, stripPendingCount],
  [stampedAccountsCollection.name, stripStampedAccounts],
  [viewersCollection.name, stripViewer],
  [webhooksCollection.name, stripWebhook],
  [pushSubscriptionsCollection.name, stripPushSubscription],
  [claimedPagesCollection.name, stripClaimedPage],
  [openClaimsCollection.name, stripByAccount],
  [pageClaimsCollection.name, stripPageClaim],
  [personRequestsCollection.name, stripPersonRequest],
  [idempotencyKeysCollection.name, stripUsedKey],
  [proClaimsCollection.name, stripProClaim],
  [proPlayersCollection.name, stripProPlayer],
  [proTeamsCollection.name, stripProTeam],
  [rosterChangesCollection.name, stripRosterChange],
  [rosterProposalsCollection.name, stripRosterProposal],
  [trackedHistoriesCollection.name, stripTrackedHistories],
  [participationsCollection.name, stripParticipation],
  [streamsCollection.name, stripStream],
  [liveStreamsCollection.name, stripLiveStreams],
  [channelEventsCollection.name, stripChannelEvent],
])
