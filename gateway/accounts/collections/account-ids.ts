import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'

const movedAccount = z.object({ platform: z.enum(PLATFORM_CODES), puuid: z.string() })

/** Present place of an account whose PUUID has changed with the API key. */
export type MovedAccount = z.infer<typeof movedAccount>

/** `account_ids/{id of the account in the contract}`, for accounts that are no longer stored under that id: only read by id. */
export const accountIdsCollection: CollectionDefinition<MovedAccount> = {
  name: 'account_ids',
  schema: movedAccount,
  indexes: [],
}
