import { builder } from '../../contract/builder.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Doubt } from '../rules/account-doubt.ts'
import type { DoubtfulAccount } from '../rules/doubtful-accounts.ts'
import type { RosterOutcome } from '../services/roster-outcome.ts'
import type { SettleAccountDoubtProblem } from '../services/settle-account-doubt.ts'
import { RosterAccountInput } from './add-pro-player.ts'
import { ProAccountObject } from './pro-account.ts'
import { ProPlayerNode } from './pro-player.ts'
import { playerOf, problemsOf, ROSTER_FIELD_DESCRIPTIONS } from './roster-payload.ts'
import { IdempotencyKeyReusedObject, InvalidFieldObject, ROSTER_PROBLEM_OBJECTS } from './roster-problem.ts'

const AccountDoubtEnum = builder.enumType('AccountDoubt', {
  description: "Reason to doubt that an account is still the player's.",
  values: {
    UNKNOWN_TO_RIOT: { description: 'Riot does not know the account, or no longer.' },
    CHANGED_HANDS: { description: 'The account has a new name, and its rank or champions are very different.' },
  } satisfies Record<Doubt['kind'], { description: string }>,
})

export const DoubtfulAccountObject = builder.objectRef<DoubtfulAccount>('DoubtfulAccount').implement({
  description:
    'An account of a pro player that pages do not show and statistics do not count until an editor has decided.',
  fields: (t) => ({
    player: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    account: t.field({ type: ProAccountObject, description: 'The account.', resolve: ({ account }) => account }),
    doubt: t.field({
      type: AccountDoubtEnum,
      description: 'Reason for the doubt.',
      resolve: ({ doubt }) => doubt.kind,
    }),
    since: t.field({
      type: 'DateTime',
      description: 'Time when the doubt arose.',
      resolve: ({ doubt }) => doubt.since,
    }),
  }),
})

const SettleAccountDoubtProblemUnion = builder.unionType('SettleAccountDoubtProblem', {
  description: 'Reason why `settleAccountDoubt` was rejected.',
  types: [NotAllowedObject, InvalidFieldObject, IdempotencyKeyReusedObject],
  resolveType: ({ kind }) => ROSTER_PROBLEM_OBJECTS[kind],
})

const SettleAccountDoubtPayloadObject = builder
  .objectRef<RosterOutcome<SettleAccountDoubtProblem | NotAllowed>>('SettleAccountDoubtPayload')
  .implement({
    description: 'Result of `settleAccountDoubt`.',
    fields: (t) => ({
      player: t.field({
        type: ProPlayerNode,
        nullable: true,
        description: ROSTER_FIELD_DESCRIPTIONS.player,
        resolve: playerOf,
      }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [SettleAccountDoubtProblemUnion],
        description: ROSTER_FIELD_DESCRIPTIONS.problems,
        resolve: problemsOf,
      }),
    }),
  })

const SettleAccountDoubtInput = builder.inputType('SettleAccountDoubtInput', {
  description: 'Input of `settleAccountDoubt`.',
  fields: (t) => ({
    player: t.id({ description: 'The `id` of the player.' }),
    account: t.field({ type: RosterAccountInput, description: 'The account in doubt.' }),
    belongs: t.boolean({
      description: "True if the account is the player's: it counts again. False to remove it from the player.",
    }),
    idempotencyKey: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.idempotencyKey }),
  }),
})

builder.mutationField('settleAccountDoubt', (t) =>
  t.withAuth({ editor: true }).field({
    type: SettleAccountDoubtPayloadObject,
    description: "Decides whether an account in doubt is a pro player's. Requires the right to edit rosters.",
    args: { input: t.arg({ type: SettleAccountDoubtInput, description: 'The account and the decision.' }) },
    unauthorizedResolver: refuseViewer,
    resolve: (_root, { input }, { rosters, viewer }) => {
      const player = findGlobalId(input.player)
      return rosters.settleAccountDoubt(viewer, {
        playerId: player?.typename === 'ProPlayer' ? player.id : null,
        account: input.account,
        belongs: input.belongs,
        idempotencyKey: input.idempotencyKey ?? null,
      })
    },
  }),
)
