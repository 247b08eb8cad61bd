import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const riotKey = z.object({
  /** Milliseconds since 1970: when a product with this key last started. */
  seenAt: z.number().int().nonnegative(),
})

/** An API key that stored PUUIDs may be encrypted for. The key itself is nowhere in it. */
export type RiotKey = z.infer<typeof riotKey>

/** `riot_keys/{keyId}`: so few that all are read at each start. */
export const riotKeysCollection: CollectionDefinition<RiotKey> = {
  name: 'riot_keys',
  schema: riotKey,
  indexes: [],
}

const SET_ASIDE = 'lost.'

/**
 * The `keyId` of an account whose player is not to be found under a later key than this. It is nobody's key, so the
 * account is shown as it was, Riot is never asked with its PUUID, and whoever looks for accounts of the key does not
 * meet it again. The key is still told: under it the PUUID would mean something once more.
 */
export function setAside(keyId: string): string {
  return isSetAside(keyId) ? keyId : `${SET_ASIDE}${keyId}`
}

/** Whether this is the `keyId` of an account whose player is not to be found. */
export function isSetAside(keyId: string): boolean {
  return keyId.startsWith(SET_ASIDE)
}
