import { RankedQueueEnum, RankSnapshotObject } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { findRankChanges, type RankChange } from '../rules/rank-change.ts'

export const PlayedRankChangeObject = builder.objectRef<RankChange>('PlayedRankChange').implement({
  description:
    'Ranks of an account in one queue before and after its games, as this server observed them. What Riot took away in between for other reasons, such as inactivity, is part of the difference.',
  fields: (t) => ({
    queue: t.expose('queue', { type: RankedQueueEnum, description: 'The ranked queue.' }),
    before: t.field({
      type: RankSnapshotObject,
      description: 'The last rank that was observed before the games.',
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: RankSnapshotObject,
      description: 'The first rank that was observed after the games.',
      resolve: ({ after }) => after,
    }),
  }),
})

builder.objectField(MatchNode, 'rankChange', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 300 }),
    type: PlayedRankChangeObject,
    nullable: true,
    description:
      "The ranks of a participant before and after this ranked match. Known only if this server observed a rank before it, with every earlier match counted, and one after it, and if Riot's counts of wins and losses differ by exactly this match. Null otherwise. Sends no requests to Riot's API.",
    args: {
      participantId: t.arg.int({ description: 'Number of the participant within the match, from 1.' }),
    },
    async resolve({ match }, { participantId }, { ranks, accountActivities }) {
      const player = match.participants.find((one) => one.participantId === participantId)
      if (player === undefined || player.puuid === null) return null
      const account = { platform: player.platform, puuid: player.puuid }
      const [histories, known] = await Promise.all([ranks.listHistories(account), accountActivities.find(account)])
      return known === null ? null : (findRankChanges(histories, known)([match])[0] ?? null)
    },
  }),
)
