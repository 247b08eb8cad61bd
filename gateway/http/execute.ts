import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ExecutionResult } from 'graphql'

/** Runs a document against the contract, on behalf of the sender of a request. */
export type Execute = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<ExecutionResult<Data>>
