import { type Collection, openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { leaguesCollection } from '../collections/leagues.ts'
import { accountClaim, nameClaim, proClaimsCollection } from '../collections/pro-claims.ts'
import { proEventsCollection } from '../collections/pro-events.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import { proTeamsCollection } from '../collections/pro-teams.ts'
import {
  type League,
  type ProAccount,
  type ProEvent,
  type ProPlayer,
  playerSlugOf,
  type ProTeam,
} from '../rules/pro-scene.ts'
import type { ReadRosterFile } from './roster-file.ts'
import type { PlayerEntry } from './roster-schema.ts'

/** Maximum number of documents in one query. */
const PAGE = 1000

export function openRosterCollections(store: DocumentStore) {
  return {
    leagues: openCollection(store, leaguesCollection),
    teams: openCollection(store, proTeamsCollection),
    events: openCollection(store, proEventsCollection),
    players: openCollection(store, proPlayersCollection),
    claims: openCollection(store, proClaimsCollection),
  }
}

export type RosterCollections = ReturnType<typeof openRosterCollections>

/** Returns every document of a collection, by id. */
export async function listAll<T>(
  collection: Collection<T>,
): Promise<readonly { readonly id: string; readonly value: T }[]> {
  const all: { readonly id: string; readonly value: T }[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await collection.list({ ...(last !== undefined && { startAfter: { id: last.id } }), limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

export function claimsOf({ slug, accounts }: ProPlayer): readonly string[] {
  return [nameClaim(slug), ...accounts.map((account) => accountClaim(account))]
}

/** Returns the slug of the player whom an entry of a roster file describes. The key is a part of the name. */
export function slugOfEntry({ name, key = null }: Pick<PlayerEntry, 'name' | 'key'>): string {
  return playerSlugOf({ name, key })
}

/** The stored data that concerns a roster file, as one transaction reads it. */
export interface StoredRosters {
  readonly leagues: ReadonlyMap<string, League>
  readonly teams: ReadonlyMap<string, ProTeam>
  readonly events: ReadonlyMap<string, ProEvent>
  /** Returns the stored player that an entry of the file refers to; null for a new player. */
  findMeant(entry: PlayerEntry): ProPlayer | null
  findByName(slug: string): ProPlayer | null
  findOwner(account: AccountEntry): ProPlayer | null
  /** Returns the stored account with the same Riot ID, of any player. */
  findAccount(account: AccountEntry): ProAccount | null
}

type AccountEntry = Pick<ProAccount, 'platform' | 'gameName' | 'tagLine'>

/** Returns the ids of stored leagues, teams and events. They must be read again within the transaction. */
export async function listRosterIds({ leagues, teams, events }: RosterCollections) {
  return { leagues: await listIds(leagues), teams: await listIds(teams), events: await listIds(events) }
}

async function listIds<T>(collection: Collection<T>): Promise<readonly string[]> {
  return (await listAll(collection)).map(({ id }) => id)
}

/** Reads all data that the import of `file` depends on. */
export async function readStoredRosters(
  { leagues, teams, events, players, claims }: RosterCollections,
  transaction: Transaction,
  known: Awaited<ReturnType<typeof listRosterIds>>,
  file: ReadRosterFile,
): Promise<StoredRosters> {
  const find = async <T>(collection: Collection<T>, ids: readonly string[]) => {
    const unique = [...new Set(ids)]
    const found = await collection.in(transaction).findMany(unique)
    return new Map(unique.flatMap((id, index) => toEntry(id, found[index])))
  }
  const claimed = await find(
    claims,
    file.players.flatMap(({ value }) => [
      nameClaim(slugOfEntry(value)),
      ...(value.accounts ?? []).map((account) => accountClaim(account)),
    ]),
  )
  const owners = [...claimed.values()].map(({ playerId }) => playerId)
  const byId = await find(players, [...owners, ...file.players.flatMap(({ value }) => value.id ?? [])])
  const findByClaim = (claim: string) => byId.get(claimed.get(claim)?.playerId ?? '') ?? null
  const findByName = (slug: string) => findByClaim(nameClaim(slug))
  const findOwner = (account: AccountEntry) => findByClaim(accountClaim(account))

  return {
    leagues: await find(leagues, [...known.leagues, ...file.leagues.map(({ value }) => value.code)]),
    teams: await find(teams, [...known.teams, ...file.teams.map(({ value }) => value.code)]),
    events: await find(events, [...known.events, ...file.events.map(({ value }) => value.slug)]),
    findMeant: (entry) => (entry.id === undefined ? findByName(slugOfEntry(entry)) : (byId.get(entry.id) ?? null)),
    findByName,
    findOwner,
    findAccount: (account) =>
      findOwner(account)?.accounts.find((known) => accountClaim(known) === accountClaim(account)) ?? null,
  }
}

function toEntry<T>(id: string, value: T | null | undefined): readonly (readonly [string, T])[] {
  return value === null || value === undefined ? [] : [[id, value]]
}
