import { ApolloLink } from '@apollo/client'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { defer, from, map } from 'rxjs'

/** Executes a document of the client in the same process. */
export type Execute = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult<Record<string, unknown>>>

/** Sends the operations of a page to the contract without a network. */
export function createInProcessLink(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, variables }) =>
    defer(() => from(execute(query, variables))).pipe(
      map(({ data = null, errors }) =>
        errors === undefined ? { data } : { data, errors: errors.map((e) => e.toJSON()) },
      ),
    ),
  )
}
