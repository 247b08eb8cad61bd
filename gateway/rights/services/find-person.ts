import { accountIdsCollection } from '../../accounts/collections/account-ids.ts'
import { accountDocumentId, accountKeyOf, accountsCollection } from '../../accounts/collections/accounts.ts'
import { riotIdsCollection } from '../../accounts/collections/riot-ids.ts'
import { accountIdsOf } from '../../accounts/rules/account-id.ts'
import { foldRiotId, type RiotId } from '../../accounts/rules/riot-id.ts'
import { proPlayersCollection } from '../../rosters/collections/pro-players.ts'
import { type ProPlayer, proSlugOf } from '../../rosters/rules/pro-scene.ts'
import { PLATFORM_CODES, type Region } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { joinPeople, type KnownPerson, UNKNOWN_PERSON } from '../rules/person.ts'
import { listDocuments } from './list-documents.ts'

/** The person who is meant: by an account, or as a pro player by id or name. */
export type PersonTarget =
  | { readonly kind: 'riot-id'; readonly riotId: RiotId; readonly region: Region }
  | { readonly kind: 'puuid'; readonly puuid: string }
  | { readonly kind: 'player'; readonly player: string }

/** Riot's knowledge of accounts that are not stored, also about people who are suppressed already. */
export interface Registry {
  /** Returns the PUUID of a Riot ID; null when no account has it. */
  findPuuid(riotId: RiotId, region: Region): Promise<string | null>
  /** Returns the present Riot ID of a PUUID; null when it is unknown. */
  findRiotId(puuid: string): Promise<RiotId | null>
}

/** For people whose accounts are stored. */
export const NO_REGISTRY: Registry = { findPuuid: async () => null, findRiotId: async () => null }

interface Dependencies {
  readonly store: DocumentStore
  readonly registry: Registry
}

/**
 * Collects everything by which the data of a person is found. A pro player includes all of their accounts; an account includes no
 * pro player. Throws what the registry throws. For a player who is not in the rosters, the result is empty.
 */
export async function findPerson({ store, registry }: Dependencies, target: PersonTarget): Promise<KnownPerson> {
  const accounts = openCollection(store, accountsCollection)
  const accountIds = openCollection(store, accountIdsCollection)
  const riotIds = openCollection(store, riotIdsCollection)

  /** Lists the PUUIDs that the player has or had: under each API key another, as far as their accounts have moved. */
  async function listPuuids(puuid: string): Promise<readonly string[]> {
    const ids = PLATFORM_CODES.map((platform) => accountDocumentId({ platform, puuid }))
    const [here, moved] = await Promise.all([accounts.findMany(ids), accountIds.findMany(ids)])
    const there = await accounts.findMany(moved.flatMap((key) => (key === null ? [] : accountDocumentId(key))))
    const own = [...here, ...there].filter((account) => account !== null)
    const shown = own.flatMap((account) => accountIdsOf(account).flatMap((id) => accountKeyOf(id) ?? []))
    return [...new Set([puuid, ...[...own, ...shown].map((key) => key.puuid)])]
  }

  async function byPuuid(puuid: string): Promise<KnownPerson> {
    const puuids = await listPuuids(puuid)
    const names = new Set<string>()
    for (const one of puuids) for (const name of await listNames(one)) names.add(name)
    if (names.size === 0) {
      // Else the next import of a roster would bring the name back.
      const riotId = await registry.findRiotId(puuid)
      if (riotId !== null) names.add(foldRiotId(riotId))
    }
    return { ...UNKNOWN_PERSON, puuids, riotIds: [...names] }
  }

  async function listNames(puuid: string): Promise<readonly string[]> {
    const stored = await accounts.findMany(PLATFORM_CODES.map((platform) => accountDocumentId({ platform, puuid })))
    const present = stored.flatMap((account) => (account === null ? [] : [foldRiotId(account)]))
    const former = await riotIds.list({ where: [{ field: 'puuid', equals: puuid }], limit: 1000 })
    return [...present, ...former.map(({ id }) => id)]
  }

  async function byRiotId(folded: string, ask: () => Promise<string | null>): Promise<KnownPerson> {
    const puuid = (await riotIds.find(folded))?.puuid ?? (await ask())
    const named = { ...UNKNOWN_PERSON, riotIds: [folded] }
    return puuid === null ? named : joinPeople(named, await byPuuid(puuid))
  }

  async function byPlayer({ id, slug, formerNames, accounts: own }: ProPlayer): Promise<KnownPerson> {
    let person: KnownPerson = { ...UNKNOWN_PERSON, players: [id], names: [slug, ...formerNames.map(proSlugOf)] }
    for (const account of own) {
      const { puuid, earlierRiotIds } = account
      person = joinPeople(person, { ...UNKNOWN_PERSON, riotIds: earlierRiotIds })
      person = joinPeople(person, await byRiotId(foldRiotId(account), async () => puuid))
      if (puuid !== null) person = joinPeople(person, await byPuuid(puuid))
    }
    return person
  }

  switch (target.kind) {
    case 'puuid':
      return byPuuid(target.puuid)
    case 'riot-id':
      return byRiotId(foldRiotId(target.riotId), () => registry.findPuuid(target.riotId, target.region))
    case 'player': {
      const slug = proSlugOf(target.player)
      for await (const { value } of listDocuments(store, proPlayersCollection)) {
        if (value.id === target.player || value.slug === slug) return byPlayer(value)
      }
      return UNKNOWN_PERSON
    }
  }
}
