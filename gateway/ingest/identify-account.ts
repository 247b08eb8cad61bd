import { accountMatchesCollection } from '../collections/account-matches.ts'
import { accountDocumentId } from '../collections/accounts.ts'
import { openCollection } from '../collections/collection.ts'
import type { Account } from '../domain/account.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotAccount, RiotApi, RiotSummoner } from '../ports/riot-api.ts'
import type { Fetched } from '../ports/upstream.ts'

/** A player on the platform that was asked, under the present key. */
export interface Player {
  readonly identity: Fetched<RiotAccount>
  readonly summoner: Fetched<RiotSummoner>
}

/** Who an account of another key is under the present one. */
export type Identification =
  /** Riot knows the PUUID under this key too. */
  | { readonly kind: 'unchanged' }
  /** The same player has another PUUID now. */
  | { readonly kind: 'moved'; readonly to: Player }
  /** Somebody has the Riot ID, and nothing proves that it is the same player. */
  | { readonly kind: 'doubtful'; readonly now: Player }
  /** Nobody on the platform has the Riot ID. */
  | { readonly kind: 'nobody' }

const BACKFILL = { priority: 'backfill' } as const

/** As many ids as Riot lists at once. */
const NEWEST_MATCHES = 100

/** Asks Riot who `account` is under the present key. Throws `UpstreamUnavailable`. */
export async function identifyAccount(riot: RiotApi, store: DocumentStore, account: Account): Promise<Identification> {
  const { puuid, platform } = account
  const known = await riot.accountByPuuid(puuid, platform, BACKFILL)
  if (known.value !== null) {
    const summoner = await riot.summoner(platform, puuid, BACKFILL)
    if (summoner.value !== null) return { kind: 'unchanged' }
  }

  const identity = await riot.accountByRiotId(account, platform, BACKFILL)
  if (identity.value === null) return { kind: 'nobody' }
  const summoner = await riot.summoner(platform, identity.value.puuid, BACKFILL)
  if (summoner.value === null) return { kind: 'nobody' }
  if (identity.value.puuid === puuid) return { kind: 'unchanged' }

  const player: Player = {
    identity: { ...identity, value: identity.value },
    summoner: { ...summoner, value: summoner.value },
  }
  const isSame = await isSamePlayer(riot, store, account, player)
  return isSame ? { kind: 'moved', to: player } : { kind: 'doubtful', now: player }
}

/** A level never falls, and a match stays in the list of whoever played it; Riot IDs change hands. */
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
