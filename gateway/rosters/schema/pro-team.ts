import { builder } from '../../contract/builder.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { ProTeam } from '../rules/pro-scene.ts'
import { provenanceOfTeams } from '../rules/roster-provenance.ts'
import { listStaff } from '../rules/staff-list.ts'
import { LeagueNode } from './league.ts'
import { ProvenanceObject } from './provenance.ts'
import { StaffMemberObject } from './staff-member.ts'

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
    parent: t.field({
      type: ProTeamRef,
      nullable: true,
      description: 'Team that this one is the academy of. Null if it is none.',
      resolve: async ({ parent }, _args, { proScene }) =>
        parent === null ? null : (await proScene.look()).findTeam(parent),
    }),
    academies: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [ProTeamRef],
      description: 'Academies of the team, without retired ones.',
      resolve: async ({ code }, _args, { proScene }) => [...(await proScene.look()).listAcademies(code)],
    }),
    colours: t.stringList({
      cost: new FieldCost({ listSize: 2 }),
      description: 'Colours of the team, such as `#e2012d`, the main one first.',
      resolve: ({ colours }) => [...colours],
    }),
    staff: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [StaffMemberObject],
      description: 'Staff of the team, ordered by job and name.',
      args: {
        at: t.arg({
          type: 'DateTime',
          required: false,
          description:
            'Returns the staff at this moment, as far as this server knows it. Defaults to the current staff.',
        }),
      },
      resolve: ({ staff }, { at }) => listStaff(staff, at ?? null),
    }),
    retired: t.exposeBoolean('retired', { description: 'True if the team no longer plays. It is in no list.' }),
    rosterProvenance: t.field({
      type: ProvenanceObject,
      description: 'Sources of the current roster, and the oldest date of its facts.',
      resolve: async (team, _args, { proScene }) => provenanceOfTeams(await proScene.look(), [team]),
    }),
    logo: t.string({
      description: "Path of the team's logo on this server, or URL.",
      args: pictureArgument,
      resolve: ({ code }, picture, context) =>
        pictureAddress(`/images/teams/${encodeURIComponent(code)}.png`, picture, context),
    }),
  }),
})

builder.objectField(LeagueNode, 'teams', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 12 }),
    type: [ProTeamNode],
    description: 'Teams of the league, in the order of the roster file, without retired ones.',
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
