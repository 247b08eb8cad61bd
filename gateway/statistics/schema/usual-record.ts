import type { ChampionRecord } from '../../accounts/rules/champion-record.ts'
import { ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Participant } from '../../matches/rules/match.ts'
import { ParticipantObject } from '../../matches/schema/participant.ts'
import { ParticipantTimelineObject } from '../../timelines/schema/participant-timeline.ts'

const COST = new FieldCost({ weight: 20 })

const DESCRIPTION =
  "The account's record on the played champion over its newest known games, at most 500, in ranked, normal and Clash queues. Includes this match if it is one of them. Null without such games."

builder.objectField(ParticipantObject, 'usual', (t) =>
  t.field({
    broadcastable: false,
    cost: COST,
    type: ChampionRecordObject,
    nullable: true,
    description: DESCRIPTION,
    resolve: findUsual,
  }),
)

builder.objectField(ParticipantTimelineObject, 'usual', (t) =>
  t.field({
    broadcastable: false,
    cost: COST,
    type: ChampionRecordObject,
    nullable: true,
    description: DESCRIPTION,
    async resolve({ of: { match }, own }, args, context) {
      const player = match.participants.find(({ participantId }) => participantId === own.participantId)
      return player === undefined ? null : findUsual(player, args, context)
    },
  }),
)

async function findUsual(
  { platform, puuid, championId }: Participant,
  _args: object,
  { championPlayers }: GraphQLContext,
): Promise<ChampionRecord | null> {
  return puuid === null ? null : championPlayers.findRecord({ platform, puuid }, championId)
}
