import { AccountResultUnion } from '../../accounts/schema/account-lookup.ts'
import { TierEnum } from '../../accounts/schema/rank.ts'
import { findSeenAccount, SEEN_ACCOUNT, SEEN_ACCOUNT_COST } from '../../accounts/schema/seen-account.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { RateObject } from '../../contract/rate.ts'
import { readPage } from '../../contract/read-page.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { rateOf } from '../../shared/rate.ts'
import { regionOf } from '../../shared/region.ts'
import type { LadderOrder } from '../rules/ladder-list.ts'
import { type LadderMovement, type LadderPeriod, movementOf } from '../rules/ladder-movement.ts'
import type { LadderQueue } from '../rules/ladder.ts'
import type { LadderPage, ListedLadderEntry } from '../services/ladders.ts'

export const LadderQueueEnum = builder.enumType('LadderQueue', {
  description: 'A ranked queue with a ladder.',
  values: {
    SOLO: { description: 'Ranked solo/duo.' },
    FLEX: { description: 'Ranked flex.' },
  } satisfies Record<LadderQueue, { description: string }>,
})

const LadderOrderEnum = builder.enumType('LadderOrder', {
  description: "Sort order of a ladder. It does not affect the rank of an entry, which is always Riot's.",
  values: {
    RANK: { description: "Riot's order: by tier, then by league points, highest first." },
    GAMES: { description: 'Most games first.' },
    WINS: { description: 'Most wins first.' },
    LOSSES: { description: 'Most losses first.' },
    WIN_RATE: { description: 'Highest win rate first.' },
  } satisfies Record<LadderOrder, { description: string }>,
})

export const LadderPeriodEnum = builder.enumType('LadderPeriod', {
  description: 'Period over which movement on a ladder is counted.',
  values: {
    YESTERDAY: {
      description:
        'Since the ladder of about 24 hours before: the stored one whose age is nearest to that, at least 18 and at most 30 hours.',
    },
    LAST_WEEK: {
      description:
        'Since the ladder of about a week before: the stored one whose age is nearest to that, at least six and at most eight days.',
    },
  } satisfies Record<LadderPeriod, { description: string }>,
})

const LadderMovementObject = builder.objectRef<LadderMovement>('LadderMovement').implement({
  description: 'Movement of a player since an earlier ladder.',
  fields: (t) => ({
    places: t.exposeInt('places', {
      nullable: true,
      description:
        'Places gained: positive after a rise, negative after a fall, 0 for the same place. Null if the player is new: not on the earlier ladder.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'Time of the earlier ladder.',
    }),
  }),
})

export const LadderEntryObject = builder.objectRef<ListedLadderEntry>('LadderEntry').implement({
  description: 'An entry of a ladder: one of the best players of a region.',
  fields: (t) => ({
    rank: t.int({ description: "Riot's rank on the ladder, from 1.", resolve: ({ entry }) => entry.rank }),
    movement: t.field({
      type: LadderMovementObject,
      nullable: true,
      description:
        'Places gained or lost since an earlier ladder. Null if this server has no ladder of that time: for every entry alike.',
      args: {
        since: t.arg({ type: LadderPeriodEnum, defaultValue: 'YESTERDAY', description: 'Period of the movement.' }),
      },
      resolve: ({ entry, comparedWith }, { since }) => movementOf(entry, since, comparedWith),
    }),
    puuid: t.string({
      description: "Riot's identifier of the player, encrypted for this server's API key.",
      resolve: ({ entry }) => entry.puuid,
    }),
    account: t.field({
      cost: SEEN_ACCOUNT_COST,
      type: AccountResultUnion,
      nullable: true,
      description: `The account of the player. ${SEEN_ACCOUNT} Null if the player is no longer listed by name.`,
      resolve: ({ platform, entry: { puuid } }, _args, context) =>
        puuid === '' ? null : findSeenAccount({ platform, puuid }, context),
    }),
    gameName: t.string({
      nullable: true,
      description: 'Game name: the part of the Riot ID before the `#`. Null until this server has fetched it.',
      resolve: ({ entry }) => entry.gameName,
    }),
    tagLine: t.string({
      nullable: true,
      description: 'Tag line: the part of the Riot ID after the `#`. Null until this server has fetched it.',
      resolve: ({ entry }) => entry.tagLine,
    }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the ladder.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    tier: t.field({
      type: TierEnum,
      description: 'Tier of the player: master or above.',
      resolve: ({ entry }) => entry.tier,
    }),
    leaguePoints: t.int({ description: 'League points.', resolve: ({ entry }) => entry.leaguePoints }),
    wins: t.int({ description: 'Games won this season.', resolve: ({ entry }) => entry.wins }),
    losses: t.int({ description: 'Games lost this season.', resolve: ({ entry }) => entry.losses }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of games won this season. Null before the first game.',
      resolve: ({ entry: { wins, losses } }) => rateOf(wins, wins + losses),
    }),
    hotStreak: t.boolean({
      description: 'True if Riot flags the player as being on a winning streak.',
      resolve: ({ entry }) => entry.hotStreak,
    }),
    veteran: t.boolean({
      description: 'True if Riot flags the player as a veteran: many games played in this league.',
      resolve: ({ entry }) => entry.veteran,
    }),
    freshBlood: t.boolean({
      description: 'True if Riot flags the player as having joined this league recently.',
      resolve: ({ entry }) => entry.freshBlood,
    }),
    inactive: t.boolean({
      description: 'True if Riot flags the player as inactive.',
      resolve: ({ entry }) => entry.inactive,
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: 'The pro player who owns the account. Null if the account belongs to no known pro player.',
      resolve: ({ proPlayer }) => proPlayer,
    }),
  }),
})

const LadderEdgeObject = builder.objectRef<ListedLadderEntry>('LadderEdge').implement({
  description: 'An entry in a list of a ladder.',
  fields: (t) => ({
    cursor: t.string({
      description:
        "Position of the entry in the requested list, from 1. With 25 entries per page, page n begins after `25 * (n - 1)`. If the complete ladder is listed in Riot's order, the position equals the rank.",
      resolve: ({ place }) => String(place),
    }),
    node: t.field({ type: LadderEntryObject, description: 'The entry.', resolve: (listed) => listed }),
  }),
})

export const LadderConnectionObject = builder.objectRef<LadderPage>('LadderConnection').implement({
  description: 'A page of a ladder.',
  fields: (t) => ({
    edges: t.field({
      type: [LadderEdgeObject],
      description: 'Entries on this page.',
      resolve: ({ entries }) => [...entries],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ entries, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: cursorOf(entries.at(0)),
        endCursor: cursorOf(entries.at(-1)),
      }),
    }),
    totalCount: t.exposeInt('totalCount', {
      description: 'Number of entries in the requested list, on all pages.',
    }),
    ladderSize: t.int({
      description: 'Number of players on the complete ladder.',
      resolve: ({ head }) => head.total,
    }),
    topLeaguePoints: t.int({
      description: 'Highest number of league points on the complete ladder. 0 if the ladder is empty.',
      resolve: ({ head }) => head.topLeaguePoints,
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the ladder.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

builder.queryField('ladder', (t) =>
  t.field({
    // Requests to Riot: Riot IDs of entries that were never fetched before.
    cost: new FieldCost({
      weight: 1000,
      riotRequestsPerItem: 1,
      listSize: { argument: 'first', most: 100, of: ['edges'] },
    }),
    type: LadderConnectionObject,
    nullable: true,
    description:
      'Ladder of a region: all players from master tier up. Null until this server has fetched the ladder for the first time.',
    args: {
      region: t.arg({ type: RegionEnum, description: 'Region of the ladder.' }),
      queue: t.arg({ type: LadderQueueEnum, defaultValue: 'SOLO', description: 'Queue of the ladder.' }),
      prosOnly: t.arg.boolean({
        defaultValue: false,
        description: 'True to return only accounts of known pro players.',
      }),
      search: t.arg.string({
        required: false,
        description:
          "Returns only entries whose Riot ID or pro player's name contains this text. Ignores case and diacritics.",
      }),
      orderBy: t.arg({ type: LadderOrderEnum, defaultValue: 'RANK', description: 'Sort order of the list.' }),
      reverse: t.arg.boolean({ defaultValue: false, description: 'True to reverse the sort order.' }),
      first: t.arg.int({ defaultValue: 25, description: 'Number of entries to return, 1 to 100.' }),
      after: t.arg.string({
        required: false,
        description:
          'Position after which the page begins, such as `25`: the `endCursor` of the previous page or the `cursor` of any entry.',
      }),
    },
    async resolve(_root, { search, after, ...request }, { ladders }) {
      const { first } = request
      readCount('first', first, 100, 'entries')
      return readPage(() => ladders.findPage({ ...request, search: search ?? null, after: after ?? null }))
    },
  }),
)

function cursorOf(listed: ListedLadderEntry | undefined): string | null {
  return listed === undefined ? null : String(listed.place)
}
