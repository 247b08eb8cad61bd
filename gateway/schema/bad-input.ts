import { GraphQLError } from 'graphql'

/** The error for an argument that breaks a rule which its type can't express. The message says how to mend it. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
