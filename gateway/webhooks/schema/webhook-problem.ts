import { builder } from '../../contract/builder.ts'
import { NotAllowedObject } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { TooManyObject } from '../../people/schema/person-payload.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import type { TooManyWebhooks } from '../services/webhooks.ts'

export type WebhookProblem = NotAllowed | FieldProblem | TooManyWebhooks

export interface RefusedWebhook {
  readonly kind: 'refused'
  readonly problems: readonly WebhookProblem[]
}

const PROBLEM_OBJECTS = {
  'not-allowed': NotAllowedObject,
  'invalid-field': InvalidFieldObject,
  'too-many': TooManyObject,
} as const

export const WebhookProblemUnion = builder.unionType('WebhookProblem', {
  description: 'Reason why a mutation of webhooks was refused. Nothing was changed.',
  types: [NotAllowedObject, InvalidFieldObject, TooManyObject],
  resolveType: ({ kind }) => PROBLEM_OBJECTS[kind],
})

/** The webhook was deleted, or belongs to another person. */
export const UNKNOWN_WEBHOOK = fieldProblem(
  'id',
  'UNKNOWN',
  'You have no webhook with this id: query `viewer.apiKeys.webhooks` again.',
)

export function refuseWebhook(...problems: readonly WebhookProblem[]): RefusedWebhook {
  return { kind: 'refused', problems }
}

export function problemsOf(outcome: { readonly kind: string } | RefusedWebhook): WebhookProblem[] {
  return 'problems' in outcome ? [...outcome.problems] : []
}
