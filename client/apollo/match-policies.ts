import type { FieldFunctionOptions, FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client/cache'
import { relayStylePagination } from '@apollo/client/utilities'

interface StoredPage {
  readonly edges: readonly { readonly cursor: string }[]
  readonly missing: number
  readonly examined: number
  readonly pageInfo: StoreObject
  readonly freshness: StoreObject
}

export const matchPolicies: TypePolicies = {
  Query: {
    fields: {
      account: { keyArgs: (args) => `account:${accountKey(args)}` },
      sharedGames: relayStylePagination(['a', 'b', 'kind']),
    },
  },
  Account: { fields: { matches: { keyArgs: (args) => historyField(args ?? {}), merge: appendPage } } },
  // One list for each filter. New pages are appended.
  Champion: { fields: { proMatches: relayStylePagination(['lane', 'againstChampion', 'proPlayer', 'patch']) } },
  ProPlayer: { fields: { matches: relayStylePagination(['queue', 'withChampion']) } },
  Match: { fields: { participants: { merge: mergeByPosition }, teams: { merge: mergeByPosition } } },
  // It has no id, and several documents each fetch a part of it.
  MatchTimeline: { merge: true, fields: { championKills: { merge: mergeByPosition } } },
  Item: { keyFields: ['key'] },
  Rune: { keyFields: ['key'] },
  RuneStyle: { keyFields: ['key'] },
  SummonerSpell: { keyFields: ['key'] },
}

/** Cache key of an account. Riot's names are case-insensitive, so every spelling has the same key. */
function accountKey(args: Readonly<Record<string, unknown>> | null): string {
  return JSON.stringify([args?.['region'], args?.['gameName'], args?.['tagLine']]).toLowerCase()
}

/** Cache key of an account's history for a queue and a champion; a missing filter equals null. */
function historyField({ queue, withChampion }: { readonly queue?: unknown; readonly withChampion?: unknown }): string {
  return `matches:${JSON.stringify([queue ?? null, withChampion ?? null])}`
}

/**
 * Appends a page to the pages before it; a page requested without `after` starts the history again.
 * `null` means that Riot was unavailable: the pages that are already cached stay.
 */
function appendPage(
  existing: StoredPage | null | undefined,
  incoming: StoredPage | null,
  { args }: FieldFunctionOptions,
): StoredPage | null {
  if (incoming === null) return existing ?? null
  const after: unknown = args?.['after']
  if (existing === null || existing === undefined || after === null || after === undefined) return incoming

  // A page's end cursor may belong to a match that was examined but not listed, so it is not among the edges.
  const continues = existing.pageInfo['endCursor'] === after
  const end = continues ? existing.edges.length - 1 : existing.edges.findIndex(({ cursor }) => cursor === after)
  // The list was restarted after this page was requested. Appending it would leave a gap.
  if (end === -1 && !continues) return existing
  // A late page from the middle adds nothing new, and must not remove the pages that were loaded after it.
  const behind = new Set(existing.edges.slice(end + 1).map(({ cursor }) => cursor))
  if (!continues && incoming.edges.every(({ cursor }) => behind.has(cursor))) return existing
  // No match could be examined: the list keeps its freshness and continues at the same place.
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
    // The list is as old as its first page, and stale as soon as any page is stale.
    freshness: incoming.freshness['stale'] === true ? incoming.freshness : existing.freshness,
  }
}

/**
 * Merges list items by position. Lists of a finished match never change and their items have no id, so two queries that fetch
 * different fields of the same item complete each other instead of overwriting each other.
 */
function mergeByPosition(
  ...[existing, incoming, { mergeObjects }]: Parameters<FieldMergeFunction<readonly StoreObject[]>>
): readonly StoreObject[] {
  return incoming.map((part, position) => {
    const known = existing?.[position]
    return known === undefined ? part : mergeObjects(known, part)
  })
}
