import {
  BREAK,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  isAbstractType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Covers every field that the document selects, in any of its operations. The document must be valid. */
export function isBroadcastable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const typeInfo = new TypeInfo(schema)
  let areAllDeclared = true
  const visitor = {
    Field() {
      areAllDeclared = listFields(schema, typeInfo).every(isDeclared)
      return areAllDeclared ? undefined : BREAK
    },
  }
  visit(document, visitWithTypeInfo(typeInfo, visitor))
  return areAllDeclared
}

/** Lists the visited field and, for a field of an abstract type, the same field of each possible type. */
function listFields(
  schema: GraphQLSchema,
  typeInfo: TypeInfo,
): readonly (GraphQLField<unknown, unknown> | undefined)[] {
  const field = typeInfo.getFieldDef()
  const parent = typeInfo.getParentType()
  if (field?.name === '__typename') return []
  if (field == null || !isAbstractType(parent)) return [field ?? undefined]
  return [field, ...schema.getPossibleTypes(parent).map((type) => type.getFields()[field.name])]
}

function isDeclared(field: GraphQLField<unknown, unknown> | undefined): boolean {
  return field?.extensions['broadcastable'] === true
}
