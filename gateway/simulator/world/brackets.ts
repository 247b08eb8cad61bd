import { LANES } from '../../game-data/rules/lane.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import type { Platform } from '../../shared/region.ts'
import { shownSkillOf } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'

/**
 * Accounts of one platform and of similar skill, who are matched with one another. Thanks to brackets, finding a
 * history means reading the rounds of one bracket, whatever the size of the world.
 */
export interface Bracket {
  readonly platform: Platform
  /** 0 for the best bracket of the platform. */
  readonly index: number
  /** All accounts of the bracket, about the same number per lane. */
  readonly accounts: readonly WorldAccount[]
}

const PLAYERS_A_LANE = 8

export function formBrackets(platform: Platform, accounts: readonly WorldAccount[]): readonly Bracket[] {
  const active = accounts.filter(({ gamesPerDay }) => gamesPerDay > 0)
  const best = LANES.map((lane) => listBest(active, lane))
  const smallestLane = Math.min(...best.map((lane) => lane.length))
  const count = Math.max(1, Math.round(smallestLane / PLAYERS_A_LANE))

  return Array.from({ length: count }, (_, index) => {
    return { platform, index, accounts: best.flatMap((list) => takePart(list, index, count)) }
  })
}

function listBest(accounts: readonly WorldAccount[], lane: Lane): readonly WorldAccount[] {
  return accounts
    .filter((account) => account.lane === lane)
    .toSorted((one, other) => shownSkillOf(other) - shownSkillOf(one))
}

function takePart<T>(list: readonly T[], index: number, count: number): readonly T[] {
  return list.slice(Math.round((index * list.length) / count), Math.round(((index + 1) * list.length) / count))
}
