import { createClient } from 'graphql-ws'
import { z } from 'zod'
import type { Clock } from '../../gateway/shared/clock.ts'

const update = z.object({
  data: z.object({
    streams: z.object({
      cursor: z.string(),
      snapshot: z.boolean(),
      upserted: z.array(z.object({ id: z.string(), live: z.object({ viewers: z.int() }).nullable() })),
      removed: z.array(z.string()),
    }),
  }),
})

/** Delay before a disconnected reader reconnects. */
const RETRY_MS = 300

const STREAMS = `
  subscription ($filter: StreamFilter, $after: String) {
    streams(filter: $filter, after: $after) { cursor snapshot upserted { id live { viewers } } removed }
  }`

/** The streams that a reader knows: viewers by ID, null for a stream that is offline. */
export type HeldStreams = ReadonlyMap<string, number | null>

export interface LiveReader {
  /** The cursor of the last update; null before the first. */
  cursor(): string | null
  /** Number of lost connections. */
  losses(): number
  /** Number of snapshots received. */
  snapshots(): number
  leave(): Promise<void>
}

interface Reading {
  readonly url: string
  readonly filter: object
  readonly clock: Clock
  /** Called after each update with the streams that the reader knows. */
  readonly onUpdate: (held: HeldStreams, cursor: string) => void
}

/** Reads the streams over websockets. A disconnected reader reconnects and resumes after its last cursor. */
export function readStreams({ url, filter, clock, onUpdate }: Reading): LiveReader {
  const held = new Map<string, number | null>()
  const leaving = new AbortController()
  let after: string | null = null
  let losses = 0
  let snapshots = 0

  function take(event: unknown): void {
    const { cursor, snapshot, upserted, removed } = update.parse(event).data.streams
    if (snapshot) {
      held.clear()
      snapshots++
    }
    for (const id of removed) held.delete(id)
    for (const { id, live } of upserted) held.set(id, live?.viewers ?? null)
    after = cursor
    onUpdate(held, cursor)
  }

  async function readOnce(): Promise<void> {
    const client = createClient({ url, retryAttempts: 0 })
    const leave = () => client.terminate()
    leaving.signal.addEventListener('abort', leave)
    try {
      for await (const event of client.iterate({ query: STREAMS, variables: { filter, after } })) take(event)
    } finally {
      leaving.signal.removeEventListener('abort', leave)
      await client.dispose()
    }
  }

  async function rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const rested = () => resolve()
    clock.schedule(RETRY_MS, rested)
    leaving.signal.addEventListener('abort', rested)
    await promise
  }

  async function read(): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        await readOnce()
      } catch (error) {
        if (leaving.signal.aborted) return
        // A lost connection is thrown as a close event; an Error is a bug.
        if (error instanceof Error) throw error
        losses++
        await rest()
      }
    }
  }

  const reading = read()
  return {
    cursor: () => after,
    losses: () => losses,
    snapshots: () => snapshots,
    leave() {
      leaving.abort()
      return reading
    },
  }
}
