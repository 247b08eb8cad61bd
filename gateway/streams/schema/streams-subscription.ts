import { FieldCost } from '../../limits/field-cost.ts'
import { compareStreams, isWantedStream, type ProStream } from '../rules/pro-stream.ts'
import type { LiveUpdate } from '../../delivery/feeds/live-feed.ts'
import { builder } from '../../contract/builder.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { parseLiveCursor } from '../../delivery/schema/live-cursor.ts'
import { LiveSourceObject } from '../../delivery/schema/live-source.ts'
import { StreamNode } from './stream.ts'
import { StreamFilterInput, toStreamFilter } from './streams.ts'

const StreamsUpdateObject = builder.objectRef<LiveUpdate<ProStream>>('StreamsUpdate').implement({
  description: 'An update of the subscribed streams.',
  fields: (t) => ({
    cursor: t.string({
      broadcastable: true,
      description: 'Cursor of this update. Pass it as `after` to resume the subscription from here.',
      resolve: ({ revision }) => String(revision),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      broadcastable: true,
      description: 'True if `upserted` contains all subscribed streams and replaces everything sent before.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 130 }),
      type: [StreamNode],
      broadcastable: true,
      description: 'Streams that are new or have changed.',
      resolve: ({ upserted }) => upserted.toSorted(compareStreams),
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 60 }),
      broadcastable: true,
      description: 'Ids of streams that no longer exist or no longer match the filter.',
      resolve: ({ removed }) => removed.map((playerId) => encodeGlobalId('Stream', playerId)),
    }),
    source: t.field({
      type: LiveSourceObject,
      broadcastable: true,
      description: 'Availability of Twitch.',
      resolve: ({ source }) => source,
    }),
  }),
})

builder.subscriptionField('streams', (t) =>
  t.field({
    type: StreamsUpdateObject,
    broadcastable: true,
    description:
      'Streams of pro players, updated live. The first update contains all streams, or the changes since `after`; each later update contains the changes since the previous one. An update without changes reports that the source was polled again.',
    args: {
      filter: t.arg({ type: StreamFilterInput, required: false, description: 'Restricts the subscribed streams.' }),
      after: t.arg.string({
        required: false,
        description: 'The `cursor` of the last received update. Omit it to start with a snapshot.',
      }),
    },
    subscribe(_root, { filter, after }, { feeds }) {
      const wanted = toStreamFilter(filter)
      return feeds.streams.watch((stream) => isWantedStream(stream, wanted), parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)
