import { ApolloLink } from '@apollo/client'
import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { defer } from 'rxjs'

/** Executes a document of the client on the server that renders the page. */
export type Execute = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<FormattedExecutionResult>

/** Sends the operations of a page to the contract without a network. */
export function createInProcessLink(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, variables }) => defer(() => execute(query, variables)))
}
