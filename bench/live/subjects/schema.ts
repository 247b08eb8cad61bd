import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql'
import { SDL } from '../contract.ts'
import type { Publisher } from './publisher.ts'

/** Creates the schema over a publisher. All of its fields are the same for every viewer. */
export function createSchema(publisher: Publisher): GraphQLSchema {
  const schema = buildSchema(SDL)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) field.extensions = { broadcastable: true }
  }
  const streams = schema.getSubscriptionType()?.getFields()['streams']
  if (streams === undefined) throw new Error('The contract has no subscription to streams.')
  streams.subscribe = (_root, { after }: { readonly after?: string | null }) => publisher.watch(after ?? null)
  streams.resolve = (update: unknown) => update
  return schema
}
