import { FieldCost } from '../limits/field-cost.ts'
import type { ProEvent } from '../domain/pro-scene.ts'
import { regionOf } from '../domain/region.ts'
import { builder } from './builder.ts'
import { ProTeamNode } from './pro-team.ts'
import { RegionEnum } from './region.ts'

const ProEventRef = builder.objectRef<ProEvent>('ProEvent')

export const ProEventNode = builder.node(ProEventRef, {
  description: 'Something that pro teams travel to.',
  id: { resolve: ({ slug }) => slug },
  loadOne: async (slug, { proScene }) => (await proScene.look()).findEvent(slug),
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'What stands for it in addresses, such as `worlds-24`.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    region: t.field({
      type: RegionEnum,
      description: 'The region whose solo queue the teams practise in.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    teams: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ProTeamNode],
      description: 'The teams that take part, by league.',
      resolve: async (event, _args, { proScene }) => [...(await proScene.look()).listTeamsOfEvent(event)],
    }),
  }),
})

builder.queryField('events', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 5 }),
    type: [ProEventNode],
    description: 'Events that pro teams travel to, the newest first.',
    resolve: async (_root, _args, { proScene }) => [...(await proScene.look()).events],
  }),
)
