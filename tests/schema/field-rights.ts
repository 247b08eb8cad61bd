import { type GraphQLField, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import { z } from 'zod'
import { type Right, RIGHTS } from '../support/senders.ts'

/** A field that names who may ask it. */
export interface FieldRight {
  /** The type that it is a field of. */
  readonly parent: string
  readonly field: GraphQLField<unknown, unknown>
  readonly right: Right
}

const guarded = z.looseObject({ pothosOptions: z.looseObject({ authScopes: z.unknown().optional() }).optional() })

/** Every field of the schema that names a right, in the order of its types. */
export function listFieldRights(schema: GraphQLSchema): readonly FieldRight[] {
  return listFields(schema).flatMap(({ parent, field }) => {
    const right = findRight(scopesOf(field))
    return right === null ? [] : [{ parent, field, right }]
  })
}

/** What is wrong with how the fields of a schema name rights: one sentence each. */
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

/** The one right that scopes are; null when they are anything else. */
function findRight(scopes: unknown): Right | null {
  return RIGHTS.find((right) => z.strictObject({ [right]: z.literal(true) }).safeParse(scopes).success) ?? null
}

/** What the builder was told that somebody needs; undefined for nothing. */
function scopesOf({ extensions }: { readonly extensions: unknown }): unknown {
  return guarded.parse(extensions).pothosOptions?.authScopes
}
