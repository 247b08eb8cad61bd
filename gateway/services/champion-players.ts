import { accountChampionsCollection } from '../collections/account-champions.ts'
import { championPlayersCollection } from '../collections/champion-players.ts'
import { openCollection } from '../collections/collection.ts'
import type { AccountKey } from '../domain/account.ts'
import type { AccountChampions } from '../domain/account-champions.ts'
import { addUpRecords, type ChampionRecord } from '../domain/champion-record.ts'
import type { ProPlayer } from '../domain/pro-scene.ts'
import { type Rate, rateOf } from '../domain/rate.ts'
import { accountChampionsId } from '../domain/statistics-ids.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { createBatchReader } from './batch-reader.ts'
import { createShortMemory } from './short-memory.ts'

/** How long what was read is shown to everybody, in milliseconds. */
const LIFETIME_MS = 10_000

/** Of how many champions it is remembered who plays them. */
const KEPT_CHAMPIONS = 200

/** How many accounts are remembered, each taking some 20 kB: the documents are larger, for they name all matches. */
const KEPT_ACCOUNTS = 1_000

/** How many accounts are read at once before others get their turn. */
const ACCOUNTS_AT_ONCE = 10

/** An account, and what it did with a champion. */
export interface AccountOnChampion extends AccountKey {
  /** As of the newest match that is counted. */
  readonly gameName: string
  readonly tagLine: string
  readonly record: ChampionRecord
  /** The share of all its games. */
  readonly share: Rate
}

/** Who plays which champion, in all matches that are counted. All of it may be ten seconds old. */
export interface ChampionPlayers {
  /** The accounts that play hardly anything else, most games on it first. */
  listOneTricks(championId: number, first: number): Promise<readonly AccountOnChampion[]>
  /** The accounts with the most games on a champion; at most 50. */
  listPlayers(championId: number, first: number): Promise<readonly AccountOnChampion[]>
  /** What a pro player did with each champion, on all accounts that are his now; most games first. */
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
  const knownAccounts = createShortMemory<KnownAccount | null>({ ...remember, most: KEPT_ACCOUNTS })
  const knownOneTricks = createShortMemory<readonly AccountOnChampion[]>({ ...remember, most: KEPT_CHAMPIONS })
  const knownPlayers = createShortMemory<readonly string[]>({ ...remember, most: KEPT_CHAMPIONS })

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

    async listRecords({ accounts: his }) {
      const keys = his.flatMap(({ platform, puuid }) => (puuid === null ? [] : [{ platform, puuid }]))
      const found = await Promise.all(keys.map((key) => findAccount(accountChampionsId(key))))
      return addUpRecords(found.flatMap((account) => (account === null ? [] : recordsOf(account))))
    },
  }
}

function withoutMatches({ matchIds: _matchIds, ...account }: AccountChampions): KnownAccount {
  return account
}

/** Null where the account has not played the champion after all: the list and the account are read one after the other. */
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
