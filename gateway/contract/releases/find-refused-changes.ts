import { BreakingChangeType, DangerousChangeType, findSchemaChanges, type GraphQLSchema } from 'graphql'
import { withoutExpired } from './without-expired.ts'

/** A changed default changes what operations mean that are already written. */
const REFUSED: ReadonlySet<string> = new Set([
  ...Object.values(BreakingChangeType),
  DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  DangerousChangeType.INPUT_FIELD_DEFAULT_VALUE_CHANGE,
])

/**
 * Lists the changes of a contract that break a promise to its clients, as sentences. Breaking a part is allowed once the
 * released contract has deprecated it and its last day has passed. Growth is always allowed.
 * @param today A day such as `2026-11-26`.
 */
export function findRefusedChanges(released: GraphQLSchema, present: GraphQLSchema, today: string): readonly string[] {
  return findSchemaChanges(withoutExpired(released, today), present)
    .filter(({ type }) => REFUSED.has(type))
    .map(({ description }) => description)
}
