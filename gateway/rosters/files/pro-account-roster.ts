import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../../accounts/rules/account.ts'
import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountClaim, proClaimsCollection } from '../collections/pro-claims.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import type { Doubt } from '../rules/account-doubt.ts'
import type { ProAccount, ProPlayer } from '../rules/pro-scene.ts'
import type { ProScene } from '../services/pro-scene.ts'

/** Number of earlier Riot IDs that are kept for each account. */
const MAX_EARLIER_RIOT_IDS = 10

/** Updates the accounts in the rosters with Riot's data. */
export interface ProAccountRoster {
  /**
   * Updates a player's account with the PUUID and the Riot ID that Riot returned, and changes nothing else of the
   * player. Keeps the Riot ID while another player's account has the new one. Ends the doubt whether Riot knows the
   * account, and records `doubt` unless it is null. Does nothing when there is no change, or when the account has changed since the
   * caller read it.
   */
  recordFound(playerId: string, account: ProAccount, found: Account, doubt?: Doubt | null): Promise<void>
  /** Records a doubt, unless the account has one already, or has changed since the caller read it. */
  recordDoubt(playerId: string, account: ProAccount, doubt: Doubt): Promise<void>
}

export function createProAccountRoster(store: DocumentStore, proScene: ProScene): ProAccountRoster {
  const players = openCollection(store, proPlayersCollection)
  const claims = openCollection(store, proClaimsCollection)

  return {
    async recordFound(playerId, account, { puuid, keyId, gameName, tagLine }, doubt = null) {
      const lasting = account.doubt?.kind === 'CHANGED_HANDS' ? account.doubt : null
      const known = { ...account, puuid, keyId, doubt: doubt ?? lasting }
      const renamed: ProAccount = {
        ...known,
        gameName,
        tagLine,
        earlierRiotIds: listEarlier(account, gameName, tagLine),
      }
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
        const updated = isFree ? renamed : known
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

    async recordDoubt(playerId, account, doubt) {
      if (account.doubt !== null) return
      const changed = await store.transaction(async (transaction): Promise<ProPlayer | null> => {
        const player = await players.in(transaction).find(playerId)
        const index = player?.accounts.findIndex((each) => isDeepStrictEqual(each, account)) ?? -1
        if (player === null || index === -1) return null
        const accounts = player.accounts.with(index, { ...account, doubt })
        const next = { ...player, accounts, revision: player.revision + 1 }
        players.in(transaction).set(playerId, next)
        return next
      })
      if (changed !== null) proScene.applyOwnWrite(playerId, changed)
    },
  }
}

/** Returns the folded Riot IDs that an account had before, the newest last. Another spelling is the same Riot ID. */
function listEarlier(account: ProAccount, gameName: string, tagLine: string): readonly string[] {
  const [before, after] = [foldRiotId(account), foldRiotId({ gameName, tagLine })]
  if (before === after) return account.earlierRiotIds
  return [...account.earlierRiotIds.filter((each) => each !== before && each !== after), before].slice(
    -MAX_EARLIER_RIOT_IDS,
  )
}
