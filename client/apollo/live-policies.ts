import type { FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client/cache'

/** Cache policies for live data: one list for each filter, and one subscription update at a time. */
export const livePolicies: TypePolicies = {
  Query: { fields: { streams: { keyArgs: ['filter'] }, activeGames: { keyArgs: ['filter'] } } },
  Subscription: {
    fields: { streams: { keyArgs: false, merge: false }, activeGames: { keyArgs: false, merge: false } },
  },
  // These types have no id, and several documents each fetch a part of them.
  StreamList: { merge: true },
  ActiveGameList: { merge: true },
  Broadcast: { merge: true },
  LiveStatus: { merge: true },
  ActiveGame: { fields: { pros: { merge: mergeByAccount } } },
}

/** Merges the fields that different documents fetch for the same seat. */
function mergeByAccount(
  ...[existing = [], incoming, { mergeObjects, readField }]: Parameters<FieldMergeFunction<readonly StoreObject[]>>
): readonly StoreObject[] {
  const known = new Map(existing.map((seat) => [readField('puuid', seat), seat]))
  return incoming.map((seat) => {
    const puuid = readField('puuid', seat)
    const before = puuid === undefined ? undefined : known.get(puuid)
    return before === undefined ? seat : mergeObjects(before, seat)
  })
}
