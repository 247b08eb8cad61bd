import type { AccountParams } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { formerPlatformOf } from '../../gateway/simulator/world/accounts.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'

/** Finds an account of the demo world of a seed whose player has one in another region, too. Throws when there is none. */
export function findTransferredAccount(seed: string): AccountParams {
  const account = createPopulation(seed).accounts.find(
    (each) => formerPlatformOf(each) !== null && /^[A-Za-z]+$/.test(each.gameName),
  )
  if (account === undefined) throw new Error('No player of this world was transferred: try another seed.')
  return { gameName: account.gameName, tagLine: account.tagLine, region: regionOf(account.platform) }
}
