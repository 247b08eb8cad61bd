import type { Random } from '../random.ts'
import type { Queue } from './queues.ts'

/**
 * `remake`: called off after a few minutes because a player was absent. `surrender`: the losing side gave up. `nexus`:
 * played to the end, on the rift and the bridge until a nexus fell.
 */
export type Ending = 'remake' | 'surrender' | 'nexus'

/** Share of the matches with lanes that are called off. */
const REMAKE_SHARE = 0.022

/** Share of the matches that end before a nexus falls, remakes included. */
const SURRENDER_SHARE = 0.26

/** Shares of the surrenders: at the first time at which a side may give up, and at the second. */
const EARLIEST_SURRENDER_SHARE = 0.16
const EARLY_SURRENDER_SHARE = 0.34

/** Share of very long matches among those on the rift that are played to the end. */
const LONG_MATCH_SHARE = 0.06
const LONGEST_MINUTES = 43.5

/** Draws how a match of the queue ends. In the rings, no side gives up. */
export function chooseEnding({ ground, lanes }: Queue, random: Random): Ending {
  if (ground === 'RINGS') return 'nexus'
  const fraction = random.fraction()
  if (lanes && fraction < REMAKE_SHARE) return 'remake'
  return fraction < SURRENDER_SHARE ? 'surrender' : 'nexus'
}

/**
 * Draws the length of a match in minutes. Besides the usual lengths of the queue, there are matches that end as soon as a surrender
 * is allowed, and some that last very long.
 */
export function chooseMinutes({ ground, minutes }: Queue, ending: Ending, random: Random): number {
  if (ending === 'remake') return random.within(3, 3.7)
  const kind = random.fraction()
  if (ground === 'RIFT' && ending === 'surrender') {
    if (kind < EARLIEST_SURRENDER_SHARE) return random.within(minutes.least, 16.5)
    if (kind < EARLIEST_SURRENDER_SHARE + EARLY_SURRENDER_SHARE) return random.within(20, 22.5)
  }
  if (ground === 'RIFT' && ending === 'nexus' && kind < LONG_MATCH_SHARE) return random.within(38, LONGEST_MINUTES)
  const mean = ground === 'RINGS' ? minutes.mean : ending === 'surrender' ? minutes.mean - 4 : minutes.mean + 1
  return Math.min(LONGEST_MINUTES, Math.max(minutes.least, random.around(mean, minutes.spread)))
}
