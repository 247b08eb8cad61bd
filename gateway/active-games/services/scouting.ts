import { type AccountForm, updateForm } from '../../accounts/rules/account-form.ts'
import type { Account, AccountKey, AccountRanks } from '../../accounts/rules/account.ts'
import type { ChampionMastery } from '../../accounts/rules/champion-mastery.ts'
import { type MainChampion, mainChampionsOf } from '../../accounts/rules/main-champion.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import type { Masteries } from '../../accounts/services/masteries.ts'
import type { Ranks } from '../../accounts/services/ranks.ts'
import { findEntry, toRememberedMatch } from '../../matches/services/history-entry.ts'
import type { MatchHistory } from '../../matches/services/match-history.ts'
import { askMatchIds } from '../../matches/services/match-ids.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import { openPlatformOf } from '../../shared/region.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { ChampionPlayers } from '../../statistics/services/champion-players.ts'
import { FETCHED_GAMES } from '../rules/fetched-games.ts'

/** Permitted sources of facts about a player: the store alone, or Riot for what is missing or too old. */
export type ScoutingSource = 'STORED' | 'RIOT'

/**
 * Facts about the players of running games and lobbies. Most of them are strangers: their accounts are not stored, and asking about them does
 * not store them. Every method returns null for what is unknown, also when Riot is unavailable or a budget is used up.
 */
export interface Scouting {
  /** Sends at most one request to Riot. */
  findRanks(player: AccountKey, source: ScoutingSource): Promise<AccountRanks | null>
  /** Sends at most one request to Riot. A champion that the player has never played before has no points. */
  findMastery(player: AccountKey, championId: number, source: ScoutingSource): Promise<ChampionMastery | null>
  /**
   * The champions that the account plays most, by its stored games and by mastery. Sends at most one request to Riot, the same as for
   * a mastery.
   */
  findMains(player: AccountKey, first: number, source: ScoutingSource): Promise<readonly MainChampion[] | null>
  /** Sends one request to Riot, and one for each of the player's newest five matches that is not stored. */
  findForm(player: AccountKey, source: ScoutingSource): Promise<AccountForm | null>
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'keyId' | 'rankEntries' | 'masteries' | 'matchIds'>
  readonly accounts: Pick<Accounts, 'listStored'>
  readonly ranks: Pick<Ranks, 'findRanks'>
  readonly masteries: Pick<Masteries, 'findMasteries' | 'findStored'>
  readonly matches: Pick<Matches, 'listMatches'>
  readonly matchHistory: Pick<MatchHistory, 'remember'>
  readonly championPlayers: Pick<ChampionPlayers, 'findForm' | 'listAccountRecords'>
}

export function createScouting({
  riot,
  accounts,
  ranks,
  masteries,
  matches,
  matchHistory,
  championPlayers,
}: Dependencies): Scouting {
  async function findAccount(player: AccountKey): Promise<Account | null> {
    const [account = null] = await accounts.listStored([toOpenKey(player)])
    return account
  }

  /** Masteries of all champions; null when they are unknown. */
  async function findMasteries(
    account: Account | null,
    player: AccountKey,
    source: ScoutingSource,
  ): Promise<readonly ChampionMastery[] | null> {
    if (account !== null) {
      const known = await (source === 'STORED' ? masteries.findStored(account) : masteries.findMasteries(account))
      return known?.entries ?? null
    }
    if (source === 'STORED') return null
    const { platform, puuid } = toOpenKey(player)
    return (await orNull(riot.masteries(platform, puuid, { priority: 'visitor' })))?.value ?? null
  }

  async function fetchForm(player: AccountKey, account: Account | null): Promise<AccountForm | null> {
    const known = account === null ? null : await championPlayers.findForm(account)
    // Riot does not recognise this PUUID under the current key, and would list no matches.
    if (account !== null && account.keyId !== riot.keyId) return known
    const ids = await orNull(askMatchIds(riot, player, { count: FETCHED_GAMES }, account?.refreshedAt ?? 0))
    if (ids === null) return known

    const lookups = await matches.listMatches(ids.value, player.puuid)
    const firstMissing = lookups.findIndex(({ kind }) => kind === 'unavailable')
    // Behind a match that could not be fetched, nothing is known to be the newest.
    const newest = firstMissing === -1 ? lookups : lookups.slice(0, firstMissing)
    if (newest.length === 0 && lookups.length > 0) return known
    const records = newest.flatMap((lookup) => (lookup.kind === 'found' ? [lookup.record] : []))
    if (account !== null) await matchHistory.remember(account, records)
    const seen = records.flatMap((record) => findEntry(record, player.puuid) ?? []).map(toRememberedMatch)
    return updateForm(known, seen, firstMissing === -1 && ids.value.length < FETCHED_GAMES)
  }

  return {
    async findRanks(player, source) {
      const account = await findAccount(player)
      if (source === 'STORED') return account?.ranks ?? null
      if (account !== null) return ranks.findRanks(account)
      const { platform, puuid } = toOpenKey(player)
      const answer = await orNull(riot.rankEntries(platform, puuid, { priority: 'visitor' }))
      return answer && { entries: [...answer.value], fetchedAt: answer.fetchedAt }
    },

    async findMastery(player, championId, source) {
      const entries = await findMasteries(await findAccount(player), player, source)
      const mastery = entries?.find((entry) => entry.championId === championId) ?? null
      // A stored list from before this game says nothing about a champion that it lacks.
      return mastery ?? (entries === null || source === 'STORED' ? null : nothingOn(championId))
    },

    async findMains(player, first, source) {
      const account = await findAccount(player)
      const [entries, records] = await Promise.all([
        findMasteries(account, player, source),
        account === null ? [] : championPlayers.listAccountRecords(account),
      ])
      return entries === null && records.length === 0 ? null : mainChampionsOf(records, entries ?? [], first)
    },

    async findForm(player, source) {
      const account = await findAccount(player)
      if (source === 'RIOT') return fetchForm(account ?? toOpenKey(player), account)
      return account && championPlayers.findForm(account)
    },
  }
}

/** Accounts of a closed platform have moved. */
function toOpenKey({ platform, puuid }: AccountKey): AccountKey {
  return { platform: openPlatformOf(platform), puuid }
}

function nothingOn(championId: number): ChampionMastery {
  return { championId, level: 0, points: 0, pointsSinceLastLevel: 0, pointsUntilNextLevel: 0, lastPlayedAt: 0 }
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null
    throw error
  }
}
