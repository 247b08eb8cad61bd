import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { WikiAccount } from './reading.ts'

/** Returns a function that finds the player who has an account, under a present or an earlier Riot ID; null for a free one. */
export function indexOwners(players: readonly ProPlayer[]): (account: WikiAccount) => ProPlayer | null {
  const earlier = players.flatMap((player) =>
    player.accounts.flatMap(({ platform, earlierRiotIds }) =>
      earlierRiotIds.map((folded) => [`${platform} ${folded}`, player] as const),
    ),
  )
  const present = players.flatMap((player) => player.accounts.map((account) => [keyOf(account), player] as const))
  const owners = new Map([...earlier, ...present])
  return (account) => owners.get(keyOf(account)) ?? null
}

function keyOf(account: WikiAccount): string {
  return `${account.platform} ${foldRiotId(account)}`
}
