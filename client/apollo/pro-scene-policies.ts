import type { TypePolicies } from '@apollo/client/cache'
import { relayStylePagination } from '@apollo/client/utilities'

/** How the cache keeps the lists of the pro scene: one for each filter, and each page behind the one before. */
export const proScenePolicies: TypePolicies = {
  Query: { fields: { proPlayers: relayStylePagination(['filter']), rosterChanges: relayStylePagination(['filter']) } },
}
