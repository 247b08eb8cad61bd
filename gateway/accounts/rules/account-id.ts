import { PLATFORM_CODES } from '../../shared/region.ts'
import type { AccountKey } from './account.ts'

/** Parses the type-local part of an account's id. Returns null when the text cannot belong to an account. */
export function toAccountKey(id: string): AccountKey | null {
  const [, code, puuid] = /^([A-Z0-9]+)_([\w-]{1,128})$/.exec(id) ?? []
  const platform = PLATFORM_CODES.find((known) => known === code)
  return platform === undefined || puuid === undefined ? null : { platform, puuid }
}
