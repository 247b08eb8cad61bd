import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../../accounts/rules/account.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountClaim, proClaimsCollection } from '../collections/pro-claims.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import type { ProAccount, ProPlayer } from '../rules/pro-scene.ts'
import type { ProScene } from '../services/pro-scene.ts'

/** Updates the accounts in the rosters with Riot's data. */
export interface ProAccountRoster {
  /**
   * Updates a player's account with the PUUID and the Riot ID that Riot returned, and changes nothing else of the
   * player. Keeps the Riot ID while another player's account has the new one. Does nothing when there is no change, or
   * when the account has changed since the caller read it.
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
        const updated = isFree ? renamed : { ...account, puuid, keyId }
        if (isDeepStrictEqual(updated, account)) return null
        const next = { ...player, accounts: player.accounts.with(index, updated), revision: player.revision + 1 }
        players.in(transaction).set(playerId, next)
        if (isFree && after !== before) {
          claims.in(transaction).set(after, { playerId })
          if (own?.playerId === playerId) claims.in(transaction).delete(before)
        }
        return next
      })
      if (changed !== null) proScene.applyOwnWrite(playerId, changed)
    },
  }
}
