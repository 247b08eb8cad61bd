import { isDeepStrictEqual } from 'node:util'
import { liveSourcesCollection } from '../../delivery/collections/live-sources.ts'
import { type LiveSource, INITIAL_SOURCE } from '../../delivery/rules/live-source.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { LIVE_ID, liveStreamsCollection, NOT_LIVE_ID } from '../collections/legacy-live-streams.ts'
import { streamsCollection } from '../collections/streams.ts'
import type { ProStream } from '../rules/pro-stream.ts'
import { type LegacyStreams, toLegacyStreams } from './legacy-live-streams.ts'

const BATCH = 200

const PAGE = 1000

export interface StoredStreams {
  /** By player id, including removed streams. */
  readonly streams: ReadonlyMap<string, ProStream>
  readonly source: LiveSource
}

export interface StreamsUpdate {
  readonly changed: readonly ProStream[]
  /** Ids of removed streams whose retention has ended. */
  readonly forgotten: readonly string[]
  readonly source: LiveSource
}

/** Thrown when the stored streams differ from the expected ones, because another worker writes them too. */
class StreamsOvertaken extends Error {
  override readonly name = 'StreamsOvertaken'

  constructor(playerId: string) {
    super(`The stream of ${playerId} was written by another worker; the streams are read again`)
  }
}

/** Documents that are written together: `streams`, those for older programs, and the state of the source. */
export interface StreamsStore {
  read(): Promise<StoredStreams>
  /**
   * Writes an update in as few transactions as its size allows, with the source in the last one. Unchanged documents
   * are not written. Resolves to the new state. Throws {@link StreamsOvertaken}. After this or any other error, a part
   * may have been written; `read` returns the actual state.
   */
  write(kept: StoredStreams, update: StreamsUpdate): Promise<StoredStreams>
}

/** A document of `streams` before and after its change; null where there is none. */
interface Step {
  readonly id: string
  readonly before: ProStream | null
  readonly after: ProStream | null
}

export function createStreamsStore(store: DocumentStore): StreamsStore {
  const streams = openCollection(store, streamsCollection)
  const sources = openCollection(store, liveSourcesCollection)
  const legacyDocuments = openCollection(store, liveStreamsCollection)

  async function readStreams(): Promise<ReadonlyMap<string, ProStream>> {
    const read = new Map<string, ProStream>()
    for (let last: string | null = null; ;) {
      const page = await streams.list({ limit: PAGE, ...(last !== null && { startAfter: { id: last } }) })
      for (const { id, value } of page) read.set(id, value)
      last = page.at(-1)?.id ?? null
      if (page.length < PAGE) return read
    }
  }

  /** Writes the state of the source when one is given. Reads must precede writes. */
  async function writeSteps(
    transaction: Transaction,
    steps: readonly Step[],
    legacyStreams: LegacyStreams,
    source: LiveSource | null,
  ): Promise<void> {
    const stored = await streams.in(transaction).findMany(steps.map(({ id }) => id))
    const storedLegacy = await transaction.getMany(liveStreamsCollection.name, [LIVE_ID, NOT_LIVE_ID])
    const storedSource = source === null ? null : await sources.in(transaction).find(streamsCollection.name)

    for (const [index, { id, before, after }] of steps.entries()) {
      if (stored[index]?.revision !== before?.revision) throw new StreamsOvertaken(id)
      if (after === null) streams.in(transaction).delete(id)
      else streams.in(transaction).set(id, after)
    }
    if (!isDeepStrictEqual(storedLegacy[0]?.data, legacyStreams.live))
      legacyDocuments.in(transaction).set(LIVE_ID, legacyStreams.live)
    if (!isDeepStrictEqual(storedLegacy[1]?.data, legacyStreams.notLive))
      legacyDocuments.in(transaction).set(NOT_LIVE_ID, legacyStreams.notLive)
    if (source !== null && !isDeepStrictEqual(storedSource, source))
      sources.in(transaction).set(streamsCollection.name, source)
  }

  return {
    async read() {
      const source = await sources.find(streamsCollection.name)
      return { streams: await readStreams(), source: source ?? INITIAL_SOURCE }
    },

    async write(kept, { changed, forgotten, source }) {
      const next = new Map(kept.streams)
      const steps = [
        ...changed.map((after): Step => ({ id: after.playerId, before: next.get(after.playerId) ?? null, after })),
        ...forgotten.map((id): Step => ({ id, before: next.get(id) ?? null, after: null })),
      ]
      for (const [index, batch] of toBatches(steps).entries()) {
        for (const { id, after } of batch) {
          if (after === null) next.delete(id)
          else next.set(id, after)
        }
        const legacyStreams = toLegacyStreams(next.values())
        const isLast = (index + 1) * BATCH >= steps.length
        await store.transaction((transaction) => writeSteps(transaction, batch, legacyStreams, isLast ? source : null))
      }
      return { streams: next, source }
    },
  }
}

/** Splits the steps into batches; returns one empty batch when there are none. */
function toBatches(steps: readonly Step[]): readonly (readonly Step[])[] {
  const count = Math.max(1, Math.ceil(steps.length / BATCH))
  return Array.from({ length: count }, (_, index) => steps.slice(index * BATCH, (index + 1) * BATCH))
}
