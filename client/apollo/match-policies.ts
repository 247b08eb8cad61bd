import type { FieldFunctionOptions, FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client/cache'
import { relayStylePagination } from '@apollo/client/utilities'

/** A page of a history, as the cache holds it. */
interface StoredPage {
  readonly edges: readonly { readonly cursor: string }[]
  readonly missing: number
  readonly examined: number
  readonly pageInfo: StoreObject
  readonly freshness: StoreObject
}

/** How the cache keeps accounts, matches and the games of pros on a champion. */
export const matchPolicies: TypePolicies = {
  Query: { fields: { account: { keyArgs: (args) => `account:${accountKey(args)}` } } },
  Account: { fields: { matches: { keyArgs: (args) => historyField(args ?? {}), merge: appendPage } } },
  // One list for each filter, and each page behind the one before.
  Champion: { fields: { proMatches: relayStylePagination(['lane', 'versus', 'player', 'patch']) } },
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

/** Where the cache keeps the history of an account that is narrowed to a queue and a champion; nothing narrows as null does. */
function historyField({ queue, champion }: { readonly queue?: unknown; readonly champion?: unknown }): string {
  return `matches:${JSON.stringify([queue ?? null, champion ?? null])}`
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
  if (incoming === null) return existing ?? null
  const after: unknown = args?.['after']
  if (existing === null || existing === undefined || after === null || after === undefined) return incoming

  // The end of a page can be a match that was only looked at: then it is none of the edges.
  const continues = existing.pageInfo['endCursor'] === after
  const end = continues ? existing.edges.length - 1 : existing.edges.findIndex(({ cursor }) => cursor === after)
  // The list has begun anew since the page was asked for, and behind its new end there would be a gap.
  if (end === -1 && !continues) return existing
  // A page from the middle that comes late tells nothing new, and must not take away what was read on since.
  const behind = new Set(existing.edges.slice(end + 1).map(({ cursor }) => cursor))
  if (!continues && incoming.edges.every(({ cursor }) => behind.has(cursor))) return existing
  // Nothing could be looked at: the list is as young as it was, and goes on where it did.
  const { missing, examined, pageInfo } = incoming
  if (missing + examined === 0 && pageInfo['hasNextPage'] === true) return existing
  return {
    ...incoming,
    edges: [...existing.edges.slice(0, end + 1), ...incoming.edges],
    missing: existing.missing + missing,
    examined: existing.examined + (continues ? examined : 0),
    pageInfo: {
      ...pageInfo,
      hasPreviousPage: existing.pageInfo['hasPreviousPage'],
      startCursor: existing.pageInfo['startCursor'] ?? pageInfo['startCursor'],
    },
    // The whole is as old as its beginning, and too old as soon as a part is.
    freshness: incoming.freshness['stale'] === true ? incoming.freshness : existing.freshness,
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
