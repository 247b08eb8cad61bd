import { builder } from '../../contract/builder.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Ban, MatchTeam, Objective, Objectives } from '../rules/match.ts'

const BanObject = builder.objectRef<Ban>('Ban').implement({
  description: 'A champion ban in a match.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      nullable: true,
      description: 'The banned champion. Null if no champion was banned in this turn.',
      resolve: ({ championId }) => (championId === -1 ? null : { key: championId }),
    }),
    pickTurn: t.exposeInt('pickTurn', { description: 'Position in the ban order, from 1.' }),
  }),
})

const ObjectiveObject = builder.objectRef<Objective>('Objective').implement({
  description: 'Number of times a side took an objective.',
  fields: (t) => ({
    first: t.exposeBoolean('first', {
      description: 'True if the side took the first objective of this kind in the match.',
    }),
    kills: t.exposeInt('kills', { description: 'Number of times the side took the objective.' }),
  }),
})

const ObjectivesObject = builder.objectRef<Objectives>('Objectives').implement({
  description: 'Objectives taken by a side.',
  fields: (t) => ({
    atakhan: t.field({ type: ObjectiveObject, description: 'Atakhan.', resolve: ({ atakhan }) => atakhan }),
    baron: t.field({ type: ObjectiveObject, description: 'Baron Nashor.', resolve: ({ baron }) => baron }),
    champion: t.field({
      type: ObjectiveObject,
      description: 'Enemy champions killed.',
      resolve: ({ champion }) => champion,
    }),
    dragon: t.field({ type: ObjectiveObject, description: 'Dragons.', resolve: ({ dragon }) => dragon }),
    inhibitor: t.field({ type: ObjectiveObject, description: 'Inhibitors.', resolve: ({ inhibitor }) => inhibitor }),
    riftHerald: t.field({
      type: ObjectiveObject,
      description: 'Rift Heralds.',
      resolve: ({ riftHerald }) => riftHerald,
    }),
    voidGrubs: t.field({ type: ObjectiveObject, description: 'Void grubs.', resolve: ({ horde }) => horde }),
    tower: t.field({ type: ObjectiveObject, description: 'Towers.', resolve: ({ tower }) => tower }),
  }),
})

export const MatchTeamObject = builder.objectRef<MatchTeam>('MatchTeam').implement({
  description: 'A side of a match.',
  fields: (t) => ({
    teamId: t.exposeInt('teamId', {
      description: 'Team number: 100 is the blue side, 200 the red side. 0 if the mode has no second side.',
    }),
    win: t.exposeBoolean('win', { description: 'True if the side won.' }),
    bans: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [BanObject],
      description: "Champion bans, in Riot's order.",
      resolve: ({ bans }) => [...bans],
    }),
    objectives: t.field({
      type: ObjectivesObject,
      description: 'Objectives taken by the side.',
      resolve: ({ objectives }) => objectives,
    }),
  }),
})
