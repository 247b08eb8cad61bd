import { FieldCost } from '../limits/field-cost.ts'
import type { Ban, MatchTeam, Objective, Objectives } from '../domain/match.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'

const BanObject = builder.objectRef<Ban>('Ban').implement({
  description: 'One turn of banning.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      nullable: true,
      description: 'The champion that was banned; null when the turn passed without a ban.',
      resolve: ({ championId }) => (championId === -1 ? null : { key: championId }),
    }),
    pickTurn: t.exposeInt('pickTurn', { description: 'Position in the order of bans, from 1.' }),
  }),
})

const ObjectiveObject = builder.objectRef<Objective>('Objective').implement({
  description: 'How often a side took an objective.',
  fields: (t) => ({
    first: t.exposeBoolean('first', { description: 'True for the side that took the first one of the match.' }),
    kills: t.exposeInt('kills', { description: 'How often.' }),
  }),
})

const ObjectivesObject = builder.objectRef<Objectives>('Objectives').implement({
  description: 'What a side took on the map.',
  fields: (t) => ({
    baron: t.field({ type: ObjectiveObject, description: 'Baron Nashor.', resolve: ({ baron }) => baron }),
    champion: t.field({ type: ObjectiveObject, description: 'Enemy champions.', resolve: ({ champion }) => champion }),
    dragon: t.field({ type: ObjectiveObject, description: 'Dragons.', resolve: ({ dragon }) => dragon }),
    tower: t.field({ type: ObjectiveObject, description: 'Towers.', resolve: ({ tower }) => tower }),
  }),
})

export const MatchTeamObject = builder.objectRef<MatchTeam>('MatchTeam').implement({
  description: 'One side of a match.',
  fields: (t) => ({
    teamId: t.exposeInt('teamId', {
      description: '100 is blue, 200 is red; 0 where the mode has no second side.',
    }),
    win: t.exposeBoolean('win', { description: 'True for the side that won.' }),
    bans: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [BanObject],
      description: 'The bans, as Riot lists them.',
      resolve: ({ bans }) => [...bans],
    }),
    objectives: t.field({
      type: ObjectivesObject,
      description: 'What the side took on the map.',
      resolve: ({ objectives }) => objectives,
    }),
  }),
})
