import {
  type GraphQLField,
  type GraphQLSchema,
  introspectionTypes,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { FieldCost } from './field-cost.ts'

/** Introspection calls no resolver of ours: one of its fields costs about a fifth of another field. */
const WEIGHT = 0.2

/** The size of each list is the average in this schema. */
export function createIntrospectionCosts(
  schema: GraphQLSchema,
): Pick<ReadonlyMap<GraphQLField<unknown, unknown>, FieldCost>, 'get'> {
  const sizes = averageSizes(schema)
  const costs = new Map<GraphQLField<unknown, unknown>, FieldCost>()
  for (const type of introspectionTypes) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const listSize = sizes[`${type.name}.${field.name}`] ?? null
      costs.set(field, new FieldCost({ weight: WEIGHT, listSize }))
    }
  }
  return costs
}

function averageSizes(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const types = Object.values(schema.getTypeMap())
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type))
  const fields = withFields.flatMap((type) => Object.values(type.getFields()))
  const values = types.filter(isEnumType).flatMap((type) => type.getValues())
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()))
  const interfaces = withFields.flatMap((type) => type.getInterfaces())
  const abstract = types.filter((type) => isInterfaceType(type) || isUnionType(type))
  const possible = abstract.flatMap((type) => schema.getPossibleTypes(type))
  const args = fields.flatMap((field) => field.args)
  const directives = schema.getDirectives()
  return {
    '__Schema.types': types.length,
    '__Schema.directives': directives.length,
    '__Type.fields': fields.length / types.length,
    '__Type.interfaces': interfaces.length / types.length,
    '__Type.possibleTypes': possible.length / types.length,
    '__Type.enumValues': values.length / types.length,
    '__Type.inputFields': inputs.length / types.length,
    '__Field.args': args.length / fields.length,
    '__Directive.locations': 3,
    '__Directive.args': directives.flatMap((directive) => directive.args).length / directives.length,
  }
}
