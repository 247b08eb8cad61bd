import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DocumentStore } from '../gateway/store/document-store.ts'
import type { Contest } from './contest.ts'
import { openRecording } from './recording.ts'
import { createVariedMatches } from './varied-matches.ts'

/** Matches over which bytes and writes are averaged. */
const MATCHES = 3_000

/** Matches that arrive together: one, a page of a history, and as many as are counted at once. */
const ARRIVING = [1, 20, 150] as const

/** Prints the bytes of a stored and counted match by collection, and the documents written and deleted for it. */
export async function storage(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  for (const arriving of ARRIVING) {
    const path = join(folder, `${arriving}.db`)
    const { writes, bytes, pruning } = await record(path, arriving)
    print(
      `\n${MATCHES.toLocaleString('en')} matches of one patch, ${arriving} at a time: documents written for a match\n`,
    )
    printRows(writes, (count) => (count / MATCHES).toFixed(2), print)
    if (arriving !== ARRIVING[1]) continue
    print('\nBytes of a match in the file, without indexes and free pages\n')
    printRows(bytes, (sum) => String(Math.round(sum / MATCHES)), print)
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
  /** Like `writes`, for the deletion of all matches. */
  readonly pruning: ReadonlyMap<string, number>
}

/** Records and counts matches, and deletes them again. */
async function record(path: string, arriving: number): Promise<Recorded> {
  const counts = new Map<string, number>()
  const varied = createVariedMatches('plain')
  const recording = openRecording(path, (store) => countingWrites(store, counts))
  for (let n = 0; n < MATCHES; n += arriving) {
    await recording.take(Array.from({ length: arriving }, (_, index) => varied.toText(n + index)))
  }
  const writes = new Map(counts)
  const bytes = bytesByCollection(path)
  counts.clear()
  if ((await recording.pruneAll()) !== MATCHES) throw new Error('A match was not deleted.')
  await recording.store.close()
  return { writes, bytes, pruning: counts }
}

/** Counts the documents that each committed transaction sets or deletes. */
function countingWrites(store: DocumentStore, writes: Map<string, number>): DocumentStore {
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
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
