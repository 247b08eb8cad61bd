import { builder } from '../../contract/builder.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { TooManyObject } from '../../people/schema/person-payload.ts'
import type { FieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import { findKeyNameProblem, LONGEST_KEY_NAME, MAX_KEYS } from '../rules/api-key.ts'
import type { CreatedApiKey, TooManyKeys } from '../services/api-keys.ts'
import { ApiKeyNode } from './api-key.ts'

type CreationProblem = NotAllowed | FieldProblem | TooManyKeys

type CreationOutcome = CreatedApiKey | { readonly kind: 'refused'; readonly problems: readonly CreationProblem[] }

const PROBLEM_OBJECTS = {
  'not-allowed': NotAllowedObject,
  'invalid-field': InvalidFieldObject,
  'too-many': TooManyObject,
} as const

const CreateApiKeyProblemUnion = builder.unionType('CreateApiKeyProblem', {
  description: 'Reason why no API key was created.',
  types: [NotAllowedObject, InvalidFieldObject, TooManyObject],
  resolveType: ({ kind }) => PROBLEM_OBJECTS[kind],
})

const CreateApiKeyPayloadObject = builder.objectRef<CreationOutcome>('CreateApiKeyPayload').implement({
  description: 'Result of `createApiKey`.',
  fields: (t) => ({
    apiKey: t.field({
      type: ApiKeyNode,
      nullable: true,
      description: 'The new key. Null if none was created.',
      resolve: (outcome) => (outcome.kind === 'created' ? outcome.apiKey : null),
    }),
    key: t.string({
      nullable: true,
      description:
        'The whole key, to be sent as `Authorization: Bearer lw_…`. Keep it: only its hash is stored, and it is never shown again. Null if none was created.',
      resolve: (outcome) => (outcome.kind === 'created' ? outcome.key : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [CreateApiKeyProblemUnion],
      description: 'Reasons why no key was created. Empty on success.',
      resolve: (outcome) => (outcome.kind === 'refused' ? [...outcome.problems] : []),
    }),
  }),
})

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  description: 'Input of `createApiKey`.',
  fields: (t) => ({
    name: t.string({
      description: `What the key is for, such as the name of a program: 1 to ${LONGEST_KEY_NAME} characters in one line.`,
    }),
  }),
})

builder.mutationField('createApiKey', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: CreateApiKeyPayloadObject,
    description: `Creates an API key of the signed-in person, who can have ${MAX_KEYS}. Each call creates another one. Requires sign-in.`,
    cost: new FieldCost({ weight: 1000 }),
    args: { input: t.arg({ type: CreateApiKeyInput, description: 'The key to create.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input: { name } }, { viewer, apiKeys }): Promise<CreationOutcome> {
      const problem = findKeyNameProblem(name)
      if (problem !== null) return { kind: 'refused', problems: [problem] }
      const created = await apiKeys.create(viewer.id, name)
      return created.kind === 'created' ? created : { kind: 'refused', problems: [created] }
    },
  }),
)
