import type { IndexDeclaration, UnindexedField } from '../ports/document-store.ts'
import { accountMasteriesCollection } from './account-masteries.ts'
import { accountMatchesCollection } from './account-matches.ts'
import { accountsCollection } from './accounts.ts'
import { idempotencyKeysCollection } from './idempotency-keys.ts'
import { ladderChunksCollection } from './ladder-chunks.ts'
import { laddersCollection } from './ladders.ts'
import { leaguesCollection } from './leagues.ts'
import { matchesCollection } from './matches.ts'
import { operatorLinksCollection } from './operator-links.ts'
import { operatorSessionsCollection } from './operator-sessions.ts'
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
import { storeMarksCollection } from './store-marks.ts'

const definitions = [
  accountsCollection,
  accountMasteriesCollection,
  accountMatchesCollection,
  idempotencyKeysCollection,
  ladderChunksCollection,
  laddersCollection,
  leaguesCollection,
  matchesCollection,
  operatorLinksCollection,
  operatorSessionsCollection,
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
  storeMarksCollection,
]

/** Every index that the queries of the product need, whichever driver makes them. */
export const allIndexes: readonly IndexDeclaration[] = definitions.flatMap(({ name, indexes }) =>
  indexes.map((index) => ({ collection: name, ...index })),
)

/** Every field that Firestore needs no index of, whatever is in it. */
export const allUnindexed: readonly UnindexedField[] = definitions.flatMap(({ name, unindexed = [] }) =>
  unindexed.map((field) => ({ collection: name, field })),
)
