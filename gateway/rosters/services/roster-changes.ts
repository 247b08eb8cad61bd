import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Where } from '../../store/document-store.ts'
import { rosterChangeDocumentId, rosterChangesCollection } from '../collections/roster-changes.ts'
import {
  compareChanges,
  isWanted,
  parseRosterChangeCursor,
  type RosterChangeFilter,
  type RosterChangePosition,
} from '../rules/roster-change-list.ts'
import type { RosterChange } from '../rules/roster-change.ts'

/** Changes per read of the whole ledger. */
const BATCH = 500

export interface RosterChangePage {
  /** Newest first. */
  readonly changes: readonly RosterChange[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

export interface RosterChangePageRequest {
  /** Maximum number of changes. */
  readonly first: number
  /** Cursor of the last change of the previous page; null for the first page. */
  readonly after: string | null
}

/** Changes per read by their numbers. */
const CHANGES_AT_ONCE = 100

/** Team codes may be written in any case. */
export interface RosterChanges {
  /** Reads of one turn of the event loop are batched. */
  findChange(number: number): Promise<RosterChange | null>
  /** Returns a page of the changes, newest first by (at, number). Throws `InvalidCursorError`. */
  listChanges(filter: RosterChangeFilter, request: RosterChangePageRequest): Promise<RosterChangePage>
  /** Returns the newest changes, newest first. */
  listNewest(filter: RosterChangeFilter, count: number): Promise<readonly RosterChange[]>
  /** Returns every change after the given number, in the order of the numbers. */
  listSince(number: number, filter: RosterChangeFilter): Promise<readonly RosterChange[]>
}

export function createRosterChanges(store: DocumentStore): RosterChanges {
  const changes = openCollection(store, rosterChangesCollection)
  const readChange = createBatchReader(changes, CHANGES_AT_ONCE)

  /** Returns more than `limit` where two lists were read. */
  async function listAfter(
    { team, playerId }: RosterChangeFilter,
    after: RosterChangePosition | null,
    limit: number,
  ): Promise<readonly RosterChange[]> {
    const startAfter = after === null ? {} : { startAfter: placeOf(after) }
    const read = async (where: readonly Where[]) => {
      const found = await changes.list({ where, orderBy: { field: 'at', direction: 'desc' }, ...startAfter, limit })
      return found.map(({ value }) => value)
    }
    if (playerId !== null) return read([{ field: 'playerId', equals: playerId }])
    if (team === null) return read([])
    const [left, joined] = await Promise.all([
      read([{ field: 'fromTeam', equals: team }]),
      read([{ field: 'toTeam', equals: team }]),
    ])
    const byNumber = new Map([...left, ...joined].map((change) => [change.number, change]))
    return [...byNumber.values()].toSorted(compareChanges)
  }

  /** Returns up to `count` matching changes after a position. */
  async function listWanted(
    filter: RosterChangeFilter,
    after: RosterChangePosition | null,
    count: number,
  ): Promise<readonly RosterChange[]> {
    const wanted: RosterChange[] = []
    let place = after
    for (;;) {
      const found = await listAfter(filter, place, count)
      wanted.push(...found.filter((change) => isWanted(change, filter)))
      place = found.at(-1) ?? null
      if (wanted.length >= count || found.length < count || place === null) return wanted.slice(0, count)
    }
  }

  return {
    findChange: (number) => readChange(rosterChangeDocumentId(number)),
    async listChanges(filter, { first, after }) {
      const place = after === null ? null : parseRosterChangeCursor(after)
      const wanted = await listWanted(upperCased(filter), place, first + 1)
      return { changes: wanted.slice(0, first), hasNextPage: wanted.length > first, hasPreviousPage: after !== null }
    },
    listNewest: (filter, count) => listWanted(upperCased(filter), null, count),
    async listSince(number, filter) {
      const wanted: RosterChange[] = []
      for (let known = number; ;) {
        const orderBy = { field: 'number', direction: 'asc', from: known + 1 } as const
        const found = await changes.list({ orderBy, limit: BATCH })
        wanted.push(...found.map(({ value }) => value).filter((change) => isWanted(change, upperCased(filter))))
        const last = found.at(-1)
        if (last === undefined || found.length < BATCH) return wanted
        known = last.value.number
      }
    },
  }
}

function upperCased({ team, playerId }: RosterChangeFilter): RosterChangeFilter {
  return { team: team?.toUpperCase() ?? null, playerId }
}

function placeOf({ at, number }: RosterChangePosition) {
  return { value: at, id: rosterChangeDocumentId(number) }
}
