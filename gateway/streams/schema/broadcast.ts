import type { LiveBroadcast } from '../rules/pro-stream.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../rules/stream-game.ts'
import { builder } from '../../contract/builder.ts'

const StreamGameObject = builder.objectRef<NonNullable<LiveBroadcast['game']>>('StreamGame').implement({
  description: 'Twitch category of a stream. It may be something other than League of Legends.',
  fields: (t) => ({
    name: t.exposeString('name', { broadcastable: true, description: 'Name of the category on Twitch.' }),
    isLeagueOfLegends: t.boolean({
      broadcastable: true,
      description: 'True if the category is League of Legends.',
      resolve: ({ id }) => id === LEAGUE_OF_LEGENDS_GAME_ID,
    }),
  }),
})

export const BroadcastObject = builder.objectRef<LiveBroadcast>('Broadcast').implement({
  description: 'A live broadcast of a Twitch channel.',
  fields: (t) => ({
    title: t.exposeString('title', { broadcastable: true, description: 'Title of the broadcast.' }),
    game: t.field({
      type: StreamGameObject,
      nullable: true,
      broadcastable: true,
      description: 'Twitch category. Null if the channel has set none.',
      resolve: ({ game }) => game,
    }),
    viewers: t.exposeInt('viewers', { broadcastable: true, description: 'Number of viewers.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      broadcastable: true,
      description: 'Start time of the broadcast.',
    }),
    language: t.exposeString('language', {
      broadcastable: true,
      description: 'Language code, such as `en`, or `other`.',
    }),
  }),
})
