import { builder } from '../../contract/builder.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'

type RevocationOutcome =
  | { readonly kind: 'revoked' }
  | { readonly kind: 'refused'; readonly problems: readonly (NotAllowed | FieldProblem)[] }

/** The key was revoked before, or belongs to another person. */
const UNKNOWN_KEY = fieldProblem('id', 'UNKNOWN', 'You have no API key with this id: query `viewer.apiKeys` again.')

const RevokeApiKeyProblemUnion = builder.unionType('RevokeApiKeyProblem', {
  description: 'Reason why no API key was revoked.',
  types: [NotAllowedObject, InvalidFieldObject],
  resolveType: ({ kind }) => (kind === 'not-allowed' ? NotAllowedObject : InvalidFieldObject),
})

const RevokeApiKeyPayloadObject = builder.objectRef<RevocationOutcome>('RevokeApiKeyPayload').implement({
  description: 'Result of `revokeApiKey`.',
  fields: (t) => ({
    revoked: t.boolean({
      description: 'True if the key was revoked. Every instance refuses it within ten seconds.',
      resolve: ({ kind }) => kind === 'revoked',
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [RevokeApiKeyProblemUnion],
      description: 'Reasons why no key was revoked. Empty on success.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

const RevokeApiKeyInput = builder.inputType('RevokeApiKeyInput', {
  description: 'Input of `revokeApiKey`.',
  fields: (t) => ({ id: t.id({ description: 'The `id` of the `ApiKey`.' }) }),
})

builder.mutationField('revokeApiKey', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: RevokeApiKeyPayloadObject,
    description:
      'Revokes an API key of the signed-in person for good, ends its subscriptions, and deletes what is stored about it. Requires sign-in.',
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: RevokeApiKeyInput, description: 'The key to revoke.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input: { id } }, { viewer, apiKeys }): Promise<RevocationOutcome> {
      const key = findGlobalId(id)
      const isRevoked = key?.typename === 'ApiKey' && (await apiKeys.revoke(viewer.id, key.id))
      return isRevoked ? { kind: 'revoked' } : { kind: 'refused', problems: [UNKNOWN_KEY] }
    },
  }),
)
