import { accountPath, type AccountParams } from '../../paths.ts'
import { useCanonicalPath } from '../../useCanonicalPath.ts'

/** Writes the account into the address as its owner writes it, once it is known, in place of what was asked for. */
export function useCanonicalAddress(account: AccountParams | null) {
  useCanonicalPath(account === null ? null : accountPath(account))
}
