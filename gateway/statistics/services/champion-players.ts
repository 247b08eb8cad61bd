import { accountRecordsCollection, MAIN_RANKS } from '../../accounts/collections/account-records.ts'
import { accountDocumentId, accountsCollection } from '../../accounts/collections/accounts.ts'
import type { AccountForm } from '../../accounts/rules/account-form.ts'
import type { AccountRecords } from '../../accounts/rules/account-records.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { addUpRecords, type ChampionRecord } from '../../accounts/rules/champion-record.ts'
import { countedAccounts } from '../../rosters/rules/account-doubt.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Rate, rateOf } from '../../shared/rate.ts'
import { openPlatformOf } from '../../shared/region.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'

/** Lifetime of cached reads, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

const KEPT_LISTS = 400

/** Number of cached accounts, about 20 kB each. */
const KEPT_ACCOUNTS = 1_000

/** Accounts per read, so that other work can run between two reads. */
const ACCOUNTS_AT_ONCE = 10

export interface AccountOnChampion extends AccountKey {
  readonly gameName: string
  readonly tagLine: string
  readonly record: ChampionRecord
  /** Share of the account's games that were played on the champion. */
  readonly share: Rate
}

/** Players of each champion, from the remembered matches of accounts. Results may be ten seconds old. */
export interface ChampionPlayers {
  /** Accounts that play almost only this champion, most games on it first. */
  listOneTricks(championId: number, first: number): Promise<readonly AccountOnChampion[]>
  /** Accounts that have the champion among their three most played ones, most games on it first. */
  listPlayers(championId: number, first: number): Promise<readonly AccountOnChampion[]>
  /** An account's results on a champion; null without remembered games. */
  findRecord(account: AccountKey, championId: number): Promise<ChampionRecord | null>
  /** An account's results on each champion, most games first. Empty without remembered games. */
  listAccountRecords(account: AccountKey): Promise<readonly ChampionRecord[]>
  /** Recent form of an account; null without remembered games. */
  findForm(account: AccountKey): Promise<AccountForm | null>
  /** A pro player's results on each champion, over all of the player's current accounts; most games first. */
  listRecords(player: ProPlayer): Promise<readonly ChampionRecord[]>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createChampionPlayers({ store, clock }: Dependencies): ChampionPlayers {
  const accounts = openCollection(store, accountsCollection)
  const records = openCollection(store, accountRecordsCollection)
  const readAccount = createBatchReader(records, ACCOUNTS_AT_ONCE)
  const remember = { clock, lifetimeMs: LIFETIME_MS }
  const knownAccounts = createShortCache<AccountRecords | null>({ ...remember, most: KEPT_ACCOUNTS })
  const knownOneTricks = createShortCache<readonly AccountOnChampion[]>({ ...remember, most: KEPT_LISTS })
  const knownPlayers = createShortCache<readonly AccountOnChampion[]>({ ...remember, most: KEPT_LISTS })

  function findAccount({ platform, puuid }: AccountKey): Promise<AccountRecords | null> {
    const id = accountDocumentId({ platform: openPlatformOf(platform), puuid })
    return knownAccounts(id, () => readAccount(id))
  }

  async function listBy(
    championField: string,
    gamesField: string,
    championId: number,
    first: number,
  ): Promise<readonly AccountRecords[]> {
    const listed = await records.list({
      where: [{ field: championField, equals: championId }],
      orderBy: { field: gamesField, direction: 'desc' },
      limit: first,
    })
    return listed.map(({ value }) => value)
  }

  /** An account that is not stored is left out: its key has changed since. */
  async function name(listed: readonly AccountRecords[], championId: number): Promise<readonly AccountOnChampion[]> {
    const named = await accounts.findMany(listed.map(accountDocumentId))
    return listed.flatMap((account, index) => {
      const record = findRecordOn(account, championId)
      const share = record && rateOf(record.games, account.games)
      const known = named[index]
      if (!record || !share || !known) return []
      const { platform, puuid } = account
      return [{ platform, puuid, gameName: known.gameName, tagLine: known.tagLine, record, share }]
    })
  }

  return {
    listOneTricks: (championId, first) =>
      knownOneTricks(`${championId} ${first}`, async () =>
        name(await listBy('oneTrickOf', 'oneTrickGames', championId, first), championId),
      ),

    listPlayers: (championId, first) =>
      knownPlayers(`${championId} ${first}`, async () => {
        const listed = await Promise.all(
          MAIN_RANKS.map((rank) => listBy(`mains.${rank}.championId`, `mains.${rank}.games`, championId, first)),
        )
        const players = listed.flat().toSorted((a, b) => compareOn(championId, a, b))
        return name(players.slice(0, first), championId)
      }),

    async findRecord(key, championId) {
      const account = await findAccount(key)
      return account && findRecordOn(account, championId)
    },

    listAccountRecords: async (key) => (await findAccount(key))?.records ?? [],

    findForm: findAccount,

    async listRecords(player) {
      const found = await Promise.all(countedAccounts(player).map(findAccount))
      return addUpRecords(found.flatMap((account) => account?.records ?? []))
    },

    forget() {
      for (const cache of [knownAccounts, knownOneTricks, knownPlayers]) cache.clear()
    },
  }
}

function findRecordOn({ records }: AccountRecords, championId: number): ChampionRecord | null {
  return records.find((record) => record.championId === championId) ?? null
}

/** The order of the store's queries, so that a short list is the start of a long one: most games first, then the higher id. */
function compareOn(championId: number, a: AccountRecords, b: AccountRecords): number {
  const [ofA, ofB] = [findRecordOn(a, championId), findRecordOn(b, championId)]
  return (ofB?.games ?? 0) - (ofA?.games ?? 0) || (accountDocumentId(a) > accountDocumentId(b) ? -1 : 1)
}
