import { builder } from '../../contract/builder.ts'
import { localIdOf } from '../../contract/global-id.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'

type DecisionOutcome =
  | { readonly kind: 'decided' }
  | { readonly kind: 'refused'; readonly problems: readonly (NotAllowed | FieldProblem)[] }

/** Another editor was faster, or the id is wrong. */
const UNKNOWN_REQUEST = fieldProblem(
  'id',
  'UNKNOWN',
  'No request with this id waits for a decision: query `personRequests` again.',
)

const DecidePersonRequestProblemUnion = builder.unionType('DecidePersonRequestProblem', {
  description: 'Reason why `decidePersonRequest` was rejected.',
  types: [NotAllowedObject, InvalidFieldObject],
  resolveType: ({ kind }) => (kind === 'not-allowed' ? NotAllowedObject : InvalidFieldObject),
})

const DecidePersonRequestPayloadObject = builder.objectRef<DecisionOutcome>('DecidePersonRequestPayload').implement({
  description: 'Result of `decidePersonRequest`.',
  fields: (t) => ({
    decided: t.boolean({
      description: 'True if the decision was recorded.',
      resolve: ({ kind }) => kind === 'decided',
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [DecidePersonRequestProblemUnion],
      description: 'Reasons why nothing was decided. Empty on success.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

const DecidePersonRequestInput = builder.inputType('DecidePersonRequestInput', {
  description: 'Input of `decidePersonRequest`.',
  fields: (t) => ({
    id: t.id({ description: 'The `id` of the `PersonRequest`.' }),
    accept: t.boolean({
      description:
        'True to accept. Accepting a removal deletes everything about the person for good, within seconds, and keeps them from coming back.',
    }),
  }),
})

builder.mutationField('decidePersonRequest', (t) =>
  t.withAuth({ editor: true }).field({
    type: DecidePersonRequestPayloadObject,
    description:
      'Accepts or rejects a request about a person, and deletes what the sender wrote. Who decided is recorded. Requires the right to edit rosters.',
    cost: new FieldCost({ weight: 3000 }),
    args: { input: t.arg({ type: DecidePersonRequestInput, description: 'The decision.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input: { id, accept } }, { viewer, personRequests }): Promise<DecisionOutcome> {
      const isDecided = await personRequests.decide(viewer, localIdOf('PersonRequest', id), accept)
      return isDecided ? { kind: 'decided' } : { kind: 'refused', problems: [UNKNOWN_REQUEST] }
    },
  }),
)
