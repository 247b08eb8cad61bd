import { GraphQLError } from 'graphql'

/** Returns a BAD_USER_INPUT error for an argument that its type alone cannot validate. The message must say how to fix it. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
