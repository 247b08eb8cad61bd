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

/**
 * Whether each field that a document selects, in any of its operations, is declared as broadcastable: then its answer is the
 * same for everybody. The document must be valid.
 */
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

/** The field that is visited: where it is one of an interface, also that of each type that may stand in its place. */
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
