import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const riotKey = z.object({
  /** The time when a product with this key last started, in milliseconds since 1970. */
  seenAt: z.number().int().nonnegative(),
})

/** An API key that stored PUUIDs may be encrypted for. It does not contain the key itself. */
export type RiotKey = z.infer<typeof riotKey>

/** `riot_keys/{keyId}`: few enough that all are read at each start. */
export const riotKeysCollection: CollectionDefinition<RiotKey> = {
  name: 'riot_keys',
  schema: riotKey,
  indexes: [],
}

const SET_ASIDE = 'lost.'

/**
 * Returns the `keyId` of an account whose player can't be found under any key later than `keyId`. It matches no API key. So the
 * account is shown unchanged, no request to Riot uses its PUUID, and a search for accounts of the key skips it. The original
 * key stays part of the value, because the PUUID is valid again if that key returns.
 */
export function setAside(keyId: string): string {
  return isSetAside(keyId) ? keyId : `${SET_ASIDE}${keyId}`
}

/** Returns true for the `keyId` of an account whose player can't be found. */
export function isSetAside(keyId: string): boolean {
  return keyId.startsWith(SET_ASIDE)
}
