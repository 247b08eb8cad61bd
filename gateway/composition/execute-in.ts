import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, execute as executeDocument, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { GraphQLContext } from '../contract/context.ts'
import type { Execute } from '../http/execute.ts'
import { toStoreFault } from '../http/graphql/graphql-errors.ts'
import { purposeOf } from '../http/graphql/purpose.ts'
import type { Purpose } from '../identity/rules/credentials.ts'
import type { Viewer } from '../identity/rules/viewer.ts'
import { schema } from './schema.ts'

/** Faults of the store have a code and a public message in the answer. The type of the answer is that of the document, because both come from the contract. */
export function executeIn(
  context: GraphQLContext,
  identify: (purpose: Purpose) => Viewer | Promise<Viewer> = () => context.viewer,
  run: (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult> = executeDocument,
): Execute {
  function execute<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<ExecutionResult<Data>>
  async function execute(document: DocumentNode, variableValues: Readonly<Record<string, unknown>>) {
    const viewer = await identify(purposeOf(document))
    return withoutCauses(await run({ schema, document, variableValues, contextValue: { ...context, viewer } }))
  }
  return execute
}

/** Callers that send messages on must not send those of a store. */
function withoutCauses(result: ExecutionResult): ExecutionResult {
  if (result.errors === undefined) return result
  return { ...result, errors: result.errors.map((error) => toStoreFault(error) ?? error) }
}
