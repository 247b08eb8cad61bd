import { builder } from '../../contract/builder.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { regionOf } from '../../shared/region.ts'
import type { ProEvent } from '../rules/pro-scene.ts'
import { ProTeamNode } from './pro-team.ts'

const ProEventRef = builder.objectRef<ProEvent>('ProEvent')

export const ProEventNode = builder.node(ProEventRef, {
  description: 'An event that pro teams travel to, such as a world championship.',
  id: { resolve: ({ slug }) => slug },
  loadOne: async (slug, { proScene }) => (await proScene.look()).findEvent(slug),
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Identifier of the event in URLs, such as `worlds-24`.' }),
    name: t.exposeString('name', { description: 'Name of the event.' }),
    ended: t.exposeBoolean('ended', { description: 'True if the event is over. It is in no list.' }),
    startsOn: t.string({
      nullable: true,
      description: 'First day of the event, such as `2026-10-03`, by the calendar of its place. Null if unknown.',
      resolve: ({ days }) => days?.first ?? null,
    }),
    endsOn: t.string({
      nullable: true,
      description:
        'Last day of the event, such as `2026-10-28`: it still belongs to the event. Null if unknown. Both days are known, or neither is.',
      resolve: ({ days }) => days?.last ?? null,
    }),
    region: t.field({
      type: RegionEnum,
      description: 'Region whose solo queue the teams practise in.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    teams: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ProTeamNode],
      description: 'Participating teams, grouped by league.',
      resolve: async (event, _args, { proScene }) => [...(await proScene.look()).listTeamsOfEvent(event)],
    }),
  }),
})

builder.queryField('events', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 5 }),
    type: [ProEventNode],
    description: 'Events that pro teams travel to, newest first, without those that are over.',
    resolve: async (_root, _args, { proScene }) => [...(await proScene.look()).events],
  }),
)
