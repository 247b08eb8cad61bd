import type { LiveBroadcast } from '../domain/pro-stream.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../domain/stream-game.ts'
import { builder } from './builder.ts'

const StreamGameObject = builder.objectRef<NonNullable<LiveBroadcast['game']>>('StreamGame').implement({
  description: 'What a channel shows on Twitch, which need not be League of Legends.',
  fields: (t) => ({
    name: t.exposeString('name', { broadcastable: true, description: 'As Twitch calls it.' }),
    isLeagueOfLegends: t.boolean({
      broadcastable: true,
      description: 'True for League of Legends.',
      resolve: ({ id }) => id === LEAGUE_OF_LEGENDS_GAME_ID,
    }),
  }),
})

export const BroadcastObject = builder.objectRef<LiveBroadcast>('Broadcast').implement({
  description: 'A stream while it is live.',
  fields: (t) => ({
    title: t.exposeString('title', { broadcastable: true, description: 'What its owner calls it.' }),
    game: t.field({
      type: StreamGameObject,
      nullable: true,
      broadcastable: true,
      description: 'What it shows; null when the channel says nothing about it.',
      resolve: ({ game }) => game,
    }),
    viewers: t.exposeInt('viewers', { broadcastable: true, description: 'How many watch.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', broadcastable: true, description: 'When it began.' }),
    language: t.exposeString('language', { broadcastable: true, description: 'Language, such as `en`, or `other`.' }),
  }),
})
