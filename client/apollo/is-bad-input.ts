import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** True when the contract refuses an argument, such as a filter that names a team or a player whom it does not know. */
export const isBadInput = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT')
