import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { readPage } from '../../contract/read-page.ts'
import type { QueueFilter } from '../../game-data/rules/queue.ts'
import { ChampionByInput, filteredChampion } from '../../game-data/schema/champion-by.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { HistoryEntry } from '../services/history-entry.ts'
import type { HistoryPage } from '../services/match-history.ts'
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

const AccountMatchConnectionObject = builder.objectRef<HistoryPage>('AccountMatchConnection').implement({
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

builder.objectField(AccountNode, 'matches', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({
      weight: 2_000,
      riotRequests: 1,
      riotRequestsPerItem: 1,
      listSize: { argument: 'first', most: 100, of: ['edges'] },
    }),
    type: AccountMatchConnectionObject,
    nullable: true,
    description:
      "Finished matches, newest first, excluding remakes. Null if Riot's API is unavailable and no matches are stored.",
    args: {
      queue: t.arg({ type: QueueFilterEnum, required: false, description: 'Returns only matches of this queue.' }),
      withChampion: t.arg({
        type: ChampionByInput,
        required: false,
        description:
          'Returns only matches where the account played this champion. An unknown champion is an error. A page examines at most 50 matches, so it may contain fewer than `first` matches although more pages follow.',
      }),
      champion: t.arg.int({
        required: false,
        description: 'Returns only matches where the account played the champion with this key.',
        deprecationReason: deprecated('Use `withChampion: { key }`.', '2027-11-30'),
      }),
      first: t.arg.int({ defaultValue: 10, description: 'Number of matches to return, 1 to 100.' }),
      after: t.arg.string({
        required: false,
        description: 'The `endCursor` of the previous page. New matches do not shift later pages.',
      }),
    },
    async resolve(account, { queue, withChampion, champion, first, after }, context) {
      readCount('first', first, 100, 'matches')
      const championId = (await filteredChampion('withChampion', withChampion, context)) ?? champion ?? null
      return readPage(() =>
        context.matchHistory.findPage(account, { queue: queue ?? null, championId, first, after: after ?? null }),
      )
    },
  }),
)
