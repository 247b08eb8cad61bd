import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { PlayerScoutingObject, scout, ScoutingSourceEnum } from './scouting.ts'

builder.objectField(AccountNode, 'scouting', (t) =>
  t.field({
    broadcastable: false,
    type: PlayerScoutingObject,
    description:
      'What is known about the player before a game: rank, the champions played most, lanes and latest results. Parts that concern the champion of a seat are null.',
    args: {
      from: t.arg({ type: ScoutingSourceEnum, defaultValue: 'STORED', description: 'Source of the facts.' }),
    },
    resolve: ({ platform, puuid }, { from }, context) =>
      scout({ player: { platform, puuid }, championId: null, likelyLane: null, source: from }, context),
  }),
)
