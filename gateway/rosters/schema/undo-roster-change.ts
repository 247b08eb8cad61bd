import { builder } from '../../contract/builder.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { RosterOutcome } from '../services/roster-outcome.ts'
import type { UndoRosterChangeProblem } from '../services/undo-roster-change.ts'
import { ProPlayerNode } from './pro-player.ts'
import { findChangeNumber, RosterChangeNode } from './roster-change.ts'
import { ROSTER_FIELD_DESCRIPTIONS, changeOf, playerOf, problemsOf } from './roster-payload.ts'
import {
  IdempotencyKeyReusedObject,
  InvalidFieldObject,
  NotUndoableObject,
  ROSTER_PROBLEM_OBJECTS,
} from './roster-problem.ts'

const UndoRosterChangeProblemUnion = builder.unionType('UndoRosterChangeProblem', {
  description: 'Reason why `undoRosterChange` was rejected.',
  types: [NotAllowedObject, InvalidFieldObject, NotUndoableObject, IdempotencyKeyReusedObject],
  resolveType: ({ kind }) => ROSTER_PROBLEM_OBJECTS[kind],
})

const UndoRosterChangePayloadObject = builder
  .objectRef<RosterOutcome<UndoRosterChangeProblem | NotAllowed>>('UndoRosterChangePayload')
  .implement({
    description: 'Result of `undoRosterChange`.',
    fields: (t) => ({
      player: t.field({
        type: ProPlayerNode,
        nullable: true,
        description:
          'The player after the change. Null if nothing was changed or the player is no longer in the rosters.',
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
        type: [UndoRosterChangeProblemUnion],
        description: ROSTER_FIELD_DESCRIPTIONS.problems,
        resolve: problemsOf,
      }),
    }),
  })

const UndoRosterChangeInput = builder.inputType('UndoRosterChangeInput', {
  description: 'Input of `undoRosterChange`.',
  fields: (t) => ({
    id: t.id({ description: 'The `id` of the roster change.' }),
    reason: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.reason }),
    idempotencyKey: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.idempotencyKey }),
  }),
})

builder.mutationField('undoRosterChange', (t) =>
  t.withAuth({ editor: true }).field({
    type: UndoRosterChangePayloadObject,
    description: 'Undoes the newest change of a player. Requires the right to edit rosters.',
    args: { input: t.arg({ type: UndoRosterChangeInput, description: 'The roster change to undo.' }) },
    unauthorizedResolver: refuseViewer,
    resolve: (_root, { input }, { rosters, viewer }) =>
      rosters.undoRosterChange(viewer, {
        number: findChangeNumber(input.id),
        reason: input.reason ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
  }),
)
