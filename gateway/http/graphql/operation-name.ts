import { type ExecutionArgs, getOperationAST } from 'graphql'

/** Longest name of an operation in the log. Clients choose it; graphql allows only letters, digits and `_`. */
export const OPERATION_NAME_LENGTH = 60

/** Returns the name of the executed operation of a document, as the log has it; null for one without a name. */
export function operationNameOf({
  document,
  operationName,
}: Pick<ExecutionArgs, 'document' | 'operationName'>): string | null {
  return getOperationAST(document, operationName)?.name?.value.slice(0, OPERATION_NAME_LENGTH) ?? null
}
