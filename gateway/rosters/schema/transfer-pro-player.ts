import { builder } from '../../contract/builder.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { RosterOutcome } from '../services/roster-outcome.ts'
import type { PlayerReference, TransferProPlayerProblem } from '../services/transfer-pro-player.ts'
import { ProPlayerNode } from './pro-player.ts'
import { RosterChangeNode } from './roster-change.ts'
import { ROSTER_FIELD_DESCRIPTIONS, changeOf, playerOf, problemsOf } from './roster-payload.ts'
import {
  IdempotencyKeyReusedObject,
  InvalidFieldObject,
  MembershipChangedObject,
  ROSTER_PROBLEM_OBJECTS,
} from './roster-problem.ts'

const TransferProPlayerProblemUnion = builder.unionType('TransferProPlayerProblem', {
  description: 'Reason why `transferProPlayer` was rejected.',
  types: [NotAllowedObject, InvalidFieldObject, MembershipChangedObject, IdempotencyKeyReusedObject],
  resolveType: ({ kind }) => ROSTER_PROBLEM_OBJECTS[kind],
})

const TransferProPlayerPayloadObject = builder
  .objectRef<RosterOutcome<TransferProPlayerProblem | NotAllowed>>('TransferProPlayerPayload')
  .implement({
    description: 'Result of `transferProPlayer`.',
    fields: (t) => ({
      player: t.field({
        type: ProPlayerNode,
        nullable: true,
        description: ROSTER_FIELD_DESCRIPTIONS.player,
        resolve: playerOf,
      }),
      change: t.field({
        type: RosterChangeNode,
        nullable: true,
        description: ROSTER_FIELD_DESCRIPTIONS.change,
        resolve: changeOf,
      }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [TransferProPlayerProblemUnion],
        description: ROSTER_FIELD_DESCRIPTIONS.problems,
        resolve: problemsOf,
      }),
    }),
  })

const TransferProPlayerInput = builder.inputType('TransferProPlayerInput', {
  description: 'Input of `transferProPlayer`: a player who moves to another team, or to none.',
  fields: (t) => ({
    player: t.string({ description: 'The `id` of the player, or the name of the player, case-insensitive.' }),
    fromTeam: t.string({
      required: false,
      description:
        "Code of the player's current team, case-insensitive. Null if the player has no team. The request fails if the player is in a different team.",
    }),
    toTeam: t.string({
      required: false,
      description: "Code of the player's new team, case-insensitive. Null if the player joins no team.",
    }),
    at: t.field({
      type: 'DateTime',
      required: false,
      description:
        "Time of the transfer. Defaults to now. Must not be before the player's last change of team or in the future.",
    }),
    reason: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.reason }),
    evidence: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.evidence }),
    idempotencyKey: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.idempotencyKey }),
  }),
})

builder.mutationField('transferProPlayer', (t) =>
  t.withAuth({ editor: true }).field({
    type: TransferProPlayerPayloadObject,
    description:
      'Moves a player to another team, out of a team or into one. Of concurrent requests for the same player, only one succeeds. Requires the right to edit rosters.',
    args: { input: t.arg({ type: TransferProPlayerInput, description: 'The transfer to record.' }) },
    unauthorizedResolver: refuseViewer,
    resolve: (_root, { input }, { rosters, viewer }) =>
      rosters.transferProPlayer(viewer, {
        player: toPlayerReference(input.player),
        fromTeam: input.fromTeam ?? null,
        toTeam: input.toTeam ?? null,
        at: input.at ?? null,
        reason: input.reason ?? null,
        evidence: input.evidence ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
  }),
)

/** Treats text that is not the id of a `ProPlayer` as a name. */
function toPlayerReference(text: string): PlayerReference {
  const globalId = findGlobalId(text)
  return globalId?.typename === 'ProPlayer' ? { id: globalId.id } : { name: text }
}
