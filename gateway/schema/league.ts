import { FieldCost } from '../limits/field-cost.ts'
import type { League } from '../domain/pro-scene.ts'
import { builder } from './builder.ts'

const LeagueRef = builder.objectRef<League>('League')

/** Its teams are added where a team is defined. */
export const LeagueNode = builder.node(LeagueRef, {
  description: 'A league of pro teams.',
  id: { resolve: ({ code }) => code },
  loadOne: async (code, { proScene }) => (await proScene.look()).findLeague(code),
  fields: (t) => ({
    code: t.exposeString('code', {
      broadcastable: true,
      description: 'What the league is called in short, such as `LEC`.',
    }),
    name: t.exposeString('name', { broadcastable: true, description: 'What the league is called.' }),
  }),
})

builder.queryField('leagues', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 6 }),
    type: [LeagueNode],
    description: 'The leagues whose rosters are kept here, in the order of their roster file.',
    resolve: async (_root, _args, { proScene }) => [...(await proScene.look()).leagues],
  }),
)
