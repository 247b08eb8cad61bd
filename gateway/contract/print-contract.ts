import {
  type FieldDefinitionNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  parse,
  printSchema,
  visit,
} from 'graphql'
import { costOf, type FieldCost } from '../limits/field-cost.ts'

/** Prints the schema in SDL, with `@cost` and `@listSize` on fields that do not have the default cost. */
export function printContract(schema: GraphQLSchema): string {
  const text = printSchema(schema)
  const insertions = listInsertions(schema, text)
  let contract = ''
  let printed = 0
  for (const { at, directives } of insertions) {
    contract += text.slice(printed, at) + directives
    printed = at
  }
  return `${contract}${text.slice(printed)}\n`
}

/** Lists the directives to insert after field types, in text order, because graphql-js does not print them. */
function listInsertions(schema: GraphQLSchema, text: string) {
  const insertions: { readonly at: number; readonly directives: string }[] = []
  const inType = (name: string, fields: readonly FieldDefinitionNode[] = []) => {
    const type = schema.getType(name)
    if (!isObjectType(type) && !isInterfaceType(type)) return
    for (const { name: fieldName, type: fieldType, loc } of fields) {
      const field = type.getFields()[fieldName.value]
      const directives = field === undefined ? '' : printCost(costOf(field))
      const at = fieldType.loc?.end ?? loc?.end
      if (directives !== '' && at !== undefined) insertions.push({ at, directives })
    }
  }
  visit(parse(text), {
    ObjectTypeDefinition: ({ name, fields }) => inType(name.value, fields),
    InterfaceTypeDefinition: ({ name, fields }) => inType(name.value, fields),
  })
  return insertions
}

function printCost({ weight, riotRequests, riotRequestsPerItem, listSize }: FieldCost): string {
  const cost = [
    ...(weight === 1 ? [] : [`weight: ${weight}`]),
    ...(riotRequests === 0 ? [] : [`riotRequests: ${riotRequests}`]),
    ...(riotRequestsPerItem === 0 ? [] : [`riotRequestsPerItem: ${riotRequestsPerItem}`]),
  ]
  return (cost.length === 0 ? '' : ` @cost(${cost.join(', ')})`) + printListSize(listSize)
}

function printListSize(listSize: FieldCost['listSize']): string {
  if (listSize === null) return ''
  if (typeof listSize === 'number') return ` @listSize(assumedSize: ${listSize})`
  const { argument, formerly, most, usually = most, of } = listSize
  const slicing = JSON.stringify(formerly === undefined ? [argument] : [argument, formerly])
  const sizedFields = of === undefined ? '' : `, sizedFields: ${JSON.stringify(of)}`
  return ` @listSize(assumedSize: ${usually}, most: ${most}, slicingArguments: ${slicing}${sizedFields})`
}
