import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { League } from '../rules/pro-scene.ts'
import { provenanceOfTeams } from '../rules/roster-provenance.ts'
import { ProvenanceObject } from './provenance.ts'

const LeagueRef = builder.objectRef<League>('League')

/** `pro-team.ts` adds the field `teams`. */
export const LeagueNode = builder.node(LeagueRef, {
  broadcastable: true,
  description: 'A league of professional teams.',
  id: { resolve: ({ code }) => code },
  loadOne: async (code, { proScene }) => (await proScene.look()).findLeague(code),
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Short name of the league, such as `LEC`. Unique.',
    }),
    name: t.exposeString('name', { description: 'Full name of the league.' }),
    retired: t.exposeBoolean('retired', { description: 'True if the league no longer takes place. It is in no list.' }),
    rosterProvenance: t.field({
      type: ProvenanceObject,
      description: "Sources of the rosters of the league's teams, and the oldest date of their facts.",
      resolve: async ({ code }, _args, { proScene }) => {
        const view = await proScene.look()
        return provenanceOfTeams(view, view.listTeams(code))
      },
    }),
  }),
})

builder.queryField('rosterProvenance', (t) =>
  t.field({
    type: ProvenanceObject,
    description: 'Sources of the rosters of all teams, and the oldest date of their facts.',
    resolve: async (_root, _args, { proScene }) => {
      const view = await proScene.look()
      return provenanceOfTeams(view, view.teams)
    },
  }),
)

builder.queryField('leagues', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 6 }),
    type: [LeagueNode],
    description: 'Leagues with rosters on this server, in the order of the roster file, without retired ones.',
    resolve: async (_root, _args, { proScene }) => [...(await proScene.look()).leagues],
  }),
)
