import { isDeepStrictEqual } from 'node:util'
import { openCollection } from '../collections/collection.ts'
import { accountClaim, proClaimsCollection } from '../collections/pro-claims.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import type { Account } from '../domain/account.ts'
import type { ProAccount, ProPlayer } from '../domain/pro-scene.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { ProScene } from '../services/pro-scene.ts'

/** Writes down in the rosters what Riot says of the accounts there. */
export interface ProAccountRoster {
  /**
   * Gives an account of a player the PUUID and the Riot ID of the account that Riot has found, and nothing else of the
   * player another value. The Riot ID stays as it is while it is somebody's already. Does nothing when that is so
   * already, or when the account is not what the caller has read any more.
   */
  tellFound(playerId: string, account: ProAccount, found: Account): Promise<void>
}

export function createProAccountRoster(store: DocumentStore, proScene: ProScene): ProAccountRoster {
  const players = openCollection(store, proPlayersCollection)
  const claims = openCollection(store, proClaimsCollection)

  return {
    async tellFound(playerId, account, { puuid, keyId, gameName, tagLine }) {
      const renamed: ProAccount = { ...account, puuid, keyId, gameName, tagLine }
      if (isDeepStrictEqual(renamed, account)) return
      const [before, after] = [accountClaim(account), accountClaim(renamed)]

      const changed = await store.transaction(async (transaction): Promise<ProPlayer | null> => {
        const [player, [own, taken]] = await Promise.all([
          players.in(transaction).find(playerId),
          claims.in(transaction).findMany([before, after]),
        ])
        const index = player?.accounts.findIndex((each) => isDeepStrictEqual(each, account)) ?? -1
        if (player === null || index === -1) return null

        const isFree = after === before || taken === null
        const told = isFree ? renamed : { ...account, puuid, keyId }
        if (isDeepStrictEqual(told, account)) return null
        const next = { ...player, accounts: player.accounts.with(index, told), revision: player.revision + 1 }
        players.in(transaction).set(playerId, next)
        if (isFree && after !== before) {
          claims.in(transaction).set(after, { playerId })
          if (own?.playerId === playerId) claims.in(transaction).delete(before)
        }
        return next
      })
      if (changed !== null) proScene.tookPlace(playerId, changed)
    },
  }
}
