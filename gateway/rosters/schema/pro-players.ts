import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { readPage } from '../../contract/read-page.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { filterPlayers } from '../rules/pro-player-filter.ts'
import { pageOfPlayers, type ProPlayerPage } from '../rules/pro-player-page.ts'
import type { ProPlayer } from '../rules/pro-scene.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProRoleEnum } from './pro-role.ts'
import { toLeagueCodes, toTeamCodes } from './scene-codes.ts'

const ProPlayerFilterInput = builder.inputType('ProPlayerFilter', {
  description:
    'Filter for pro players. A player matches if they satisfy every given field. An empty list matches no player.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description:
        "Codes of leagues, case-insensitive, at most 100. The player's current team must play in one of them. An empty list finds no player. An unknown code is an error.",
    }),
    teams: t.stringList({
      required: false,
      description:
        'Codes of teams, case-insensitive, at most 100. The player must currently play for one of them. An empty list finds no player. An unknown code is an error.',
    }),
    roles: t.field({
      type: [ProRoleEnum],
      required: false,
      description: 'Roles. The player must have one of them, as the main or a further role.',
    }),
    text: t.string({
      required: false,
      description:
        'Text that the name, a former name, the team or a Riot ID of the player must contain. Ignores case and diacritics.',
    }),
  }),
})

const ProPlayerEdgeObject = builder
  .objectRef<{ readonly player: ProPlayer; readonly cursor: string }>('ProPlayerEdge')
  .implement({
    description: 'A pro player in a list.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Cursor of the player in the list.' }),
      node: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    }),
  })

const ProPlayerConnectionObject = builder.objectRef<ProPlayerPage>('ProPlayerConnection').implement({
  description: 'A page of pro players.',
  fields: (t) => ({
    edges: t.field({
      type: [ProPlayerEdgeObject],
      description: 'Players on this page, ordered by league, team, role and name. Players without a team are last.',
      resolve: ({ edges }) => [...edges],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ edges, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      }),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Total number of matching players, on all pages.' }),
  }),
})

builder.queryField('proPlayers', (t) =>
  t.field({
    cost: new FieldCost({ weight: 500, listSize: { argument: 'first', most: 100, of: ['edges'] } }),
    type: ProPlayerConnectionObject,
    description: 'Pro players, ordered by league, team, role and name.',
    args: {
      filter: t.arg({ type: ProPlayerFilterInput, required: false, description: 'Restricts the returned players.' }),
      first: t.arg.int({ defaultValue: 50, description: 'Number of players to return, 1 to 100.' }),
      after: t.arg.string({ required: false, description: 'The `endCursor` of the previous page.' }),
    },
    async resolve(_root, { filter, first, after }, { proScene }) {
      readCount('first', first, 100, 'players')
      const view = await proScene.look()
      const players = filterPlayers(view, {
        leagues: filter?.leagues ? await toLeagueCodes('leagues', filter.leagues, proScene) : null,
        teams: filter?.teams ? await toTeamCodes('teams', filter.teams, proScene) : null,
        roles: filter?.roles ?? null,
        text: filter?.text ?? null,
      })
      return readPage(() => pageOfPlayers(view, players, first, after ?? null))
    },
  }),
)
