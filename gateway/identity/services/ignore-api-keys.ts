import { findApiKey } from '../rules/api-key.ts'
import { VISITOR } from '../rules/viewer.ts'
import type { IdentityByAddress } from './throttle-guesses.ts'

/**
 * Makes each sender of an API key an anonymous visitor, valid or not and whatever cookies come with it: a key has a budget, and no
 * rights. The issuer of other tokens never sees it.
 */
export function ignoreApiKeys(identity: IdentityByAddress): IdentityByAddress {
  return {
    async identify(credentials, purpose, address) {
      if (findApiKey(credentials.authorization) !== null) return VISITOR
      return identity.identify(credentials, purpose, address)
    },
  }
}
