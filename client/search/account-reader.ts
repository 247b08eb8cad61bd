import type { findPastedAccount } from './pasted-account.ts'

type AccountReader = typeof findPastedAccount

let reader: AccountReader | null = null

/** Returns the function that finds the account in a pasted text; null until its code is loaded. */
export const findReader = () => reader

/**
 * Fetches its code when a visitor enters a search form and may be about to paste. If the fetch fails, returns a function that
 * finds nothing, so that pasted text stays unchanged.
 */
export async function prepareReader(): Promise<AccountReader> {
  try {
    return (reader ??= (await import('./pasted-account.ts')).findPastedAccount)
  } catch {
    return () => null
  }
}
