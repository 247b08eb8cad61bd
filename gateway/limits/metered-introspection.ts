import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLFieldConfig,
  GraphQLObjectType,
  GraphQLSchema,
  introspectionTypes,
  isLeafType,
  isNullableType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import { costOf } from './field-cost.ts'
import { createIntrospectionCosts } from './introspection-cost.ts'
import { spendingOf } from './spending.ts'

type Field = GraphQLField<unknown, unknown>

/**
 * A schema to execute documents with, whose introspection and `__typename` count what they use. graphql-js brings their
 * resolvers along, so nothing else meters them: one long alias below them would make an answer of any size.
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
  const isNullable = isNullableType(field.type)
  const copy: GraphQLFieldConfig<unknown, unknown> = isLeafType(getNamedType(field.type))
    ? {
        ...config,
        resolve(source, args, context, info) {
          const spending = spendingOf(context)
          if (isNullable && spending.hasEnded) return null
          spending.resolve(weight)
          const value: unknown = resolve(source, args, context, info)
          spending.answer(info.path.key, value)
          return value
        },
      }
    : {
        ...config,
        resolve(source, args, context, info) {
          const spending = spendingOf(context)
          if (isNullable && spending.hasEnded) return null
          spending.resolve(weight)
          spending.answer(info.path.key, null)
          if (!spending.mustPause()) return resolve(source, args, context, info)
          return spending.pause().then(() => resolve(source, args, context, info))
        },
      }
  // Only a type makes fields.
  const [made = field] = Object.values(
    new GraphQLObjectType({ name: 'Metered', fields: { [field.name]: copy } }).getFields(),
  )
  return made
}
