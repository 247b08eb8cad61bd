import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { kdaOf } from '../../shared/kda.ts'
import { rateOf } from '../../shared/rate.ts'
import { type AccountMasteries, type ChampionMastery, progressOf } from '../rules/champion-mastery.ts'
import type { ChampionRecord } from '../rules/champion-record.ts'

export const ChampionRecordObject = builder.objectRef<ChampionRecord>('ChampionRecord').implement({
  description: 'Results of an account on one champion over a set of stored games.',
  fields: (t) => ({
    games: t.exposeInt('games', { description: 'Number of games.' }),
    wins: t.exposeInt('wins', { description: 'Number of games won.' }),
    losses: t.int({ description: 'Number of games lost.', resolve: ({ games, wins }) => games - wins }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of games won. Null without games.',
      resolve: ({ games, wins }) => rateOf(wins, games),
    }),
    kills: t.exposeInt('kills', { description: 'Total number of enemy champions killed.' }),
    deaths: t.exposeInt('deaths', { description: 'Total number of deaths.' }),
    assists: t.exposeInt('assists', { description: 'Total number of assists.' }),
    kda: t.float({
      nullable: true,
      description: '(kills + assists) / deaths over all games. Null without deaths.',
      resolve: kdaOf,
    }),
    creepScorePerMinute: t.float({
      nullable: true,
      description:
        'Lane minions and jungle monsters killed per minute. Null if the total duration of the games is zero.',
      resolve: ({ creepScore, durationSeconds }) =>
        durationSeconds === 0 ? null : (creepScore * 60) / durationSeconds,
    }),
  }),
})

interface RecordedMastery {
  readonly mastery: ChampionMastery
  readonly record: ChampionRecord | null
}

export const ChampionMasteryObject = builder.objectRef<RecordedMastery>('ChampionMastery').implement({
  description: 'Mastery of an account on one champion, counted by Riot since the account was created.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ mastery }) => ({ key: mastery.championId }),
    }),
    level: t.int({ description: 'Mastery level, 0 or greater.', resolve: ({ mastery }) => mastery.level }),
    points: t.int({ description: 'Mastery points.', resolve: ({ mastery }) => mastery.points }),
    pointsSinceLastLevel: t.int({
      description: 'Mastery points gained since the last level.',
      resolve: ({ mastery }) => mastery.pointsSinceLastLevel,
    }),
    pointsUntilNextLevel: t.int({
      description: 'Mastery points needed for the next level. 0 or less if points alone do not unlock it.',
      resolve: ({ mastery }) => mastery.pointsUntilNextLevel,
    }),
    progress: t.float({
      nullable: true,
      description: 'Progress from the last level to the next, 0 to 1. Null if points do not lead to another level.',
      resolve: ({ mastery }) => progressOf(mastery),
    }),
    lastPlayedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when the champion was last played. Null if Riot does not report it.',
      resolve: ({ mastery }) => (mastery.lastPlayedAt === 0 ? null : mastery.lastPlayedAt),
    }),
    record: t.field({
      type: ChampionRecordObject,
      nullable: true,
      description:
        'Record on the champion over the stored solo, flex, normal and Clash games. Null without such games. May not yet include matches fetched by the same operation.',
      resolve: ({ record }) => record,
    }),
  }),
})

interface RecordedMasteries {
  readonly masteries: AccountMasteries
  readonly records: ReadonlyMap<number, ChampionRecord>
}

export const AccountMasteriesObject = builder.objectRef<RecordedMasteries>('AccountMasteries').implement({
  description: 'Masteries of an account on all champions that it has ever played.',
  fields: (t) => ({
    entries: t.field({
      cost: new FieldCost({ listSize: 180 }),
      type: [ChampionMasteryObject],
      description: 'Champion masteries, most points first.',
      resolve: ({ masteries, records }) =>
        masteries.entries.map((mastery) => ({ mastery, record: records.get(mastery.championId) ?? null })),
    }),
    totalPoints: t.float({
      description: 'Total mastery points over all champions. A whole number, which may exceed the range of `Int`.',
      resolve: ({ masteries }) => masteries.entries.reduce((sum, { points }) => sum + points, 0),
    }),
    recordedGames: t.int({
      description:
        'Number of stored games covered by the records of all champions. May not yet include matches fetched by the same operation.',
      resolve: ({ records }) => records.values().reduce((sum, { games }) => sum + games, 0),
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the masteries.',
      resolve: ({ masteries }, _args, context) => context.masteries.freshness(masteries),
    }),
  }),
})
