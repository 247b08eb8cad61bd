import type { DatabaseSync } from 'node:sqlite'
import type { DocumentChange, DocumentData, DocumentRef, StoredDocument } from '../ports/document-store.ts'
import type { BoundStatement } from './sqlite-query.ts'
import type { DocumentWrite, FoundDocument } from './transaction-attempt.ts'

/** A watch that missed more changes than this begins anew with a snapshot. */
const MAX_MISSED_CHANGES = 1_000

/** After so many changes the oldest are thrown away. */
const CHANGES_BETWEEN_PRUNINGS = 500

/** A document and the sequence of the change that made it what it is. */
export interface VersionedDocument extends FoundDocument {
  readonly version: number
}

/** The changes of a collection behind a sequence; null where too many were missed to tell them one by one. */
export interface MissedChanges {
  readonly changes: readonly DocumentChange[] | null
  readonly sequence: number
}

/** The statements over the tables of one open file. */
export class SqliteDocuments {
  readonly #database: DatabaseSync
  readonly #find
  readonly #version
  readonly #findMany
  readonly #list
  readonly #set
  readonly #delete
  readonly #appendChange
  readonly #pruneChanges
  readonly #lastSequence
  readonly #missedChanges
  readonly #dataVersion

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#find = database.prepare('select id, data from documents where collection = ? and id = ?')
    this.#version = database.prepare('select version from documents where collection = ? and id = ?')
    this.#findMany = database.prepare(
      'select id, version, data from documents where collection = ? and id in (select value from json_each(?))',
    )
    this.#list = database.prepare('select id, data from documents where collection = ? order by id')
    this.#set = database.prepare(
      `insert into documents (collection, id, version, data) values (?, ?, ?, ?)
       on conflict (collection, id) do update set data = excluded.data, version = excluded.version`,
    )
    this.#delete = database.prepare('delete from documents where collection = ? and id = ?')
    this.#appendChange = database.prepare('insert into changes (collection, id) values (?, ?)')
    // One more than a watch may miss stays, so that a watch that finds no more than it may miss has missed nothing.
    this.#pruneChanges = database.prepare(
      `delete from changes where sequence in (
         select sequence from (
           select sequence, row_number() over (partition by collection order by sequence desc) as age from changes
         ) where age > ${MAX_MISSED_CHANGES} + 1
       )`,
    )
    this.#lastSequence = database.prepare('select coalesce(max(sequence), 0) as sequence from changes')
    this.#missedChanges = database.prepare(
      `select missed.id, documents.data, max(missed.sequence) as sequence, count(*) as times
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

  /** The documents that are there, by id. */
  findMany(collection: string, ids: readonly string[]): ReadonlyMap<string, VersionedDocument> {
    const rows = this.#findMany.all(collection, JSON.stringify(ids))
    const found = rows.map((row) => ({ document: toDocument(row), version: Number(row['version']) }))
    return new Map(found.map((versioned) => [versioned.document.id, versioned]))
  }

  /** 0 where there is no such document. */
  version({ collection, id }: DocumentRef): number {
    return Number(this.#version.get(collection, id)?.['version'] ?? 0)
  }

  /** All of a collection, by id. */
  list(collection: string): readonly StoredDocument[] {
    return this.#list.all(collection).map(toDocument)
  }

  select({ sql, values }: BoundStatement): readonly StoredDocument[] {
    const statement = this.#database.prepare(sql)
    // A position beyond 2^53 can't be read as a number, and nobody reads it.
    statement.setReadBigInts(true)
    return statement.all(...values).map(toDocument)
  }

  /** Belongs into one `writeAtOnce` with all that must happen together. */
  write(writes: readonly DocumentWrite[]): void {
    let appended = 0
    let sequence = 0
    for (const { ref, json } of writes) {
      const { collection, id } = ref
      if (json === null && this.#delete.run(collection, id).changes === 0) continue
      sequence = Number(this.#appendChange.run(collection, id).lastInsertRowid)
      appended++
      if (json !== null) this.#set.run(collection, id, sequence, json)
    }
    // Counted over all processes that share the file, so that each prunes for the others too.
    if (sequence % CHANGES_BETWEEN_PRUNINGS < appended) this.#pruneChanges.run()
  }

  /** The sequence of the last change anywhere, 0 before the first. */
  lastSequence(): number {
    return Number(this.#lastSequence.get()?.['sequence'])
  }

  missedChanges(collection: string, sequence: number): MissedChanges {
    const rows = this.#missedChanges.all(collection, sequence)
    const count = rows.reduce((sum, row) => sum + Number(row['times']), 0)
    const last = rows.at(-1)
    return {
      changes: count > MAX_MISSED_CHANGES ? null : rows.map(toChange),
      sequence: last === undefined ? sequence : Number(last['sequence']),
    }
  }

  /** Another number than last time when another process has written meanwhile. */
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
  // Only `write` fills these columns, with text, and what it was given was checked.
  const data: DocumentData = JSON.parse(String(row['data']))
  return { id: String(row['id']), data }
}
