import type { IndexDeclaration } from '../ports/document-store.ts'
import { accountMasteriesCollection } from './account-masteries.ts'
import { accountMatchesCollection } from './account-matches.ts'
import { accountsCollection } from './accounts.ts'
import { matchesCollection } from './matches.ts'
import { rankHistoriesCollection } from './rank-histories.ts'
import { riotIdsCollection } from './riot-ids.ts'
import { riotKeysCollection } from './riot-keys.ts'

const definitions = [
  accountsCollection,
  accountMasteriesCollection,
  accountMatchesCollection,
  matchesCollection,
  rankHistoriesCollection,
  riotIdsCollection,
  riotKeysCollection,
]

/** Every index that the queries of the product need, whichever driver makes them. */
export const allIndexes: readonly IndexDeclaration[] = definitions.flatMap(({ name, indexes }) =>
  indexes.map((index) => ({ collection: name, ...index })),
)
