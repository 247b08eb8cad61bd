import type { Doubt } from './account-doubt.ts'
import type { ProAccount, ProPlayer } from './pro-scene.ts'

export interface DoubtfulAccount {
  readonly player: ProPlayer
  readonly account: ProAccount
  readonly doubt: Doubt
}

/** The newest doubts first, and then in the order of the players. */
export function listDoubtfulAccounts(players: readonly ProPlayer[]): readonly DoubtfulAccount[] {
  return players
    .flatMap((player) =>
      player.accounts.flatMap((account) => (account.doubt === null ? [] : [{ player, account, doubt: account.doubt }])),
    )
    .toSorted((one, other) => other.doubt.since - one.doubt.since)
}
