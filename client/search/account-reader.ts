import type { findPastedAccount } from './pasted-account.ts'

type AccountReader = typeof findPastedAccount

let reader: AccountReader | null = null

/** What finds the account in a pasted text; null as long as its code was not fetched. */
export const findReader = () => reader

/**
 * Fetches it, for who comes to a search form and may be about to paste something. Where it can't be fetched it answers
 * something that finds nothing, and a text stays as it was pasted.
 */
export async function prepareReader(): Promise<AccountReader> {
  try {
    return (reader ??= (await import('./pasted-account.ts')).findPastedAccount)
  } catch {
    return () => null
  }
}
