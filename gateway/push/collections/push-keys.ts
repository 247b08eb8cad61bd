import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const pushKeys = z.object({
  /** Uncompressed point of P-256 in base64url. Browsers receive it when they subscribe. */
  publicKey: z.string().min(1),
  /** In base64url. It signs the requests to push services, so it is stored as it is. */
  privateKey: z.string().min(1),
})

export type PushKeys = Stored<typeof pushKeys>

/** `push_keys/current`: the VAPID keys of this server (RFC 8292). All instances share them. */
export const pushKeysCollection: CollectionDefinition<PushKeys> = {
  name: 'push_keys',
  schema: pushKeys,
  indexes: [],
  unindexed: ['publicKey', 'privateKey'],
}

/** Id of the only document. */
export const PUSH_KEYS_ID = 'current'
