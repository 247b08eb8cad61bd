import type { LaneShare } from '../domain/champion-rates.ts'
import { builder } from './builder.ts'
import { LaneEnum } from './participant.ts'
import { RateObject } from './rate.ts'

export const ChampionLaneObject = builder.objectRef<LaneShare>('ChampionLane').implement({
  description: 'What became of a champion in one lane.',
  fields: (t) => ({
    lane: t.field({
      type: LaneEnum,
      nullable: true,
      description: 'The lane; null for the games of which Riot does not name it.',
      resolve: ({ lane }) => lane,
    }),
    share: t.field({
      type: RateObject,
      description: 'Share of all games with the champion.',
      resolve: ({ share }) => share,
    }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of the games in the lane that were won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})
