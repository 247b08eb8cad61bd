import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, execute as executeDocument, type ExecutionResult } from 'graphql'
import type { Execute } from '../rest-compat/route.ts'
import type { GraphQLContext } from './schema/context.ts'
import { schema } from './schema/index.ts'

/** Runs documents in this process. The type of the answer is the document's own: both come from the contract. */
export function executeIn(context: GraphQLContext): Execute {
  function execute<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<ExecutionResult<Data>>
  async function execute(document: DocumentNode, variableValues: Readonly<Record<string, unknown>>) {
    return executeDocument({ schema, document, variableValues, contextValue: { ...context } })
  }
  return execute
}
