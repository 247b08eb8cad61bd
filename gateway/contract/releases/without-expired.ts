import {
  buildASTSchema,
  getDirectiveValues,
  getNamedType,
  GraphQLDeprecatedDirective,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  printSchema,
  visit,
} from 'graphql'
import { lastDayOf } from '../deprecation.ts'

/**
 * Returns the schema without the deprecated parts whose last day has passed, and without the types that only they used.
 * @param today A day such as `2026-11-26`.
 */
export function withoutExpired(schema: GraphQLSchema, today: string): GraphQLSchema {
  const removeExpired = (node: Parameters<typeof getDirectiveValues>[1]) => {
    const reason = getDirectiveValues(GraphQLDeprecatedDirective, node)?.['reason']
    const lastDay = typeof reason === 'string' ? lastDayOf(reason) : null
    // `null` removes the node, `undefined` keeps it.
    return lastDay !== null && lastDay < today ? null : undefined
  }
  const document = visit(parse(printSchema(schema)), {
    FieldDefinition: removeExpired,
    InputValueDefinition: removeExpired,
    EnumValueDefinition: removeExpired,
  })
  const reachable = listReachable(buildASTSchema(document))
  const definitions = document.definitions.filter(
    (definition) =>
      definition.kind === Kind.SCHEMA_DEFINITION ||
      definition.kind === Kind.DIRECTIVE_DEFINITION ||
      !('name' in definition) ||
      reachable.has(definition.name?.value ?? ''),
  )
  return buildASTSchema({ ...document, definitions })
}

/** Names of the types that an operation can meet. */
function listReachable(schema: GraphQLSchema): ReadonlySet<string> {
  const reached = new Set<string>()
  // An interface that no field returns, such as `Problem`, does not make all its types reachable.
  const implemented = new Set<string>()
  const left: GraphQLNamedType[] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].filter((type) => type !== null && type !== undefined)
  left.push(...schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type))))
  for (let type = left.pop(); type !== undefined; type = left.pop()) {
    if (reached.has(type.name)) continue
    reached.add(type.name)
    if (isInputObjectType(type)) left.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
    if (isAbstractType(type)) left.push(...schema.getPossibleTypes(type))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      left.push(getNamedType(field.type), ...field.args.map((argument) => getNamedType(argument.type)))
    }
    for (const { name } of type.getInterfaces()) implemented.add(name)
  }
  return new Set([...reached, ...implemented])
}
