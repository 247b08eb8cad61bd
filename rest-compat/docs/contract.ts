import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery, parse } from 'graphql'
import type { Execute } from '../../gateway/http/execute.ts'

const introspection: TypedDocumentNode<IntrospectionQuery, Readonly<Record<string, never>>> = parse(
  getIntrospectionQuery(),
)

/** Throws when introspection fails. */
export async function readContract(execute: Execute): Promise<GraphQLSchema> {
  const { data, errors = [] } = await execute(introspection, {})
  if (!data || errors.length > 0) throw new AggregateError(errors, 'The introspection of the contract failed.')
  return buildClientSchema(data)
}
