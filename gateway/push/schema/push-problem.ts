import { builder } from '../../contract/builder.ts'
import { TooManyObject } from '../../people/schema/person-payload.ts'
import type { TooMany } from '../../people/services/viewers.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'

export type PushProblem = FieldProblem | TooMany

export interface RefusedPush {
  readonly kind: 'refused'
  readonly problems: readonly PushProblem[]
}

export const PushProblemUnion = builder.unionType('PushProblem', {
  description: 'Reason why a mutation of push subscriptions was refused. Nothing was changed.',
  types: [InvalidFieldObject, TooManyObject],
  resolveType: ({ kind }) => (kind === 'too-many' ? TooManyObject : InvalidFieldObject),
})

export const UNKNOWN_ENDPOINT = fieldProblem(
  'endpoint',
  'UNKNOWN',
  'No subscription with this endpoint is stored: save it with `savePushSubscription`.',
)

export function refusePush(...problems: readonly PushProblem[]): RefusedPush {
  return { kind: 'refused', problems }
}

export function problemsOf(outcome: { readonly kind: string } | RefusedPush): PushProblem[] {
  return 'problems' in outcome ? [...outcome.problems] : []
}
