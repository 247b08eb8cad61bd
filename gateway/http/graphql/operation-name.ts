import { type DocumentNode, type ExecutionArgs, getOperationAST, GraphQLError, Kind } from 'graphql'
import { shorten } from '../../shared/written-text.ts'

/** Longest name of an operation in the log and in errors. Clients choose it; graphql allows only letters, digits and `_`. */
export const OPERATION_NAME_LENGTH = 60

/** Number of operations that an error lists. */
const LISTED_OPERATIONS = 10

/** Returns the name of the executed operation of a document, as the log has it; null for one without a name. */
export function operationNameOf({
  document,
  operationName,
}: Pick<ExecutionArgs, 'document' | 'operationName'>): string | null {
  return getOperationAST(document, operationName)?.name?.value.slice(0, OPERATION_NAME_LENGTH) ?? null
}

/**
 * Checks the operation name that a client sent. Throws `OPERATION_RESOLUTION_FAILURE`, with the names to choose from, when it is not
 * clear which operation the client means.
 */
export function checkOperationName(document: DocumentNode, sent: unknown): void {
  if (typeof sent !== 'string' && sent !== undefined && sent !== null)
    throw unresolved('operationName must be a string.')
  const asked = sent ?? null
  if (getOperationAST(document, asked)) return
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const names = new Set(operations.flatMap(({ name }) => (name === undefined ? [] : [name.value])))
  throw unresolved(describeProblem(operations.length, [...names], asked))
}

function describeProblem(count: number, names: readonly string[], asked: string | null): string {
  if (count === 0) return 'The document has no operation. Add a query, a mutation or a subscription.'
  const problem =
    asked === null
      ? `The document has ${count} operations.`
      : `The document has no operation named ${JSON.stringify(shortened(asked))}.`
  if (names.length > 0) return `${problem} Set operationName to one of these: ${listed(names)}.`
  return count === 1
    ? `${problem} Its operation has no name: leave operationName out.`
    : `${problem} Give each a name, and set operationName to one of them.`
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED_OPERATIONS).map(shortened).join(', ')
  return names.length > LISTED_OPERATIONS ? `${shown}, …` : shown
}

const shortened = (name: string) => shorten(name, OPERATION_NAME_LENGTH)

function unresolved(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } } })
}
