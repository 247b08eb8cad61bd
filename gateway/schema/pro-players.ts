import { FieldCost } from '../limits/field-cost.ts'
import { InvalidCursorError } from '../domain/match-cursor.ts'
import { filterPlayers } from '../domain/pro-player-filter.ts'
import { pageOfPlayers, type ProPlayerPage } from '../domain/pro-player-page.ts'
import type { ProPlayer } from '../domain/pro-scene.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProRoleEnum } from './pro-role.ts'

const ProPlayerFilterInput = builder.inputType('ProPlayerFilter', {
  description: 'Which pro players are wanted: those for whom everything that is given holds.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description: 'Only in teams of these leagues, by their codes in any case.',
    }),
    teams: t.stringList({ required: false, description: 'Only in these teams, by their codes in any case.' }),
    roles: t.field({ type: [ProRoleEnum], required: false, description: 'Only with these roles.' }),
    text: t.string({
      required: false,
      description: 'Only those whose name, team or Riot ID holds this text, no matter the case or diacritics.',
    }),
  }),
})

const ProPlayerEdgeObject = builder
  .objectRef<{ readonly player: ProPlayer; readonly cursor: string }>('ProPlayerEdge')
  .implement({
    description: 'One pro player of a list.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'The place of the player in the list.' }),
      node: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    }),
  })

const ProPlayerConnectionObject = builder.objectRef<ProPlayerPage>('ProPlayerConnection').implement({
  description: 'One page of pro players.',
  fields: (t) => ({
    edges: t.field({
      type: [ProPlayerEdgeObject],
      description: 'By league, team, role and name; players without a team come last.',
      resolve: ({ edges }) => [...edges],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where the page begins and ends.',
      resolve: ({ edges, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      }),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many players there are on all pages.' }),
  }),
})

builder.queryField('proPlayers', (t) =>
  t.field({
    cost: new FieldCost({ weight: 500, listSize: { argument: 'first', most: 100, of: ['edges'] } }),
    type: ProPlayerConnectionObject,
    description: 'Pro players in a fixed order: by league, team, role and name.',
    args: {
      filter: t.arg({ type: ProPlayerFilterInput, required: false, description: 'Which of them.' }),
      first: t.arg.int({ defaultValue: 50, description: 'How many players, 1 to 100.' }),
      after: t.arg.string({ required: false, description: 'The `endCursor` of the page before.' }),
    },
    async resolve(_root, { filter, first, after }, { proScene }) {
      if (first < 1 || first > 100) throw badInput(`\`first\` is ${first}: ask for 1 to 100 players.`)
      const view = await proScene.look()
      const players = filterPlayers(view, {
        leagues: filter?.leagues ?? null,
        teams: filter?.teams ?? null,
        roles: filter?.roles ?? null,
        text: filter?.text ?? null,
      })
      try {
        return pageOfPlayers(view, players, first, after ?? null)
      } catch (error) {
        if (error instanceof InvalidCursorError) throw badInput(error.message)
        throw error
      }
    },
  }),
)
