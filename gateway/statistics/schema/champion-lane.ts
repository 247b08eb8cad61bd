import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import type { LaneShare } from '../rules/champion-rates.ts'

export const ChampionLaneObject = builder.objectRef<LaneShare>('ChampionLane').implement({
  description: 'Statistics of a champion in one lane.',
  fields: (t) => ({
    lane: t.field({
      type: LaneEnum,
      nullable: true,
      description: 'The lane. Null for games in which Riot does not report it.',
      resolve: ({ lane }) => lane,
    }),
    share: t.field({
      type: RateObject,
      description: "Share of the champion's games that were played in this lane.",
      resolve: ({ share }) => share,
    }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of the games in this lane that were won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})
