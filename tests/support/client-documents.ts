import { readdirSync } from 'node:fs'
import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql'

const MODULES = new URL('../../client/gql/', import.meta.url)

export interface ClientDocument {
  /** Name of the document, such as `AccountPageDocument`. */
  readonly name: string
  readonly document: DocumentNode
  readonly operation: OperationTypeNode
}

/** Returns all operations of the client. */
export async function listClientDocuments(): Promise<readonly ClientDocument[]> {
  const modules = readdirSync(MODULES).map(
    async (file): Promise<Readonly<Record<string, unknown>>> => import(new URL(file, MODULES).href),
  )
  return (await Promise.all(modules)).flatMap(listOperations)
}

/** Returns the operations among the exports of a generated module. */
export function listOperations(module: Readonly<Record<string, unknown>>): readonly ClientDocument[] {
  return Object.entries(module).flatMap(([name, document]) => {
    if (!isDocument(document)) return []
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    return operation === undefined ? [] : [{ name, document, operation: operation.operation }]
  })
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
}
