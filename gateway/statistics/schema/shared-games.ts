import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { ParticipantObject } from '../../matches/schema/participant.ts'
import { InvalidCursorError } from '../../shared/position.ts'
import { recordOf, type SharedGame, type SharedGames } from '../rules/shared-games.ts'
import type { SharedMatch, SharedMatchPage } from '../services/shared-games.ts'

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

const SharedGameConnectionObject = builder.objectRef<SharedMatchPage>('SharedGameConnection').implement({
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
      resolve: ({ matches, hasNextPage, hasPreviousPage, endCursor }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: matches[0]?.cursor ?? null,
        endCursor,
      }),
    }),
  }),
})

const SharedGameListObject = builder.objectRef<readonly SharedGame[]>('SharedGameList').implement({
  description: 'Games of two players that all have them on the same side, or on opposite sides.',
  fields: (t) => ({
    record: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of these games that the first player won. Null without games.',
      resolve: recordOf,
    }),
    games: t.field({
      cost: new FieldCost({ weight: 200, listSize: { argument: 'first', most: 50, of: ['edges'] } }),
      type: SharedGameConnectionObject,
      description: 'These games, newest first.',
      args: {
        first: t.arg.int({ defaultValue: 10, description: 'Number of games to return, 1 to 50.' }),
        after: t.arg.string({
          required: false,
          description: 'The `endCursor` of the previous page. New games do not shift later pages.',
        }),
      },
      async resolve(games, { first, after }, { sharedGames }) {
        if (first < 1 || first > 50) throw badInput(`\`first\` is ${first}: ask for 1 to 50 games.`)
        try {
          return await sharedGames.readPage(games, first, after ?? null)
        } catch (error) {
          throw error instanceof InvalidCursorError ? badInput(error.message) : error
        }
      },
    }),
  }),
})

const ComparedGamesObject = builder.objectRef<SharedGames['ofGames']>('ComparedGames').implement({
  description: 'Number of known games of each of two players.',
  fields: (t) => ({
    a: t.exposeInt('a', { description: 'Number of known games of the first player.' }),
    b: t.exposeInt('b', { description: 'Number of known games of the second player.' }),
  }),
})

export const SharedGamesObject = builder.objectRef<SharedGames>('SharedGames').implement({
  description:
    'Games of two players in ranked, normal and Clash queues, as far as this server knows them of both: at most 500 games of each account, without remakes.',
  fields: (t) => ({
    ofGames: t.field({
      type: ComparedGamesObject,
      description: 'Number of known games in these queues, in which the shared games were found.',
      resolve: ({ ofGames }) => ofGames,
    }),
    against: t.field({
      type: SharedGameListObject,
      description: 'Games with the players on opposite sides.',
      resolve: (games) => games.against,
    }),
    together: t.field({
      type: SharedGameListObject,
      description: 'Games with the players on the same side.',
      resolve: (games) => games.together,
    }),
  }),
})
