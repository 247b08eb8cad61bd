import { LANES } from '../../domain/lane.ts'
import type { Lane } from '../../domain/lane.ts'
import type { Platform } from '../../domain/region.ts'
import type { WorldAccount } from './accounts.ts'

/**
 * Accounts of one platform and of like skill, who are matched with one another. A history is found by looking at the
 * rounds of one bracket, whatever the size of the world.
 */
export interface Bracket {
  readonly platform: Platform
  /** 0 for the best of the platform. */
  readonly index: number
  /** Everybody in the bracket by lane; at least two on each. */
  readonly lanes: ReadonlyMap<Lane, readonly WorldAccount[]>
  /** How many matches all of them together play in a day. */
  readonly matchesPerDay: number
}

const PLAYERS_A_LANE = 8
const PLAYERS_A_MATCH = 10

/** Divides the accounts of a platform that play at all. */
export function formBrackets(platform: Platform, accounts: readonly WorldAccount[]): readonly Bracket[] {
  const active = accounts.filter(({ gamesPerDay }) => gamesPerDay > 0)
  const best = new Map(LANES.map((lane) => [lane, listBest(active, lane)]))
  const smallestLane = Math.min(...best.values().map((lane) => lane.length))
  const count = Math.max(1, Math.round(smallestLane / PLAYERS_A_LANE))

  return Array.from({ length: count }, (_, index) => {
    const lanes = new Map(best.entries().map(([lane, list]) => [lane, takePart(list, index, count)]))
    const games = [...lanes.values()].flat().reduce((sum, { gamesPerDay }) => sum + gamesPerDay, 0)
    return { platform, index, lanes, matchesPerDay: games / PLAYERS_A_MATCH }
  })
}

function listBest(accounts: readonly WorldAccount[], lane: Lane): readonly WorldAccount[] {
  return accounts.filter((account) => account.lane === lane).toSorted((one, other) => other.skill - one.skill)
}

function takePart<T>(list: readonly T[], index: number, count: number): readonly T[] {
  return list.slice(Math.round((index * list.length) / count), Math.round(((index + 1) * list.length) / count))
}
