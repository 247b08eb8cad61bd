import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import type { ChampionList, PlacedChampion } from '../services/champion-statistics.ts'
import { ChampionLaneObject } from './champion-lane.ts'
import { ChampionTierEnum, ChampionTierRangeObject, ChampionTierRuleObject } from './champion-tier.ts'
import { FILTER_DESCRIPTION, StatisticsFilterInput, toStatisticsFilter } from './statistics-filter.ts'

const ChampionTableEntryObject = builder.objectRef<PlacedChampion>('ChampionTableEntry').implement({
  description: 'Statistics of one champion in a table of all champions.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    games: t.exposeInt('games', {
      description: 'Number of games with the champion, limited to the requested lane if any.',
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of those games that were won. Null if the champion was only banned.',
      resolve: ({ winRate }) => winRate,
    }),
    tier: t.field({
      type: ChampionTierEnum,
      nullable: true,
      description: 'Tier of the win rate by `ChampionTable.tierRule`. Null if the sample is too small.',
      resolve: ({ placement }) => placement?.tier ?? null,
    }),
    tierRange: t.field({
      type: ChampionTierRangeObject,
      nullable: true,
      description: 'Uncertainty of the tier: all tiers from `best` to `worst` are possible. Null without a tier.',
      resolve: ({ placement }) => placement,
    }),
    pickRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which the champion was picked, limited to the requested lane if any.',
      resolve: ({ pickRate }) => pickRate,
    }),
    banRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which the champion was banned.',
      resolve: ({ banRate }) => banRate,
    }),
    lanes: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [ChampionLaneObject],
      description: 'Statistics by lane, most games first. Contains all lanes even if a lane was requested.',
      resolve: ({ lanes }) => [...lanes],
    }),
  }),
})

const ChampionTableObject = builder.objectRef<ChampionList>('ChampionTable').implement({
  description: 'Comparison of all champions, counted over recorded games.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'Patches included in this table, newest first.',
    }),
    matches: t.exposeInt('matches', { description: 'Number of matches in which any member of the population played.' }),
    entries: t.field({
      cost: new FieldCost({ listSize: 180 }),
      type: [ChampionTableEntryObject],
      description:
        'Champions that were picked or banned, most games first. With a `lane`, only champions that were picked in it.',
      resolve: ({ champions }) => [...champions],
    }),
    tierRule: t.field({
      type: ChampionTierRuleObject,
      description: 'Rule that places the champions of this table in tiers.',
      resolve: ({ averageWinRate }) => ({ average: averageWinRate }),
    }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when a game was last counted. Null until the first game is counted.',
    }),
  }),
})

builder.queryField('championTable', (t) =>
  t.field({
    cost: new FieldCost({ weight: 500 }),
    type: ChampionTableObject,
    description: 'Comparison of all champions, counted over recorded games.',
    args: {
      filter: t.arg({ type: StatisticsFilterInput, required: false, description: FILTER_DESCRIPTION }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Counts only games in this lane.' }),
    },
    resolve: (_root, { filter, lane = null }, { championStatistics }) =>
      championStatistics.list(toStatisticsFilter(filter), lane),
  }),
)
