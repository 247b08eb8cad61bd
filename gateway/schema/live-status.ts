import type { LiveState } from '../domain/live-state.ts'
import type { LiveStatus } from '../services/live-states.ts'
import { AccountNode } from './account.ts'
import { ActiveGameNode } from './active-game.ts'
import { createAskLimit } from './ask-limit.ts'
import { builder } from './builder.ts'
import { ProPlayerNode } from './pro-player.ts'

/** About how many accounts an operation may ask whether they are playing: each can be a request to Riot. */
const MOST_ACCOUNTS = 5

const countAccount = createAskLimit(
  MOST_ACCOUNTS,
  `\`live\` was asked for more than ${MOST_ACCOUNTS} accounts at once: ask in parts, or for \`live\` of their pro players.`,
)

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
    type: LiveStatusObject,
    description: `Whether it is playing now, as Riot says. Riot is asked, at most twice a minute. An operation may ask for this ${MOST_ACCOUNTS} times.`,
    resolve(account, _args, context) {
      countAccount(context)
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
