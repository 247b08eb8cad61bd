import type { IndexDeclaration } from '../ports/document-store.ts'
import { accountsCollection } from './accounts.ts'
import { matchesCollection } from './matches.ts'
import { riotIdsCollection } from './riot-ids.ts'

const definitions = [accountsCollection, matchesCollection, riotIdsCollection]

/** Every index that the queries of the product need, whichever driver makes them. */
export const allIndexes: readonly IndexDeclaration[] = definitions.flatMap(({ name, indexes }) =>
  indexes.map((index) => ({ collection: name, ...index })),
)
