import { type GraphQLField, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import { z } from 'zod'
import { type Right, RIGHTS } from '../support/senders.ts'

/** A field with a right. */
export interface FieldRight {
  /** Name of the parent type. */
  readonly parent: string
  readonly field: GraphQLField<unknown, unknown>
  readonly right: Right
}

const guarded = z.looseObject({ pothosOptions: z.looseObject({ authScopes: z.unknown().optional() }).optional() })

/** Lists every field of the schema with a right, in the order of the types. */
export function listFieldRights(schema: GraphQLSchema): readonly FieldRight[] {
  return listFields(schema).flatMap(({ parent, field }) => {
    const right = findRight(scopesOf(field))
    return right === null ? [] : [{ parent, field, right }]
  })
}

/** Lists the mistakes in rights of a schema, one sentence each. */
export function findRightProblems(schema: GraphQLSchema): readonly string[] {
  const ofTypes = Object.values(schema.getTypeMap())
    .filter((type) => scopesOf(type) !== undefined)
    .map(({ name }) => `${name} names a right for all of its fields: name it at each of them, where it is looked for.`)
  const ofFields = listFields(schema).flatMap(({ parent, field }) => {
    const scopes = scopesOf(field)
    const name = `${parent}.${field.name}`
    if (scopes === undefined) {
      return parent === schema.getMutationType()?.name
        ? [`${name} names no right: begin it with t.withAuth({ ${RIGHTS.join(' or ')}: true }).`]
        : []
    }
    return findRight(scopes) === null ? [`${name} names something else than one right of ${RIGHTS.join(', ')}.`] : []
  })
  return [...ofTypes, ...ofFields]
}

function listFields(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ parent: type.name, field })))
}

/** Returns the only right of the scopes; null for anything else. */
function findRight(scopes: unknown): Right | null {
  return RIGHTS.find((right) => z.strictObject({ [right]: z.literal(true) }).safeParse(scopes).success) ?? null
}

/** The scopes in the options of the builder; undefined for none. */
function scopesOf({ extensions }: { readonly extensions: unknown }): unknown {
  return guarded.parse(extensions).pothosOptions?.authScopes
}
