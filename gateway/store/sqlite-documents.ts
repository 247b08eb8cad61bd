import type { DatabaseSync } from 'node:sqlite'
import { decodeDocument } from './document-bytes.ts'
import type { DocumentChange, DocumentRef, StoredDocument } from './document-store.ts'
import type { BoundStatement } from './sqlite-statement.ts'
import type { DocumentWrite, FoundDocument } from './transaction-attempt.ts'

/** A watch that missed more changes than this gets a fresh snapshot. */
const MAX_MISSED_CHANGES = 1_000

/** Old changes are deleted each time this many have been appended. */
const CHANGES_BETWEEN_PRUNINGS = 500

/** Stands for the id of a document that is not stored any more: no document has it. A watch that meets it gets a fresh snapshot. */
export const ERASED_ID = ''

export interface VersionedDocument extends FoundDocument {
  readonly version: number
}

/** The changes of a collection after a sequence number; null when too many were missed to list them. */
export interface MissedChanges {
  readonly changes: readonly DocumentChange[] | null
  readonly sequence: number
}

export class SqliteDocuments {
  readonly #database: DatabaseSync
  readonly #find
  readonly #version
  readonly #findMany
  readonly #list
  readonly #countAfter
  readonly #set
  readonly #delete
  readonly #appendChange
  readonly #pruneChanges
  readonly #lastSequence
  readonly #missedChanges
  readonly #dataVersion

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#find = database.prepare('select id, data, bytes_field, bytes from documents where collection = ? and id = ?')
    this.#version = database.prepare('select version from documents where collection = ? and id = ?')
    this.#findMany = database.prepare(
      'select id, version, data, bytes_field, bytes from documents where collection = ? and id in (select value from json_each(?))',
    )
    this.#list = database.prepare('select id, data, bytes_field, bytes from documents where collection = ? order by id')
    this.#countAfter = database.prepare(
      `select count(*) as count, max(id) as last from (
         select id from documents where collection = ? and id > ? order by id limit ?
       )`,
    )
    this.#set = database.prepare(
      `insert into documents (collection, id, version, data, bytes_field, bytes) values (?, ?, ?, ?, ?, ?)
       on conflict (collection, id) do update set version = excluded.version, data = excluded.data,
         bytes_field = excluded.bytes_field, bytes = excluded.bytes`,
    )
    this.#delete = database.prepare('delete from documents where collection = ? and id = ?')
    this.#appendChange = database.prepare('insert into changes (collection, id) values (?, ?)')
    // Keeps one more than a watch may miss: a watch that finds no more than it may miss has then missed nothing.
    this.#pruneChanges = database.prepare(
      `delete from changes where sequence in (
         select sequence from (
           select sequence, row_number() over (partition by collection order by sequence desc) as age from changes
         ) where age > ${MAX_MISSED_CHANGES} + 1
       )`,
    )
    this.#lastSequence = database.prepare('select coalesce(max(sequence), 0) as sequence from changes')
    this.#missedChanges = database.prepare(
      `select missed.id, documents.data, documents.bytes_field, documents.bytes, max(missed.sequence) as sequence, count(*) as times
       from (
         select id, sequence from changes where collection = ?1 and sequence > ?2
         order by sequence limit ${MAX_MISSED_CHANGES} + 1
       ) as missed
       left join documents on documents.collection = ?1 and documents.id = missed.id
       group by missed.id order by max(missed.sequence)`,
    )
    this.#dataVersion = database.prepare('pragma data_version')
  }

  find({ collection, id }: DocumentRef): StoredDocument | null {
    const row = this.#find.get(collection, id)
    return row === undefined ? null : toDocument(row)
  }

  /** Returns the documents that exist, by id. */
  findMany(collection: string, ids: readonly string[]): ReadonlyMap<string, VersionedDocument> {
    const rows = this.#findMany.all(collection, JSON.stringify(ids))
    const found = rows.map((row) => ({ document: toDocument(row), version: Number(row['version']) }))
    return new Map(found.map((versioned) => [versioned.document.id, versioned]))
  }

  /** Returns the version of a document; 0 if it does not exist. */
  version({ collection, id }: DocumentRef): number {
    return Number(this.#version.get(collection, id)?.['version'] ?? 0)
  }

  /** Lists all documents of a collection, ordered by id. */
  list(collection: string): readonly StoredDocument[] {
    return this.#list.all(collection).map(toDocument)
  }

  /** Counts up to `limit` documents of a collection after an id. `last` is the id of the last one; the same id without any. */
  countAfter(collection: string, id: string, limit: number): { readonly count: number; readonly last: string } {
    const row = this.#countAfter.get(collection, id, limit)
    return { count: Number(row?.['count']), last: String(row?.['last'] ?? id) }
  }

  select({ sql, values }: BoundStatement): readonly StoredDocument[] {
    const statement = this.#database.prepare(sql)
    // The column `position` can exceed 2^53, which would fail as a number. Its value is not used.
    statement.setReadBigInts(true)
    return statement.all(...values).map(toDocument)
  }

  /** Writes documents and their changes. Call it inside {@link writeAtOnce}, with all that must happen together. */
  write(writes: readonly DocumentWrite[]): void {
    let appended = 0
    let sequence = 0
    for (const { ref, document } of writes) {
      const { collection, id } = ref
      if (document === null && this.#delete.run(collection, id).changes === 0) continue
      sequence = Number(this.#appendChange.run(collection, id).lastInsertRowid)
      appended++
      if (document === null) continue
      const { json, bytes } = document
      this.#set.run(collection, id, sequence, json, bytes?.field ?? null, bytes?.value ?? null)
    }
    // The sequence counts the changes of all processes that share the file, so each prunes for the others too.
    if (sequence % CHANGES_BETWEEN_PRUNINGS < appended) this.#pruneChanges.run()
  }

  /** Returns the sequence number of the last change in any collection; 0 before the first. */
  lastSequence(): number {
    return Number(this.#lastSequence.get()?.['sequence'])
  }

  missedChanges(collection: string, sequence: number): MissedChanges {
    const rows = this.#missedChanges.all(collection, sequence)
    const count = rows.reduce((sum, row) => sum + Number(row['times']), 0)
    const last = rows.at(-1)
    const isKnown = count <= MAX_MISSED_CHANGES && rows.every(({ id }) => id !== ERASED_ID)
    return {
      changes: isKnown ? rows.map(toChange) : null,
      sequence: last === undefined ? sequence : Number(last['sequence']),
    }
  }

  /** Returns a number that differs from the last one if another process has written meanwhile. */
  dataVersion(): number {
    return Number(this.#dataVersion.get()?.['data_version'])
  }
}

type Row = Readonly<Record<string, unknown>>

function toChange(row: Row): DocumentChange {
  return row['data'] === null
    ? { kind: 'removed', id: String(row['id']) }
    : { kind: 'upserted', document: toDocument(row) }
}

function toDocument(row: Row): StoredDocument {
  const { bytes_field: field, bytes: value } = row
  const bytes = typeof field === 'string' && value instanceof Uint8Array ? { field, value } : null
  return { id: String(row['id']), data: decodeDocument({ json: String(row['data']), bytes }) }
}
