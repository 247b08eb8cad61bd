import type { FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client/cache'

/** How the cache keeps what is live: each list by its filter, and one update of a subscription at a time. */
export const livePolicies: TypePolicies = {
  Query: { fields: { streams: { keyArgs: ['filter'] }, activeGames: { keyArgs: ['filter'] } } },
  Subscription: {
    fields: { streams: { keyArgs: false, merge: false }, activeGames: { keyArgs: false, merge: false } },
  },
  // These have no id, and several documents each ask for a part of them.
  StreamList: { merge: true },
  ActiveGameList: { merge: true },
  Broadcast: { merge: true },
  LiveStatus: { merge: true },
  ActiveGame: { fields: { pros: { merge: mergeByAccount } } },
}

/** Documents that ask for different fields of the same seat complete one another. */
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
