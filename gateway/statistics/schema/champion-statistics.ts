import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import { MAX_USES } from '../rules/champion-summary.ts'
import type { CountedChampion } from '../services/champion-statistics.ts'
import { ChampionAveragesObject } from './champion-averages.ts'
import { ChampionLaneObject } from './champion-lane.ts'
import { ChampionMatchupObject, listMatchups, MATCHUP_COST, matchupArguments } from './champion-matchups.ts'
import { ItemUseObject, RunePageUseObject, RuneUseObject, SpellsUseObject } from './champion-uses.ts'
import { FILTER_DESCRIPTION, StatisticsFilterInput, toStatisticsFilter } from './statistics-filter.ts'

export const ChampionStatisticsObject = builder.objectRef<CountedChampion>('ChampionStatistics').implement({
  description: 'Statistics of a champion, counted over recorded games.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'Patches included in these statistics, newest first.',
    }),
    matches: t.exposeInt('matches', {
      description:
        'Number of matches in which any member of the population played, on any champion. Pick and ban rates are shares of this number.',
    }),
    games: t.int({
      description: 'Number of games with the champion, limited to the requested lane if any.',
      resolve: ({ rates }) => rates?.games ?? 0,
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of those games that were won. Null without games.',
      resolve: ({ rates }) => rates?.winRate ?? null,
    }),
    pickRate: t.field({
      type: RateObject,
      nullable: true,
      description:
        'Share of the matches in which the champion was picked, limited to the requested lane if any. Null without matches.',
      resolve: ({ rates }) => rates?.pickRate ?? null,
    }),
    banRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of the matches in which the champion was banned. Null without matches.',
      resolve: ({ rates }) => rates?.banRate ?? null,
    }),
    averages: t.field({
      type: ChampionAveragesObject,
      nullable: true,
      description: 'Averages per game. Null without games.',
      resolve: ({ averages }) => averages,
    }),
    lanes: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [ChampionLaneObject],
      description: 'Statistics by lane, most games first. Contains all lanes even if a lane was requested.',
      resolve: ({ rates }) => [...(rates?.lanes ?? [])],
    }),
    matchups: t.field({
      cost: MATCHUP_COST,
      type: [ChampionMatchupObject],
      description:
        'Statistics against each opposing champion in the same lane. Games in which Riot reports no lane, or reports it twice, are not counted.',
      args: matchupArguments,
      resolve: ({ opponents }, given) => listMatchups(opponents, given),
    }),
    partners: t.field({
      cost: MATCHUP_COST,
      type: [ChampionMatchupObject],
      description: 'Statistics with each other champion in the bottom lane of the same team.',
      args: matchupArguments,
      resolve: ({ partners }, given) => listMatchups(partners, given),
    }),
    items: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: 50 } }),
      type: [ItemUseObject],
      description: 'Items owned at the end of the game, most games first.',
      args: { first: t.arg.int({ defaultValue: 15, description: 'Number of entries to return, 1 to 50.' }) },
      resolve: ({ items }, { first }) => firstOf(items, first),
    }),
    spells: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: 50 } }),
      type: [SpellsUseObject],
      description: 'Pairs of summoner spells, most games first.',
      args: { first: t.arg.int({ defaultValue: 5, description: 'Number of entries to return, 1 to 50.' }) },
      resolve: ({ spells }, { first }) => firstOf(spells, first),
    }),
    keystones: t.field({
      cost: new FieldCost({ listSize: 15 }),
      type: [RuneUseObject],
      description: 'Keystone runes, most games first.',
      resolve: ({ keystones }) => [...keystones],
    }),
    runePages: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: 50 } }),
      type: [RunePageUseObject],
      description: 'Complete rune pages, most games first.',
      args: { first: t.arg.int({ defaultValue: 3, description: 'Number of entries to return, 1 to 50.' }) },
      resolve: ({ runePages }, { first }) => firstOf(runePages, first),
    }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when a game on any champion was last counted. Null until the first game is counted.',
    }),
  }),
})

builder.objectField(ChampionNode, 'statistics', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 200 }),
    type: ChampionStatisticsObject,
    description: 'Statistics of the champion, counted over recorded games.',
    args: {
      filter: t.arg({ type: StatisticsFilterInput, required: false, description: FILTER_DESCRIPTION }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Counts only games in this lane.' }),
    },
    resolve({ key }, { filter, lane = null }, context) {
      return context.championStatistics.sumUp(key, toStatisticsFilter(filter), lane)
    },
  }),
)

function firstOf<T>(uses: readonly T[], first: number): T[] {
  if (first < 1 || first > MAX_USES) throw badInput(`\`first\` is ${first}: ask for 1 to ${MAX_USES}.`)
  return uses.slice(0, first)
}
