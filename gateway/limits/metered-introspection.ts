import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  introspectionTypes,
  isLeafType,
  isListType,
  isNullableType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import { costOf } from './field-cost.ts'
import { createIntrospectionCosts } from './introspection-cost.ts'
import { type MeteredField, meteredResolver } from './metered-resolver.ts'

type Field = GraphQLField<unknown, unknown>

/**
 * A schema for execution that meters introspection and `__typename`. graphql-js supplies their resolvers, so nothing else
 * meters them. Without this, one long alias below them could produce a response of any size.
 */
export class SchemaWithMeteredIntrospection extends GraphQLSchema {
  readonly #metered: ReadonlyMap<Field, Field>

  constructor(schema: GraphQLSchema) {
    super(schema.toConfig())
    const costs = createIntrospectionCosts(schema)
    const fields = [
      SchemaMetaFieldDef,
      TypeMetaFieldDef,
      TypeNameMetaFieldDef,
      ...introspectionTypes.filter(isObjectType).flatMap((type) => Object.values(type.getFields())),
    ]
    this.#metered = new Map(fields.map((field) => [field, metered(field, (costs.get(field) ?? costOf(field)).weight)]))
  }

  override getField(parentType: GraphQLCompositeType, fieldName: string): Field | undefined {
    const field = super.getField(parentType, fieldName)
    return field === undefined ? undefined : (this.#metered.get(field) ?? field)
  }
}

function metered(field: Field, weight: number): Field {
  const { resolve = defaultFieldResolver, ...config } = field.toConfig()
  const metering = { weight, isNullable: isNullableType(field.type), shape: shapeOf(field.type) }
  const copy = { ...config, resolve: meteredResolver(resolve, metering) }
  // graphql-js builds fields only as part of a type.
  const [made = field] = Object.values(
    new GraphQLObjectType({ name: 'Metered', fields: { [field.name]: copy } }).getFields(),
  )
  return made
}

function shapeOf(type: GraphQLOutputType): MeteredField['shape'] {
  if (isLeafType(getNamedType(type))) return 'leaf'
  return isListType(getNullableType(type)) ? 'list' : 'object'
}
