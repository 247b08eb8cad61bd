import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { League } from '../rules/pro-scene.ts'

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
  }),
})

builder.queryField('leagues', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 6 }),
    type: [LeagueNode],
    description: 'Leagues with rosters on this server, in the order of the roster file.',
    resolve: async (_root, _args, { proScene }) => [...(await proScene.look()).leagues],
  }),
)
