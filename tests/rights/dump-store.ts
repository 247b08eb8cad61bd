import { allCollections } from '../../gateway/composition/collections.ts'
import { restorePayload } from '../../gateway/matches/collections/match-payload.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { DocumentStore, JsonValue } from '../../gateway/store/document-store.ts'
import { restoreTimeline } from '../../gateway/timelines/collections/timeline-bytes.ts'

/** Returns every document of the product's collections as one line of text, with compressed fields in plain text. */
export async function dumpStore(store: DocumentStore): Promise<readonly string[]> {
  const lines: string[] = []
  for (const collection of allCollections) {
    for (let last: string | null = null; ;) {
      const page: Awaited<ReturnType<DocumentStore['query']>> = await store.query(collection, {
        ...(last !== null && { startAfter: { id: last } }),
        limit: 500,
      })
      for (const { id, data } of page) {
        const readable = Object.entries(data).map(([field, value]) => [field, toReadable(collection, value)])
        lines.push(JSON.stringify([collection, id, Object.fromEntries(readable)]))
      }
      last = page.at(-1)?.id ?? null
      if (page.length < 500) break
    }
  }
  return lines
}

function toReadable(collection: string, value: JsonValue | Uint8Array): unknown {
  if (!(value instanceof Uint8Array)) return value
  return collection === matchesCollection.name ? restorePayload(value) : restoreTimeline(value)
}
