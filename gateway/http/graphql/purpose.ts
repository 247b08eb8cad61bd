import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import type { Purpose } from '../../identity/rules/credentials.ts'

/** Returns the purpose of a document: `write` if it contains a mutation, even if another of its operations is executed. */
export function purposeOf({ definitions }: DocumentNode): Purpose {
  const writes = definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
  )
  return writes ? 'write' : 'read'
}
