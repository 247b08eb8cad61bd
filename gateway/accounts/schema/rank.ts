import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { RateObject } from '../../contract/rate.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { rateOf } from '../../shared/rate.ts'
import type { AccountKey, AccountRanks } from '../rules/account.ts'
import { type RankHistory, type RankSeason, type RankSnapshot, splitBySeason } from '../rules/rank-history.ts'
import type { Division, RankedQueue, RankEntry, StandingTier } from '../rules/rank.ts'

const QUEUE_ORDER: Readonly<Record<RankedQueue, number>> = { SOLO: 0, FLEX: 1, OTHER: 2 }

export const TierEnum = builder.enumType('Tier', {
  description: 'Tier of a ranked queue, lowest first.',
  values: {
    UNKNOWN: { description: 'A tier that this server does not know. Sorted last.' },
    IRON: { description: 'Iron.' },
    BRONZE: { description: 'Bronze.' },
    SILVER: { description: 'Silver.' },
    GOLD: { description: 'Gold.' },
    PLATINUM: { description: 'Platinum.' },
    EMERALD: { description: 'Emerald.' },
    DIAMOND: { description: 'Diamond.' },
    MASTER: { description: 'Master. It has no divisions.' },
    GRANDMASTER: { description: 'Grandmaster. It has no divisions.' },
    CHALLENGER: { description: 'Challenger. It has no divisions.' },
  } satisfies Record<StandingTier, { description: string }>,
})

const DivisionEnum = builder.enumType('Division', {
  description: 'Division within a tier, lowest first.',
  values: {
    IV: { description: 'Division four, the lowest.' },
    III: { description: 'Division three.' },
    II: { description: 'Division two.' },
    I: { description: 'Division one, the highest. Tiers without divisions report it.' },
  } satisfies Record<Division, { description: string }>,
})

export const RankedQueueEnum = builder.enumType('RankedQueue', {
  description: 'A ranked queue.',
  values: {
    SOLO: { description: 'Ranked solo/duo.' },
    FLEX: { description: 'Ranked flex.' },
    OTHER: { description: 'A ranked queue without a name on this server.' },
  },
})

export const RankEntryObject = builder.objectRef<RankEntry>('RankEntry').implement({
  broadcastable: true,
  description: 'Rank of an account in one ranked queue.',
  fields: (t) => ({
    queue: t.field({
      type: RankedQueueEnum,
      description: 'The queue.',
      resolve: ({ queue }) => queue,
    }),
    queueType: t.exposeString('queueType', {
      description: "Riot's name of the queue, such as `RANKED_SOLO_5x5`.",
    }),
    leagueId: t.exposeString('leagueId', {
      nullable: true,
      description: "Riot's identifier of the league within the tier. Null if Riot did not report it.",
    }),
    tier: t.field({
      type: TierEnum,
      description:
        'Tier in the queue. `UNKNOWN` for a tier that this server does not know, and never for an unranked account.',
      resolve: ({ tier }) => tier,
    }),
    division: t.field({
      type: DivisionEnum,
      description: 'Division within the tier. Always `I` from master tier up. Without meaning in an unknown tier.',
      resolve: ({ division }) => division,
    }),
    leaguePoints: t.exposeInt('leaguePoints', { description: 'League points.' }),
    wins: t.exposeInt('wins', { description: 'Games won this season.' }),
    losses: t.exposeInt('losses', { description: 'Games lost this season.' }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of games won this season. Null before the first game.',
      resolve: ({ wins, losses }) => rateOf(wins, wins + losses),
    }),
    hotStreak: t.exposeBoolean('hotStreak', {
      description: 'True if Riot flags the player as being on a winning streak.',
    }),
    veteran: t.exposeBoolean('veteran', {
      description: 'True if Riot flags the player as a veteran: many games played in this league.',
    }),
    freshBlood: t.exposeBoolean('freshBlood', {
      description: 'True if Riot flags the player as having joined this league recently.',
    }),
    inactive: t.exposeBoolean('inactive', {
      description: 'True if Riot flags the player as inactive.',
    }),
  }),
})

export const RankSnapshotObject = builder.objectRef<RankSnapshot>('RankSnapshot').implement({
  broadcastable: true,
  description: 'Rank of an account in one queue at a point in time.',
  fields: (t) => ({
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      description: 'Time when this server first observed the rank.',
    }),
    tier: t.field({
      type: TierEnum,
      description: 'Tier in the queue.',
      resolve: ({ tier }) => tier,
    }),
    division: t.field({
      type: DivisionEnum,
      description: 'Division within the tier. Always `I` from master tier up.',
      resolve: ({ division }) => division,
    }),
    leaguePoints: t.exposeInt('leaguePoints', { description: 'League points.' }),
    wins: t.exposeInt('wins', { description: 'Games won in that season up to `takenAt`.' }),
    losses: t.exposeInt('losses', { description: 'Games lost in that season up to `takenAt`.' }),
  }),
})

const RankSeasonObject = builder.objectRef<RankSeason>('RankSeason').implement({
  broadcastable: true,
  description: 'Observed ranks of an account in one queue in one ranked season, or in one part of it.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'Time of the first observation.' }),
    peak: t.field({
      type: RankSnapshotObject,
      description: 'Highest observed rank.',
      resolve: ({ peak }) => peak,
    }),
    last: t.field({
      type: RankSnapshotObject,
      description: 'Last observed rank.',
      resolve: ({ last }) => last,
    }),
  }),
})

const RankHistoryObject = builder.objectRef<RankHistory>('RankHistory').implement({
  broadcastable: true,
  description:
    'Observed ranks of an account in one ranked queue. Contains only ranks that this server happened to fetch.',
  fields: (t) => ({
    queue: t.field({
      type: RankedQueueEnum,
      description: 'The queue.',
      resolve: ({ queue }) => queue,
    }),
    queueType: t.exposeString('queueType', {
      description: "Riot's name of the queue, such as `RANKED_SOLO_5x5`.",
    }),
    snapshots: t.field({
      cost: new FieldCost({ listSize: 50 }),
      type: [RankSnapshotObject],
      description: 'Rank snapshots, oldest first. One for each fetch that found a changed rank.',
      resolve: ({ snapshots }) => [...snapshots],
    }),
    peak: t.field({
      type: RankSnapshotObject,
      description: 'Highest observed rank.',
      resolve: ({ peak }) => peak,
    }),
    seasons: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [RankSeasonObject],
      description:
        'The stored ranks by season, newest first. Riot does not name seasons: one ends where the counts of wins and losses restart.',
      resolve: ({ snapshots }) => splitBySeason(snapshots).toReversed(),
    }),
  }),
})

/** Freshness depends on the caller that fetched the ranks, so it is passed along. */
interface RanksOfAccount {
  readonly account: AccountKey
  readonly ranks: AccountRanks
  readonly freshness: Freshness
}

export const AccountRanksObject = builder.objectRef<RanksOfAccount>('AccountRanks').implement({
  broadcastable: true,
  description: 'Ranks of an account in all ranked queues.',
  fields: (t) => ({
    entries: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RankEntryObject],
      description: "The account's rank entries, one for each queue in which it is ranked: solo, flex, then any other.",
      resolve: ({ ranks }) => inQueueOrder(ranks.entries),
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the ranks.',
      resolve: ({ freshness }) => freshness,
    }),
    histories: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RankHistoryObject],
      description:
        'Rank histories, one for each queue with observed ranks, including queues in which the account is currently unranked.',
      resolve: async ({ account }, _args, context) => inQueueOrder(await context.ranks.listHistories(account)),
    }),
  }),
})

function inQueueOrder<T extends { readonly queue: RankedQueue }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => QUEUE_ORDER[a.queue] - QUEUE_ORDER[b.queue])
}
