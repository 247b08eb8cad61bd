import type { Platform } from '../../shared/region.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountIdsCollection } from '../collections/account-ids.ts'
import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { riotIdsCollection } from '../collections/riot-ids.ts'
import { isSetAside } from '../collections/riot-keys.ts'
import type { Account, AccountKey } from '../rules/account.ts'
import { gameNameSkeleton } from '../rules/game-name-skeleton.ts'
import { foldRiotId, type RiotId } from '../rules/riot-id.ts'
import { createAccountReader } from './account-reader.ts'

/** Ids of moved accounts per read. */
const ACCOUNT_IDS_AT_ONCE = 500

/** Riot IDs per read, as many as one operation can ask for. */
const RIOT_IDS_AT_ONCE = 50

export interface StoredAccounts {
  /** The account with this key, also when it has moved to another PUUID since. Reads of one turn of the event loop are batched. */
  read(key: AccountKey): Promise<Account | null>
  /** The account with this Riot ID; null when the player was renamed since. Reads of one turn of the event loop are batched. */
  readByRiotId(riotId: RiotId, platform: Platform): Promise<Account | null>
  /** The player's account on any of the platforms; of several, the most recently fetched. */
  find(puuid: string, platforms: readonly Platform[]): Promise<Account | null>
  /** The player's accounts on these platforms. */
  listOn(puuid: string, platforms: readonly Platform[]): Promise<readonly Account[]>
  /** The accounts with this Riot ID on these platforms; none when the player was renamed since. */
  listByRiotId(riotId: RiotId, platforms: readonly Platform[]): Promise<readonly Account[]>
  /** The account with this Riot ID; null when the player was renamed since. */
  findByRiotId(riotId: RiotId, platforms: readonly Platform[]): Promise<Account | null>
  /** The accounts that are stored, in the order of their keys. Finds those that have moved, too. */
  list(keys: readonly AccountKey[]): Promise<readonly Account[]>
  /** Accounts with a game name that looks like this one, the most recently fetched first. */
  listAlike(gameName: string, limit: number): Promise<readonly Account[]>
  /** Stores the result of `next`, together with its Riot ID, and returns it. */
  save(key: AccountKey, next: (before: Account | null) => Account): Promise<Account>
  /** Changes a stored account. Does nothing when the account is not stored. */
  update(key: AccountKey, change: (before: Account) => Partial<Account>): Promise<void>
}

export function createStoredAccounts(store: DocumentStore): StoredAccounts {
  const accounts = openCollection(store, accountsCollection)
  const riotIds = openCollection(store, riotIdsCollection)
  const readHere = createAccountReader(store)
  const readMoved = createBatchReader(openCollection(store, accountIdsCollection), ACCOUNT_IDS_AT_ONCE)
  const readOwner = createBatchReader(riotIds, RIOT_IDS_AT_ONCE)

  async function read(key: AccountKey): Promise<Account | null> {
    const account = await readHere(key)
    if (account !== null) return account
    const moved = await readMoved(accountDocumentId(key))
    return moved === null ? null : readHere(moved)
  }

  async function listOn(puuid: string, platforms: readonly Platform[]): Promise<readonly Account[]> {
    const found = await accounts.findMany(platforms.map((platform) => accountDocumentId({ platform, puuid })))
    return found.filter((account) => account !== null)
  }

  async function listByRiotId(riotId: RiotId, platforms: readonly Platform[]): Promise<readonly Account[]> {
    const known = await riotIds.find(foldRiotId(riotId))
    const owned = known === null ? [] : await listOn(known.puuid, platforms)
    return owned.filter((account) => foldRiotId(account) === foldRiotId(riotId))
  }

  return {
    read,
    async readByRiotId(riotId, platform) {
      const known = await readOwner(foldRiotId(riotId))
      const account = known === null ? null : await read({ platform, puuid: known.puuid })
      return account !== null && foldRiotId(account) === foldRiotId(riotId) ? account : null
    },
    listOn,
    listByRiotId,
    find: async (puuid, platforms) => findYoungest(await listOn(puuid, platforms)),
    list: async (keys) => (await Promise.all(keys.map(read))).filter((account) => account !== null),
    async findByRiotId(riotId, platforms) {
      const known = await riotIds.find(foldRiotId(riotId))
      const account = known === null ? null : findYoungest(await listOn(known.puuid, platforms))
      return account !== null && foldRiotId(account) === foldRiotId(riotId) ? account : null
    },
    async listAlike(gameName, limit) {
      const skeleton = gameNameSkeleton(gameName)
      // Accounts that were stored before names had skeletons have an empty one.
      if (skeleton === '') return []
      const where = [{ field: 'skeleton', equals: skeleton }]
      const found = await accounts.list({ where, orderBy: { field: 'profile.fetchedAt', direction: 'desc' }, limit })
      // An account that was set aside has another name by now.
      return found.map(({ value }) => value).filter(({ keyId }) => !isSetAside(keyId))
    },
    save: (key, next) =>
      store.transaction(async (transaction) => {
        const writer = accounts.in(transaction)
        const account = next(await writer.find(accountDocumentId(key)))
        writer.set(accountDocumentId(key), { ...account, skeleton: gameNameSkeleton(account.gameName) })
        riotIds.in(transaction).set(foldRiotId(account), { puuid: key.puuid, seenAt: account.namedAt })
        return account
      }),
    update: (key, change) =>
      store.transaction(async (transaction) => {
        const writer = accounts.in(transaction)
        const before = await writer.find(accountDocumentId(key))
        if (before !== null) writer.set(accountDocumentId(key), { ...before, ...change(before) })
      }),
  }
}

function findYoungest(accounts: readonly Account[]): Account | null {
  return accounts.reduce<Account | null>(
    (latest, account) => (latest === null || account.profile.fetchedAt > latest.profile.fetchedAt ? account : latest),
    null,
  )
}
