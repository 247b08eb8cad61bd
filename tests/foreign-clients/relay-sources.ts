import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** A module of a Relay program. Relay demands that its fragment and queries are named after it. */
interface RelaySource {
  readonly name: string
  readonly text: string
}

type Field = GraphQLField<unknown, unknown>

/** Returns the types whose objects have an id of their own. Fields named `id` that are deprecated have the id of another object. */
export function listTypesWithId(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  return listObjectTypes(schema).filter((type) => {
    const id = type.getFields()['id']
    return id !== undefined && id.deprecationReason == null
  })
}

/** Returns the fields of all types that are connections. */
export function listConnections(schema: GraphQLSchema): readonly (readonly [GraphQLObjectType, Field])[] {
  return listObjectTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map((field) => [type, field] as const),
  )
}

/** Returns a fragment that Relay can fetch again, with all fields that have no fields and need no arguments. */
export function toRefetchable(type: GraphQLObjectType): RelaySource {
  const name = `${type.name}Refetch`
  const fields = Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
    .filter(({ deprecationReason }) => deprecationReason == null)
  const selection = ['__typename', ...fields.map((field) => field.name)].join(' ')
  return toSource(name, `fragment ${name} on ${type.name} @refetchable(queryName: "${name}Query") { ${selection} }`)
}

/** Returns a fragment with a page of a connection, of which Relay can fetch the next page. */
export function toPagination(type: GraphQLObjectType, field: Field): RelaySource {
  const name = `${type.name}${field.name}Page`
  const required = field.args.filter(isRequiredArgument)
  const definitions = required.map((argument) => `, ${argument.name}: { type: "${String(argument.type)}" }`).join('')
  const passed = required.map((argument) => `, ${argument.name}: $${argument.name}`).join('')
  return toSource(
    name,
    `fragment ${name} on ${type.name}
      @refetchable(queryName: "${name}PaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }${definitions}) {
        ${field.name}(first: $count, after: $cursor${passed}) @connection(key: "${name}_${field.name}") {
          edges { node { __typename } }
        }
      }`,
  )
}

/** Returns a module with an operation or a fragment. */
export function toSource(name: string, document: string): RelaySource {
  return {
    name,
    text: `import { graphql } from 'relay-runtime'\n\nexport const document = graphql\`\n${document}\n\`\n`,
  }
}

function listObjectTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(isObjectType)
}
