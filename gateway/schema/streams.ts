import { FieldCost } from '../limits/field-cost.ts'
import { compareStreams, isWantedStream, type ProStream, type ProStreamFilter } from '../domain/pro-stream.ts'
import type { LiveBoard } from '../ports/live-feed.ts'
import { builder } from './builder.ts'
import { toCodes, toPlayerId } from './live-filter.ts'
import { LiveSourceObject } from './live-source.ts'
import { StreamNode } from './stream.ts'

export const StreamFilterInput = builder.inputType('StreamFilter', {
  description: 'Which streams are wanted. What is left out, or empty, lets everything through.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description: 'Only of players in these leagues, by their codes in any case.',
    }),
    teams: t.stringList({
      required: false,
      description: 'Only of players in these teams, by their codes in any case.',
    }),
    playerId: t.id({ required: false, description: 'Only the stream of this pro player.' }),
    live: t.boolean({ required: false, description: 'True for only those that are live, false for only the others.' }),
  }),
})

const StreamListObject = builder.objectRef<LiveBoard<ProStream>>('StreamList').implement({
  description: 'Streams of pro players.',
  fields: (t) => ({
    cursor: t.string({
      description: 'What to pass as `after` of the subscription to go on from here.',
      resolve: ({ revision }) => String(revision),
    }),
    source: t.field({ type: LiveSourceObject, description: 'How Twitch is doing.', resolve: ({ source }) => source }),
    streams: t.field({
      cost: new FieldCost({ listSize: 130 }),
      type: [StreamNode],
      description: 'Live ones first, by viewers; then those that were live last.',
      resolve: ({ items }) => items.toSorted(compareStreams),
    }),
  }),
})

builder.queryField('streams', (t) =>
  t.field({
    type: StreamListObject,
    description: 'The Twitch channels of pro players.',
    args: { filter: t.arg({ type: StreamFilterInput, required: false, description: 'Which of them.' }) },
    async resolve(_root, { filter }, { feeds }) {
      const wanted = toStreamFilter(filter)
      const board = await feeds.streams.look()
      return { ...board, items: board.items.filter((stream) => isWantedStream(stream, wanted)) }
    },
  }),
)

/** The filter of the gateway behind the one of the contract. Throws a BAD_USER_INPUT error for one that makes no sense. */
export function toStreamFilter(filter: typeof StreamFilterInput.$inferInput | null | undefined): ProStreamFilter {
  return {
    leagues: toCodes('leagues', filter?.leagues),
    teams: toCodes('teams', filter?.teams),
    playerId: toPlayerId('playerId', filter?.playerId),
    live: filter?.live ?? null,
  }
}
