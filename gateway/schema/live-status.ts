import { FieldCost } from '../limits/field-cost.ts'
import type { LiveState } from '../domain/live-state.ts'
import type { LiveStatus } from '../services/live-states.ts'
import { AccountNode } from './account.ts'
import { ActiveGameNode } from './active-game.ts'
import { builder } from './builder.ts'
import { ProPlayerNode } from './pro-player.ts'

const LiveStateEnum = builder.enumType('LiveState', {
  description: 'What is known about whether an account is playing.',
  values: {
    IN_GAME: { description: 'In a running game.' },
    NOT_IN_GAME: { description: 'Not in a game, as far as Riot shows.' },
    POSSIBLY_HIDDEN: { description: 'Riot says that it hides its games: it may be in one.' },
    UPSTREAM_DOWN: { description: 'Riot can not be asked.' },
    UNKNOWN: { description: 'Nobody has asked yet.' },
  } satisfies Record<LiveState, { description: string }>,
})

const LiveStatusObject = builder.objectRef<LiveStatus>('LiveStatus').implement({
  description: 'What is known about whether somebody is playing.',
  fields: (t) => ({
    state: t.field({
      type: LiveStateEnum,
      broadcastable: true,
      description: 'What is known.',
      resolve: ({ state }) => state,
    }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description: 'When Riot was last asked; null when it never was.',
    }),
    game: t.field({
      type: ActiveGameNode,
      nullable: true,
      broadcastable: true,
      description: 'The running game; null unless the state is `IN_GAME`.',
      resolve: ({ game }) => game,
    }),
  }),
})

builder.objectField(AccountNode, 'live', (t) =>
  t.field({
    cost: new FieldCost({ riotRequests: 1 }),
    type: LiveStatusObject,
    description: 'Whether it is playing now, as Riot says. Riot is asked, at most twice a minute.',
    resolve(account, _args, context) {
      return context.liveStates.ofAccount(account)
    },
  }),
)

builder.objectField(ProPlayerNode, 'live', (t) =>
  t.field({
    type: LiveStatusObject,
    broadcastable: true,
    description:
      'Whether he is playing now on any of his accounts, as far as this server has looked. Riot is not asked.',
    resolve: (player, _args, { liveStates }) => liveStates.ofPlayer(player),
  }),
)
