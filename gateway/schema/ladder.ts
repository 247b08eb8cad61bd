import { FieldCost } from '../limits/field-cost.ts'
import type { LadderQueue } from '../domain/ladder.ts'
import type { LadderOrder } from '../domain/ladder-list.ts'
import { InvalidCursorError } from '../domain/match-cursor.ts'
import { rateOf } from '../domain/rate.ts'
import { regionOf } from '../domain/region.ts'
import type { LadderPage, ListedLadderEntry } from '../services/ladders.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { ProPlayerNode } from './pro-player.ts'
import { TierEnum } from './rank.ts'
import { RateObject } from './rate.ts'
import { RegionEnum } from './region.ts'

const LadderQueueEnum = builder.enumType('LadderQueue', {
  description: 'A queue whose best players Riot lists.',
  values: {
    SOLO: { description: 'Ranked solo and duo.' },
    FLEX: { description: 'Ranked flex.' },
  } satisfies Record<LadderQueue, { description: string }>,
})

const LadderOrderEnum = builder.enumType('LadderOrder', {
  description: "What a ladder is listed by. The rank that an entry shows stays Riot's.",
  values: {
    RANK: { description: "Riot's own order: by tier, then by league points." },
    GAMES: { description: 'Most games first.' },
    WINS: { description: 'Most wins first.' },
    LOSSES: { description: 'Most losses first.' },
    WIN_RATE: { description: 'Highest share of games won first.' },
  } satisfies Record<LadderOrder, { description: string }>,
})

const LadderEntryObject = builder.objectRef<ListedLadderEntry>('LadderEntry').implement({
  description: 'One of the best players of a region.',
  fields: (t) => ({
    rank: t.int({ description: "Riot's place on the ladder, from 1.", resolve: ({ entry }) => entry.rank }),
    puuid: t.string({
      description: "Riot's identifier of the player, encrypted for this server's key.",
      resolve: ({ entry }) => entry.puuid,
    }),
    gameName: t.string({
      nullable: true,
      description: 'The part of the Riot ID before the `#`; null until this server has asked for it.',
      resolve: ({ entry }) => entry.gameName,
    }),
    tagLine: t.string({
      nullable: true,
      description: 'The part of the Riot ID after the `#`; null until this server has asked for it.',
      resolve: ({ entry }) => entry.tagLine,
    }),
    region: t.field({
      type: RegionEnum,
      description: 'The region of the ladder.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    tier: t.field({
      type: TierEnum,
      description: 'The tier: master or above.',
      resolve: ({ entry }) => entry.tier,
    }),
    leaguePoints: t.int({ description: 'League points.', resolve: ({ entry }) => entry.leaguePoints }),
    wins: t.int({ description: 'Games won this season.', resolve: ({ entry }) => entry.wins }),
    losses: t.int({ description: 'Games lost this season.', resolve: ({ entry }) => entry.losses }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of games won this season; null before the first one.',
      resolve: ({ entry: { wins, losses } }) => rateOf(wins, wins + losses),
    }),
    hotStreak: t.boolean({
      description: 'On a winning streak, as Riot flags it.',
      resolve: ({ entry }) => entry.hotStreak,
    }),
    veteran: t.boolean({
      description: 'Has played many games in this league, as Riot flags it.',
      resolve: ({ entry }) => entry.veteran,
    }),
    freshBlood: t.boolean({
      description: 'Has joined this league lately, as Riot flags it.',
      resolve: ({ entry }) => entry.freshBlood,
    }),
    inactive: t.boolean({
      description: 'Has not played lately, as Riot flags it.',
      resolve: ({ entry }) => entry.inactive,
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: "The pro player whose account it is; null when it is nobody's that is known here.",
      resolve: ({ proPlayer }) => proPlayer,
    }),
  }),
})

const LadderEdgeObject = builder.objectRef<ListedLadderEntry>('LadderEdge').implement({
  description: 'One entry of a list of a ladder.',
  fields: (t) => ({
    cursor: t.string({
      description:
        "The place of the entry in the list that was asked for, from 1: page n of 25 begins after `25 * (n - 1)`. Where the whole ladder is listed in Riot's order that is the rank.",
      resolve: ({ place }) => String(place),
    }),
    node: t.field({ type: LadderEntryObject, description: 'The entry.', resolve: (listed) => listed }),
  }),
})

const LadderConnectionObject = builder.objectRef<LadderPage>('LadderConnection').implement({
  description: 'One page of a ladder.',
  fields: (t) => ({
    edges: t.field({
      type: [LadderEdgeObject],
      description: 'The entries of the page.',
      resolve: ({ entries }) => [...entries],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where the page begins and ends.',
      resolve: ({ entries, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: cursorOf(entries.at(0)),
        endCursor: cursorOf(entries.at(-1)),
      }),
    }),
    totalCount: t.exposeInt('totalCount', {
      description: 'How many entries the list that was asked for has on all pages.',
    }),
    ladderSize: t.exposeInt('ladderSize', { description: 'How many players the whole ladder has.' }),
    topLeaguePoints: t.exposeInt('topLeaguePoints', {
      description: 'The most league points on the whole ladder; 0 when nobody is on it.',
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'When the ladder was fetched.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

builder.queryField('ladder', (t) =>
  t.field({
    // Riot IDs of entries that no client has asked for yet.
    cost: new FieldCost({
      weight: 1000,
      riotRequestsPerItem: 1,
      listSize: { argument: 'first', most: 100, of: ['edges'] },
    }),
    type: LadderConnectionObject,
    nullable: true,
    description:
      'The best players of a region: everybody from master up; null until this server has fetched the ladder once.',
    args: {
      region: t.arg({ type: RegionEnum, description: 'Which region.' }),
      queue: t.arg({ type: LadderQueueEnum, defaultValue: 'SOLO', description: 'Which queue.' }),
      prosOnly: t.arg.boolean({
        defaultValue: false,
        description: 'Only accounts of pro players that are known here.',
      }),
      search: t.arg.string({
        required: false,
        description:
          "Only entries whose Riot ID or pro player's name holds this text, no matter the case or diacritics.",
      }),
      orderBy: t.arg({ type: LadderOrderEnum, defaultValue: 'RANK', description: 'What the list is in the order of.' }),
      reverse: t.arg.boolean({ defaultValue: false, description: 'Whether the list is turned around.' }),
      first: t.arg.int({ defaultValue: 25, description: 'How many entries, 1 to 100.' }),
      after: t.arg.string({
        required: false,
        description: 'The `cursor` behind which the page begins: the place of an entry in the list, such as `25`.',
      }),
    },
    async resolve(_root, { search, after, ...request }, { ladders }) {
      const { first } = request
      if (first < 1 || first > 100) throw badInput(`\`first\` is ${first}: ask for 1 to 100 entries.`)
      try {
        return await ladders.findPage({ ...request, search: search ?? null, after: after ?? null })
      } catch (error) {
        if (error instanceof InvalidCursorError) throw badInput(error.message)
        throw error
      }
    },
  }),
)

function cursorOf(listed: ListedLadderEntry | undefined): string | null {
  return listed === undefined ? null : String(listed.place)
}
