import type { QueueFilter } from '../domain/queue.ts'
import type { HistoryEntry } from '../services/history-entry.ts'
import type { HistoryPage } from '../services/match-history.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { MatchNode } from './match.ts'
import { ParticipantObject } from './participant.ts'

export const QueueFilterEnum = builder.enumType('QueueFilter', {
  description: 'The queues that a history can be narrowed to.',
  values: {
    SOLO: { description: 'Ranked solo and duo.' },
    FLEX: { description: 'Ranked flex.' },
    NORMAL: { description: 'Draft, blind, swift and quick play together.' },
    ARAM: { description: 'All random on the single lane.' },
  } satisfies Record<QueueFilter, { description: string }>,
})

const AccountMatchEdgeObject = builder.objectRef<HistoryEntry>('AccountMatchEdge').implement({
  description: 'One match of an account.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'The place of the match in the list.' }),
    node: t.field({ type: MatchNode, description: 'The match.', resolve: ({ record }) => record }),
    participant: t.field({
      type: ParticipantObject,
      description: 'What the account itself did in the match.',
      resolve: ({ participant }) => participant,
    }),
  }),
})

export const AccountMatchConnectionObject = builder.objectRef<HistoryPage>('AccountMatchConnection').implement({
  description: "One page of an account's matches.",
  fields: (t) => ({
    edges: t.field({
      type: [AccountMatchEdgeObject],
      description: 'The matches of the page, newest first.',
      resolve: ({ entries }) => [...entries],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where the page begins and ends.',
      resolve: ({ entries, hasNextPage, hasPreviousPage, endCursor }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: entries[0]?.cursor ?? null,
        endCursor,
      }),
    }),
    missing: t.exposeInt('missing', {
      description: 'How many matches of the page failed to come; ask again to get them.',
    }),
    examined: t.exposeInt('examined', {
      description:
        'How many matches were looked at to fill the page: more than it holds when a champion was asked for.',
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'When the list was fetched.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})
