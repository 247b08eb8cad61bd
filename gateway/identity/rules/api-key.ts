import { findBearerToken } from './credentials.ts'

/** Every API key starts like this, and no other token of this server does. */
export const API_KEY_PREFIX = 'lw_'

/** Reasons why an API key is refused. `UNKNOWN` includes revoked ones; `UNCONFIRMED` means that the store did not answer. */
export type ApiKeyProblem = 'MALFORMED' | 'UNKNOWN' | 'TOO_MANY_UNKNOWN' | 'UNCONFIRMED'

export type ApiKeyCheck =
  | { readonly kind: 'valid'; readonly id: string }
  | { readonly kind: 'refused'; readonly problem: ApiKeyProblem }

/** Returns the API key of an `Authorization: Bearer …` header, valid or not; null for any other value. */
export function findApiKey(authorization: string | null): string | null {
  const token = findBearerToken(authorization)
  return token?.startsWith(API_KEY_PREFIX) === true ? token : null
}
