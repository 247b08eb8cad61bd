import type { FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client/cache'

export const livePolicies: TypePolicies = {
  // These types have no id, and several documents each fetch a part of them.
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
