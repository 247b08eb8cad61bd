import type { LeasedJob } from '../../jobs/leased-jobs.ts'
import type { Clock } from '../../shared/clock.ts'
import type { WatchEvent } from '../../store/document-store.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { forgettingsCollection } from '../collections/forgettings.ts'
import type { Finisher } from '../services/finisher.ts'

/** Pause before the next attempt when the store has failed, in milliseconds. */
const RETRY_MS = 30_000

interface Dependencies {
  readonly finisher: Finisher
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

/** Deletes the data of people as soon as that has begun anywhere, and finishes what another process has left. */
export function createFinishForgettingsJob({ finisher, watches, clock, report }: Dependencies): LeasedJob {
  const closing = new AbortController()
  const { signal } = closing
  let running: Promise<void> | null = null
  let isDeleting = false

  async function pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const cancel = clock.schedule(RETRY_MS, resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
    await promise
    cancel()
  }

  async function finishAll(): Promise<void> {
    while (!signal.aborted) {
      try {
        isDeleting = true
        await finisher.finish(signal)
        return
      } catch (error) {
        if (signal.aborted) return
        report(error)
        await pause()
      } finally {
        isDeleting = false
      }
    }
  }

  async function run(): Promise<void> {
    for await (const event of watches.watch(forgettingsCollection.name, signal)) {
      if (hasBegun(event)) await finishAll()
    }
  }

  return {
    start() {
      if (!signal.aborted) running ??= run().catch(report)
    },
    async close() {
      closing.abort()
      await running
    },
    status: () => ({ isDeleting }),
  }
}

function hasBegun(event: WatchEvent): boolean {
  return event.kind === 'snapshot' ? event.documents.length > 0 : event.changes.some(({ kind }) => kind === 'upserted')
}
