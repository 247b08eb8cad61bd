import { GraphQLError } from 'graphql'

/**
 * Returns a BAD_USER_INPUT error for an argument that its type alone cannot validate. The message must say how to fix it. The name of the
 * argument, such as `after`, is for programs that have another word for it.
 */
export function badInput(message: string, argument?: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', ...(argument !== undefined && { argument }) },
  })
}
