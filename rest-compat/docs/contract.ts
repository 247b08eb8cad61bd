import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery, parse } from 'graphql'
import type { Execute } from '../route.ts'

const introspection: TypedDocumentNode<IntrospectionQuery, Readonly<Record<string, never>>> = parse(
  getIntrospectionQuery(),
)

/** The contract with its descriptions, as it tells of itself. Throws when it can not be asked. */
export async function readContract(execute: Execute, request: Request): Promise<GraphQLSchema> {
  const { data, errors = [] } = await execute(introspection, {}, request)
  if (!data || errors.length > 0) throw new AggregateError(errors, 'The contract does not tell of itself.')
  return buildClientSchema(data)
}
