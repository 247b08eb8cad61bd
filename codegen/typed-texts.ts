import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationDefinitionNode, OperationTypeNode, print, stripIgnoredCharacters } from 'graphql'

const TYPE_NAMES: Readonly<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
}

/** Generates a text with the types of its result and variables for each operation. Fragments are not supported. */
export const plugin: PluginFunction = (_schema, documents): Types.PluginOutput => ({
  prepend: ["import type { TypedDocument } from '../typed-document.ts'"],
  content: documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(toConstant)
    .join('\n\n'),
})

function toConstant(operation: OperationDefinitionNode): string {
  const name = operation.name?.value ?? ''
  const types = `${name}${TYPE_NAMES[operation.operation]}`
  const text = stripIgnoredCharacters(print(operation))
  return `export const ${name}Document: TypedDocument<${types}, ${types}Variables> =\n  ${JSON.stringify(text)}`
}
