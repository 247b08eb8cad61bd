import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import type { Purpose } from '../../identity/rules/credentials.ts'

export function purposeOf({ definitions }: DocumentNode): Purpose {
  const writes = definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
  )
  return writes ? 'write' : 'read'
}
