import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import type { ProAccount, ProPlayer } from './pro-scene.ts'
import type { RosterChange } from './roster-change.ts'
import { isSameAccount } from './roster-edit.ts'

/**
 * Returns the account of a change as the player has it now, under its present Riot ID. Null for a change without one, for an
 * account that is no longer the player's, and for one in doubt: the Riot ID in the ledger may be an earlier one, or name a stranger.
 */
export function findShownAccount({ account }: RosterChange, player: ProPlayer | null): ProAccount | null {
  if (account === null || player === null) return null
  const folded = foldRiotId(account)
  const isIt = (own: ProAccount) =>
    isSameAccount(own, account) || (own.platform === account.platform && own.earlierRiotIds.includes(folded))
  return player.accounts.find((own) => own.doubt === null && isIt(own)) ?? null
}
