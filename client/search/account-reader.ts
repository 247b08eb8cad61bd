import type { findPastedAccount } from './pasted-account.ts'

type AccountReader = typeof findPastedAccount

let reader: AccountReader | null = null

/** Finds the account in a pasted text; null until its code is loaded. */
export const findReader = () => reader

/** Call it before a paste. If the fetch fails, resolves to a function that finds nothing: pasted text stays unchanged. */
export async function prepareReader(): Promise<AccountReader> {
  try {
    return (reader ??= (await import('./pasted-account.ts')).findPastedAccount)
  } catch {
    return () => null
  }
}
