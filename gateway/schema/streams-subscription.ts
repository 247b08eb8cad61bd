import { FieldCost } from '../limits/field-cost.ts'
import { compareStreams, isWantedStream, type ProStream } from '../domain/pro-stream.ts'
import type { LiveUpdate } from '../ports/live-feed.ts'
import { builder } from './builder.ts'
import { encodeGlobalId } from './global-id.ts'
import { parseLiveCursor } from './live-cursor.ts'
import { LiveSourceObject } from './live-source.ts'
import { StreamNode } from './stream.ts'
import { StreamFilterInput, toStreamFilter } from './streams.ts'

const StreamsUpdateObject = builder.objectRef<LiveUpdate<ProStream>>('StreamsUpdate').implement({
  description: 'What is new about the streams that were asked for.',
  fields: (t) => ({
    cursor: t.string({
      broadcastable: true,
      description: 'What to pass as `after` to go on from here.',
      resolve: ({ revision }) => String(revision),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      broadcastable: true,
      description: 'True when `upserted` is all there is, in place of all that was sent before.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 130 }),
      type: [StreamNode],
      broadcastable: true,
      description: 'Streams that are new, or otherwise than before.',
      resolve: ({ upserted }) => upserted.toSorted(compareStreams),
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 60 }),
      broadcastable: true,
      description: 'Ids of streams that are gone, or are not asked for any more.',
      resolve: ({ removed }) => removed.map((playerId) => encodeGlobalId('Stream', playerId)),
    }),
    source: t.field({
      type: LiveSourceObject,
      broadcastable: true,
      description: 'How Twitch is doing.',
      resolve: ({ source }) => source,
    }),
  }),
})

builder.subscriptionField('streams', (t) =>
  t.field({
    type: StreamsUpdateObject,
    broadcastable: true,
    description:
      'Streams of pro players as they change. First all of them, or what has changed since `after`; then each change. An update without changes tells that the source was asked again.',
    args: {
      filter: t.arg({ type: StreamFilterInput, required: false, description: 'Which of them.' }),
      after: t.arg.string({ required: false, description: 'The `cursor` of the last update that was received.' }),
    },
    subscribe(_root, { filter, after }, { feeds }) {
      const wanted = toStreamFilter(filter)
      return feeds.streams.watch((stream) => isWantedStream(stream, wanted), parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)
