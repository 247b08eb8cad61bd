import type { AccountKey } from '../../accounts/rules/account.ts'
import { addUpRecords, type ChampionRecord } from '../../accounts/rules/champion-record.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Rate, rateOf } from '../../shared/rate.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { accountChampionsCollection } from '../collections/account-champions.ts'
import { championPlayersCollection } from '../collections/champion-players.ts'
import type { AccountChampions } from '../rules/account-champions.ts'
import { accountChampionsId } from '../rules/statistics-ids.ts'

/** Lifetime of cached reads, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/** Number of champions whose players are cached. */
const KEPT_CHAMPIONS = 200

/** Number of cached accounts, about 20 kB each. The stored documents are larger, because they contain all match ids. */
const KEPT_ACCOUNTS = 1_000

/** Accounts per read, so that other work can run between two reads. */
const ACCOUNTS_AT_ONCE = 10

/** An account's results on one champion. */
export interface AccountOnChampion extends AccountKey {
  /** As of the newest counted match. */
  readonly gameName: string
  readonly tagLine: string
  readonly record: ChampionRecord
  /** Share of the account's games that were played on the champion. */
  readonly share: Rate
}

/** Players of each champion, from all counted matches. Results may be ten seconds old. */
export interface ChampionPlayers {
  /** Accounts that play almost only this champion, most games on it first. */
  listOneTricks(championId: number, first: number): Promise<readonly AccountOnChampion[]>
  /** Accounts with the most games on the champion; at most 50. */
  listPlayers(championId: number, first: number): Promise<readonly AccountOnChampion[]>
  /** An account's results on a champion; null without counted games. */
  findRecord(account: AccountKey, championId: number): Promise<ChampionRecord | null>
  /** A pro player's results on each champion, over all of the player's current accounts; most games first. */
  listRecords(player: ProPlayer): Promise<readonly ChampionRecord[]>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** An account without its matches. */
type KnownAccount = Omit<AccountChampions, 'matchIds'>

export function createChampionPlayers({ store, clock }: Dependencies): ChampionPlayers {
  const accounts = openCollection(store, accountChampionsCollection)
  const players = openCollection(store, championPlayersCollection)
  const readAccount = createBatchReader(accounts, ACCOUNTS_AT_ONCE)
  const remember = { clock, lifetimeMs: LIFETIME_MS }
  const knownAccounts = createShortCache<KnownAccount | null>({ ...remember, most: KEPT_ACCOUNTS })
  const knownOneTricks = createShortCache<readonly AccountOnChampion[]>({ ...remember, most: KEPT_CHAMPIONS })
  const knownPlayers = createShortCache<readonly string[]>({ ...remember, most: KEPT_CHAMPIONS })

  async function findAccount(id: string): Promise<KnownAccount | null> {
    return knownAccounts(id, async () => {
      const account = await readAccount(id)
      return account && withoutMatches(account)
    })
  }

  return {
    async listOneTricks(championId, first) {
      return knownOneTricks(`${championId} ${first}`, async () => {
        const listed = await accounts.list({
          where: [{ field: 'oneTrickOf', equals: championId }],
          orderBy: { field: 'oneTrickGames', direction: 'desc' },
          limit: first,
        })
        return listed.flatMap(({ value }) => toAccountOnChampion(value, championId) ?? [])
      })
    },

    async listPlayers(championId, first) {
      const ids = await knownPlayers(String(championId), async () => {
        const listed = await players.find(String(championId))
        return listed?.players.map(({ account }) => account) ?? []
      })
      const found = await Promise.all(ids.slice(0, first).map(findAccount))
      return found.flatMap((account) => (account && toAccountOnChampion(account, championId)) ?? [])
    },

    async findRecord(key, championId) {
      const account = await findAccount(accountChampionsId(key))
      const sums = account?.champions[championId]
      return sums === undefined ? null : { championId, ...sums }
    },

    async listRecords({ accounts: proAccounts }) {
      const keys = proAccounts.flatMap(({ platform, puuid }) => (puuid === null ? [] : [{ platform, puuid }]))
      const found = await Promise.all(keys.map((key) => findAccount(accountChampionsId(key))))
      return addUpRecords(found.flatMap((account) => (account === null ? [] : recordsOf(account))))
    },
  }
}

function withoutMatches({ matchIds: _matchIds, ...account }: AccountChampions): KnownAccount {
  return account
}

/**
 * Null when the account has no games on the champion. This can happen because the list and the account are read at
 * different times.
 */
function toAccountOnChampion(account: KnownAccount, championId: number): AccountOnChampion | null {
  const sums = account.champions[championId]
  const share = sums && rateOf(sums.games, account.games)
  if (sums === undefined || !share) return null
  const { platform, puuid, gameName, tagLine } = account
  return { platform, puuid, gameName, tagLine, record: { championId, ...sums }, share }
}

function recordsOf({ champions }: KnownAccount): readonly ChampionRecord[] {
  return Object.entries(champions).map(([id, sums]) => ({ championId: Number(id), ...sums }))
}
