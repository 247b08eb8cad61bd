import { accountPath, type AccountParams } from '../../paths.ts'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'

/** Adopts the account's own spelling, once it is known. */
export function useCanonicalAddress(account: AccountParams | null) {
  useCanonicalPath(account === null ? null : accountPath(account))
}
