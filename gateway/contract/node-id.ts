import { type GraphQLSchema, isObjectType } from 'graphql'
import type { GlobalId } from './global-id.ts'

/** Maximum number of requests to Riot for one object, which an account needs. */
export const NODE_RIOT_REQUESTS = 3

/** True if the schema has objects with an id of this type. */
export function isNodeId({ typename }: GlobalId, schema: GraphQLSchema): boolean {
  const type = schema.getType(typename)
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
}
