import {
  type ConstObjectFieldNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  print,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql'
import type { Operation } from './export.ts'

/**
 * Prints an operation whose variables have their values as defaults: one text that runs as it is, in an explorer and with curl, and
 * whose values are still easy to find and to change.
 */
export function toGraphQLText({ document, variables }: Operation, title: string, base: string): string {
  return [
    `# ${title}. Paste it into ${base}/graphql, or save it as rows.graphql and run:`,
    `# curl -G ${base}/graphql --data-urlencode query@rows.graphql`,
    print(withDefaults(document, variables)),
    '',
  ].join('\n')
}

function withDefaults({ definitions, ...document }: DocumentNode, variables: Operation['variables']): DocumentNode {
  return {
    ...document,
    definitions: definitions.map((definition): DefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? {
            ...definition,
            variableDefinitions: (definition.variableDefinitions ?? []).map((each) => withDefault(each, variables)),
          }
        : definition,
    ),
  }
}

function withDefault(definition: VariableDefinitionNode, variables: Operation['variables']): VariableDefinitionNode {
  const value = variables.get(definition.variable.name.value) ?? null
  return value === null ? definition : { ...definition, defaultValue: toValueNode(value, isText(definition.type)) }
}

/** False for enums. Input objects of the exports have texts and numbers. */
function isText(type: TypeNode): boolean {
  if (type.kind !== Kind.NAMED_TYPE) return isText(type.type)
  return type.name.value === 'String' || type.name.value === 'ID'
}

function toValueNode(value: unknown, asText: boolean): ConstValueNode {
  if (typeof value === 'string') return asText ? { kind: Kind.STRING, value } : { kind: Kind.ENUM, value }
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value }
  if (typeof value === 'number') return { kind: Kind.INT, value: String(value) }
  if (Array.isArray(value)) return { kind: Kind.LIST, values: value.map((each) => toValueNode(each, asText)) }
  if (typeof value !== 'object' || value === null) throw new Error(`No value of a variable: ${String(value)}`)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null)
  return { kind: Kind.OBJECT, fields: fields.map(([name, inner]) => toField(name, inner)) }
}

function toField(name: string, value: unknown): ConstObjectFieldNode {
  return { kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: name }, value: toValueNode(value, true) }
}
