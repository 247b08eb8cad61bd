import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createStoreWatches } from '../delivery/feeds/create-store-watches.ts'
import { recordExampleRanks } from '../demo/workers/example-ranks.ts'
import { seedRosters } from '../rosters/files/seed-rosters.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { createWriteCheck } from '../store/write-check.ts'
import { followForgotten } from '../suppression/services/follow-forgotten.ts'
import type { Env } from './env.ts'
import { openMonitoring } from './open-monitoring.ts'
import { openPast } from './open-past.ts'
import { finishWaitingRestore, openStore } from './open-store.ts'
import { quietAboutStore } from './quiet-about-store.ts'
import { openWorld, type World } from './world.ts'

export type Base = Awaited<ReturnType<typeof openBase>>

/** Opens what all other parts rest on: the world, the store with its rosters and watches, and monitoring. Throws operator errors. */
export async function openBase(env: Env, clock: Clock, fullLog: Log, fillsDemo: boolean) {
  const log = quietAboutStore(fullLog)
  const world = openWorld(env, clock)
  const monitoring = openMonitoring(env, clock, log)
  await mkdir(env.DATA_DIR, { recursive: true })
  await finishWaitingRestore(env, log)
  const store = await openStore(env, clock, {
    observe: monitoring.observeStore,
    onDamaged: (error) => log.error('the store is damaged and takes no more writes', { error }),
  })
  await seedRosters(store, clock, { bundled: world.roster, file: env.ROSTER_FILE ?? null })
  const demo =
    fillsDemo && env.INGEST && world.dataSource === 'SIMULATOR' ? await openDemo(env, world, store, clock) : null
  const watches = createStoreWatches({
    store,
    clock,
    random: Math.random,
    instance: randomUUID(),
    report: (error) => log.error('a watch of the store broke and restarts', { error }),
  })
  const forgotten = await followForgotten({
    store,
    watches,
    clock,
    report: (error) => log.error('the list of suppressed people could not be read', { error }),
  })
  return {
    env,
    clock,
    log,
    /** Has the failures of the store, too, which `log` leaves to monitoring. */
    fullLog,
    world,
    monitoring,
    store,
    checkWrites: createWriteCheck(store, clock),
    /** Null with real data, and for a demo world that starts empty. */
    demo,
    watches,
    forgotten,
    publicUrl: env.PUBLIC_URL ?? null,
  }
}

async function openDemo(env: Env, { listExamples }: World, store: DocumentStore, clock: Clock) {
  const past = openPast(env, store, clock)
  await recordExampleRanks({ store, past, listExamples, now: clock.now() })
  return { past, listExamples }
}
