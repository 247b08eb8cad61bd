import { createAccounts } from '../accounts/services/accounts.ts'
import { createRanks } from '../accounts/services/ranks.ts'
import { type Past, PastClock } from '../demo/workers/past.ts'
import { createRiotApi } from '../riot/create-riot-api.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { Env } from './env.ts'
import { openWorld } from './world.ts'

/** Opens the past of the demo world: a second copy of the world, because both remember the seasons that they have counted. */
export function openPast(env: Env, store: DocumentStore, present: Clock): Past {
  const clock = new PastClock(present)
  const riot = createRiotApi({ ...openWorld(env, clock).riot, clock, random: Math.random })
  const ranks = createRanks({ riot, store, clock })
  return { accounts: createAccounts({ riot, store, clock, ranks }), ranks, goTo: (at) => clock.goTo(at) }
}
