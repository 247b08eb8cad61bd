import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Returns a function that names the deprecated parts in a document, as far as the document itself shows them. */
export function createDeprecatedParts(schema: GraphQLSchema): (document: DocumentNode) => ReadonlySet<string> {
  const partsOf = new WeakMap<DocumentNode, ReadonlySet<string>>()
  return (document) => {
    const parts = partsOf.get(document) ?? listDeprecated(schema, document)
    partsOf.set(document, parts)
    return parts
  }
}

/** Names the deprecated parts in a document, such as `Item.itemId` and `Query.champion(key:)`. */
function listDeprecated(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (part: { readonly deprecationReason?: string | null | undefined } | null | undefined, name: string) => {
    if (part?.deprecationReason != null) found.add(name)
  }
  const info = new TypeInfo(schema)
  const field = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => note(info.getFieldDef(), field()),
      Argument: ({ name }) => note(info.getArgument(), `${field()}(${name.value}:)`),
      ObjectField({ name }) {
        const input = info.getParentInputType()
        if (isInputObjectType(input)) note(input.getFields()[name.value], `${input.name}.${name.value}`)
      },
      EnumValue: ({ value }) => note(info.getEnumValue(), `${getNamedType(info.getInputType())?.name}.${value}`),
    }),
  )
  return found
}
