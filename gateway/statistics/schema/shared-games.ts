import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { readPage } from '../../contract/read-page.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { ParticipantObject } from '../../matches/schema/participant.ts'
import type { MatchPage } from '../services/match-page.ts'
import type { SharedMatch } from '../services/shared-games.ts'
import { COMPARED_RIOT_REQUESTS, ComparedByInput, findCompared } from './compared-by.ts'
import { matchPageInfo } from './match-page-info.ts'

const SharedGameEdgeObject = builder.objectRef<SharedMatch>('SharedGameEdge').implement({
  description: 'A game of two players.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Cursor of the game in the list.' }),
    node: t.field({ type: MatchNode, description: 'The match.', resolve: ({ record }) => record }),
    a: t.field({
      type: ParticipantObject,
      description: 'The participation of the first player.',
      resolve: ({ a }) => a,
    }),
    b: t.field({
      type: ParticipantObject,
      description: 'The participation of the second player.',
      resolve: ({ b }) => b,
    }),
  }),
})

const SharedGameConnectionObject = builder.objectRef<MatchPage<SharedMatch>>('SharedGameConnection').implement({
  description: 'A page of games of two players.',
  fields: (t) => ({
    edges: t.field({
      type: [SharedGameEdgeObject],
      description: 'Games on this page, newest first. Fewer than requested if some matches are no longer stored.',
      resolve: ({ matches }) => [...matches],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: matchPageInfo,
    }),
  }),
})

const SharedGameKindEnum = builder.enumType('SharedGameKind', {
  description: 'Kinds of games that two players have in common.',
  values: {
    AGAINST: { value: 'against', description: 'They were on opposite sides.' },
    TOGETHER: { value: 'together', description: 'They were on the same side.' },
  } as const,
})

builder.queryField('sharedGames', (t) =>
  t.field({
    cost: new FieldCost({
      weight: 2_800,
      riotRequests: COMPARED_RIOT_REQUESTS,
      listSize: { argument: 'first', most: 50, of: ['edges'] },
    }),
    type: SharedGameConnectionObject,
    nullable: true,
    description:
      "Games of two players in ranked, normal and Clash queues, newest first, as far as this server knows them of both: at most 500 games of each account, without remakes. Null if both are the same person, or if one was not found. Covers all accounts of a pro player without those in doubt. Sends requests to Riot's API only for accounts that are not stored. Results may be ten seconds old.",
    args: {
      a: t.arg({ type: ComparedByInput, description: 'The first player.' }),
      b: t.arg({ type: ComparedByInput, description: 'The second player.' }),
      kind: t.arg({ type: SharedGameKindEnum, description: 'Which of their games to list.' }),
      first: t.arg.int({ defaultValue: 10, description: 'Number of games to return, 1 to 50.' }),
      after: t.arg.string({
        required: false,
        description: 'The `endCursor` of the previous page. New games do not shift later pages.',
      }),
    },
    async resolve(_root, { a, b, kind, first, after }, context) {
      readCount('first', first, 50, 'games')
      const { twoPeople } = await findCompared({ a, b }, context)
      if (twoPeople === null) return null
      const games = await context.sharedGames.find(twoPeople)
      return readPage(() => context.sharedGames.readPage(games[kind], first, after ?? null))
    },
  }),
)
