import type { DocumentQuery, ListIndex } from './document-store.ts'
import { valuesOf } from './query-rules.ts'
import {
  type BoundStatement,
  identifier,
  jsonPath,
  PARSED_VALUE,
  type SqliteIndex,
  textLiteral,
} from './sqlite-statement.ts'

/**
 * Each string of each list, with the ids of its documents. Triggers keep it up to date for every process that writes the file, even
 * for one without the declaration.
 */
export function toItemTable(index: ListIndex): SqliteIndex {
  const name = tableName(index)
  const table = identifier(name)
  const trigger = (event: string) => `create trigger if not exists ${identifier(`${name} on ${event}`)} after ${event}`

  const path = jsonPath(index.contains)
  const isIndexed = (row: string) => `${row}.collection = ${textLiteral(index.collection)}`
  // Without the type of the field, json_each would also list the fields of an object, or a single value.
  const items = (row: string) => `json_each(${row}.data, ${path}) as listed
    where json_type(${row}.data, ${path}) = 'array' and listed.type = 'text'`

  // A list may repeat an item. `insert or ignore` would fail in an upsert, whose own conflict policy applies to its triggers.
  const add = `insert into ${table} select listed.value, new.id from ${items('new')} on conflict do nothing;`
  const remove = `delete from ${table} where id = old.id and item in (select listed.value from ${items('old')});`
  const changed = `old.data -> ${path} is not new.data -> ${path}`

  return {
    name,
    create: `
      create table if not exists ${table} (
        item text not null, id text not null, primary key (item, id)
      ) strict, without rowid;
      ${trigger('insert')} on documents when ${isIndexed('new')} begin ${add} end;
      ${trigger('update')} on documents when ${isIndexed('new')} and ${changed} begin ${remove} ${add} end;
      ${trigger('delete')} on documents when ${isIndexed('old')} begin ${remove} end;
      insert into ${table} select listed.value, documents.id
        from documents, ${items('documents')} and ${isIndexed('documents')}
        on conflict do nothing;
    `,
  }
}

/** Takes a checked query for an item of a list. */
export function toSelectByItem(query: DocumentQuery, index: ListIndex): BoundStatement {
  const { where = [], startAfter, limit } = query
  const behind = startAfter === undefined ? '' : 'and items.id > ?'
  return {
    // A cross join reads its tables as written: the ids in order, and then their documents.
    sql: `select documents.id, data, bytes_field, bytes from ${identifier(tableName(index))} as items
      cross join documents on documents.collection = ${textLiteral(index.collection)} and documents.id = items.id
      where items.item = ${PARSED_VALUE} ${behind} order by items.id limit ?`,
    values: [
      ...where.flatMap(valuesOf).map((value) => JSON.stringify(value)),
      ...(startAfter === undefined ? [] : [startAfter.id]),
      limit,
    ],
  }
}

function tableName({ collection, contains }: ListIndex): string {
  return `${collection} by items of ${contains}`
}
