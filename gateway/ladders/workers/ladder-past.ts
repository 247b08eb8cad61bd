import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type LadderCutoffDay, cutoffsOf, toCutoffDay } from '../rules/ladder-cutoffs.ts'
import type { LadderStanding } from '../rules/ladder.ts'

const DAY_MS = 86_400_000

/** Days of cut-offs that a past is asked for: three weeks. */
const RECALLED_DAYS = 21

/** A ladder as it was earlier. */
export interface EarlierLadder {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
  /** Best first, with PUUIDs for the same API key as the version that is compared with it. */
  readonly standings: readonly Pick<LadderStanding, 'puuid' | 'tier' | 'leaguePoints'>[]
}

/** Returns the ladder as it was at a time, in milliseconds since 1970; null when that is unknown. */
export type FindEarlier = (at: number) => Promise<EarlierLadder | null>

/** Returns the cut-offs of the days before a time, oldest first; none when they are unknown. */
export async function recallCutoffs(findEarlier: FindEarlier, until: number): Promise<readonly LadderCutoffDay[]> {
  const days: LadderCutoffDay[] = []
  // The oldest first: a world is replayed forward.
  for (let before = RECALLED_DAYS; before > 0; before--) {
    const earlier = await findEarlier(until - before * DAY_MS)
    if (earlier === null) return days
    days.push(toCutoffDay(cutoffsOf(earlier.standings), earlier.fetchedAt))
    await yieldToOthers()
  }
  return days
}
