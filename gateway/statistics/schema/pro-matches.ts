import { builder } from '../../contract/builder.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { ParticipantObject } from '../../matches/schema/participant.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import type { ProMatch } from '../services/champion-matches.ts'
import type { MatchPage } from '../services/match-page.ts'
import { matchPageInfo } from './match-page-info.ts'

export const ProMatchEdgeObject = builder.objectRef<ProMatch>('ProMatchEdge').implement({
  description: 'A game of a pro player.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Cursor of the game in the list.' }),
    node: t.field({ type: MatchNode, description: 'The match.', resolve: ({ record }) => record }),
    participant: t.field({
      type: ParticipantObject,
      description: 'The participation of the pro player.',
      resolve: ({ participant }) => participant,
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: 'The pro player. Null if the player is no longer in the rosters.',
      resolve: async ({ playerId }, _args, { proScene }) => (await proScene.look()).findPlayer(playerId),
    }),
    opponent: t.field({
      type: ParticipantObject,
      nullable: true,
      description: 'The opposing participant in the same lane. Null unless there is exactly one.',
      resolve: ({ opponent }) => opponent,
    }),
  }),
})

export const ProMatchConnectionObject = builder.objectRef<MatchPage<ProMatch>>('ProMatchConnection').implement({
  description: 'A page of games of pro players.',
  fields: (t) => ({
    edges: t.field({
      type: [ProMatchEdgeObject],
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
