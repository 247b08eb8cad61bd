import { ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ParticipantTimelineObject } from '../../timelines/schema/participant-timeline.ts'

builder.objectField(ParticipantTimelineObject, 'usual', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 20 }),
    type: ChampionRecordObject,
    nullable: true,
    description:
      "The account's record on the played champion over its newest known games, at most 500, in ranked, normal and Clash queues. Includes this match if it is one of them. Null without such games.",
    async resolve({ of: { match }, own }, _args, { championPlayers }) {
      const player = match.participants.find(({ participantId }) => participantId === own.participantId)
      if (player === undefined || player.puuid === null) return null
      const { puuid, championId } = player
      return championPlayers.findRecord({ platform: match.platform, puuid }, championId)
    },
  }),
)
