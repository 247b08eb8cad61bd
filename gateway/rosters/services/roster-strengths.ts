import type { Clock } from '../../shared/clock.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { soloEntryOf } from '../rules/pro-account.ts'
import type { ProPlayer } from '../rules/pro-scene.ts'
import { type BestStanding, listStarters, type RosterStrength, strengthOf } from '../rules/roster-strength.ts'
import type { ProPlayers } from './pro-players.ts'

/** Lifetime of the standings of a roster, which all viewers share, in milliseconds. Ranks are fetched every half an hour. */
const LIFETIME_MS = 60_000

/** Number of rosters whose standings are kept in memory. */
const KEPT_ROSTERS = 200

/** Sends no requests to Riot. Standings may be a minute old beyond their own age. */
export interface RosterStrengths {
  /** Returns the strength of the players of some rosters, without substitutes and without accounts in doubt. */
  sumUp(rosters: readonly (readonly ProPlayer[])[]): Promise<RosterStrength>
}

interface Dependencies {
  readonly proPlayers: Pick<ProPlayers, 'listAccounts'>
  readonly clock: Clock
}

export function createRosterStrengths({ proPlayers, clock }: Dependencies): RosterStrengths {
  const known = createShortCache<readonly (BestStanding | null)[]>({
    clock,
    lifetimeMs: LIFETIME_MS,
    most: KEPT_ROSTERS,
  })

  async function findBest(player: ProPlayer): Promise<BestStanding | null> {
    // The highest one is first.
    const [highest] = await proPlayers.listAccounts(player)
    const entry = soloEntryOf(highest?.stored ?? null)
    const fetchedAt = highest?.stored?.ranks?.fetchedAt
    return entry === null || fetchedAt === undefined ? null : { entry, fetchedAt }
  }

  return {
    async sumUp(rosters) {
      const read = rosters.map((roster) => {
        const starters = listStarters(roster)
        // A changed player has another revision.
        const question = starters.map(({ id, revision }) => `${id}:${revision}`).join(' ')
        return known(question, () => Promise.all(starters.map(findBest)))
      })
      return strengthOf((await Promise.all(read)).flat())
    },
  }
}
