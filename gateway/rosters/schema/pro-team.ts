import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { ProTeam } from '../rules/pro-scene.ts'
import { LeagueNode } from './league.ts'

const ProTeamRef = builder.objectRef<ProTeam>('ProTeam')

/** `pro-player.ts` adds the field `roster`. */
export const ProTeamNode = builder.node(ProTeamRef, {
  broadcastable: true,
  description: 'A professional team that plays in a league.',
  id: { resolve: ({ code }) => code },
  loadOne: async (code, { proScene }) => (await proScene.look()).findTeam(code),
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Short name of the team in upper case, such as `G2`. Unique.',
    }),
    name: t.exposeString('name', { description: 'Full name of the team.' }),
    league: t.field({
      type: LeagueNode,
      description: 'League of the team.',
      resolve: async (team, _args, { proScene }) => (await proScene.look()).getLeagueOf(team),
    }),
    logo: t.string({
      description: "Path of the team's logo on this server.",
      resolve: ({ code }) => `/images/teams/${encodeURIComponent(code)}.png`,
    }),
  }),
})

builder.objectField(LeagueNode, 'teams', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 12 }),
    type: [ProTeamNode],
    description: 'Teams of the league, in the order of the roster file.',
    resolve: async ({ code }, _args, { proScene }) => [...(await proScene.look()).listTeams(code)],
  }),
)

builder.queryField('proTeam', (t) =>
  t.field({
    type: ProTeamNode,
    nullable: true,
    description: 'Looks up a team by its code. Null if there is no such team.',
    args: { code: t.arg.string({ description: 'Code of the team, such as `G2`, case-insensitive.' }) },
    resolve: async (_root, { code }, { proScene }) => (await proScene.look()).findTeam(code),
  }),
)
