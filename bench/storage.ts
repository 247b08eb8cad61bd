import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DocumentStore } from '../gateway/store/document-store.ts'
import type { Contest } from './contest.ts'
import { openRecording } from './recording.ts'
import { createVariedMatches, readOriginals, type VariedMatches } from './varied-matches.ts'

/** Matches over which bytes and writes are averaged. */
const MATCHES = 3_000

/** Matches that arrive together: one, a page of a history, and as many as are counted at once. */
const ARRIVING = [1, 20, 150] as const

/**
 * Prints the bytes of a stored and counted match by collection, and the documents written and deleted for it. `PAYLOADS` names a
 * folder of match bodies as Riot sends them, from which the matches are made instead of those of the demo world; then there are no
 * timelines.
 */
export async function storage(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const payloads = process.env['PAYLOADS']
  const originals = payloads === undefined ? undefined : readOriginals(payloads)
  for (const arriving of ARRIVING) {
    const path = join(folder, `${arriving}.db`)
    const { writes, bytes, inFile, pruning } = await record(path, createVariedMatches('plain', originals), arriving)
    print(
      `\n${MATCHES.toLocaleString('en')} matches of one patch, ${arriving} at a time: documents written for a match\n`,
    )
    printRows(writes, (count) => (count / MATCHES).toFixed(2), print)
    if (arriving !== ARRIVING[2]) continue
    print('\nBytes of the documents of a match\n')
    printRows(bytes, (sum) => String(Math.round(sum / MATCHES)), print)
    print('\nBytes of a match in the file, with indexes, without free pages\n')
    print(`${String(Math.round(inFile.counted / MATCHES)).padStart(10)}  recorded and counted`)
    print(`${String(Math.round(inFile.withBuilds / MATCHES)).padStart(10)}  with its timeline and builds`)
    print('\nDocuments written or deleted for a match whose retention has ended\n')
    printRows(pruning, (count) => (count / MATCHES).toFixed(2), print)
  }
  return []
}

interface Recorded {
  /** Number of documents written or deleted, by collection. */
  readonly writes: ReadonlyMap<string, number>
  /** Bytes of the documents, by collection. */
  readonly bytes: ReadonlyMap<string, number>
  /** Bytes of the file after counting, and after timelines and builds. */
  readonly inFile: { readonly counted: number; readonly withBuilds: number }
  /** Like `writes`, for the deletion of all matches. */
  readonly pruning: ReadonlyMap<string, number>
}

/** Records and counts matches with their builds, and deletes them again. */
async function record(path: string, varied: VariedMatches, arriving: number): Promise<Recorded> {
  const counts = new Map<string, number>()
  const recording = openRecording(path, (store) => countingWrites(store, counts))
  for (let n = 0; n < MATCHES; n += arriving) {
    await recording.take(Array.from({ length: arriving }, (_, index) => varied.toText(n + index)))
  }
  const counted = bytesInUse(path)
  for (let n = 0; n < MATCHES; n += arriving) {
    await recording.takeTimelines(
      Array.from({ length: arriving }, (_, index) => varied.toTimeline(n + index) ?? []).flat(),
    )
  }
  const inFile = { counted, withBuilds: bytesInUse(path) }
  const writes = new Map(counts)
  const bytes = bytesByCollection(path)
  counts.clear()
  if ((await recording.pruneAll()) !== MATCHES) throw new Error('A match was not deleted.')
  await recording.store.close()
  return { writes, bytes, inFile, pruning: counts }
}

/** Bytes of the pages in use. Free pages are left out: the next matches use them. */
function bytesInUse(path: string): number {
  using database = new DatabaseSync(path)
  const read = (pragma: string) => Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
  return (read('page_count') - read('freelist_count')) * read('page_size')
}

/** Counts the documents that each committed transaction sets or deletes. */
function countingWrites(store: DocumentStore, writes: Map<string, number>): DocumentStore {
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
    async transaction(body) {
      const written = new Map<string, string>()
      const result = await store.transaction((transaction) =>
        body({
          get: (ref) => transaction.get(ref),
          getMany: (collection, ids) => transaction.getMany(collection, ids),
          set(ref, data) {
            written.set(`${ref.collection}/${ref.id}`, ref.collection)
            transaction.set(ref, data)
          },
          delete(ref) {
            written.set(`${ref.collection}/${ref.id}`, ref.collection)
            transaction.delete(ref)
          },
        }),
      )
      for (const collection of written.values()) writes.set(collection, (writes.get(collection) ?? 0) + 1)
      return result
    },
  }
}

function bytesByCollection(path: string): ReadonlyMap<string, number> {
  using database = new DatabaseSync(path, { readOnly: true })
  const rows = database
    .prepare(
      "SELECT collection, sum(octet_length(data) + length(coalesce(bytes, x''))) AS bytes FROM documents GROUP BY collection",
    )
    .all()
  return new Map(rows.map(({ collection, bytes }) => [String(collection), Number(bytes)]))
}

function printRows(
  figures: ReadonlyMap<string, number>,
  show: (figure: number) => string,
  print: (line: string) => void,
): void {
  const sorted = [...figures].toSorted(([, a], [, b]) => b - a)
  for (const [name, figure] of sorted) print(`${show(figure).padStart(10)}  ${name}`)
  print(`${show(sorted.reduce((sum, [, figure]) => sum + figure, 0)).padStart(10)}  together`)
}
