import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { defineLiveFeed } from '../../delivery/schema/define-live-feed.ts'
import { toPlayerId } from '../../delivery/schema/live-filter.ts'
import { filteredPlayerId, ProPlayerByInput } from '../../rosters/schema/pro-player-by.ts'
import { toLeagueCodes, toTeamCodes } from '../../rosters/schema/scene-codes.ts'
import { isWantedStream, type ProStreamFilter, streamSortKey } from '../rules/pro-stream.ts'
import { StreamNode } from './stream.ts'

const StreamFilterInput = builder.inputType('StreamFilter', {
  description:
    'Filter for streams. A stream matches if it satisfies every given field. Omitted and empty fields match all streams.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description:
        'Codes of leagues, case-insensitive, at most 100. The player must play in one of them. An empty list is no filter. An unknown code is an error.',
    }),
    teams: t.stringList({
      required: false,
      description:
        'Codes of teams, case-insensitive, at most 100. The player must play for one of them. An empty list is no filter. An unknown code is an error.',
    }),
    proPlayer: t.field({
      type: ProPlayerByInput,
      required: false,
      description: 'The pro player who owns the stream. An unknown player is an error.',
    }),
    playerId: t.id({
      required: false,
      description: 'Id of the pro player who owns the stream.',
      deprecationReason: deprecated('Use `proPlayer: { id }`.', '2027-11-30'),
    }),
    live: t.boolean({
      required: false,
      description:
        'True to return only live streams, false to return only those that are not live, also those whose state is unknown.',
    }),
  }),
})

defineLiveFeed({
  name: 'streams',
  feed: ({ streams }) => streams,
  item: { type: StreamNode, typename: 'Stream' },
  filter: { type: StreamFilterInput, parse: toStreamFilter, isWanted: isWantedStream },
  sortKey: streamSortKey,
  sizes: { items: 130, removed: 60 },
  names: { list: 'StreamList', items: 'streams', update: 'StreamsUpdate' },
  descriptions: {
    query: 'Twitch channels of pro players.',
    subscription:
      'Streams of pro players, updated live. The first update contains all streams, or the changes since `after`; each later update contains the changes since the previous one. An update without changes reports that the source was polled again.',
    source: 'Availability of Twitch.',
    list: 'A list of streams of pro players.',
    items: 'The streams: live ones first, by number of viewers, then offline ones, most recently live first.',
    update: 'An update of the subscribed streams.',
    snapshot: 'True if `upserted` contains all subscribed streams and replaces everything sent before.',
    upserted: 'Streams that are new or have changed.',
    removed: 'Ids of streams that no longer exist or no longer match the filter.',
    queryFilter: 'Restricts the returned streams.',
    subscriptionFilter: 'Restricts the subscribed streams.',
  },
})

/** Throws a BAD_USER_INPUT error for invalid values. */
async function toStreamFilter(
  filter: typeof StreamFilterInput.$inferInput | null | undefined,
  { proScene }: GraphQLContext,
): Promise<ProStreamFilter> {
  return {
    leagues: await toLeagueCodes('leagues', filter?.leagues ?? [], proScene),
    teams: await toTeamCodes('teams', filter?.teams ?? [], proScene),
    playerId:
      (await filteredPlayerId('proPlayer', filter?.proPlayer, proScene)) ?? toPlayerId('playerId', filter?.playerId),
    live: filter?.live ?? null,
  }
}
