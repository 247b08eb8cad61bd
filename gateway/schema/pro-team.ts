import { FieldCost } from '../limits/field-cost.ts'
import type { ProTeam } from '../domain/pro-scene.ts'
import { builder } from './builder.ts'
import { LeagueNode } from './league.ts'

const ProTeamRef = builder.objectRef<ProTeam>('ProTeam')

/** Its roster is added where a player is defined. */
export const ProTeamNode = builder.node(ProTeamRef, {
  description: 'An organisation that plays in a league.',
  id: { resolve: ({ code }) => code },
  loadOne: async (code, { proScene }) => (await proScene.look()).findTeam(code),
  fields: (t) => ({
    code: t.exposeString('code', {
      broadcastable: true,
      description: 'What the team is called in short, such as `G2`; unique, and written in capitals.',
    }),
    name: t.exposeString('name', { broadcastable: true, description: 'What the team is called.' }),
    league: t.field({
      type: LeagueNode,
      broadcastable: true,
      description: 'The league the team plays in.',
      resolve: async (team, _args, { proScene }) => (await proScene.look()).getLeagueOf(team),
    }),
    logo: t.string({
      broadcastable: true,
      description: 'Path of a picture on this server.',
      resolve: ({ code }) => `/images/teams/${encodeURIComponent(code)}.png`,
    }),
  }),
})

builder.objectField(LeagueNode, 'teams', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 12 }),
    type: [ProTeamNode],
    broadcastable: true,
    description: 'The teams of the league, in the order of their roster file.',
    resolve: async ({ code }, _args, { proScene }) => [...(await proScene.look()).listTeams(code)],
  }),
)

builder.queryField('proTeam', (t) =>
  t.field({
    type: ProTeamNode,
    nullable: true,
    description: 'A team by its code, in any case; null when there is none.',
    args: { code: t.arg.string({ description: 'The code, such as `G2`.' }) },
    resolve: async (_root, { code }, { proScene }) => (await proScene.look()).findTeam(code),
  }),
)
