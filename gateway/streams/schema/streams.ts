import { FieldCost } from '../../limits/field-cost.ts'
import { compareStreams, isWantedStream, type ProStream, type ProStreamFilter } from '../rules/pro-stream.ts'
import type { LiveBoard } from '../../delivery/feeds/live-feed.ts'
import { builder } from '../../contract/builder.ts'
import { toCodes, toPlayerId } from '../../delivery/schema/live-filter.ts'
import { LiveSourceObject } from '../../delivery/schema/live-source.ts'
import { StreamNode } from './stream.ts'

export const StreamFilterInput = builder.inputType('StreamFilter', {
  description:
    'Filter for streams. A stream matches if it satisfies every given field. Omitted and empty fields match all streams.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description: 'Codes of leagues, case-insensitive, at most 100. The player must play in one of them.',
    }),
    teams: t.stringList({
      required: false,
      description: 'Codes of teams, case-insensitive, at most 100. The player must play for one of them.',
    }),
    playerId: t.id({ required: false, description: 'Id of the pro player who owns the stream.' }),
    live: t.boolean({
      required: false,
      description: 'True to return only live streams, false to return only offline streams.',
    }),
  }),
})

const StreamListObject = builder.objectRef<LiveBoard<ProStream>>('StreamList').implement({
  description: 'A list of streams of pro players.',
  fields: (t) => ({
    cursor: t.string({
      description:
        'Cursor of this list. Pass it as `after` to the `streams` subscription to receive all later changes.',
      resolve: ({ revision }) => String(revision),
    }),
    source: t.field({
      type: LiveSourceObject,
      description: 'Availability of Twitch.',
      resolve: ({ source }) => source,
    }),
    streams: t.field({
      cost: new FieldCost({ listSize: 130 }),
      type: [StreamNode],
      description: 'The streams: live ones first, by number of viewers, then offline ones, most recently live first.',
      resolve: ({ items }) => items.toSorted(compareStreams),
    }),
  }),
})

builder.queryField('streams', (t) =>
  t.field({
    type: StreamListObject,
    description: 'Twitch channels of pro players.',
    args: {
      filter: t.arg({ type: StreamFilterInput, required: false, description: 'Restricts the returned streams.' }),
    },
    async resolve(_root, { filter }, { feeds }) {
      const wanted = toStreamFilter(filter)
      const board = await feeds.streams.look()
      return { ...board, items: board.items.filter((stream) => isWantedStream(stream, wanted)) }
    },
  }),
)

/** Converts the input to a domain filter. Throws a BAD_USER_INPUT error for invalid values. */
export function toStreamFilter(filter: typeof StreamFilterInput.$inferInput | null | undefined): ProStreamFilter {
  return {
    leagues: toCodes('leagues', filter?.leagues),
    teams: toCodes('teams', filter?.teams),
    playerId: toPlayerId('playerId', filter?.playerId),
    live: filter?.live ?? null,
  }
}
