import { FieldCost } from '../limits/field-cost.ts'
import type { AccountKey, AccountRanks } from '../domain/account.ts'
import type { Freshness } from '../domain/freshness.ts'
import { DIVISIONS, type RankEntry, type RankedQueue, TIERS } from '../domain/rank.ts'
import type { RankHistory, RankSnapshot } from '../domain/rank-history.ts'
import { rateOf } from '../domain/rate.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { RateObject } from './rate.ts'

const QUEUE_ORDER: Readonly<Record<RankedQueue, number>> = { SOLO: 0, FLEX: 1, OTHER: 2 }

export const TierEnum = builder.enumType('Tier', {
  description: 'A tier of the ranked ladder, lowest first.',
  values: TIERS,
})

const DivisionEnum = builder.enumType('Division', {
  description: 'A step within a tier, lowest first.',
  values: DIVISIONS,
})

const RankedQueueEnum = builder.enumType('RankedQueue', {
  description: 'A queue that has a ladder.',
  values: {
    SOLO: { description: 'Ranked solo and duo.' },
    FLEX: { description: 'Ranked flex.' },
    OTHER: { description: 'A ranked queue that this server has no name for.' },
  },
})

export const RankEntryObject = builder.objectRef<RankEntry>('RankEntry').implement({
  description: 'Standing in one ranked queue.',
  fields: (t) => ({
    queue: t.field({
      type: RankedQueueEnum,
      broadcastable: true,
      description: 'The queue.',
      resolve: ({ queue }) => queue,
    }),
    queueType: t.exposeString('queueType', {
      broadcastable: true,
      description: "Riot's own word for the queue, such as `RANKED_SOLO_5x5`.",
    }),
    leagueId: t.exposeString('leagueId', {
      nullable: true,
      broadcastable: true,
      description: 'Identifier of the league inside the tier; null when Riot did not say.',
    }),
    tier: t.field({ type: TierEnum, broadcastable: true, description: 'The tier.', resolve: ({ tier }) => tier }),
    division: t.field({
      type: DivisionEnum,
      broadcastable: true,
      description: 'The step within the tier; the tiers from master on have only `I`.',
      resolve: ({ division }) => division,
    }),
    leaguePoints: t.exposeInt('leaguePoints', { broadcastable: true, description: 'Points toward the next step.' }),
    wins: t.exposeInt('wins', { broadcastable: true, description: 'Games won this season.' }),
    losses: t.exposeInt('losses', { broadcastable: true, description: 'Games lost this season.' }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      broadcastable: true,
      description: 'Share of games won this season; null before the first one.',
      resolve: ({ wins, losses }) => rateOf(wins, wins + losses),
    }),
    hotStreak: t.exposeBoolean('hotStreak', {
      broadcastable: true,
      description: 'On a winning streak, as Riot flags it.',
    }),
    veteran: t.exposeBoolean('veteran', {
      broadcastable: true,
      description: 'Has played many games in this league, as Riot flags it.',
    }),
    freshBlood: t.exposeBoolean('freshBlood', {
      broadcastable: true,
      description: 'Has joined this league lately, as Riot flags it.',
    }),
    inactive: t.exposeBoolean('inactive', {
      broadcastable: true,
      description: 'Has not played lately, as Riot flags it.',
    }),
  }),
})

const RankSnapshotObject = builder.objectRef<RankSnapshot>('RankSnapshot').implement({
  description: 'A standing at a moment.',
  fields: (t) => ({
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      broadcastable: true,
      description: 'When this server saw it first.',
    }),
    tier: t.field({ type: TierEnum, broadcastable: true, description: 'The tier.', resolve: ({ tier }) => tier }),
    division: t.field({
      type: DivisionEnum,
      broadcastable: true,
      description: 'The step within the tier; the tiers from master on have only `I`.',
      resolve: ({ division }) => division,
    }),
    leaguePoints: t.exposeInt('leaguePoints', { broadcastable: true, description: 'Points toward the next step.' }),
    wins: t.exposeInt('wins', { broadcastable: true, description: 'Games won this season until then.' }),
    losses: t.exposeInt('losses', { broadcastable: true, description: 'Games lost this season until then.' }),
  }),
})

const RankHistoryObject = builder.objectRef<RankHistory>('RankHistory').implement({
  description:
    "What this server has seen of an account's standing in one ranked queue, which is only what somebody looked at.",
  fields: (t) => ({
    queue: t.field({
      type: RankedQueueEnum,
      broadcastable: true,
      description: 'The queue.',
      resolve: ({ queue }) => queue,
    }),
    queueType: t.exposeString('queueType', {
      broadcastable: true,
      description: "Riot's own word for the queue, such as `RANKED_SOLO_5x5`.",
    }),
    snapshots: t.field({
      cost: new FieldCost({ listSize: 50 }),
      type: [RankSnapshotObject],
      broadcastable: true,
      description: 'Oldest first: one whenever the standing had changed since the last look.',
      resolve: ({ snapshots }) => [...snapshots],
    }),
    peak: t.field({
      type: RankSnapshotObject,
      broadcastable: true,
      description: 'The highest standing seen here.',
      resolve: ({ peak }) => peak,
    }),
  }),
})

/** The ranks of an account, whose they are, and how old: whoever fetches them for whom decides when they are due. */
interface RanksOfAccount {
  readonly account: AccountKey
  readonly ranks: AccountRanks
  readonly freshness: Freshness
}

export const AccountRanksObject = builder.objectRef<RanksOfAccount>('AccountRanks').implement({
  description: 'Standing of an account in the ranked queues.',
  fields: (t) => ({
    entries: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RankEntryObject],
      broadcastable: true,
      description: 'One entry for each queue in which the account is ranked: solo, flex, then any other.',
      resolve: ({ ranks }) => inQueueOrder(ranks.entries),
    }),
    freshness: t.field({
      type: FreshnessObject,
      broadcastable: true,
      description: 'When the ranks were fetched.',
      resolve: ({ freshness }) => freshness,
    }),
    histories: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RankHistoryObject],
      broadcastable: true,
      description: 'What this server has seen of the standing, queue by queue, also of queues without an entry now.',
      resolve: async ({ account }, _args, context) => inQueueOrder(await context.ranks.listHistories(account)),
    }),
  }),
})

function inQueueOrder<T extends { readonly queue: RankedQueue }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => QUEUE_ORDER[a.queue] - QUEUE_ORDER[b.queue])
}
