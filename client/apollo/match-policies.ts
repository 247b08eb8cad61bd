import type { FieldFunctionOptions, FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client/cache'

/** A page of a history, as the cache holds it. */
interface StoredPage {
  readonly edges: readonly { readonly cursor: string }[]
  readonly missing: number
  readonly pageInfo: StoreObject
}

/** How the cache keeps accounts and matches. */
export const matchPolicies: TypePolicies = {
  Query: { fields: { account: { keyArgs: (args) => `account:${accountKey(args)}` } } },
  Account: { fields: { matches: { keyArgs: ['queue'], merge: appendPage } } },
  Match: { fields: { participants: { merge: mergeByPosition }, teams: { merge: mergeByPosition } } },
  Item: { keyFields: ['itemId'] },
  Rune: { keyFields: ['runeId'] },
  RuneStyle: { keyFields: ['styleId'] },
  SummonerSpell: { keyFields: ['key'] },
}

/** Riot tells no upper from lower case in a name: in whatever way it is written, it is the same account. */
function accountKey(args: Readonly<Record<string, unknown>> | null): string {
  return JSON.stringify([args?.['region'], args?.['gameName'], args?.['tagLine']]).toLowerCase()
}

/**
 * Puts a page behind the pages before it; a page asked for without `after` begins the history anew.
 * `null` says that Riot could not be asked: it takes nothing away from pages that are already here.
 */
function appendPage(
  existing: StoredPage | null | undefined,
  incoming: StoredPage | null,
  { args }: FieldFunctionOptions,
): StoredPage | null {
  const after: unknown = args?.['after']
  if (existing === null || existing === undefined || after === null || after === undefined) return incoming
  if (incoming === null) return existing
  const end = existing.edges.findIndex(({ cursor }) => cursor === after)
  const before = end === -1 ? existing.edges : existing.edges.slice(0, end + 1)
  return {
    ...incoming,
    edges: [...before, ...incoming.edges],
    missing: existing.missing + incoming.missing,
    pageInfo: {
      ...incoming.pageInfo,
      hasPreviousPage: existing.pageInfo['hasPreviousPage'],
      startCursor: existing.pageInfo['startCursor'],
    },
  }
}

/**
 * Lists of a finished match never change, and their parts have no id: two queries that ask the same part for
 * different fields complete one another here instead of overwriting one another.
 */
function mergeByPosition(
  ...[existing, incoming, { mergeObjects }]: Parameters<FieldMergeFunction<readonly StoreObject[]>>
): readonly StoreObject[] {
  return incoming.map((part, position) => {
    const known = existing?.[position]
    return known === undefined ? part : mergeObjects(known, part)
  })
}
