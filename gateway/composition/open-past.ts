import { createAccounts } from '../accounts/services/accounts.ts'
import { createRanks } from '../accounts/services/ranks.ts'
import { type Past, PastClock } from '../demo/workers/past.ts'
import { createRiotApi } from '../riot/create-riot-api.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { Env } from './env.ts'
import { openWorld } from './world.ts'

/** Opens the past of the demo world: a second copy of the world, because each counts its seasons forward. */
export function openPast(env: Env, store: DocumentStore, present: Clock): Past {
  const clock = new PastClock(present)
  const riot = openRiot(env, clock)
  const ranks = createRanks({ riot, store, clock })
  return { accounts: createAccounts({ riot, store, clock, ranks }), ranks, goTo: (at) => clock.goTo(at) }
}

/**
 * Opens the demo world's Riot as it was at an earlier time, in milliseconds since 1970. It has a clock and a copy of the world of its
 * own, created by the first call: that of {@link openPast} goes back and forth while the demo world is filled.
 */
export function openRiotAt(env: Env, present: Clock): (at: number) => RiotApi {
  const clock = new PastClock(present)
  let riot: RiotApi | null = null
  return (at) => {
    clock.goTo(at)
    return (riot ??= openRiot(env, clock))
  }
}

const openRiot = (env: Env, clock: Clock) =>
  createRiotApi({ ...openWorld(env, clock).riot, clock, random: Math.random })
