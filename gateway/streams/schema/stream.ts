import { ActiveGameNode, seatsOf } from '../../active-games/schema/active-game.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { sortByKey } from '../../delivery/rules/sort-key.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { membershipIn } from '../../rosters/rules/memberships.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import { blankPlayer } from '../../rosters/rules/roster-edit.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { type ProStream, streamSortKey } from '../rules/pro-stream.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../rules/stream-game.ts'
import { BroadcastObject } from './broadcast.ts'

const StreamRef = builder.objectRef<ProStream>('Stream')

export const StreamNode = builder.node(StreamRef, {
  broadcastable: true,
  description: 'The Twitch channel of a pro player, whether live or offline.',
  id: { resolve: ({ playerId }) => playerId },
  loadOne: (playerId, { feeds }) => feeds.streams.find(playerId),
  fields: (t) => ({
    player: t.field({
      type: ProPlayerNode,
      description: 'The pro player who owns the channel.',
      resolve: (stream, _args, context) => ownerOf(stream, context),
    }),
    login: t.exposeString('login', {
      description:
        'Present login of the channel: the lower-case name in its URL. It changes when the channel is renamed.',
    }),
    displayName: t.exposeString('displayName', {
      description: 'Display name of the channel.',
    }),
    live: t.field({
      type: BroadcastObject,
      nullable: true,
      description: 'The current broadcast. Null while the channel is not live; `state` tells whether that is known.',
      resolve: ({ live }) => live,
    }),
    lastLiveAt: t.expose('lastLiveAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time when the channel was last seen live. While live, the start time of the broadcast. Null if this server has never seen it live.',
    }),
    activeGame: t.field({
      type: ActiveGameNode,
      nullable: true,
      description: "The running game of the channel's owner. Null if the owner is not seen in a game.",
      resolve: async (stream, _args, context) => context.liveStates.findGameOf(await ownerOf(stream, context)),
    }),
  }),
})

builder.objectField(ActiveGameNode, 'streams', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 3 }),
    type: [StreamNode],
    description:
      'Streams of pro players in this game who are currently live with League of Legends, most viewers first.',
    async resolve({ game }, _args, context) {
      const players = (await seatsOf(game, context)).flatMap(({ player }) => player ?? [])
      const streams = await Promise.all(players.map(({ id }) => context.feeds.streams.find(id)))
      const live = streams
        .filter((stream) => stream?.live?.game?.id === LEAGUE_OF_LEGENDS_GAME_ID)
        .filter((stream) => stream !== null)
      return sortByKey(live, streamSortKey)
    },
  }),
)

builder.objectField(ProPlayerNode, 'stream', (t) =>
  t.field({
    type: StreamNode,
    nullable: true,
    description:
      'Twitch channel of the player. Null if no Twitch channel is known: `channels` has those of other platforms.',
    resolve: ({ id }, _args, { feeds }) => feeds.streams.find(id),
  }),
)

/** The rosters may be newer or older than the streams, so a missing player is built from the data of the stream. */
async function ownerOf({ playerId, name, role, team }: ProStream, { proScene }: GraphQLContext): Promise<ProPlayer> {
  const known = (await proScene.look()).findPlayer(playerId)
  if (known !== null) return known
  const memberships = team === null ? [] : [membershipIn(team)]
  return { ...blankPlayer({ id: playerId, name, role, revision: 0 }), memberships }
}
