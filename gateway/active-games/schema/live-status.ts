import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import type { LiveState } from '../rules/live-state.ts'
import type { LiveStatus } from '../services/live-states.ts'
import { ActiveGameNode } from './active-game.ts'

const LiveStateEnum = builder.enumType('LiveState', {
  description: 'Live status of an account or a player.',
  values: {
    IN_GAME: { description: 'In a running game.' },
    NOT_IN_GAME: { description: 'Not in a visible game, according to Riot.' },
    POSSIBLY_HIDDEN: { description: 'Riot reports that the account hides its games. It may be in one.' },
    UPSTREAM_DOWN: { description: "Unknown because Riot's API is unavailable." },
    UNKNOWN: { description: 'Unknown because Riot has not been asked about the account yet.' },
  } satisfies Record<LiveState, { description: string }>,
})

const LiveStatusObject = builder.objectRef<LiveStatus>('LiveStatus').implement({
  broadcastable: true,
  description: 'Live status of an account or a player, and the time of the observation.',
  fields: (t) => ({
    state: t.field({
      type: LiveStateEnum,
      description: 'The live status.',
      resolve: ({ state }) => state,
    }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when Riot last reported on the account. Null until the first report.',
    }),
    game: t.field({
      type: ActiveGameNode,
      nullable: true,
      description: 'The running game. Null unless `state` is `IN_GAME`.',
      resolve: ({ game }) => game,
    }),
  }),
})

builder.objectField(AccountNode, 'live', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ riotRequests: 1 }),
    type: LiveStatusObject,
    description: 'Live status of the account. Riot is polled at most twice a minute.',
    resolve(account, _args, context) {
      return context.liveStates.ofAccount(account)
    },
  }),
)

builder.objectField(ProPlayerNode, 'live', (t) =>
  t.field({
    type: LiveStatusObject,
    description:
      "Combined live status of the player's known accounts, from the latest polls of this server. Does not cause a request to Riot.",
    resolve: (player, _args, { liveStates }) => liveStates.ofPlayer(player),
  }),
)
