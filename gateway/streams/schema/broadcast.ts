import { builder } from '../../contract/builder.ts'
import type { LiveBroadcast } from '../rules/pro-stream.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../rules/stream-game.ts'

const StreamGameObject = builder.objectRef<NonNullable<LiveBroadcast['game']>>('StreamGame').implement({
  broadcastable: true,
  description: 'Twitch category of a stream. It may be something other than League of Legends.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category on Twitch.' }),
    isLeagueOfLegends: t.boolean({
      description: 'True if the category is League of Legends.',
      resolve: ({ id }) => id === LEAGUE_OF_LEGENDS_GAME_ID,
    }),
  }),
})

export const BroadcastObject = builder.objectRef<LiveBroadcast>('Broadcast').implement({
  broadcastable: true,
  description: 'A live broadcast of a Twitch channel.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the broadcast.' }),
    game: t.field({
      type: StreamGameObject,
      nullable: true,
      description: 'Twitch category. Null if the channel has set none.',
      resolve: ({ game }) => game,
    }),
    viewers: t.exposeInt('viewers', { description: 'Number of viewers.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'Start time of the broadcast.',
    }),
    language: t.exposeString('language', {
      description: 'Language code, such as `en`, or `other`.',
    }),
  }),
})
