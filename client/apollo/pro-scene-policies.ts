import type { TypePolicies } from '@apollo/client/cache'
import { relayStylePagination } from '@apollo/client/utilities'

/** One list for each filter, with new pages appended. */
export const proScenePolicies: TypePolicies = {
  Query: { fields: { proPlayers: relayStylePagination(['filter']), rosterChanges: relayStylePagination(['filter']) } },
}
