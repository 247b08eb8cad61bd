import { checkCollection, checkId } from './document-checks.ts'
import { InvalidQuery, MissingIndex } from './document-store-errors.ts'
import type { DocumentQuery, IndexDeclaration, Scalar, Where } from './document-store.ts'

const MAX_LIMIT = 1_000
const MAX_ALTERNATIVES = 30
const FIELD_PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/

/** Throws `InvalidReference` or {@link InvalidQuery} for a query that breaks a rule of the port. */
export function checkQuery(collection: string, { where = [], orderBy, startAfter, limit }: DocumentQuery): void {
  checkCollection(collection)
  const refuse = (rule: string) => new InvalidQuery(collection, rule)

  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw refuse(`limit must be a whole number from 1 to ${MAX_LIMIT}, not ${limit}`)
  }

  const fields = [...where.map(({ field }) => field), ...(orderBy === undefined ? [] : [orderBy.field])]
  for (const [index, field] of fields.entries()) {
    if (!FIELD_PATH.test(field)) throw refuse(`${JSON.stringify(field)} is not a valid field path`)
    if (fields.indexOf(field) !== index) throw refuse(`${field} is used twice; use each field once`)
  }

  const list = where.find((condition) => 'contains' in condition)
  if (list !== undefined && (where.length > 1 || orderBy !== undefined)) {
    throw refuse(`contains on ${list.field} allows no other condition and no order; filter and sort the result instead`)
  }

  for (const condition of where) {
    if ('in' in condition && condition.in.length === 0) throw refuse(`in on ${condition.field} has no values`)
  }
  const alternatives = where.reduce((product, condition) => product * valuesOf(condition).length, 1)
  if (alternatives > MAX_ALTERNATIVES) {
    throw refuse(`in has ${alternatives} alternatives, where ${MAX_ALTERNATIVES} are allowed; split the query`)
  }

  const { from, below } = orderBy ?? {}
  if (from !== undefined && below !== undefined && typeof from !== typeof below) {
    throw refuse('from and below must both be numbers or both be strings')
  }

  if (startAfter !== undefined) {
    checkId(startAfter.id)
    if (orderBy === undefined && startAfter.value !== undefined) throw refuse('startAfter has a value but no order')
    if (orderBy !== undefined && startAfter.value === undefined) throw refuse('startAfter lacks the value of the order')
  }

  const values = [...where.flatMap(valuesOf), from, below, startAfter?.value]
  for (const value of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw refuse(`${value} is not a finite number`)
  }
}

/** Throws `InvalidReference` or {@link InvalidQuery} for a collection or a limit that can't be counted. */
export function checkCount(collection: string, limit: number | undefined): void {
  checkCollection(collection)
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1)) {
    throw new InvalidQuery(collection, `the limit of a count must be a whole number from 1, not ${limit}`)
  }
}

/** Returns the values that a condition accepts: of the field, or of an item of the list. */
export function valuesOf(condition: Where): readonly Scalar[] {
  if ('in' in condition) return condition.in
  return ['contains' in condition ? condition.contains : condition.equals]
}

/**
 * Returns the index that answers a query; null for a query by id only. Equality on one field needs no declaration, because
 * Firestore creates those indexes automatically. Throws {@link MissingIndex} for any other query whose index is not declared;
 * that includes `contains`, for which SQLite fills a table.
 */
export function indexFor(
  declared: readonly IndexDeclaration[],
  collection: string,
  query: DocumentQuery,
): IndexDeclaration | null {
  const { where = [], orderBy } = query
  if (where.length === 0 && orderBy === undefined) return null

  const needed = neededBy(collection, query)
  const found = declared.find((declaration) => answers(declaration, needed))
  if (found !== undefined) return found
  if ('equality' in needed && where.length === 1 && orderBy === undefined) return needed
  throw new MissingIndex(needed)
}

function neededBy(collection: string, { where = [], orderBy }: DocumentQuery): IndexDeclaration {
  const list = where.find((condition) => 'contains' in condition)
  if (list !== undefined) return { collection, contains: list.field }
  return {
    collection,
    equality: where.map(({ field }) => field),
    ...(orderBy !== undefined && { order: { field: orderBy.field, direction: orderBy.direction } }),
  }
}

function answers(declared: IndexDeclaration, needed: IndexDeclaration): boolean {
  if (declared.collection !== needed.collection) return false
  if ('contains' in needed) return 'contains' in declared && declared.contains === needed.contains
  return (
    !('contains' in declared) &&
    declared.equality.length === needed.equality.length &&
    declared.equality.every((field) => needed.equality.includes(field)) &&
    declared.order?.field === needed.order?.field &&
    declared.order?.direction === needed.order?.direction
  )
}
