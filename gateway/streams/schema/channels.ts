import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProLinkKindEnum, ProLinkObject } from '../../rosters/schema/pro-link.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { channelStateOf, listChannels, type ProChannel, toCurrentLinks, twitchUrlOf } from '../rules/channel-state.ts'
import { StreamNode } from './stream.ts'

const ChannelStateEnum = builder.enumType('ChannelState', {
  description: 'Live state of a channel.',
  values: {
    LIVE: { description: 'The channel is live.' },
    OFFLINE: { description: 'The channel exists and is not live.' },
    UNKNOWN: { description: 'Whether the channel is live was not checked, or could not be.' },
  } as const,
})

const UnknownChannelReasonEnum = builder.enumType('UnknownChannelReason', {
  description: 'Reason why the live state of a channel is unknown.',
  values: {
    NOT_FOLLOWED: { description: 'Live states are not requested from this platform, or for this second channel.' },
    SOURCE_OFF: { description: 'Twitch is not set up on this server.' },
    NOT_ASKED: { description: 'Twitch has not answered about this channel yet.' },
    NOT_FOUND: { description: 'Twitch has no channel with this login. It is asked again once an hour.' },
    UNAVAILABLE: {
      description: 'The channel was banned or deleted. Its former address can belong to another person.',
    },
  } as const,
})

const ProChannelObject = builder.objectRef<ProChannel>('ProChannel').implement({
  broadcastable: true,
  description: 'A channel of a pro player on a platform with live streams.',
  fields: (t) => ({
    platform: t.expose('platform', { type: ProLinkKindEnum, description: 'Platform of the channel.' }),
    handle: t.exposeString('handle', {
      nullable: true,
      description: 'Present name of the channel on its platform. Null if only the address is known.',
    }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Present URL of the channel. Null for an unavailable channel.',
    }),
    state: t.expose('state', { type: ChannelStateEnum, description: 'Live state of the channel.' }),
    unknownReason: t.field({
      type: UnknownChannelReasonEnum,
      nullable: true,
      description: 'Reason for an unknown live state. Null if the state is known.',
      resolve: ({ reason }) => reason,
    }),
  }),
})

builder.objectField(ProPlayerNode, 'links', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 3 }),
    type: [ProLinkObject],
    description:
      'Links to pages of the player on other sites. A renamed Twitch channel has its present address; one that was banned or deleted is omitted.',
    resolve: async ({ id, links }, _args, { feeds }) => [...toCurrentLinks(links, await feeds.streams.find(id))],
  }),
)

builder.objectField(ProPlayerNode, 'channels', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 2 }),
    type: [ProChannelObject],
    description:
      'Channels of the player on platforms with live streams. Live states are known of Twitch only: on other platforms they are `UNKNOWN`, never `OFFLINE`.',
    resolve: async ({ id, links }, _args, { feeds }) => {
      const [stream, source] = await Promise.all([feeds.streams.find(id), feeds.streams.source()])
      return [...listChannels(links, stream, source)]
    },
  }),
)

builder.objectFields(StreamNode, (t) => ({
  url: t.string({
    description:
      'URL of the channel. For an unavailable channel, its last one, which can belong to another person: do not link to it.',
    resolve: (stream) => twitchUrlOf(stream),
  }),
  state: t.field({
    type: ChannelStateEnum,
    description: 'Live state of the channel.',
    resolve: async (stream, _args, { feeds }) => channelStateOf(stream, await feeds.streams.source()).state,
  }),
  unknownReason: t.field({
    type: UnknownChannelReasonEnum,
    nullable: true,
    description: 'Reason for an unknown live state. Null if the state is known.',
    resolve: async (stream, _args, { feeds }) => channelStateOf(stream, await feeds.streams.source()).reason,
  }),
}))
