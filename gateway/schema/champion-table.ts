import { FieldCost } from '../limits/field-cost.ts'
import type { ListedChampion } from '../domain/champion-rates.ts'
import type { ChampionList } from '../services/champion-statistics.ts'
import { builder } from './builder.ts'
import { ChampionLaneObject } from './champion-lane.ts'
import { ChampionNode } from './champion.ts'
import { LaneEnum } from './participant.ts'
import { RateObject } from './rate.ts'
import { FILTER_DESCRIPTION, StatisticsFilterInput, toStatisticsFilter } from './statistics-filter.ts'

const ChampionTableEntryObject = builder.objectRef<ListedChampion>('ChampionTableEntry').implement({
  description: 'How often a champion was picked and banned, and what became of it.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    games: t.exposeInt('games', {
      description: 'How many games were played with it; in the lane when one was asked for.',
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of those games that were won; null when it was only banned.',
      resolve: ({ winRate }) => winRate,
    }),
    pickRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which it was picked; in the lane when one was asked for.',
      resolve: ({ pickRate }) => pickRate,
    }),
    banRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which it was banned.',
      resolve: ({ banRate }) => banRate,
    }),
    lanes: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [ChampionLaneObject],
      description: 'Where it is played, most games first: all lanes, also when only one was asked for.',
      resolve: ({ lanes }) => [...lanes],
    }),
  }),
})

const ChampionTableObject = builder.objectRef<ChampionList>('ChampionTable').implement({
  description: 'The champions beside each other.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'The patches whose games are added up, the newest first.',
    }),
    matches: t.exposeInt('matches', { description: 'In how many matches anybody of the population played.' }),
    entries: t.field({
      cost: new FieldCost({ listSize: 180 }),
      type: [ChampionTableEntryObject],
      description:
        'The champions that were picked or banned, most games first; those that were picked there when a lane was asked for.',
      resolve: ({ champions }) => [...champions],
    }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a game was last counted; null before the first one.',
    }),
  }),
})

builder.queryField('championTable', (t) =>
  t.field({
    cost: new FieldCost({ weight: 500 }),
    type: ChampionTableObject,
    description: 'The champions beside each other, by what was counted of them.',
    args: {
      filter: t.arg({ type: StatisticsFilterInput, required: false, description: FILTER_DESCRIPTION }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Only games in this lane.' }),
    },
    resolve: (_root, { filter, lane = null }, { championStatistics }) =>
      championStatistics.list(toStatisticsFilter(filter), lane),
  }),
)
