import { FieldCost } from '../limits/field-cost.ts'
import { type AccountMasteries, type ChampionMastery, progressOf } from '../domain/champion-mastery.ts'
import type { ChampionRecord } from '../domain/champion-record.ts'
import { kdaOf } from '../domain/kda.ts'
import { rateOf } from '../domain/rate.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { FreshnessObject } from './freshness.ts'
import { RateObject } from './rate.ts'

export const ChampionRecordObject = builder.objectRef<ChampionRecord>('ChampionRecord').implement({
  description: 'What an account did with one champion in the games that this server has stored.',
  fields: (t) => ({
    games: t.exposeInt('games', { description: 'How many games there were.' }),
    wins: t.exposeInt('wins', { description: 'How many of them were won.' }),
    losses: t.int({ description: 'How many of them were lost.', resolve: ({ games, wins }) => games - wins }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of games won; null without a game.',
      resolve: ({ games, wins }) => rateOf(wins, games),
    }),
    kills: t.exposeInt('kills', { description: 'Enemy champions killed, in all games together.' }),
    deaths: t.exposeInt('deaths', { description: 'Times killed, in all games together.' }),
    assists: t.exposeInt('assists', { description: 'Kills helped with, in all games together.' }),
    kda: t.float({
      nullable: true,
      description: '(kills + assists) / deaths; null without a death, where there is no such number.',
      resolve: kdaOf,
    }),
    creepScorePerMinute: t.float({
      nullable: true,
      description: 'Lane minions and jungle monsters a minute; null when no game lasted.',
      resolve: ({ creepScore, durationSeconds }) =>
        durationSeconds === 0 ? null : (creepScore * 60) / durationSeconds,
    }),
  }),
})

interface RecordedMastery {
  readonly mastery: ChampionMastery
  readonly record: ChampionRecord | null
}

const ChampionMasteryObject = builder.objectRef<RecordedMastery>('ChampionMastery').implement({
  description: 'What an account has done with one champion over its whole life, as Riot counts it.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ mastery }) => ({ key: mastery.championId }),
    }),
    level: t.int({ description: 'Mastery level, from 0 upward.', resolve: ({ mastery }) => mastery.level }),
    points: t.int({ description: 'Mastery points.', resolve: ({ mastery }) => mastery.points }),
    pointsSinceLastLevel: t.int({
      description: 'Points gained since the last level.',
      resolve: ({ mastery }) => mastery.pointsSinceLastLevel,
    }),
    pointsUntilNextLevel: t.int({
      description: 'Points that lack for the next level; 0 or less when something else than points lacks.',
      resolve: ({ mastery }) => mastery.pointsUntilNextLevel,
    }),
    progress: t.float({
      nullable: true,
      description:
        'How much of the way from the last level to the next one is done, 0 to 1; null where points lead no further.',
      resolve: ({ mastery }) => progressOf(mastery),
    }),
    lastPlayedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the champion was last played; null when Riot does not say.',
      resolve: ({ mastery }) => (mastery.lastPlayedAt === 0 ? null : mastery.lastPlayedAt),
    }),
    record: t.field({
      type: ChampionRecordObject,
      nullable: true,
      description:
        'The solo, flex, normal and Clash games among those that this server has stored; null when there is none. Matches that the same operation asks for may not be counted yet.',
      resolve: ({ record }) => record,
    }),
  }),
})

interface RecordedMasteries {
  readonly masteries: AccountMasteries
  readonly records: ReadonlyMap<number, ChampionRecord>
}

export const AccountMasteriesObject = builder.objectRef<RecordedMasteries>('AccountMasteries').implement({
  description: 'Every champion that an account has ever played.',
  fields: (t) => ({
    entries: t.field({
      cost: new FieldCost({ listSize: 180 }),
      type: [ChampionMasteryObject],
      description: 'Most points first.',
      resolve: ({ masteries, records }) =>
        masteries.entries.map((mastery) => ({ mastery, record: records.get(mastery.championId) ?? null })),
    }),
    totalPoints: t.float({
      description: 'Mastery points of all champions together: a whole number, which can be larger than an `Int`.',
      resolve: ({ masteries }) => masteries.entries.reduce((sum, { points }) => sum + points, 0),
    }),
    recordedGames: t.int({
      description:
        'How many stored games the records count, on all champions together. Matches that the same operation asks for may not be counted yet.',
      resolve: ({ records }) => records.values().reduce((sum, { games }) => sum + games, 0),
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'When the masteries were fetched.',
      resolve: ({ masteries }, _args, context) => context.masteries.freshness(masteries),
    }),
  }),
})
