import type { DocumentQuery, FieldIndex, IndexDeclaration, Scalar, Where } from './document-store.ts'
import { valuesOf } from './query-rules.ts'
import { toItemTable, toSelectByItem } from './sqlite-item-table.ts'
import {
  type BoundStatement,
  identifier,
  jsonPath,
  PARSED_VALUE,
  type SqliteIndex,
  textLiteral,
} from './sqlite-statement.ts'

export function toSqliteIndex(declaration: IndexDeclaration): SqliteIndex {
  return 'contains' in declaration ? toItemTable(declaration) : toFieldIndex(declaration)
}

/** Takes a checked query, and uses the document ids when the index is null. */
export function toSelect(collection: string, query: DocumentQuery, index: IndexDeclaration | null): BoundStatement {
  if (index !== null && 'contains' in index) return toSelectByItem(query, index)
  return toSelectByFields(collection, query, index)
}

function toFieldIndex(declaration: FieldIndex): SqliteIndex {
  const { collection, equality, order } = declaration
  const columns = equality.map(equalityColumn)
  const conditions = [`collection = ${textLiteral(collection)}`]
  if (order === undefined) {
    columns.push('id')
  } else {
    columns.push(`${orderColumn(order.field)} ${order.direction}`, `id ${order.direction}`)
    conditions.push(`${orderColumn(order.field)} is not null`)
  }
  const name = indexName(declaration)
  return {
    name,
    create: `create index if not exists ${identifier(name)} on documents (${columns.join(', ')}) where ${conditions.join(' and ')}`,
  }
}

function toSelectByFields(collection: string, query: DocumentQuery, index: FieldIndex | null): BoundStatement {
  const { orderBy, limit } = query
  const range = toRange(query)

  // One select for each combination of `in` values: SQLite merges them in order, whereas `in (…)` would make it sort.
  const position = orderBy === undefined ? '' : `, ${orderColumn(orderBy.field)} as position`
  const source = index === null ? 'documents' : `documents indexed by ${identifier(indexName(index))}`
  const selects = combinations(query.where ?? []).map((equalities): BoundStatement => {
    const conditions = [`collection = ${textLiteral(collection)}`, ...equalities.map(toCondition), ...range.conditions]
    return {
      sql: `select id, data, bytes_field, bytes${position} from ${source} where ${conditions.join(' and ')}`,
      values: [...equalities.map(({ value }) => JSON.stringify(value)), ...range.values],
    }
  })

  const order = orderBy === undefined ? 'id' : `position ${orderBy.direction}, id ${orderBy.direction}`
  return {
    sql: `${selects.map(({ sql }) => sql).join(' union all ')} order by ${order} limit ?`,
    values: [...selects.flatMap(({ values }) => values), limit],
  }
}

interface Range {
  readonly conditions: readonly string[]
  readonly values: readonly string[]
}

const NO_RANGE: Range = { conditions: [], values: [] }

function toRange({ orderBy, startAfter }: DocumentQuery): Range {
  if (orderBy === undefined) {
    return startAfter === undefined ? NO_RANGE : { conditions: ['id > ?'], values: [startAfter.id] }
  }

  const column = orderColumn(orderBy.field)
  const conditions = [`${column} is not null`]
  const values: string[] = []
  const add = (condition: string, ...added: readonly string[]) => {
    conditions.push(condition)
    values.push(...added)
  }

  // After a cursor, the bound of the range on the same side only filters: the plus keeps SQLite from seeking by it.
  const { direction, from, below } = orderBy
  const lower = startAfter !== undefined && direction === 'asc' ? `+(${column})` : column
  const upper = startAfter !== undefined && direction === 'desc' ? `+(${column})` : column
  if (from !== undefined) add(`${lower} >= ${PARSED_VALUE}`, JSON.stringify(from))
  if (below !== undefined) add(`${upper} < ${PARSED_VALUE}`, JSON.stringify(below))
  // In SQLite every number sorts before every text, so the empty text separates the two types.
  if (below === undefined && typeof from === 'number') add(`${upper} < ''`)
  if (from === undefined && typeof below === 'string') add(`${lower} >= ''`)

  if (startAfter?.value !== undefined) {
    const value = JSON.stringify(startAfter.value)
    const [atOrBehind, behind] = direction === 'asc' ? ['>=', '>'] : ['<=', '<']
    add(`${column} ${atOrBehind} ${PARSED_VALUE}`, value)
    add(`(${column} ${behind} ${PARSED_VALUE} or id ${behind} ?)`, value, startAfter.id)
  }
  return { conditions, values }
}

interface Equality {
  readonly field: string
  readonly value: Scalar
}

/** Lists every combination of one value for each field. */
function combinations(where: readonly Where[]): readonly (readonly Equality[])[] {
  let chosen: readonly (readonly Equality[])[] = [[]]
  for (const condition of where) {
    const choices = [...new Set(valuesOf(condition))].map((value) => ({ field: condition.field, value }))
    chosen = chosen.flatMap((equalities) => choices.map((choice) => equalities.concat(choice)))
  }
  return chosen
}

function toCondition({ field }: Equality): string {
  return `${equalityColumn(field)} = ?`
}

/** The value as JSON text, so that `1`, `"1"` and `true` differ. */
function equalityColumn(field: string): string {
  return `data -> ${jsonPath(field)}`
}

/** The value itself, so that it can be ordered. */
function orderColumn(field: string): string {
  return `data ->> ${jsonPath(field)}`
}

function indexName({ collection, equality, order }: FieldIndex): string {
  const fields = [...equality, ...(order === undefined ? [] : [`${order.field} ${order.direction}`])]
  return `${collection} by ${fields.join(', ')}`
}
