import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import type { Purpose } from '../domain/credentials.ts'

/** What a document is for: one that holds a mutation writes, even where another of its operations is the one that runs. */
export function purposeOf({ definitions }: DocumentNode): Purpose {
  const writes = definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
  )
  return writes ? 'write' : 'read'
}
