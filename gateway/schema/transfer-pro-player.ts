import { FieldCost } from '../limits/field-cost.ts'
import type { RosterOutcome } from '../services/roster-outcome.ts'
import type { PlayerReference, TransferProPlayerProblem } from '../services/transfer-pro-player.ts'
import type { NotAllowed } from '../domain/viewer.ts'
import { builder } from './builder.ts'
import { NotAllowedObject, refuseViewer } from './not-allowed.ts'
import { findGlobalId } from './global-id.ts'
import { ProPlayerNode } from './pro-player.ts'
import { RosterChangeNode } from './roster-change.ts'
import { ABOUT, changeOf, playerOf, problemsOf } from './roster-payload.ts'
import {
  IdempotencyKeyReusedObject,
  InvalidFieldObject,
  MembershipChangedObject,
  ROSTER_PROBLEM_OBJECTS,
} from './roster-problem.ts'

const TransferProPlayerProblemUnion = builder.unionType('TransferProPlayerProblem', {
  description: 'What can keep a player from being transferred.',
  types: [NotAllowedObject, InvalidFieldObject, MembershipChangedObject, IdempotencyKeyReusedObject],
  resolveType: ({ kind }) => ROSTER_PROBLEM_OBJECTS[kind],
})

const TransferProPlayerPayloadObject = builder
  .objectRef<RosterOutcome<TransferProPlayerProblem | NotAllowed>>('TransferProPlayerPayload')
  .implement({
    description: 'How a transfer ended.',
    fields: (t) => ({
      player: t.field({ type: ProPlayerNode, nullable: true, description: ABOUT.player, resolve: playerOf }),
      change: t.field({ type: RosterChangeNode, nullable: true, description: ABOUT.change, resolve: changeOf }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [TransferProPlayerProblemUnion],
        description: ABOUT.problems,
        resolve: problemsOf,
      }),
    }),
  })

const TransferProPlayerInput = builder.inputType('TransferProPlayerInput', {
  description: 'A player who goes to another team, or to none.',
  fields: (t) => ({
    player: t.string({ description: 'His `id`, or his name in any case.' }),
    fromTeam: t.string({
      required: false,
      description:
        'Code of the team he leaves, in any case; null when he has none. The request fails when he is elsewhere.',
    }),
    toTeam: t.string({
      required: false,
      description: 'Code of the team he comes to, in any case; null when he has none then.',
    }),
    at: t.field({
      type: 'DateTime',
      required: false,
      description: 'When he changed; now when left out. Not before his last change of team, and not in the future.',
    }),
    reason: t.string({ required: false, description: ABOUT.reason }),
    evidence: t.string({ required: false, description: ABOUT.evidence }),
    idempotencyKey: t.string({ required: false, description: ABOUT.idempotencyKey }),
  }),
})

builder.mutationField('transferProPlayer', (t) =>
  t.withAuth({ editor: true }).field({
    type: TransferProPlayerPayloadObject,
    description:
      'Moves a player from one team to another, out of a team or into one. Of several such requests at once only one succeeds. Only for who may edit the rosters.',
    args: { input: t.arg({ type: TransferProPlayerInput, description: 'Whom, and where.' }) },
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

/** What is no id of a player is taken for a name. */
function toPlayerReference(text: string): PlayerReference {
  const globalId = findGlobalId(text)
  return globalId?.typename === 'ProPlayer' ? { id: globalId.id } : { name: text }
}
