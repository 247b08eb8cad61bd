import type { Account, AccountRanks } from '../../accounts/rules/account.ts'
import type { RankEntry } from '../../accounts/rules/rank.ts'
import { createAccountReader } from '../../accounts/services/account-reader.ts'
import type { MatchHistory } from '../../matches/services/match-history.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import type { Platform } from '../../shared/region.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { undoubtedAccounts } from '../rules/account-doubt.ts'
import { compareSoloEntries, freshnessOfProAccount, soloEntryOf } from '../rules/pro-account.ts'
import type { ProAccount, ProPlayer } from '../rules/pro-scene.ts'
import { type ProPlayerChampions, sumUpChampions } from './pro-player-champions.ts'

export type StoredProAccount = ProAccount & {
  /** Null until the account was fetched from Riot. */
  readonly stored: Account | null
}

export interface ProAccountRanks {
  readonly account: Account
  readonly ranks: AccountRanks
  readonly freshness: Freshness
}

export interface ProRank {
  readonly player: ProPlayer
  readonly account: StoredProAccount
  readonly entry: RankEntry
  readonly freshness: Freshness
}

/** Sends no requests to Riot, unless noted. */
export interface ProPlayers {
  findAccount(account: ProAccount): Promise<Account | null>
  /** Returns an account's ranks and their freshness; null when none are stored. */
  findRanks(account: Account): ProAccountRanks | null
  /** Returns a player's accounts without those in doubt, the highest in the solo queue first. */
  listAccounts(player: ProPlayer): Promise<readonly StoredProAccount[]>
  /** Returns the players' ranks in the solo queue of a platform, the highest first. */
  listRanks(players: readonly ProPlayer[], platform: Platform): Promise<readonly ProRank[]>
  /** At most `last` games. Reads the match history, which may fetch from Riot. */
  sumUpChampions(player: ProPlayer, last: number): Promise<ProPlayerChampions>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly matchHistory: MatchHistory
}

export function createProPlayers({ store, clock, matchHistory }: Dependencies): ProPlayers {
  const readAccount = createAccountReader(store)

  async function findAccount({ platform, puuid }: ProAccount): Promise<Account | null> {
    return puuid === null ? null : readAccount({ platform, puuid })
  }

  async function read(accounts: readonly ProAccount[]): Promise<readonly StoredProAccount[]> {
    return Promise.all(accounts.map(async (account) => ({ ...account, stored: await findAccount(account) })))
  }

  async function listAccounts(player: ProPlayer): Promise<readonly StoredProAccount[]> {
    const known = await read(undoubtedAccounts(player))
    return known.toSorted((a, b) => compareSoloEntries(soloEntryOf(a.stored), soloEntryOf(b.stored)))
  }

  function findRanks(account: Account): ProAccountRanks | null {
    const { ranks } = account
    return ranks === null ? null : { account, ranks, freshness: freshnessOfProAccount(ranks.fetchedAt, clock.now()) }
  }

  function findStanding(player: ProPlayer, account: StoredProAccount): ProRank | null {
    const entry = soloEntryOf(account.stored)
    const ranks = account.stored === null ? null : findRanks(account.stored)
    return entry === null || ranks === null ? null : { player, account, entry, freshness: ranks.freshness }
  }

  return {
    findAccount,
    findRanks,
    listAccounts,

    async listRanks(players, platform) {
      const listed = await Promise.all(
        players.map(async (player) => {
          const accounts = await listAccounts(player)
          return accounts.filter((account) => account.platform === platform).map((each) => findStanding(player, each))
        }),
      )
      return listed
        .flat()
        .filter((standing) => standing !== null)
        .toSorted((a, b) => compareSoloEntries(a.entry, b.entry))
    },

    async sumUpChampions(player, last) {
      const accounts = await listAccounts(player)
      return sumUpChampions(
        matchHistory,
        accounts.map(({ stored }) => stored),
        last,
      )
    },
  }
}
