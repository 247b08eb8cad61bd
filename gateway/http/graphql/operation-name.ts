import { type DocumentNode, type ExecutionArgs, getOperationAST, GraphQLError, Kind } from 'graphql'

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

/** Throws `OPERATION_RESOLUTION_FAILURE`, with the names to choose from, when it is not clear which operation a request means. */
export function checkOperationName(document: DocumentNode, operationName: string | null | undefined): void {
  if (getOperationAST(document, operationName)) return
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const names = operations.flatMap(({ name }) => (name === undefined ? [] : [shorten(name.value)]))
  throw new GraphQLError(describeProblem(operations.length, names, operationName ?? null), {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  })
}

function describeProblem(count: number, names: readonly string[], asked: string | null): string {
  if (count === 0) return 'The document has only fragments. Add a query, a mutation or a subscription.'
  const listed = names.slice(0, LISTED_OPERATIONS).join(', ') + (names.length > LISTED_OPERATIONS ? ', …' : '')
  if (asked === null) return `The document has ${count} operations. Set operationName to one of them: ${listed}.`
  const missing = `The document has no operation named ${JSON.stringify(shorten(asked))}.`
  if (names.length === 0) return `${missing} Its operation has no name: leave operationName out.`
  return `${missing} Set operationName to one of these: ${listed}.`
}

function shorten(name: string): string {
  return name.length > OPERATION_NAME_LENGTH ? `${name.slice(0, OPERATION_NAME_LENGTH)}…` : name
}
