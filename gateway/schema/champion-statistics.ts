import { FieldCost } from '../limits/field-cost.ts'
import { MOST_USES } from '../domain/champion-summary.ts'
import type { CountedChampion } from '../services/champion-statistics.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { ChampionAveragesObject } from './champion-averages.ts'
import { ChampionLaneObject } from './champion-lane.ts'
import {
  ChampionMatchupObject,
  ItemUseObject,
  RunePageUseObject,
  RuneUseObject,
  SpellsUseObject,
} from './champion-uses.ts'
import { ChampionNode } from './champion.ts'
import { LaneEnum } from './participant.ts'
import { RateObject } from './rate.ts'
import { FILTER_DESCRIPTION, StatisticsFilterInput, toStatisticsFilter } from './statistics-filter.ts'

const ChampionStatisticsObject = builder.objectRef<CountedChampion>('ChampionStatistics').implement({
  description: 'What was counted of the games with a champion.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'The patches whose games are added up, the newest first.',
    }),
    matches: t.exposeInt('matches', {
      description:
        'In how many matches anybody of the population played, whatever the champion: what pick and ban rates are shares of.',
    }),
    games: t.int({
      description: 'How many games were played with it; in the lane when one was asked for.',
      resolve: ({ rates }) => rates?.games ?? 0,
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of those games that were won; null without a game.',
      resolve: ({ rates }) => rates?.winRate ?? null,
    }),
    pickRate: t.field({
      type: RateObject,
      nullable: true,
      description:
        'Share of the matches in which it was picked; in the lane when one was asked for; null without a match.',
      resolve: ({ rates }) => rates?.pickRate ?? null,
    }),
    banRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of the matches in which it was banned; null without a match.',
      resolve: ({ rates }) => rates?.banRate ?? null,
    }),
    averages: t.field({
      type: ChampionAveragesObject,
      nullable: true,
      description: 'What a game with it is like; null without a game.',
      resolve: ({ averages }) => averages,
    }),
    lanes: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [ChampionLaneObject],
      description: 'Where it is played, most games first: all lanes, also when only one was asked for.',
      resolve: ({ rates }) => [...(rates?.lanes ?? [])],
    }),
    matchups: t.field({
      cost: new FieldCost({ listSize: 60 }),
      type: [ChampionMatchupObject],
      description:
        'The champions in the same lane of the other team, most games first. Where Riot does not name a lane, or names it twice, nobody is counted.',
      resolve: ({ opponents }) => [...opponents],
    }),
    partners: t.field({
      cost: new FieldCost({ listSize: 60 }),
      type: [ChampionMatchupObject],
      description: 'The other champions of the bottom lane of its team, most games first.',
      resolve: ({ partners }) => [...partners],
    }),
    items: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: 50 } }),
      type: [ItemUseObject],
      description: 'Items that were there in the end, those in most games first.',
      args: { first: t.arg.int({ defaultValue: 15, description: 'How many, 1 to 50.' }) },
      resolve: ({ items }, { first }) => firstOf(items, first),
    }),
    spells: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: 50 } }),
      type: [SpellsUseObject],
      description: 'Pairs of summoner spells, those in most games first.',
      args: { first: t.arg.int({ defaultValue: 5, description: 'How many, 1 to 50.' }) },
      resolve: ({ spells }, { first }) => firstOf(spells, first),
    }),
    keystones: t.field({
      cost: new FieldCost({ listSize: 15 }),
      type: [RuneUseObject],
      description: 'Runes that name the page, those in most games first.',
      resolve: ({ keystones }) => [...keystones],
    }),
    runePages: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: 50 } }),
      type: [RunePageUseObject],
      description: 'Whole rune pages, those in most games first.',
      args: { first: t.arg.int({ defaultValue: 3, description: 'How many, 1 to 50.' }) },
      resolve: ({ runePages }, { first }) => firstOf(runePages, first),
    }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a game was last counted, whatever the champion; null before the first one.',
    }),
  }),
})

builder.objectField(ChampionNode, 'statistics', (t) =>
  t.field({
    cost: new FieldCost({ weight: 200 }),
    type: ChampionStatisticsObject,
    description: 'What was counted of the games with it.',
    args: {
      filter: t.arg({ type: StatisticsFilterInput, required: false, description: FILTER_DESCRIPTION }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Only games in this lane.' }),
    },
    resolve({ key }, { filter, lane = null }, context) {
      return context.championStatistics.sumUp(key, toStatisticsFilter(filter), lane)
    },
  }),
)

function firstOf<T>(uses: readonly T[], first: number): T[] {
  if (first < 1 || first > MOST_USES) throw badInput(`\`first\` is ${first}: ask for 1 to ${MOST_USES}.`)
  return uses.slice(0, first)
}
