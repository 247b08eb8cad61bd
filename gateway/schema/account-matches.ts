import type { QueueFilter } from '../domain/queue.ts'
import type { HistoryEntry } from '../services/history-entry.ts'
import type { HistoryPage } from '../services/match-history.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { MatchNode } from './match.ts'
import { ParticipantObject } from './participant.ts'

export const QueueFilterEnum = builder.enumType('QueueFilter', {
  description: 'Queues that a match history can be filtered by.',
  values: {
    SOLO: { description: 'Ranked solo/duo.' },
    FLEX: { description: 'Ranked flex.' },
    NORMAL: { description: 'Normal games: draft, blind, Swiftplay and Quickplay.' },
    ARAM: { description: 'ARAM (all random, all mid).' },
  } satisfies Record<QueueFilter, { description: string }>,
})

const AccountMatchEdgeObject = builder.objectRef<HistoryEntry>('AccountMatchEdge').implement({
  description: "A match in an account's history.",
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Cursor of the match in the list.' }),
    node: t.field({ type: MatchNode, description: 'The match.', resolve: ({ record }) => record }),
    participant: t.field({
      type: ParticipantObject,
      description: "The account's own participation in the match.",
      resolve: ({ participant }) => participant,
    }),
  }),
})

export const AccountMatchConnectionObject = builder.objectRef<HistoryPage>('AccountMatchConnection').implement({
  description: "A page of an account's match history.",
  fields: (t) => ({
    edges: t.field({
      type: [AccountMatchEdgeObject],
      description: 'Matches on this page, newest first.',
      resolve: ({ entries }) => [...entries],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ entries, hasNextPage, hasPreviousPage, endCursor }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: entries[0]?.cursor ?? null,
        endCursor,
      }),
    }),
    missing: t.exposeInt('missing', {
      description: 'Number of matches on this page that could not be fetched. Request the page again to get them.',
    }),
    examined: t.exposeInt('examined', {
      description:
        'Number of matches examined to fill the page. Greater than the number of edges when a champion filter skips matches.',
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the match list.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})
