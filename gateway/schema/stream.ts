import { FieldCost } from '../limits/field-cost.ts'
import { type ProPlayer, proSlugOf } from '../domain/pro-scene.ts'
import { compareStreams, type ProStream } from '../domain/pro-stream.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../domain/stream-game.ts'
import { ActiveGameNode, seatsOf } from './active-game.ts'
import { BroadcastObject } from './broadcast.ts'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { ProPlayerNode } from './pro-player.ts'

const StreamRef = builder.objectRef<ProStream>('Stream')

export const StreamNode = builder.node(StreamRef, {
  description: 'The Twitch channel of a pro player, live or not.',
  id: { resolve: ({ playerId }) => playerId },
  loadOne: (playerId, { feeds }) => feeds.streams.find(playerId),
  fields: (t) => ({
    player: t.field({
      type: ProPlayerNode,
      broadcastable: true,
      description: 'Whose channel it is.',
      resolve: (stream, _args, context) => ownerOf(stream, context),
    }),
    login: t.exposeString('login', {
      broadcastable: true,
      description: "The name in the channel's address, in lower case.",
    }),
    displayName: t.exposeString('displayName', {
      broadcastable: true,
      description: 'As its owner writes the name of the channel.',
    }),
    url: t.string({
      broadcastable: true,
      description: 'Address of the channel.',
      resolve: ({ login }) => `https://www.twitch.tv/${encodeURIComponent(login)}`,
    }),
    live: t.field({
      type: BroadcastObject,
      nullable: true,
      broadcastable: true,
      description: 'What it shows now; null while it is not live.',
      resolve: ({ live }) => live,
    }),
    lastLiveAt: t.expose('lastLiveAt', {
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description:
        'When it was last seen live, as far as this server knows: while it is live, when it began; null when it never was.',
    }),
    activeGame: t.field({
      type: ActiveGameNode,
      nullable: true,
      broadcastable: true,
      description: 'The running game in which its owner is seen; null when there is none.',
      resolve: async (stream, _args, context) => context.liveStates.findGameOf(await ownerOf(stream, context)),
    }),
  }),
})

builder.objectField(ActiveGameNode, 'streams', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 3 }),
    type: [StreamNode],
    broadcastable: true,
    description: 'Pro players in it who are live on Twitch with League of Legends now, by viewers.',
    async resolve({ game }, _args, context) {
      const players = (await seatsOf(game, context)).flatMap(({ player }) => player ?? [])
      const streams = await Promise.all(players.map(({ id }) => context.feeds.streams.find(id)))
      return streams
        .filter((stream) => stream?.live?.game?.id === LEAGUE_OF_LEGENDS_GAME_ID)
        .filter((stream) => stream !== null)
        .toSorted(compareStreams)
    },
  }),
)

builder.objectField(ProPlayerNode, 'stream', (t) =>
  t.field({
    type: StreamNode,
    nullable: true,
    broadcastable: true,
    description: 'His Twitch channel; null when he has none that is known here.',
    resolve: ({ id }, _args, { feeds }) => feeds.streams.find(id),
  }),
)

/** The rosters can be ahead of the streams or behind them; then the owner is what the stream itself says of him. */
async function ownerOf({ playerId, name, role, team }: ProStream, { proScene }: GraphQLContext): Promise<ProPlayer> {
  const known = (await proScene.look()).findPlayer(playerId)
  if (known !== null) return known
  const memberships = team === null ? [] : [{ team, from: null, to: null }]
  return { id: playerId, name, slug: proSlugOf(name), role, memberships, accounts: [], links: [], revision: 0 }
}
