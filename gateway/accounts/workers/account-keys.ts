import type { Platform } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { accountIdsCollection } from '../collections/account-ids.ts'
import { accountMasteriesCollection } from '../collections/account-masteries.ts'
import { type AccountDocument, accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { rankHistoriesCollection } from '../collections/rank-histories.ts'
import { riotIdsCollection } from '../collections/riot-ids.ts'
import { setAside } from '../collections/riot-keys.ts'
import { joinAccountIds } from '../rules/account-id.ts'
import type { Account } from '../rules/account.ts'
import { gameNameSkeleton } from '../rules/game-name-skeleton.ts'
import { mergeAccountMatches } from '../rules/merge-account-matches.ts'
import { mergeRankHistories } from '../rules/merge-rank-histories.ts'
import { foldRiotId } from '../rules/riot-id.ts'
import { openRememberedMatches } from '../services/remembered-matches.ts'
import { toProfile } from '../services/to-profile.ts'
import type { Player } from './identify-account.ts'

/** Each method is one transaction. It does nothing and resolves to false when the account has changed since the caller read it. */
export interface AccountKeys {
  /** Assigns the account to this key; its PUUID stays the same. */
  keep(account: Account, keyId: string): Promise<boolean>
  /** Moves the account and all its data to the PUUID that its player has under this key. */
  move(account: Account, to: Player, keyId: string): Promise<boolean>
  /** Creates an empty account for the current owner of the Riot ID, and sets the old account aside. */
  replaceAccount(account: Account, now: Player, keyId: string): Promise<boolean>
  /** Marks the account as set aside, with its data unchanged. */
  setAside(account: Account): Promise<boolean>
}

export function createAccountKeys(store: DocumentStore): AccountKeys {
  const accounts = openCollection(store, accountsCollection)
  const rememberedMatches = openRememberedMatches(store)
  const accountMasteries = openCollection(store, accountMasteriesCollection)
  const rankHistories = openCollection(store, rankHistoriesCollection)
  const accountIds = openCollection(store, accountIdsCollection)
  const riotIds = openCollection(store, riotIdsCollection)

  /** Runs `body` with the stored account, unless its key has changed. */
  function change(
    account: Account,
    body: (transaction: Transaction, before: AccountDocument) => Promise<void>,
  ): Promise<boolean> {
    return store.transaction(async (transaction) => {
      const before = await accounts.in(transaction).find(accountDocumentId(account))
      if (before?.keyId !== account.keyId) return false
      await body(transaction, before)
      return true
    })
  }

  function stamp(account: Account, keyId: string): Promise<boolean> {
    return change(account, async (transaction, before) => {
      const skeleton = gameNameSkeleton(before.gameName)
      accounts.in(transaction).set(accountDocumentId(account), { ...before, keyId, skeleton })
    })
  }

  return {
    keep: stamp,
    setAside: (account) => stamp(account, setAside(account.keyId)),

    move: (account, to, keyId) =>
      change(account, async (transaction, before) => {
        const accountThere = { platform: account.platform, puuid: to.identity.value.puuid }
        const from = accountDocumentId(account)
        const into = accountDocumentId(accountThere)
        const [there, [ranksBefore, ranksThere], [matchesBefore, matchesThere], masteries] = await Promise.all([
          accounts.in(transaction).find(into),
          rankHistories.in(transaction).findMany([from, into]),
          rememberedMatches.in(transaction).findMany([account, accountThere]),
          accountMasteries.in(transaction).findMany([from, into]),
        ])
        const moved = mergeAccounts(before, there, toAccount(account.platform, to, keyId))

        accounts.in(transaction).set(into, moved)
        for (const id of moved.ids) accountIds.in(transaction).set(id, accountThere)
        riotIds.in(transaction).set(foldRiotId(moved), { puuid: moved.puuid, seenAt: moved.namedAt })
        if (ranksBefore) {
          const queues = mergeRankHistories(ranksBefore.queues, ranksThere?.queues ?? [])
          rankHistories.in(transaction).set(into, { queues })
        }
        if (matchesBefore) {
          const matches = matchesThere ? mergeAccountMatches(matchesBefore, matchesThere) : matchesBefore
          rememberedMatches.in(transaction).set(accountThere, matches)
        }
        const mastery = newestOf(masteries)
        if (mastery !== null) accountMasteries.in(transaction).set(into, mastery)
        rememberedMatches.in(transaction).delete(account)
        for (const collection of [accounts, rankHistories, accountMasteries]) collection.in(transaction).delete(from)
      }),

    replaceAccount: (account, now, keyId) =>
      change(account, async (transaction, before) => {
        const fresh = toAccount(account.platform, now, keyId)
        const into = accountDocumentId(fresh)
        const there = await accounts.in(transaction).find(into)
        accounts.in(transaction).set(accountDocumentId(account), { ...before, keyId: setAside(before.keyId) })
        if (there !== null) return
        accounts.in(transaction).set(into, fresh)
        riotIds.in(transaction).set(foldRiotId(fresh), { puuid: fresh.puuid, seenAt: fresh.namedAt })
      }),
  }
}

/** Returns the account with Riot's current data, before any visit. */
function toAccount(platform: Platform, { identity, summoner }: Player, keyId: string): AccountDocument {
  const { puuid, gameName, tagLine } = identity.value
  return {
    puuid,
    platform,
    ids: [],
    keyId,
    gameName,
    tagLine,
    skeleton: gameNameSkeleton(gameName),
    namedAt: identity.fetchedAt,
    profile: toProfile(summoner),
    ranks: null,
    refreshedAt: null,
  }
}

/** Merges `now` with the newest data of the old key's account and of the one that a visit may have created under the new key. */
function mergeAccounts(old: AccountDocument, there: AccountDocument | null, now: AccountDocument): AccountDocument {
  const known = there === null ? [old] : [old, there]
  const named = there !== null && there.namedAt > now.namedAt ? there : now
  const { gameName, tagLine, skeleton, namedAt } = named
  return {
    ...old,
    ...there,
    puuid: now.puuid,
    ids: [...joinAccountIds(known)],
    keyId: now.keyId,
    gameName,
    tagLine,
    skeleton,
    namedAt,
    profile: there !== null && there.profile.fetchedAt > now.profile.fetchedAt ? there.profile : now.profile,
    ranks: newestOf(known.map(({ ranks }) => ranks)),
    refreshedAt: known.reduce<number | null>(
      (latest, { refreshedAt }) => (refreshedAt !== null && refreshedAt > (latest ?? -1) ? refreshedAt : latest),
      null,
    ),
  }
}

function newestOf<T extends { readonly fetchedAt: number }>(parts: readonly (T | null)[]): T | null {
  return parts.reduce(
    (found, part) => (part !== null && part.fetchedAt > (found?.fetchedAt ?? -1) ? part : found),
    null,
  )
}
