import type { RiotAccount, RiotSummoner } from '../../riot/answers.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Fetched } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountMatchesCollection } from '../collections/account-matches.ts'
import { accountDocumentId } from '../collections/accounts.ts'
import type { Account } from '../rules/account.ts'

export interface Player {
  readonly identity: Fetched<RiotAccount>
  readonly summoner: Fetched<RiotSummoner>
}

export type Identification =
  /** Riot accepts the PUUID under this key too. */
  | { readonly kind: 'unchanged' }
  /** The same player has another PUUID now. */
  | { readonly kind: 'moved'; readonly to: Player }
  /** The Riot ID has an owner, but nothing proves that it is the same player. */
  | { readonly kind: 'doubtful'; readonly now: Player }
  /** The Riot ID has no owner on the platform. */
  | { readonly kind: 'not-found' }

const BACKFILL = { priority: 'backfill' } as const

/** Maximum number of ids in one list of Riot's. */
const NEWEST_MATCHES = 100

/** Asks Riot for the identity of `account` under the current key. Throws `UpstreamUnavailable`. */
export async function identifyAccount(riot: RiotApi, store: DocumentStore, account: Account): Promise<Identification> {
  const { puuid, platform } = account
  const known = await riot.accountByPuuid(puuid, platform, BACKFILL)
  if (known.value !== null) {
    const summoner = await riot.summoner(platform, puuid, BACKFILL)
    if (summoner.value !== null) return { kind: 'unchanged' }
  }

  const identity = await riot.accountByRiotId(account, platform, BACKFILL)
  if (identity.value === null) return { kind: 'not-found' }
  const summoner = await riot.summoner(platform, identity.value.puuid, BACKFILL)
  if (summoner.value === null) return { kind: 'not-found' }
  if (identity.value.puuid === puuid) return { kind: 'unchanged' }

  const player: Player = {
    identity: { ...identity, value: identity.value },
    summoner: { ...summoner, value: summoner.value },
  }
  const isSame = await isSamePlayer(riot, store, account, player)
  return isSame ? { kind: 'moved', to: player } : { kind: 'doubtful', now: player }
}

/** Compares level and matches: a level never falls, and a match stays in its players' lists, while Riot IDs change owners. */
async function isSamePlayer(
  riot: RiotApi,
  store: DocumentStore,
  account: Account,
  { identity, summoner }: Player,
): Promise<boolean> {
  if (summoner.value.summonerLevel < account.profile.level) return false
  const stored = await openCollection(store, accountMatchesCollection).find(accountDocumentId(account))
  const seen = new Set(stored?.seen.map(({ matchId }) => matchId))
  if (seen.size === 0) return true
  const filter = { count: NEWEST_MATCHES }
  const listed = await riot.matchIds(account.platform, identity.value.puuid, filter, BACKFILL)
  return listed.value.some((matchId) => seen.has(matchId))
}
